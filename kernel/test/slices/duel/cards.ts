// Where cards come from, and what a lost duel leaves behind: §1.3, §5.4 to §5.6. Everything here is a secret of some kind.

import { itemOf, type Kit, no, rule, type Seat, type Step, total } from '@orrery/kernel';
import type { Steps, Table } from './windows.ts';

/** The pools, in the order of set-up. */
export const [DECK, RESERVE, COMETS, GRUDGES] = [0, 1, 2, 3];
const NOBODY = -1;

/** Zaps, truces, attacks by strength: more than the longest game of four can draw. */
const CARDS = [16, 14, 30, 24, 16];
const SPARE = [4, 2, 0, 4, 6];
const COMET = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1];
const BURIED = 4;
/** By card: nothing, but more than none, for a truce. */
const STRENGTH = [0, 0, 1, 6, 10, 3, 5, 8, 9, 12, 14, 20, 30];
export const strengthOf = (card: number | undefined): number => (card === undefined ? -1 : (STRENGTH[card] ?? 0));

const deckFor = (seats: number): number[] => (seats > 4 ? CARDS.map((n) => 2 * n) : CARDS);
export const cardsFor = (seats: number): number => total(deckFor(seats)) + total(SPARE) + BURIED;

/** §1.3: four of the eight Comets are in the deck, and nobody knows which. */
export function layOut(kit: DuelKit): void {
  kit.pool(deckFor(kit.state.seats));
  kit.pool(SPARE);
  kit.pool(COMET);
  kit.pool(
    Array.from({ length: kit.state.seats }, () => 1),
    'endless',
  );
  kit.shuffleIn(DECK, COMETS, BURIED);
}

declare module './windows.ts' {
  interface Steps {
    consolation: { locals: { loser: Seat } };
    grudge: { locals: { loser: Seat }; answer: Seat };
  }
}

type DuelKit = Kit<Table, Steps>;

/** A card of another deck goes into the hand; once mixed, nobody else can tell which it is. */
export const consolation: Step<Table, Steps, 'consolation'> = {
  run(kit, { loser }) {
    const hand = kit.state.table.hands[loser] ?? [];
    if (rule('5.4', total(kit.state.pools[RESERVE] ?? []) > 0)) {
      hand.push(kit.draw(RESERVE, loser));
      kit.mix(hand, [loser]);
      kit.tell('log.consolation', { loser }, '5.4');
    }
    kit.goto('grudge', { loser });
  },
};

/** A secret that is chosen, not drawn. Between two there is nothing to choose. */
export const grudge: Step<Table, Steps, 'grudge'> = {
  may: ({ seats, table }, { loser }) => (rule('5.5', seats > 2 && table.grudges[loser] === NOBODY) ? [loser] : []),
  ask({ seats }, _, seat) {
    const options = Array.from({ length: seats }, (_seat, each) => each).filter((each) => each !== seat);
    return {
      prompt: { key: 'ask.grudge' },
      choice: { kind: 'one', noun: 'seat', options },
      otherwise: options[0] ?? 0,
    };
  },
  why: () => no('5.5', 'ask.grudge'),
  take(kit, _, seat, against) {
    kit.state.table.grudges[seat] = kit.hide(GRUDGES, against, seat);
    kit.tell('log.grudge', { seat }, '5.5');
    kit.leave();
  },
};

/** §5.6: a point more for whoever beats the one it bears a grudge against; then all may know, and it is forgotten. */
export function settle(kit: DuelKit, winner: Seat, loser: Seat): void {
  const { table } = kit.state;
  const slot = table.grudges[winner] ?? NOBODY;
  if (slot === NOBODY || !rule('5.6', itemOf(kit.state, slot) === loser)) return;
  kit.show(slot);
  kit.drop(slot);
  table.grudges[winner] = NOBODY;
  table.score[winner] = (table.score[winner] ?? 0) + 1;
  kit.tell('log.settled', { winner, loser }, '5.6');
}
