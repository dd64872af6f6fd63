// A small healthy game with one of everything: hands, a private look, dice, a window, a sealed bid, a common phase. Every
// broken game beside it is this one with a single thing spoilt.

import {
  bit,
  type Game,
  itemOf,
  type Kit,
  must,
  no,
  ranksOf,
  type Seat,
  sequence,
  type State,
  type Step,
  total,
} from '../../src/index.ts';
import { en, it } from './text.ts';

export interface Table {
  rounds: number;
  round: number;
  turn: Seat;
  hands: number[][];
  score: number[];
  /** The card played last, -1: none in this round. */
  last: number;
  /** The slot of the marker in the middle. */
  middle: number;
  bids: number[];
  marks: number[];
}

export const CARDS = 0;
export const MARKERS = 1;
const WIN = 1;

const onTurn = ({ table }: State<Table>): readonly Seat[] => [table.turn];
export const everySeat = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const handOf = ({ table }: State<Table>, seat: Seat): number[] => must(table.hands[seat], 'a hand');
export const nextSeat = ({ seats }: State, seat: Seat): Seat => (seat + 1) % seats;

export function gain({ table }: State<Table>, seat: Seat, points: number): void {
  table.score[seat] = (table.score[seat] ?? 0) + points;
}

/** Shows a card, puts it back into the deck in the open, and draws another. */
function spend(kit: Kit<Table>, seat: Seat, slot: number): number {
  const hand = handOf(kit.state, seat);
  const item = kit.show(slot);
  hand.splice(hand.indexOf(slot), 1);
  kit.put(CARDS, kit.remove(slot));
  hand.push(kit.draw(CARDS, seat));
  return item;
}

const rounds: Step<Table> = {
  run(kit) {
    const { table } = kit.state;
    if (table.round === table.rounds) return kit.end();
    table.round++;
    table.last = -1;
    kit.call('round');
  },
};

export const turn: Step<Table> = {
  may: onTurn,
  ask: (_view, _frame, _seat) => ({
    prompt: { key: 'ask.turn' },
    choice: { kind: 'one', noun: 'word', options: ['play', 'peek', 'roll'] },
    otherwise: 'roll',
  }),
  take(kit, _, seat, answer) {
    if (answer === 'play') return kit.goto('play');
    if (answer === 'peek') {
      kit.look(kit.state.table.middle, seat);
      kit.tell('log.peek', { who: seat, marker: kit.ref(kit.state.table.middle) });
      return kit.goto('claim');
    }
    const points = kit.roll(6);
    gain(kit.state, seat, points);
    kit.tell('log.roll', { who: seat, points });
    kit.leave();
  },
};

export const play: Step<Table> = {
  may: onTurn,
  ask(view, _, seat) {
    const options = handOf(view, seat);
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.play' }, choice, otherwise: must(options[0], 'a card') };
  },
  why: () => no('2.1', 'refuse.play'),
  take(kit, _, seat, answer) {
    kit.state.table.last = spend(kit, seat, Number(answer));
    gain(kit.state, seat, kit.state.table.last);
    kit.tell('log.play', { who: seat, card: kit.state.table.last });
    kit.leave();
  },
};

/** The marker is shown when it is claimed. */
export const claim: Step<Table> = {
  may: onTurn,
  ask: () => ({
    prompt: { key: 'ask.claim' },
    choice: { kind: 'one', noun: 'word', options: ['claim', 'leave'] },
    otherwise: 'leave',
  }),
  take(kit, _, seat, answer) {
    kit.leave();
    const { table } = kit.state;
    if (answer !== 'claim') return;
    if (kit.show(table.middle) === WIN) gain(kit.state, seat, 4);
    kit.tell('log.claim', { who: seat, marker: kit.ref(table.middle) });
    kit.put(MARKERS, kit.remove(table.middle));
    table.middle = kit.slot(MARKERS);
  },
};

/** Whoever holds the same card may cheer. Anyone may hold it, so all the others may act. */
export const cheer: Step<Table> = {
  together: 'window',
  may: (state) => (state.table.last < 0 ? [] : everySeat(state).filter((seat) => seat !== state.table.turn)),
  ask(view, _, seat) {
    const options = handOf(view, seat).filter((slot) => itemOf(view, slot) === view.table.last);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.cheer' }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  take(kit, _, seat, answer) {
    spend(kit, seat, Number(answer));
    gain(kit.state, seat, 1);
    kit.tell('log.cheer', { who: seat });
  },
};

export const bid: Step<Table> = {
  together: 'sealed',
  may: everySeat,
  ask: (_view, _frame, _seat) => ({
    prompt: { key: 'ask.bid' },
    choice: { kind: 'number', noun: 'coin', min: 0, max: 3 },
    otherwise: 0,
  }),
  take(kit, _, seat, answer) {
    kit.state.table.bids[seat] = Number(answer);
  },
  run(kit) {
    const { bids } = kit.state.table;
    kit.tell('log.bids', { bids: [...bids] });
    bids.forEach((coins, seat) => gain(kit.state, seat, coins === Math.max(...bids) ? 1 : -coins));
    kit.leave();
  },
};

/** Everybody tidies up at once, mark by mark. */
export const tidy: Step<Table> = {
  together: 'common',
  may: everySeat,
  ask(view, _, seat) {
    const options = (view.table.marks[seat] ?? 0) % 5 < 3 ? ['left', 'right', 'done'] : ['done'];
    return { prompt: { key: 'ask.tidy' }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'done' };
  },
  take(kit, _, seat, answer) {
    const { marks } = kit.state.table;
    if (answer === 'done') kit.leave();
    else marks[seat] = (marks[seat] ?? 0) + (answer === 'left' ? 1 : 2);
  },
};

export const next: Step<Table> = {
  run(kit) {
    kit.turn();
    kit.state.table.turn = nextSeat(kit.state, kit.state.table.turn);
    kit.leave();
  },
};

export const tiny: Game<Table> = {
  id: 'tiny',
  name: 'Tiny',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { rounds: [3, 5] },
  items: ['card', 'marker'],
  steps: { rounds, turn, play, claim, cheer, bid, tidy, next, round: sequence('turn', 'cheer', 'bid', 'tidy', 'next') },
  text: { en: () => Promise.resolve(en), it: () => Promise.resolve(it) },
  setup(kit, options) {
    kit.pool([4, 4, 4, 4]);
    kit.pool([3, 3]);
    const seats = everySeat(kit.state);
    const hands = seats.map((seat) => [0, 1, 2].map(() => kit.draw(CARDS, seat)));
    const none = seats.map(() => 0);
    kit.call('rounds');
    return {
      rounds: Number(options['rounds']),
      round: 0,
      turn: 0,
      hands,
      score: [...none],
      last: -1,
      middle: kit.slot(MARKERS),
      bids: [...none],
      marks: none,
    };
  },
  standing({ table, frames }) {
    const over = frames.length === 0;
    return { over, scores: table.score, ranks: ranksOf(table.score), ...(over ? { how: { key: 'end.points' } } : {}) };
  },
  describe(view) {
    const seats = view.table.score.map((score, who) => ({ key: 'see.seat', args: { who, score } }));
    const hand = (view.table.hands[view.viewer] ?? []).map((slot) => itemOf(view, slot));
    return [...seats, { key: 'see.hand', args: { hand } }];
  },
  invariant({ held, pools }) {
    const drawn = held.item.filter((item, slot) => item >= 0 && held.pool[slot] === CARDS).length;
    const cards = drawn + total(pools[CARDS] ?? []);
    return cards === 16 ? null : `there are ${cards} cards, not 16`;
  },
};

/** The tiny game with something spoilt. */
export function spoil(id: string, change: Partial<Game<Table>>): Game<Table> {
  return { ...tiny, ...change, id, steps: { ...tiny.steps, ...change.steps } };
}

/** Sees a slot as the kit does, but behind its back. */
export function sneak(kit: Kit<Table>, slot: number, seat: Seat): void {
  const { held, pools } = kit.state;
  const counts = must(pools[held.pool[slot] ?? -1], 'a pool');
  const item = must(held.item[slot], 'an item');
  held.item[slot] = item >= 0 ? item : counts.findIndex((n) => n > 0);
  if (item < 0) counts[itemOf(kit.state, slot)] = (counts[itemOf(kit.state, slot)] ?? 0) - 1;
  held.know[slot] = (held.know[slot] ?? 0) | bit(seat);
}
