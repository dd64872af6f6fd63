import { itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { GAS_GIANT } from '../data/hexes.ts';
import { cardsInGame } from '../edicts/hands.ts';
import { give, handOf, KINDS, kindOf, reveal, valueOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { byTurn, groundOf, has, isSilent, NOBODY, NOWHERE, now, type Place, type Table } from '../rules/table.ts';
import { basesOf, freeAll, liftable, move, tokensAt, vacant } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'sniveler.agree': { locals: { seat: Seat; about: 'tokens' | 'bases'; against: Seat[] }; answer: string };
    'sniveler.base': { locals: { seat: Seat }; answer: Place };
    'sniveler.want': { locals: { seat: Seat }; answer: string };
    'sniveler.offer': { locals: { seat: Seat; want: string; given?: [Seat, Slot] }; answer: Slot | null };
  }
}

const others = (state: State<Table>, seat: Seat): Seat[] => byTurn(state).filter((other) => other !== seat);

const inWarp = ({ warp }: Table, seat: Seat): number => warp[seat] ?? 0;

/** §9.0: all bases, at home and outside; a Gas Giant or the Dust counts as three, or as its tokens if there are fewer. */
function basesFor(table: Table, seat: Seat): number {
  const ground = groundOf(table, seat);
  const bases = basesOf(table, seat);
  if (ground === NOWHERE) return bases.length;
  const home = Math.min(GAS_GIANT.bases, tokensAt(table, ground, seat));
  return bases.filter((place) => place !== ground).length + (rule('9.2', true) ? home : 1);
}

/** Planets outside its own system where it could have a base; R6: not on the one it attacks, unless it would stand beside it (§9.2). */
function prizes(state: State<Table>, seat: Seat): Place[] {
  const { systems } = state.table;
  const { target } = now(state.table);
  const isBeside = (place: Place): boolean => groundOf(state.table, systems[place] ?? NOBODY) === place;
  return vacant(state, seat).filter(
    (place) => systems[place] !== seat && (!rule('3.32', place === target) || isBeside(place)),
  );
}

/** §15.4: those who can say nothing cannot agree to anything (R254). */
const unheard = (state: State<Table>, seat: Seat): Seat[] =>
  others(state, seat).filter((other) => rule('15.4', isSilent(state.table, other)));

/** What it has reason to whine about, as far as the view tells. */
function reasons(view: State<Table>, seat: Seat): string[] {
  const { table } = view;
  const all = others(view, seat);
  return [
    ...(all.every((other) => inWarp(table, seat) > inWarp(table, other)) ? ['whine-tokens'] : []),
    ...(all.every((other) => basesFor(table, seat) < basesFor(table, other)) ? ['whine-bases'] : []),
    ...(wants(view, seat).length > 0 ? ['whine-cards'] : []),
  ];
}

/** Once in a challenge it whines about tokens, bases or cards: the others give in, or suffer with it. */
export const sniveler: Power = {
  acts: [
    {
      at: '3b',
      by: 'main',
      targets: reasons,
      noun: 'word',
      do(kit, { seat, target }) {
        if (target === 'whine-cards') kit.call('sniveler.want', { seat });
        else kit.call('sniveler.agree', { seat, about: target === 'whine-bases' ? 'bases' : 'tokens', against: [] });
      },
    },
  ],
};

/** All others answer at once, and only then is it said who is against it. */
export const snivelerAgree: Step<'sniveler.agree'> = {
  together: 'sealed',
  may: (state, { seat }) => (unheard(state, seat).length > 0 ? [] : others(state, seat)),
  ask: ({ table }, { seat, about }, other) => ({
    prompt: {
      key: about === 'tokens' ? 'ask.whine-tokens' : 'ask.whine-bases',
      args: { seat, n: Math.max(0, inWarp(table, seat) - inWarp(table, other)) },
    },
    choice: { kind: 'one', noun: 'word', options: ['give-in', 'refuse'] },
    otherwise: 'give-in',
  }),
  why: () => no('4.1', 'refuse.whine'),
  take(_, { against }, other, answer) {
    if (answer === 'refuse') against.push(other);
  },
  run(kit, { seat, about, against: refusing }) {
    const { state } = kit;
    const against = [...refusing, ...unheard(state, seat)];
    kit.leave();
    if (against.length === 0) {
      kit.tell('log.whine-heard', { seat });
      if (about === 'tokens') freeAll(kit, seat, '4.1');
      else if (liftable(state, seat).length > 0) kit.call('colony', { seat, places: prizes(state, seat) });
      return;
    }
    kit.tell('log.whine-refused', { seat, against });
    for (const other of others(state, seat).toReversed())
      if (about === 'bases') kit.call('sniveler.base', { seat: other });
      else pull(kit, other, inWarp(state.table, seat) - inWarp(state.table, other));
  },
};

/** So many of its tokens follow into the Warp. */
function pull(kit: Kit, seat: Seat, n: number): void {
  if (n > 0) kit.call('pay', { seat, n, cause: 'effect', by: '4.1' });
}

/** The bases that a player can give up: not what is fought over, nor what cannot be left; a Gas Giant and the Dust are left for
 *  themselves, so nothing comes of that. */
function bases(state: State<Table>, seat: Seat): Place[] {
  const { table } = state;
  const { target, holding } = now(table);
  return basesOf(table, seat).filter(
    (place) =>
      place !== groundOf(table, seat) &&
      !(place === target && has(holding, seat)) &&
      bend(state, 'leaves', true, seat, place),
  );
}

/** Its tokens go home. */
export const snivelerBase: Step<'sniveler.base'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = bases(view, seat);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.give-up' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('4.1', 'refuse.give-up'),
  take: (kit, _, seat, place) => giveUp(kit, seat, place),
  run(kit, { seat }) {
    const [place] = bases(kit.state, seat);
    if (place === undefined) kit.leave();
    else giveUp(kit, seat, place);
  },
};

function giveUp(kit: Kit<'sniveler.base'>, seat: Seat, place: Place): void {
  const n = tokensAt(kit.state.table, place, seat);
  kit.tell('log.gives-up', { seat, place, n });
  move(kit, seat, place, -n);
  kit.goto('home', { seat, n, except: place });
}

/** `want-kind edict`, `want-least 15`: what a card must be. */
function isWanted(item: number, want: string): boolean {
  const [sort, what] = want.split(' ');
  if (item < 0) return false;
  return sort === 'want-kind' ? kindOf(item) === what : kindOf(item) === 'attack' && valueOf(item) >= Number(what);
}

/** Of what its hand has none, as far as the view tells. */
function wants(view: State<Table>, seat: Seat): string[] {
  const cards = cardsInGame(view.table);
  const held = handOf(view.table, seat).map((slot) => itemOf(view, slot));
  const values = new Set(cards.filter((item) => kindOf(item) === 'attack').map(valueOf));
  return [
    ...KINDS.filter((kind) => cards.some((item) => kindOf(item) === kind)).map((kind) => `want-kind ${kind}`),
    ...[...values].map((value) => `want-least ${value}`),
  ].filter((want) => !held.some((item) => isWanted(item, want)));
}

export const snivelerWant: Step<'sniveler.want'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = wants(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'deed', options } as const;
    return { prompt: { key: 'ask.want' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('4.1', 'refuse.want'),
  take(kit, _, seat, want) {
    kit.tell('log.wants', { seat, want });
    kit.goto('sniveler.offer', { seat, want });
  },
};

/** Whoever has such a card may give it; all say so at once, and the first of them in the order of play does. If nobody does,
 *  all such cards are discarded. */
export const snivelerOffer: Step<'sniveler.offer'> = {
  together: 'sealed',
  may: (state, { seat }) => others(state, seat).filter((other) => handOf(state.table, other).length > 0),
  ask(view, { seat, want }, other) {
    const options = handOf(view.table, other).filter((slot) => isWanted(itemOf(view, slot), want));
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.offer', args: { seat, want } }, choice, pass: true };
  },
  why: () => no('4.1', 'refuse.offer'),
  take(_, frame, other, slot) {
    if (slot !== null) frame.given ??= [other, slot];
  },
  run(kit, { seat, want, given }) {
    kit.leave();
    if (given === undefined) return others(kit.state, seat).forEach((other) => discardAll(kit, other, want));
    const [from, slot] = given;
    give(kit, from, seat, [slot]);
    kit.tell('log.given', { from, to: seat, n: 1 });
  },
};

function discardAll(kit: Kit, seat: Seat, want: string): void {
  const items = handOf(kit.state.table, seat).map((slot) => itemOf(kit.state, slot));
  for (const item of items.filter((each) => isWanted(each, want))) {
    reveal(kit, seat, item);
    kit.tell('log.discards', { seat, card: item });
    kit.call('discard', { item, by: seat });
  }
}
