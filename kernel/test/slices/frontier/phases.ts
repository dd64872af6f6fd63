// The phases of frontier: §2 explore, one after another; §3 the council, all at once, each in a draft of its own; harvest.

import { type Amount, bit, no, type Question, rule, type Seat, type State, type Step, total } from '@orrery/kernel';
import { ALL, BAG, COST, ORE, postsOf, reaches, roomAt, type Table } from './table.ts';

/** Every step: its locals, what is answered there. */
export interface Steps {
  round: {};
  /** `n`: how many seats have had their turn. */
  explore: { locals: { n?: number }; answer: number };
  council: { locals: Council; answer: Counts | null };
  harvest: {};
}
/** All threads of a common frame share its locals: who has levied is a bit for each seat. */
type Council = { levied?: number };
type Counts = readonly number[];

/** Number of seats -> who begins -> all of them in order. */
const ORDERS = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, n) => (first + n) % seats)),
);
const inOrder = ({ table, seats }: State<Table>): readonly Seat[] => ORDERS[seats]?.[table.turn % seats] ?? [];

export const explore: Step<Table, Steps, 'explore'> = {
  may: (state, { n = 0 }) => inOrder(state).slice(n, n + 1),
  ask(view, _, seat) {
    const isOpen = (hex: number): boolean => view.table.tile[hex] === -1 && rule('2.1', reaches(view, seat, hex));
    const options = ALL.filter(isOpen);
    if (options.length === 0 || total(view.pools[BAG] ?? []) === 0) return null;
    const choice = { kind: 'one', noun: 'hex', options } as const;
    return { prompt: { key: 'ask.explore' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('2.1', 'rule.2.1'),
  take(kit, frame, who, hex) {
    const tile = kit.pull(BAG);
    kit.state.table.tile[hex] = tile;
    kit.tell('log.explore', { who, hex, tile }, '2.2');
    frame.n = (frame.n ?? 0) + 1;
  },
  run(kit, frame) {
    if (frame.n === kit.state.seats) kit.leave();
    else frame.n = (frame.n ?? 0) + 1;
  },
};

export const council: Step<Table, Steps, 'council'> = {
  together: 'common',
  may: inOrder,
  ask: (view, frame, seat) => (canLevy(view, frame, seat) ? levy(view, seat) : build(view, seat)),
  why: (view, frame, seat) => (canLevy(view, frame, seat) ? no('3.1', 'rule.3.1') : no('3.2', 'rule.3.2')),
  take(kit, frame, who, answer) {
    const { state } = kit;
    const { gold, favour } = state.table;
    if (answer === null) return kit.leave();
    if (canLevy(state, frame, who)) {
      const n = total(answer);
      frame.levied = (frame.levied ?? 0) | bit(who);
      gold[who] = (gold[who] ?? 0) + 2 * n;
      favour[who] = (favour[who] ?? 0) - n;
      return kit.tell('log.levy', { who, n }, '3.1');
    }
    const posts = postsOf(state, who);
    for (const [i, { id, weight }] of sites(state, who).entries()) {
      const n = answer[i] ?? 0;
      posts[Number(id)] = (posts[Number(id)] ?? 0) + n;
      gold[who] = (gold[who] ?? 0) - n * weight;
      if (n > 0) kit.tell('log.build', { who, hex: id, n }, '3.2');
    }
  },
};

const canLevy = ({ table }: State<Table>, { levied = 0 }: Council, seat: Seat): boolean =>
  rule('3.1', (levied & bit(seat)) === 0 && (table.favour[seat] ?? 0) > 0);

function levy(view: State<Table>, seat: Seat): Question<Counts> {
  const posts = postsOf(view, seat);
  const entries = ALL.filter((id) => posts[id] !== 0).map((id) => ({ id, min: 0, max: posts[id] ?? 0, weight: 1 }));
  const choice = { kind: 'amounts', noun: 'hex', entries, min: 0, max: view.table.favour[seat] ?? 0 } as const;
  return { prompt: { key: 'ask.levy' }, choice, otherwise: entries.map(() => 0) };
}

function build(view: State<Table>, seat: Seat): Question<Counts | null> | null {
  const gold = view.table.gold[seat] ?? 0;
  const entries = sites(view, seat);
  if (!entries.some(({ max, weight }) => max > 0 && weight <= gold)) return null;
  const choice = { kind: 'amounts', noun: 'hex', entries, min: 1, max: gold } as const;
  return { prompt: { key: 'ask.build', args: { gold } }, choice, pass: true };
}

/** Full tiles stay in the list: a draft must mean the same after an earlier seat has built. */
function sites(view: State<Table>, seat: Seat): Amount[] {
  const { tile } = view.table;
  const found: Amount[] = [];
  for (const id of ALL)
    if (tile[id] !== -1 && rule('3.2', reaches(view, seat, id)))
      found.push({ id, min: 0, max: roomAt(view, id), weight: COST[tile[id] ?? 0] ?? 0 });
  return found;
}

export const harvest: Step<Table, Steps, 'harvest'> = {
  run(kit) {
    const { table, seats } = kit.state;
    kit.turn();
    if (rule('5.1', table.turn === table.turns)) {
      for (let who = 0; who < seats; who++) {
        const aim = table.aim[who] ?? -1;
        kit.show(aim);
        kit.tell('log.aim', { who, aim: kit.ref(aim) }, '4.2');
      }
      return kit.end();
    }
    for (let seat = 0; seat < seats; seat++) {
      const ore = postsOf(kit.state, seat).reduce((sum, n, hex) => sum + (table.tile[hex] === ORE ? n : 0), 0);
      table.gold[seat] = (table.gold[seat] ?? 0) + 1 + ore;
    }
    table.turn++;
    kit.rerun('explore');
  },
};
