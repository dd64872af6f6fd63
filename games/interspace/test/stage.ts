// A table set for a test in the game's own words: what lies where, who has which units, and whose turn it is.

import { askOf, type Options, type Seat, type State } from '@orrery/kernel';
import { type Scenario, scenario, writeRow } from '@orrery/kernel/testkit';
import { encounter } from '../data/cards.ts';
import { SCT, TRN, UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { homeOf, lay as layHex, lieOf, type Point } from '../rules/map.ts';
import { settle } from '../rules/planets.ts';
import { addPlanet } from '../rules/setup.ts';
import { mint } from '../rules/stores.ts';
import { type Hex, NONE, type Owner, type Table } from '../rules/table.ts';
import { countOf, hexOf, kindOf, muster, ownerOf, unitKey } from '../rules/units.ts';

export type Stage = Scenario<Table>;
type Change = (state: State<Table>) => void;

/** The ring of every region: the planet on side 0, the asteroids on side 3; so hex 7n is a home world, 7n + 1 its colony. Levels cost
 *  what they do with three. */
export function start(seats = 2, options: Options = {}): Stage {
  const s = scenario(game, { seats, options: { ring: 'chosen', levels: 1, ...options } });
  for (let seat = 0; seat < seats; seat++) s.play(`${seat} ring 0 3`);
  return s;
}

/** Lets everybody answer as silence would, until this step asks this seat. */
export function until(s: Stage, step: string, seat: Seat = 0): Stage {
  for (let n = 0; n < 500; n++) {
    const ask = s.ask(seat);
    if (ask?.step === step && (s.table.active === NONE || s.table.active === seat || step === 'refuse')) return s;
    silence(s);
  }
  throw new Error(`"${step}" never asks seat ${seat}; now it is ${s.state.frames.at(-1)?.step ?? 'over'}`);
}
/** The first seat that is asked says nothing. */
export function silence(s: Stage): void {
  for (let seat = 0; seat < s.state.seats; seat++) {
    const ask = askOf(game, s.state, seat);
    if (ask === null) continue;
    const answer = ask.pass === true ? null : ask.otherwise;
    s.play(writeRow({ seat, answer }));
    return;
  }
  throw new Error('nobody is asked');
}

/** Seat 0 is about to move. Everybody has a scout at home, seat 0 a transport at its colony; no other unit, no IOU. */
export function open(seats = 2, options: Options = {}): Stage {
  const s = start(seats, options);
  for (let n = 0; s.table.active === NONE && n < 200; n++) silence(s);
  arrange(s, ({ table, frames }) => {
    table.order = table.order.toSorted((a, b) => a - b);
    table.active = 0;
    const turns = frames.find(({ step }) => step === 'turns');
    if (turns !== undefined) Object.assign(turns, { n: 1 });
    for (let at = table.units.length - 2; at >= 0; at -= 2)
      muster(table, table.units[at] ?? 0, -(table.units[at + 1] ?? 0));
    table.stores = [];
    table.tally.fill(0);
    table.yard = [];
    for (let seat = 0; seat < seats; seat++) muster(table, unitKey(homeOf(seat), seat, SCT));
    muster(table, unitKey(1, 0, TRN));
  });
  rewind(s, 'move');
  return s;
}
/** The turn goes on with this step, which has just begun. */
export function rewind(s: Stage, step: (typeof TURN)[number]): void {
  arrange(s, (state) => {
    state.frames = state.frames.slice(0, state.frames.findIndex((frame) => frame.step === 'turn') + 1);
    Object.assign(state.frames.at(-1) ?? {}, { at: TURN.indexOf(step) + 1 });
    state.frames.push({ step });
  });
}
const TURN = ['basic', 'mine', 'move', 'explore', 'colonize', 'contact', 'rest'] as const;
export const arrange = (s: Stage, change: Change): void => s.arrange(change);

export const kind = (id: string): number => UNITS.findIndex((unit) => unit.id === id);

/** Puts units somewhere: `put(s, 0, '2 CA, sct', 5)`. */
export function put(s: Stage, owner: Owner, what: string, hex: Hex, lost = 0): void {
  arrange(s, ({ table }) => {
    for (const part of what.split(', ')) {
      const [count, id] = part.includes(' ') ? part.split(' ') : ['1', part];
      muster(table, unitKey(hex, owner, kind(id ?? ''), lost), Number(count));
    }
  });
}
/** A new hex at a point of a region; a planet is there with nobody on it. */
export function lay(s: Stage, region: Seat, point: Point, tile: number): Hex {
  arrange(s, ({ table }) => {
    const hex = layHex(table, region, point, tile);
    if (tile === 1) addPlanet(table, hex);
  });
  return s.table.tile.length - 1;
}
/** Another tile in a hex that is laid. */
export function terrain(s: Stage, hex: Hex, tile: number): void {
  arrange(s, ({ table }) => void (table.tile[hex] = tile));
}
export function give(s: Stage, hex: Hex, keeper: number, resource: number, count: number): void {
  arrange(s, ({ table }) => mint(table, hex, keeper, resource, count));
}
export function people(s: Stage, planet: number, owner: Owner, ind: number, tech: number): void {
  arrange(s, ({ table }) => settle(table, planet, owner, ind, tech, 0));
}
/** Draws the map of a region into another's, so that they are connected. */
export function connect(s: Stage, region: Seat, into: Seat, by: Point): void {
  arrange(s, ({ table }) => {
    const { turns } = lieOf(table, region);
    table.lie.splice(region * 4, 4, into, turns, by.q, by.r);
  });
}

/** What an owner has in a hex: `2 CA, sct`. */
export function units(s: Stage, hex: Hex, owner: Owner): string {
  const found: string[] = [];
  for (const [k, { id }] of UNITS.entries()) {
    const count = countOf(s.table, hex, owner, k);
    if (count > 0) found.push(count === 1 ? id : `${count} ${id}`);
  }
  return found.join(', ');
}
/** Where an owner has units of a kind. */
export const where = ({ table }: Stage, owner: Owner, id: string): Hex[] =>
  table.units.filter((key, at) => at % 2 === 0 && ownerOf(key) === owner && kindOf(key) === kind(id)).map(hexOf);

export const options = (s: Stage, seat: Seat = 0): readonly (string | number)[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' || choice?.kind === 'some' ? choice.options : [];
};
export const entries = (s: Stage, seat: Seat = 0): readonly { id: string | number; max: number }[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'amounts' ? choice.entries : [];
};

/** An agent on the map, as if seat 0 had drawn it, and the agents' part about to begin. */
export function agent(
  card: string,
  owner: Owner,
  unit: string,
  hex: Hex,
  prepare: (s: Stage) => void = () => undefined,
  more: Options = {},
): Stage {
  const s = open(2, { encounters: true, ...more });
  enlist(s, card, hex);
  put(s, owner, unit, hex);
  prepare(s);
  return s;
}
export function enlist(s: Stage, card: string, hex: Hex): void {
  arrange(s, ({ table }) => void table.agents.push({ card: encounter(card), drawer: 0, last: hex, seen: [] }));
}
/** The players have had their turns: now the agents, with these dice. */
export const turn = (s: Stage, ...rolls: readonly number[]): Stage => phase(s, 'agents', ...rolls);
/** The game turn goes on with this, with these dice. */
export function phase(s: Stage, step: (typeof ROUND)[number], ...rolls: readonly number[]): Stage {
  arrange(s, (state) => {
    state.table.active = NONE;
    state.frames = [
      { step: 'round', at: ROUND.indexOf(step) },
      { step: 'course', seat: 0, hexes: [0, 1] },
    ] as never;
  });
  s.rolls(...rolls);
  // Any answer sets it going.
  s.play('0 0');
  return s;
}
const ROUND = ['economy', 'raise', 'civ', 'build', 'refit', 'order', 'turns', 'rebels', 'agents', 'reckoning'] as const;
