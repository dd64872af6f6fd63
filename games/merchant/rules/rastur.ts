// The Rastur (§16): drawn when a 1 is rolled, placed by whoever drew them, and a Penalty wherever they stand.

import { no, rule, type State, total } from '@orrery/kernel';
import { BOXES, CITIES, type Dot, ORBITS } from './board.ts';
import { fortAt, markerAt, rasturAt } from './places.ts';
import { eliminate } from './solitaire.ts';
import type { Kit, Step } from './steps.ts';
import { has, NONE, OPEN, RASTUR, RASTUR_POOL, RASTUR_WON, SOLITAIRE, type Table } from './table.ts';

export const valueOf = (item: number): number => 60 + item * 10;
const itemOfValue = (value: number): number => (value - 60) / 10;

const inPool = (state: State<Table>): number => total(state.pools[RASTUR_POOL] ?? []);

/** §16.2, §16.21: a 1 that stands, in movement or attack, brings one Rastur, at most one a turn. */
export function drawForOnes(kit: Kit, dice: readonly number[]): void {
  const { table } = kit.state;
  if (!has(table, RASTUR) || rule('17.2', has(table, SOLITAIRE)) || table.drawn) return;
  if (rule('16.2', dice.includes(1))) draw(kit);
}

/** §16.22: the attacker's die counts, the defender's never does. */
export const counted = (mine: number, theirs: number): number[] => (rule('16.22', mine > 0) ? [mine] : [mine, theirs]);

/** Draws one and has it placed. §16.5: with the last of the pool the Rastur have won. */
function draw(kit: Kit): void {
  const { table } = kit.state;
  table.drawn = true;
  const value = valueOf(kit.pull(RASTUR_POOL));
  kit.tell('log.rastur', { seat: table.active, value }, '16.2');
  if (rule('16.5', inPool(kit.state) === 0) && !has(table, SOLITAIRE)) return conquer(kit);
  kit.call('rastur', { value });
}

function conquer(kit: Kit): void {
  kit.state.table.ended = RASTUR_WON;
  kit.tell('log.rastur-win', {}, '16.5');
  kit.end();
}

/** §16.23: any Spaceport or Orbit without Fort or Rastur; only when there is none, any such City. */
function sites(table: Table): Dot[] {
  const free = (dot: Dot): boolean => fortAt(table, dot) === NONE && rasturAt(table, dot) === 0;
  const open = BOXES.filter((dot) => markerAt(table, dot) === OPEN);
  const ports = [...ORBITS, ...open].filter(free);
  if (rule('16.23', ports.length > 0)) return ports;
  return CITIES.filter(free);
}

export const place: Step<'rastur'> = {
  may: ({ table }) => (sites(table).length > 0 ? [table.active] : []),
  ask({ table }, { value }) {
    const options = sites(table);
    const prompt = { key: 'ask.rastur', args: { value } };
    return { prompt, choice: { kind: 'one', noun: 'dot', options }, otherwise: options[0] ?? 0 };
  },
  why: () => no('16.23', 'refuse.rastur-site'),
  take(kit, { value }, seat, dot) {
    kit.state.table.rastur.push([dot, value]);
    kit.tell('log.rastur-placed', { seat, value, dot }, '16.23');
    kit.leave();
  },
};

/** §16.3, §17.3: a destroyed Rastur goes back into its pool. */
export function destroyRastur(kit: Kit, dot: Dot): void {
  const { table } = kit.state;
  const value = rasturAt(table, dot);
  table.rastur = table.rastur.filter(([at]) => at !== dot);
  if (has(table, SOLITAIRE)) eliminate(kit, value);
  else if (rule('16.3', true)) kit.put(RASTUR_POOL, itemOfValue(value));
}
