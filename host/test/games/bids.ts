// A small game for the host's tests: hidden hands, sealed bids, a window that few can use, a turn that can be undone, dice.

import * as kernel from '@orrery/kernel';
import { type Game, itemOf, type Slot, type State, type Step } from '@orrery/kernel';
import { editionOf } from '@orrery/table';

interface Bids {
  readonly rounds: number;
  round: number;
  prize: number;
  scores: number[];
  hands: Slot[][];
  bids: Slot[];
}
interface Steps {
  round: {};
  bid: { answer: Slot };
  keep: { locals: { seat: number }; answer: number };
  cheer: { locals: { seat: number }; answer: 'loud' | 'soft' };
  window: { answer: Slot };
  draw: {};
}
type S = State<Bids>;

const seatsOf = ({ seats }: S): number[] => Array.from({ length: seats }, (_, seat) => seat);
const handOf = ({ table }: S, seat: number): Slot[] => table.hands[seat] ?? [];
/** After the last bids nothing is drawn, thrown in or rolled: the game ends with a turn that could be undone. */
const isLast = ({ table }: S): boolean => table.round === table.rounds;
/** A card of 6 or more can be thrown in for a point. */
const strong = (state: S, seat: number): Slot[] => handOf(state, seat).filter((slot) => itemOf(state, slot) >= 6);

const round: Step<Bids, Steps, 'round'> = {
  run(kit) {
    const { table } = kit.state;
    if (isLast(kit.state)) return kit.end();
    table.round++;
    table.prize = kit.roll(6);
    kit.tell('log.prize', { n: table.prize });
    kit.turn();
    kit.call('draw');
    kit.call('bid');
  },
};

const bid: Step<Bids, Steps, 'bid'> = {
  together: 'sealed',
  may: seatsOf,
  ask(state, _, seat) {
    const [first] = handOf(state, seat);
    if (first === undefined) return null;
    const choice = { kind: 'one', noun: 'slot', options: handOf(state, seat) } as const;
    return { prompt: { key: 'ask.bid' }, choice, otherwise: first };
  },
  take({ state }, _, seat, answer) {
    state.table.bids[seat] = answer;
  },
  run(kit) {
    const { table } = kit.state;
    const cards = table.bids.map((slot) => kit.show(slot));
    const seat = cards.indexOf(Math.max(...cards));
    kit.tell('log.won', { seat, cards });
    for (const [at, slot] of table.bids.entries()) {
      table.hands[at] = (table.hands[at] ?? []).filter((each) => each !== slot);
      kit.remove(slot);
    }
    table.bids = [];
    kit.goto('window');
    kit.call('keep', { seat });
  },
};

/** Two small decisions without a barrier between them. */
const keep: Step<Bids, Steps, 'keep'> = {
  may: (_, { seat }) => [seat],
  ask: ({ table }) => ({
    prompt: { key: 'ask.keep' },
    choice: { kind: 'number', noun: 'point', min: 0, max: table.prize },
    otherwise: 0,
  }),
  take(kit, { seat }, _, answer) {
    const { scores } = kit.state.table;
    scores[seat] = (scores[seat] ?? 0) + answer;
    kit.tell('log.keep', { seat, n: answer });
    kit.goto('cheer', { seat });
  },
};

const cheer: Step<Bids, Steps, 'cheer'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.cheer' },
    choice: { kind: 'one', noun: 'word', options: ['loud', 'soft'] },
    otherwise: 'soft',
  }),
  why: () => ({ rule: '3.1', key: 'refuse.cheer' }),
  take(kit, { seat }, _, answer) {
    kit.tell('log.cheer', { seat, how: answer });
    kit.leave();
  },
};

const window: Step<Bids, Steps, 'window'> = {
  together: 'window',
  may: (state) => (isLast(state) ? [] : seatsOf(state)),
  ask(state, _, seat) {
    const options = strong(state, seat);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.throw' }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    kit.show(slot);
    kit.tell('log.throw', { seat, card: kit.ref(slot) });
    table.hands[seat] = (table.hands[seat] ?? []).filter((each) => each !== slot);
    table.scores[seat] = (table.scores[seat] ?? 0) + 1;
    kit.remove(slot);
  },
};

const draw: Step<Bids, Steps, 'draw'> = {
  run(kit) {
    for (const [seat, hand] of kit.state.table.hands.entries())
      while (hand.length < 3 && !isLast(kit.state)) {
        const slot = kit.draw(0, seat);
        hand.push(slot);
        kit.tell('log.draw', { seat, card: kit.ref(slot) });
      }
    kit.leave();
  },
};

const words = { 'card.unknown': 'a card', 'ask.bid': 'Bid', 'ask.keep': 'Keep', 'ask.cheer': 'Cheer' };

export const game: Game<Bids, Steps> = {
  id: 'bids',
  name: 'Bids',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: [3, 6, 20] },
  items: ['card'],
  text: { en: async () => words, it: async () => words },
  steps: { round, bid, keep, cheer, window, draw },
  setup(kit, options) {
    kit.pool(Array.from({ length: 10 }, () => 50));
    kit.call('round');
    const { seats } = kit.state;
    const hands = Array.from({ length: seats }, (_, seat) => [kit.draw(0, seat), kit.draw(0, seat), kit.draw(0, seat)]);
    const scores = hands.map(() => 0);
    return { rounds: options['rounds'] as number, round: 0, prize: 0, scores, hands, bids: [] };
  },
  standing({ frames, table: { scores } }) {
    const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { over: frames.length === 0, scores, ranks };
  },
};

/** As whoever drives games in general sees it. */
export const bids = game as unknown as Game;

const edition = editionOf({ kernel, game: bids }, import.meta.url);

export const games = {
  ids: ['bids'],
  find: async (id: string) => (id === 'bids' ? edition : undefined),
};
