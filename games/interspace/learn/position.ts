// A table set for a lesson: what lies where, who has which ships, and whose turn it is.

import { begin, createKit, fastDice, type Options, type Seat, type State, asks, silence, step } from '@orrery/kernel';
import { PLANET } from '../data/tiles.ts';
import { rules } from '../rules.ts';
import { homeOf, lay, type Point } from '../rules/map.ts';
import { settle } from '../rules/planets.ts';
import { addPlanet } from '../rules/setup.ts';
import { type Hex, NONE, type Owner, type Table } from '../rules/table.ts';
import { muster, unitKey } from '../rules/units.ts';

/** Two regions with the planet on side 0 of the home world and the asteroids on side 3: hex 7n is a home world, 7n + 1 its colony. Nobody has
 *  answered yet. Levels cost what they do with more than two. */
export function outset(): State<Table> {
  const usual = Object.fromEntries(Object.entries(rules.options).map(([name, [first]]) => [name, first]));
  const kit = createKit(rules, fastDice(7));
  const state = begin(kit, 2, { ...(usual as Options), ring: 'chosen', levels: 1 });
  for (const seat of [0, 1]) step(kit, state, seat, 'ring 0 3');
  return state;
}

export interface Position {
  /** New hexes of the learner's region, in order from hex 14 on. */
  readonly hexes: readonly (readonly [point: Point, tile: number])[];
  /** Planets among them where somebody lives. */
  readonly people?: readonly (readonly [hex: Hex, owner: Seat, ind: number, tech: number])[];
  readonly units: readonly (readonly [hex: Hex, owner: Owner, kind: number, count: number])[];
  /** The step of the learner's turn that is about to begin. */
  readonly step: 'move' | 'attack' | 'siege';
}

/** The learner's turn in an early game turn, with these ships and no others. */
export function position({ hexes, people = [], units, step: first }: Position): State<Table> {
  const state = outset();
  const kit = createKit(rules, fastDice(7));
  while (state.table.active === NONE) {
    const [ask] = asks(rules, state);
    if (ask === undefined) break;
    step(kit, state, ask.seat, silence(ask));
  }
  const { table } = state;
  table.order = [0, 1];
  table.active = 0;
  clear(table);
  for (const [point, tile] of hexes) {
    const hex = lay(table, 0, point, tile);
    if (tile === PLANET) addPlanet(table, hex);
  }
  for (const [hex, owner, ind, tech] of people) settle(table, table.planet.indexOf(hex), owner, ind, tech, 0);
  for (const [hex, owner, kind, count] of units) muster(table, unitKey(hex, owner, kind), count);
  return atStep(state, first);
}

function clear(table: Table): void {
  for (let at = table.units.length - 2; at >= 0; at -= 2)
    muster(table, table.units[at] ?? 0, -(table.units[at + 1] ?? 0));
}

const TURN = ['basic', 'mine', 'move', 'explore', 'colonize', 'contact', 'rest'] as const;
const CONTACT = ['attack', 'refuse', 'battles', 'siege'] as const;

/** §4.1, §6.5: the turn goes on with this step. */
function atStep(state: State<Table>, first: Position['step']): State<Table> {
  const turns = state.frames.findIndex((frame) => frame.step === 'turns');
  Object.assign(state.frames[turns] ?? {}, { n: 1 });
  state.frames = state.frames.slice(0, turns + 2);
  const outer = first === 'move' ? 'move' : 'contact';
  Object.assign(state.frames.at(-1) ?? {}, { at: TURN.indexOf(outer) + 1 });
  if (first === 'move') state.frames.push({ step: 'move' });
  else state.frames.push(Object.assign({ step: 'contact' }, { at: CONTACT.indexOf(first) + 1 }), { step: first });
  return state;
}

export const HOME_HEX = homeOf(0);
