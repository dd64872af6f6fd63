// orbit: a graph with private looks, dice, a cup and deals. turn.ts and deal.ts are the rules, by number as in text/.

import { type Game, ranksOf, rule, sequence, type Step, total } from '@orrery/kernel';
import { deal, reply } from './deal.ts';
import { CUP, load, MARKED, port, roll, sail, type Ship, type Steps, type Table } from './turn.ts';

const GOAL = 30;
const next: Step<Table, Steps, 'next'> = {
  run(kit) {
    const { table, seats } = kit.state;
    const rich = table.ships.some(({ coins }) => coins >= GOAL);
    kit.turn();
    table.turn = (table.turn + 1) % seats;
    if (table.turn === 0 && rule('6.1', rich || table.round === table.rounds)) return kit.end();
    if (table.turn === 0) table.round++;
    kit.rerun('roll');
  },
};

export const game: Game<Table, Steps> = {
  id: 'orbit',
  name: 'Orbit',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: [12, 6, 20], deals: [true, false] },
  items: ['marker'],
  steps: { turn: sequence('roll', 'port', 'deal', 'next'), roll, sail, port, deal, reply, next },
  text: {
    en: async () => (await import('./text/en.ts')).default,
    it: async () => (await import('./text/it.ts')).default,
  },
  setup(kit, options) {
    const box = kit.pool([4, 4]);
    kit.pool([5, 5]);
    const marker: number[] = new Array(12).fill(-1);
    for (const dot of MARKED) marker[dot] = kit.slot(box);
    const ships = Array.from({ length: kit.state.seats }, (): Ship => ({ dot: 0, coins: 2, hold: [0, 0] }));
    for (const ship of ships) for (let n = 0; n < 2; n++) load(ship, kit.pull(CUP), 1);
    kit.call('turn');
    return { rounds: Number(options['rounds']), deals: options['deals'] === true, round: 1, turn: 0, ships, marker };
  },
  standing({ table, frames }) {
    const scores = table.ships.map(({ coins }) => coins);
    return { over: frames.length === 0, scores, ranks: ranksOf(scores) };
  },
  describe: ({ table, held }) => [
    { key: 'see.round', args: { round: table.round, rounds: table.rounds } },
    ...table.ships.map(({ hold: [ore, ice], ...at }, who) => ({ key: 'see.ship', args: { who, ...at, ore, ice } })),
    ...MARKED.map((dot) => ({ key: 'see.marker', args: { dot, marker: held.item[table.marker[dot] ?? -1] ?? -1 } })),
  ],
  invariant({ table, pools }) {
    const goods = table.ships.reduce((sum, { hold }) => sum + total(hold), total(pools[CUP] ?? []));
    const bare = table.ships.some(({ coins, hold }) => Math.min(coins, ...hold) < 0);
    return bare || goods !== 10 ? `a ship has less than nothing, or of ten goods there are ${goods}` : null;
  },
  brain: { value: ({ table }) => table.ships.map(({ coins, hold }) => Math.min(1, (coins + 2 * total(hold)) / GOAL)) },
};
