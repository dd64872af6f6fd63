// A small game for the engine's tests: a turn that can be undone, dice, and a window of the others in which only a jammer in
// the hand can be used. Who sits next to the sender is `near`.

import { type Game, itemOf, ranksOf, type Seat, type Slot, type State, type Step } from '@orrery/kernel';

interface Signal {
  readonly rounds: number;
  round: number;
  turn: Seat;
  sent: number[];
  hands: Slot[][];
}
type S = State<Signal>;

interface Steps {
  send: { answer: number };
  aim: { locals: { n: number }; answer: string };
  jam: { answer: Slot };
}

export const [BLANK, JAMMER] = [0, 1];

const next = ({ seats }: S, seat: Seat): Seat => (seat + 1) % seats;
const jammers = (state: S, seat: Seat): Slot[] =>
  (state.table.hands[seat] ?? []).filter((slot) => itemOf(state, slot) === JAMMER);

const send: Step<Signal, Steps, 'send'> = {
  may: ({ table }) => [table.turn],
  ask: () => ({
    prompt: { key: 'ask.send' },
    choice: { kind: 'number', noun: 'word', min: 0, max: 9 },
    otherwise: 0,
  }),
  take(kit, _, seat, n) {
    kit.tell('log.send', { seat, n });
    kit.goto('aim', { n });
  },
};

const aim: Step<Signal, Steps, 'aim'> = {
  may: ({ table }) => [table.turn],
  ask: () => ({
    prompt: { key: 'ask.aim' },
    choice: { kind: 'one', noun: 'word', options: ['high', 'low'] },
    otherwise: 'low',
  }),
  take(kit, { n }, seat, how) {
    kit.state.table.sent[seat] = n;
    kit.tell('log.aim', { seat, how, luck: kit.roll(6) });
    kit.goto('jam');
  },
};

const jam: Step<Signal, Steps, 'jam'> = {
  together: 'window',
  may: (state) => Array.from({ length: state.seats - 1 }, (_, i) => (state.table.turn + 1 + i) % state.seats),
  ask(state, _, seat) {
    const options = jammers(state, seat);
    return options.length === 0
      ? null
      : { prompt: { key: 'ask.jam' }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  about: (state, _, seat) => ({
    scope: state.table.round,
    tags: seat === next(state, state.table.turn) ? ['near'] : [],
  }),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    kit.show(slot);
    kit.tell('log.jam', { seat });
    table.hands[seat] = (table.hands[seat] ?? []).filter((each) => each !== slot);
    kit.remove(slot);
  },
  run(kit) {
    const { table } = kit.state;
    table.turn = next(kit.state, table.turn);
    if (table.turn === 0 && ++table.round > table.rounds) return kit.end();
    kit.turn();
    kit.goto('send');
  },
};

const words = { 'tag.near': 'near' };

export const signal: Game<Signal, Steps> = {
  id: 'signal',
  name: 'Signal',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: [2, 100] },
  items: ['card'],
  calm: ['near'],
  steps: { send, aim, jam },
  text: { en: async () => words, it: async () => words },
  setup(kit, options) {
    kit.pool([40, 40]);
    kit.call('send');
    const hands = Array.from({ length: kit.state.seats }, (_, seat) => [kit.draw(0, seat), kit.draw(0, seat)]);
    return { rounds: options['rounds'] as number, round: 1, turn: 0, sent: hands.map(() => 0), hands };
  },
  standing({ frames, table: { sent } }) {
    return { over: frames.length === 0, scores: sent, ranks: ranksOf(sent) };
  },
};

/** Puts an item in place of a card of a seat's hand: as if it had been dealt. */
export function dealTo(state: State, seat: Seat, card: number, item: number): void {
  const slot = (state as S).table.hands[seat]?.[card] ?? -1;
  const [counts] = state.pools as [number[]];
  const before = state.held.item[slot] ?? 0;
  counts[before] = (counts[before] ?? 0) + 1;
  counts[item] = (counts[item] ?? 0) - 1;
  state.held.item[slot] = item;
}
