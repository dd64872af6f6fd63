// Alone against the Rastur (§17): a die at the end of every turn, the reserve, and the transit box.

import { rule, total } from '@orrery/kernel';
import type { Kit, Step } from './steps.ts';
import { has, RASTUR_POOL, RASTUR_WON, SOLITAIRE, type Table } from './table.ts';

const itemOf = (value: number): number => (value - 60) / 10;
const valueOf = (item: number): number => 60 + item * 10;
const inPool = (kit: Kit): number => total(kit.state.pools[RASTUR_POOL] ?? []);

/** §17.3: into the transit box if it is empty; else the one there joins the active pool and this one the reserve. */
export function eliminate(kit: Kit, value: number): void {
  const { table } = kit.state;
  if (rule('17.3', table.transit === 0)) {
    table.transit = value;
    return;
  }
  if (rule('17.12', table.transit > 0)) kit.put(RASTUR_POOL, itemOf(table.transit));
  table.transit = 0;
  addReserve(table, value, 1);
}

/** §17.2: the roll at the end of the turn. */
export const generation: Step<'generation'> = {
  run(kit, frame) {
    const { table } = kit.state;
    if (frame.rolled !== undefined) return afterExpansion(kit);
    frame.rolled = kit.roll(6);
    kit.tell('log.generation', { die: frame.rolled }, '17.2');
    if (rule('17.21', frame.rolled <= 4)) {
      const value = valueOf(kit.pull(RASTUR_POOL));
      kit.tell('log.rastur', { seat: table.active, value }, '17.21');
      kit.call('rastur', { value });
    } else merge(kit);
  },
};

/** §17.21: after the marker is placed, the transit box fills from the reserve or empties into the pool. */
function afterExpansion(kit: Kit<'generation'>): void {
  const { table } = kit.state;
  if (table.transit > 0) {
    kit.put(RASTUR_POOL, itemOf(table.transit));
    kit.tell('log.transit-out', { value: table.transit }, '17.21');
    table.transit = 0;
  } else {
    const weakest = table.reserve.findIndex((n) => n > 0);
    if (weakest >= 0) {
      addReserve(table, valueOf(weakest), -1);
      table.transit = valueOf(weakest);
      kit.tell('log.transit-in', { value: table.transit }, '17.21');
    }
  }
  finish(kit);
}

/** §17.22: two of the pool merge: the reserve marker closest to their sum comes in, they go to the reserve. */
function merge(kit: Kit<'generation'>): void {
  const { table } = kit.state;
  if (rule('17.22', inPool(kit) < 2)) return lose(kit);
  const two = [valueOf(kit.pull(RASTUR_POOL)), valueOf(kit.pull(RASTUR_POOL))];
  const sum = (two[0] ?? 0) + (two[1] ?? 0);
  let best = -1;
  for (let item = 0; item < table.reserve.length; item++)
    if ((table.reserve[item] ?? 0) > 0 && (best < 0 || distance(item, sum) < distance(best, sum))) best = item;
  if (best >= 0) {
    addReserve(table, valueOf(best), -1);
    kit.put(RASTUR_POOL, best);
    kit.tell('log.merge', { two, value: valueOf(best) }, '17.22');
  }
  for (const value of two) addReserve(table, value, 1);
  finish(kit);
}

const distance = (item: number, sum: number): number => Math.abs(valueOf(item) - sum);

/** §17.5: the last of the pool is gone, unless the same roll brought another in. */
function finish(kit: Kit<'generation'>): void {
  if (rule('17.5', inPool(kit) === 0)) return lose(kit);
  kit.goto('next');
}

function lose(kit: Kit): void {
  kit.state.table.ended = RASTUR_WON;
  kit.tell('log.rastur-win', {}, '17.5');
  kit.end();
}

function addReserve(table: Table, value: number, count: number): void {
  table.reserve[itemOf(value)] = (table.reserve[itemOf(value)] ?? 0) + count;
}

export const isAlone = (table: Table): boolean => rule('17.1', has(table, SOLITAIRE));
