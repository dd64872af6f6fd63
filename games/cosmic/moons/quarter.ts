// Quarter Moons (§13.0), mild ones: how much allies count, how long a turn is, how large the cone; cards that are shown.

import { itemOf, no, type Seat, type Slot, type State } from '@orrery/kernel';
import { MOON_NUMBERS, type MoonWord, OPPOSITE_MOONS } from '../data/moons.ts';
import { canAlly } from '../rules/alliance.ts';
import { handOf, kindOf, layDown, takeUp, valueOf } from '../rules/cards.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Ground, Sum } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { open } from '../rules/moments.ts';
import { isMoonOn } from '../rules/moons.ts';
import { effectOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { type Challenge, has, isMain, now, seatsOf, SIDES, type Table } from '../rules/table.ts';
import { basesOf, IN_WARP, move, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'bribery.card': { locals: { seat: Seat; to: Seat; of: string }; answer: Slot };
    'bribery.take': { locals: { seat: Seat; from: Seat; slot: Slot }; answer: string };
    'cold-revenge.token': { locals: { seat: Seat }; answer: string | null };
  }
}

/** Whether the Moon that undoes this one works too. */
const isUndone = (state: State<Table>, word: MoonWord): boolean =>
  OPPOSITE_MOONS.some(([a, b]) => (a === word && isMoonOn(state, b)) || (b === word && isMoonOn(state, a)));

/** What the tokens of allies count. */
function weigh({ tokens }: Sum, challenge: Challenge, count: (n: number) => number): void {
  for (const side of SIDES)
    tokens[side].forEach((n, seat) => {
      if (!isMain(challenge, seat)) tokens[side][seat] = count(n);
    });
}

const allies = (word: MoonWord, count: (n: number) => number): Ground => ({
  hooks: { sum: { 5: (state, _, sum) => void (isUndone(state, word) || weigh(sum, now(state.table), count)) } },
});

export const allyDouble = allies('ally-double', (n) => n * 2);
export const allyOneHalf = allies('ally-one-half', (n) => Math.trunc(n / 2));

const turns = (word: MoonWord, most: number): Ground => ({
  hooks: { challenges: (state, _, n) => (isUndone(state, word) ? n : most) },
});

export const challengeExtension = turns('challenge-extension', MOON_NUMBERS.more);
export const challengeLimitation = turns('challenge-limitation', MOON_NUMBERS.fewer);

/** The Moon of variable size has the last word. */
const cone = (word: MoonWord, most: number): Ground => ({
  hooks: {
    limit: (state, _, n) => (isUndone(state, word) || isMoonOn(state, 'cone-size-variable') ? n : most),
  },
});

export const coneSize3 = cone('cone-size-3', MOON_NUMBERS.small);
export const coneSize5 = cone('cone-size-5', MOON_NUMBERS.large);

export const coneSizeVariable: Ground = {
  hooks: { limit: ({ table }, { seat, target }) => tokensAt(table, Number(target), seat) },
};

/** Everybody shows an Attack of its hand, the lowest or the highest. */
function showAttacks(kit: Kit, isBetter: (a: number, b: number) => boolean): void {
  const value = (slot: Slot): number => valueOf(itemOf(kit.state, slot));
  for (const seat of seatsOf(kit.state.seats)) {
    const attacks = handOf(kit.state.table, seat).filter((slot) => kindOf(itemOf(kit.state, slot)) === 'attack');
    const [first, ...others] = attacks;
    if (first === undefined) {
      kit.tell('log.no-attack', { seat }, '13.2');
      continue;
    }
    const best = others.reduce((found, slot) => (isBetter(value(slot), value(found)) ? slot : found), first);
    kit.tell('log.shows', { seat, card: kit.show(best) }, '13.2');
  }
}

export const attackRevelation: Ground = { occupied: (kit) => showAttacks(kit, (a, b) => a < b) };
export const confession: Ground = { occupied: (kit) => showAttacks(kit, (a, b) => a > b) };

/** The main players who could invite this seat. */
const inviters = (state: State<Table>, seat: Seat): Seat[] => {
  const challenge = now(state.table);
  if (isMain(challenge, seat)) return [];
  return [challenge.offense, challenge.defense].filter((main) => canAlly(state, seat, mainSide(state.table, main)));
};

/** A card is shown to a main player, who may take it after having invited. */
export const bribery: Ground = {
  acts: [
    {
      at: '3b',
      by: 'not-main',
      may: (state, seat) => handOf(state.table, seat).length > 0 && inviters(state, seat).length > 0,
      targets: inviters,
      do: (kit, use) => kit.call('bribery.card', { seat: use.seat, to: Number(use.target), of: effectOf(use) }),
      effect: {
        later: [
          {
            at: '6',
            when: (_, { data }) => data.length > 0,
            do(kit, { seat, target, data }) {
              const { table } = kit.state;
              const main = Number(target);
              const [slot = -1] = data.splice(0);
              if (has(now(table).invited[mainSide(table, main)], seat))
                return kit.call('bribery.take', { seat: main, from: seat, slot });
              hand(kit, slot, seat);
            },
          },
        ],
      },
    },
  ],
};

/** The card that was set aside comes to a hand. */
function hand(kit: Kit, slot: Slot, to: Seat): void {
  const challenge = now(kit.state.table);
  challenge.aside = challenge.aside.filter((each) => each.slot !== slot);
  takeUp(kit, to, [slot]);
}

export const briberyCard: Step<'bribery.card'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, to }) {
    const options = handOf(table, seat);
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.bribery', args: { to } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('13.2', 'refuse.bribery'),
  take(kit, { to, of }, seat, chosen) {
    const { table } = kit.state;
    kit.leave();
    for (const slot of layDown(kit, seat, [chosen])) {
      kit.look(slot, to);
      kit.tell('log.bribe', { seat, to, card: kit.ref(slot) }, '13.2');
      now(table).aside.push({ seat, slot });
      inForce(table, of, seat)?.data.push(slot);
    }
  },
};

export const briberyTake: Step<'bribery.take'> = {
  may: (_, { seat }) => [seat],
  ask: (view, { from, slot }) => ({
    prompt: { key: 'ask.take-bribe', args: { from, card: itemOf(view, slot) } },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'yes',
  }),
  why: () => no('13.2', 'refuse.yes-no'),
  take(kit, { from, slot }, seat, answer) {
    kit.leave();
    kit.tell(answer === 'yes' ? 'log.bribed' : 'log.unbribed', { seat, from }, '13.2');
    hand(kit, slot, answer === 'yes' ? seat : from);
  },
};

/** `base 12 3`: a token of player 3 there; the Warp is a place too. */
function victims({ table, seats }: State<Table>): string[] {
  return seatsOf(seats).flatMap((seat) => {
    const places = basesOf(table, seat).map((place) => `base ${place} ${seat}`);
    return (table.warp[seat] ?? 0) > 0 ? [...places, `base ${IN_WARP} ${seat}`] : places;
  });
}

export const coldRevenge: Ground = { occupied: (kit, seat) => kit.call('cold-revenge.token', { seat }) };

export const coldRevengeToken: Step<'cold-revenge.token'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const choice = { kind: 'one', noun: 'whither', options: victims(view) } as const;
    return { prompt: { key: 'ask.cold-revenge' }, choice, pass: true };
  },
  why: () => no('13.2', 'refuse.cold-revenge'),
  take(kit, _, __, answer) {
    kit.leave();
    if (answer === null) return;
    const [, place = -1, victim = -1] = answer.split(' ').map(Number);
    const { gone, warp } = kit.state.table;
    if (place === IN_WARP) warp[victim] = (warp[victim] ?? 0) - 1;
    else move(kit, victim, place, -1);
    gone[victim] = (gone[victim] ?? 0) + 1;
    kit.tell('log.gone', { seat: victim, n: 1 }, '13.2');
    open(kit, 'loss', { seat: victim, n: 1, gone: 1, cause: 'effect' });
  },
};
