// Deals (§3.83, §3.84): the main players offer each other cards and bases in turn, so many proposals each (R27). Who accepts
// picks the cards it gives; what the author gives, it has named. Nobody gains more than one base.

import { type Amount, must, no, type Offer, rule, type Scalar, type Seat, type State, total } from '@orrery/kernel';
import { CONE, FAILED_DEAL } from '../data/hexes.ts';
import { kickerOf } from './cardplay.ts';
import { handOf, layDown, takeUp } from './cards.ts';
import { bend, isMoon, react } from './live.ts';
import { ON_CONE } from './losses.ts';
import { payTo } from './purse.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import { groundOf, isMain, isOn, isSilent, LUCRE, now, OFFENSE, type Place, SIDES, type Table } from './table.ts';
import { open } from './moments.ts';
import { basesOf, firstOf, free, freeable, liftable, move, onCone, settle, tokensAt, tokensOut } from './tokens.ts';

/** A proposal by whoever has the word; a pass gives it to the other, and costs a proposal too. */
export const deal: Step<'deal'> = {
  may: ({ table }, { parties, left, turn, settled }) =>
    settled !== true && left[turn] > 0 && canSpeak(table, parties) ? [parties[turn]] : [],
  ask(view, { parties, left, turn }, seat) {
    const to = parties[turn === 0 ? 1 : 0];
    const choice = {
      kind: 'offer',
      to: [to],
      give: given(view, seat, to),
      want: wanted(view, seat, to),
      gifts: true,
    } as const;
    if (choice.give.length + choice.want.length === 0) return null;
    return { prompt: { key: 'ask.deal', args: { to, left: left[turn] } }, choice, pass: true };
  },
  why(view, { parties, turn }, seat, answer) {
    const to = parties[turn === 0 ? 1 : 0];
    const offer = typeof answer === 'object' && answer !== null && 'to' in answer ? answer : null;
    const bases = [
      ...chosen(given(view, seat, to), offer?.give ?? []),
      ...chosen(wanted(view, seat, to), offer?.want ?? []),
    ];
    const isMuch = bases.some(([id, n]) => id === A_BASE && rule('3.84', n > 1));
    return no('3.84', isMuch ? 'refuse.one-base' : 'refuse.deal');
  },
  take(kit, frame, seat, offer) {
    const by = frame.turn;
    const next = by === 0 ? 1 : 0;
    frame.left[by]--;
    frame.turn = frame.left[next] > 0 ? next : by;
    if (offer === null) kit.tell('log.no-offer', { seat }, '3.83');
    else propose(kit, seat, offer);
  },
  run(kit, { parties, settled }) {
    kit.leave();
    if (settled !== true) failDeal(kit, parties);
  },
};

/** §15.4: with a silenced player there is no deal. */
export const canSpeak = (table: Table, parties: readonly Seat[]): boolean =>
  !rule(
    '15.4',
    parties.some((seat) => isSilent(table, seat)),
  );

/** What the author can give: its cards by name, a base, Lucre, and what powers add. */
export function given(view: State<Table>, seat: Seat, to: Seat): Amount[] {
  return [...handOf(view.table, seat).map((slot) => piece(slot, 1)), ...pieces(view, seat, to)];
}

/** What it can ask for: so many cards of the other's choice, and the same pieces. */
const wanted = (view: State<Table>, seat: Seat, to: Seat): Amount[] => unnamed(view, to, seat);

/** What somebody can give of whom only the pieces are known. */
export function unnamed(view: State<Table>, from: Seat, to: Seat): Amount[] {
  const max = handOf(view.table, from).length;
  return [...(max > 0 ? [piece('cards', max)] : []), ...pieces(view, from, to)];
}

export const piece = (id: Scalar, max: number): Amount => ({ id, min: 0, max, weight: 1 });

/** §3.84: at most one base; which one is said afterwards. */
export function pieces(view: State<Table>, from: Seat, to: Seat): Amount[] {
  const { table } = view;
  const bases = canFound(view, to) && basesToGive(view, from, to).length > 0 ? [piece(A_BASE, 1)] : [];
  const lucre = rule('11.4', isOn(table, LUCRE)) ? (table.lucre[from] ?? 0) : 0;
  return [...bend(view, 'deals', bases, from, to), ...(lucre > 0 ? [piece('lucre', lucre)] : [])];
}

export const A_BASE = 'a-base';

/** Whether a seat has a token that could make a base: on one of its own, or on the cone (R7). */
const canFound = (view: State<Table>, seat: Seat): boolean =>
  rule('3.84', tokensOut(view, seat, 1) > 0 || onItsCone(view.table, seat) > 0);

const onItsCone = (table: Table, seat: Seat): number =>
  seat === now(table).offense ? (now(table).cone[OFFENSE][seat] ?? 0) : 0;

/** Planets where `from` has a base and `to` has none: `to` is let in, or `from` leaves too. No Moons (§13.5). */
export function basesToGive(state: State<Table>, from: Seat, to: Seat): string[] {
  const { table } = state;
  const isShared = bend(state, 'shares', true, from, to);
  return planetsToGive(table, from, to).flatMap((place) => {
    // §9.2, §9.5: on a Gas Giant and in the Dust the base is a stack beside the giver's, who has nothing to leave.
    if (place === groundOf(table, from)) return [`base ${place}`];
    const mayLeave = bend(state, 'leaves', true, from, place);
    return [...(isShared ? [`base ${place}`] : []), ...(mayLeave ? [`leave ${place}`] : [])];
  });
}

export const planetsToGive = (table: Table, from: Seat, to: Seat): Place[] =>
  basesOf(table, from).filter((place) => rule('13.5', !isMoon(place)) && tokensAt(table, place, to) === 0);

type Piece = [id: Scalar, n: number];

/** What is offered lies at the end of the hand: how many cards is public, not which. */
function propose(kit: Kit<'deal'>, seat: Seat, { to, give, want }: Offer): void {
  const gives = chosen(given(kit.state, seat, to), give);
  const slots = gives.flatMap(([id]) => (typeof id === 'number' ? [id] : []));
  if (slots.length > 0) kit.lay(handOf(kit.state.table, seat), slots, [seat]);
  const wants = chosen(wanted(kit.state, seat, to), want);
  kit.call('terms', {
    from: seat,
    to,
    cards: slots.length,
    give: gives.filter(([id]) => typeof id !== 'number'),
    want: wants,
  });
}

export const chosen = (entries: readonly Amount[], amounts: readonly number[]): Piece[] =>
  entries.flatMap(({ id }, i) => ((amounts[i] ?? 0) > 0 ? [[id, amounts[i] ?? 0]] : []));

const isBase = ([id]: Piece): boolean => /^(?:base|leave) /.test(String(id));
export const isOpen = ([id]: Piece): boolean => id === A_BASE;
/** For the texts: `n-cards 2`, `base 12`, `n-lucre 3`. */
const names = (all: readonly Piece[]): string[] =>
  all.map(([id, n]) => (String(id).includes(' ') ? String(id) : `n-${id} ${n}`));

export const namesOf = (cards: number, give: readonly Piece[]): string[] =>
  names([...(cards > 0 ? [['cards', cards] satisfies Piece] : []), ...give]);

/** Which base the author gives, and which it wants; then the other is asked. */
export const terms: Step<'terms'> = {
  may: (_, { from, give, want }) => ([...give, ...want].some(isOpen) ? [from] : []),
  ask(view, { from, to, give }) {
    const isGiven = give.some(isOpen);
    const options = isGiven ? basesToGive(view, from, to) : basesToGive(view, to, from);
    const key = isGiven ? 'ask.base-given' : 'ask.base-wanted';
    return { prompt: { key }, choice: { kind: 'one', noun: 'piece', options }, otherwise: options[0] ?? '' };
  },
  why: () => no('3.84', 'refuse.deal'),
  take(_, frame, __, answer) {
    const open = frame.give.find(isOpen) ?? frame.want.find(isOpen);
    if (open !== undefined) open[0] = answer;
  },
  run(kit, { from, to, cards, give, want }) {
    kit.tell('log.offer', { seat: from, to, give: namesOf(cards, give), want: names(want) }, '3.84');
    kit.goto('reply', { from, to, cards, give, want });
  },
};

/** Who accepts picks the cards asked of it. */
export const reply: Step<'reply'> = {
  may: (_, { to }) => [to],
  ask({ table }, { from, to, cards, give: gives, want }) {
    const n = cardsIn(want);
    const args = { from, give: namesOf(cards, gives), want: names(want) };
    const prompt = { key: 'ask.reply', args };
    if (n === 0)
      return { prompt, choice: { kind: 'some', noun: 'word', options: ['accept'], min: 1, max: 1 }, pass: true };
    return { prompt, choice: { kind: 'some', noun: 'slot', options: handOf(table, to), min: n, max: n }, pass: true };
  },
  why: () => no('3.84', 'refuse.reply'),
  take(kit, frame, seat, picked) {
    const { from, to, cards, give: gives, want } = frame;
    const { parties } = must(nearest(kit.state, 'deal'), 'a deal');
    const hand = handOf(kit.state.table, from);
    if (picked === null) {
      kit.tell('log.refused', { seat }, '3.83');
      if (cards > 0) kit.mix(hand, [from]);
      return kit.leave();
    }
    const mine = hand.splice(hand.length - cards);
    const slots = picked.flatMap((id) => (typeof id === 'number' ? [id] : []));
    const theirs = slots.length === 0 ? [] : layDown(kit, seat, slots);
    kit.leave();
    kit.goto('conclude', { parties, pacts: [{ from, to, give: gives, want, mine, theirs }] });
  },
};

export const cardsIn = (want: readonly Piece[]): number => want.find(([id]) => id === 'cards')?.[1] ?? 0;

/** The deal is done, all of it at once, unless somebody undoes it (Quash). R7: what is left on the cone goes home later. */
export const conclude: Step<'conclude'> = {
  run(kit, frame) {
    const { parties, pacts } = frame;
    if (frame.stage === undefined) {
      frame.stage = 1;
      kit.tell('log.dealt', { seats: parties }, '3.84');
      return open(kit, 'dealt', { seat: parties[0] ?? -1 });
    }
    kit.leave();
    const isVoid = frame.quashed === true;
    for (const { from, to, mine, theirs } of pacts) {
      pass(kit, mine, from, isVoid ? from : to);
      pass(kit, theirs, to, isVoid ? to : from);
    }
    if (isVoid) return failDeal(kit, parties);
    const challenge = now(kit.state.table);
    challenge.ended = 'dealt';
    if (!parties.every((seat) => isMain(challenge, seat))) challenge.dealers = [...parties];
    const passed = pacts.flatMap(({ from, to, give, want }): Passed[] => [
      ...give.map((piece) => ({ piece, from, to })),
      ...want.map((piece) => ({ piece, from: to, to: from })),
    ]);
    for (const each of passed) if (!isBase(each.piece)) hand(kit, each);
    settleBases(
      kit,
      parties,
      passed.filter(({ piece }) => isBase(piece)),
    );
  },
};

/** A piece that changes hands. */
interface Passed {
  piece: Piece;
  from: Seat;
  to: Seat;
}

/** Cards set aside come to a hand; who gave them knows them. */
function pass(kit: Kit, slots: readonly number[], from: Seat, to: Seat): void {
  if (slots.length === 0) return;
  takeUp(kit, to, slots);
  if (from !== to) kit.tell('log.given', { from, to, n: slots.length }, '3.84');
}

function hand(kit: Kit, { piece: [id, n], from, to }: Passed): void {
  if (id === 'lucre') payTo(kit, from, to, n);
  else if (id !== 'cards') react(kit.state, 'piece', (take, me) => take(kit, me, id, n, from, to));
}

/** Who leaves a base leaves it first; what has left makes the base that was granted, or goes home. */
function settleBases(kit: Kit, parties: readonly Seat[], bases: readonly Passed[]): void {
  const granted = bases.map(({ piece: [id], from, to }) => {
    const [word, place] = String(id).split(' ');
    return { from, to, place: Number(place), isLeft: word === 'leave' };
  });
  const away = parties.map((seat) =>
    total(granted.map(({ from, place, isLeft }) => (isLeft && from === seat ? leave(kit, seat, place) : 0))),
  );
  for (const [i, seat] of [...parties.entries()].toReversed()) {
    const n = away[i] ?? 0;
    const base = granted.find(({ to }) => to === seat);
    if (base !== undefined) kit.call('found', { seat, place: base.place, away: n });
    else if (n > 0) kit.call('home', { seat, n });
  }
}

function leave(kit: Kit, seat: Seat, place: Place): number {
  const n = tokensAt(kit.state.table, place, seat);
  move(kit, seat, place, -n);
  return n;
}

/** §3.83: no agreement: each loses three tokens, times the Kicker of the other side (§6.33); a negative one frees tokens. The
 *  parties come in the order of the sides, whoever speaks for them; a third has no side (Diplomat). */
export function failDeal(kit: Kit, parties: readonly Seat[]): void {
  const challenge = now(kit.state.table);
  challenge.ended = 'failed';
  kit.tell('log.no-deal', { seats: [...parties] }, '3.83');
  for (const [own, seat] of [...parties.entries()].toReversed()) {
    const others = SIDES.filter((side) => side !== own && rule('6.33', challenge.shown[side]?.attack === false));
    const factor = others.reduce<number>((product, side) => product * kickerOf(kit.state, side), 1);
    const n = bend(kit.state, 'fails', FAILED_DEAL * factor, seat);
    if (n > 0) kit.call('pay', { seat, n, cause: 'deal', by: '3.83' });
    else if (n < 0) kit.call('relief', { seat, n: -n });
    kit.tell(n > 0 ? 'log.must-lose' : n < 0 ? 'log.may-free' : 'log.loses-none', { seat, n: Math.abs(n) }, '3.83');
  }
}

/** §6.33: a negative Kicker lets the other bring tokens home instead of losing them, as many as it likes. */
export const relief: Step<'relief'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, n }) {
    const most = freeable(table, seat, n);
    if (most === 0) return null;
    const choice = { kind: 'number', noun: 'token', min: 0, max: most } as const;
    return { prompt: { key: 'ask.relief', args: { n: most } }, choice, otherwise: most };
  },
  why: (_, { n }) => no('6.33', 'refuse.relief', { n }),
  take(kit, { seat }, _, n) {
    kit.leave();
    free(kit, seat, n, '6.33');
  },
};

/** A base is gained on one of these planets, with tokens from the own bases (R71); where, its new owner says. */
export const colony: Step<'colony'> = {
  may: (_, { seat }) => [seat],
  ask(_, { places }) {
    if (places.length < 2) return null;
    const choice = { kind: 'one', noun: 'place', options: places } as const;
    return { prompt: { key: 'ask.colony' }, choice, otherwise: places[0] ?? -1 };
  },
  why: () => no('3.84', 'refuse.colony'),
  take: (kit, { seat }, _, place) => kit.goto('found', { seat, place, grounded: true }),
  run(kit, { seat, places: [place] }) {
    if (place === undefined) kit.leave();
    else kit.goto('found', { seat, place, grounded: true });
  },
};

/** A base granted or gained: one to four tokens from the own bases, or from the cone (R7, R71). */
export const found: Step<'found'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, place, away, grounded, most = CONE }) {
    const entries = founders(view, seat, place, away, grounded);
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    if (have === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 1, max: Math.min(most, have) } as const;
    return { prompt: { key: 'ask.found', args: { place } }, choice, otherwise: firstOf(entries, 1) };
  },
  why: () => no('3.84', 'refuse.found'),
  take(kit, { seat, place, away = 0, grounded }, _, amounts) {
    const entries = founders(kit.state, seat, place, away, grounded);
    let [sum, left] = [0, away];
    for (const [i, n] of amounts.entries()) {
      const id = Number(entries[i]?.id ?? -1);
      if (id === AWAY) left -= n;
      else if (id === ON_CONE) onCone(kit.state, OFFENSE, seat, -n);
      else move(kit, seat, id, -n);
      sum += n;
    }
    kit.leave();
    if (left > 0) kit.call('home', { seat, n: left });
    kit.tell('log.founds', { seat, place, n: sum }, '3.84');
    settle(kit, { seat, n: sum, place });
  },
};

/** As a place of a choice: tokens that have just left a base in the same deal. */
const AWAY = -5;

function founders(state: State<Table>, seat: Seat, place: Place, away = 0, grounded = false): Amount[] {
  const there = grounded ? 0 : onItsCone(state.table, seat);
  return [
    ...(away > 0 ? [piece(AWAY, away)] : []),
    ...(there > 0 ? [piece(ON_CONE, there)] : []),
    ...liftable(state, seat, place),
  ];
}
