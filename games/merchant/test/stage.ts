// A table set for a test in the game's own words: who flies what, from where, with which cargo, and what lies where.

import { closeSlot, fault, must, type Options, type Seat, type State } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testkit';
import { MERCHANTS } from '../data/cultures.ts';
import { DOTS } from '../data/dots.ts';
import { FEATURES, SHIPS } from '../data/equipment.ts';
import { SYSTEMS } from '../data/systems.ts';
import { game } from '../index.ts';
import { boxOf, dotOf, orbitOf } from '../rules/board.ts';
import { stow } from '../rules/gear.ts';
import { putGoods, smallHolds } from '../rules/holds.ts';
import { nearest } from '../rules/steps.ts';
import { cultureOf, FIRST_RELIC, IOU_POOL, isRelic, MARKER_POOL, MARKER_RELIC, type Table } from '../rules/table.ts';

export type Stage = Scenario<Table>;
type Merchant = (typeof MERCHANTS)[number][0];
type System = (typeof SYSTEMS)[number][0];
type Ship = (typeof SHIPS)[number][0];

interface Opening {
  readonly seats?: number;
  readonly options?: Options;
  /** By seat; left out: in the order of the list. */
  readonly merchants?: readonly Merchant[];
}

/** A game in which seat 0 rolled highest, picked first and is about to take the first turn; all are at the Base. */
export function open({ seats = 2, options = {}, merchants = [] }: Opening = {}): Stage {
  const rolls = Array.from({ length: seats > 1 ? seats : 0 }, (_, seat) => (seat === 0 ? [6, 6] : [1, 1])).flat();
  const s = scenario(game, { seats, options, rolls });
  const names = MERCHANTS.map(([name]) => name);
  const rest = names.filter((name) => !merchants.includes(name));
  for (let seat = 0; seat < seats; seat++) {
    const name = merchants[seat] ?? must(rest.shift(), 'a merchant left');
    s.play(`${seat} ${names.indexOf(name)}`);
  }
  return s;
}

/** Puts a pawn on a dot. */
export function put(s: Stage, seat: Seat, dot: string): void {
  s.arrange(({ table }) => {
    table.at[seat] = dotOf(dot);
  });
}

/** The dot a pawn is on. */
export const at = (s: Stage, seat: Seat): string => DOTS[s.table.at[seat] ?? -1]?.[0] ?? '';

export function money(s: Stage, seat: Seat, amount: number): void {
  s.arrange(({ table }) => {
    table.money[seat] = amount;
  });
}

export function ship(s: Stage, seat: Seat, name: Ship): void {
  s.arrange(({ table }) => {
    table.ship[seat] = SHIPS.findIndex(([each]) => each === name);
  });
}

/** Equipment and relics aboard, out of the bank's or the box's store. */
export function equip(s: Stage, seat: Seat, ...codes: readonly number[]): void {
  s.arrange((state) => {
    const { table } = state;
    for (const code of codes) {
      stow(table, seat, code);
      if (isRelic(code)) takeOut(state, MARKER_POOL, relicMarker(code));
      else table.supply[code] = (table.supply[code] ?? 0) - 1;
    }
  });
}

/** Goods aboard, out of their culture's stock. */
export function load(s: Stage, seat: Seat, ...goods: readonly number[]): void {
  s.arrange(({ table }) => {
    for (const good of goods) {
      putGoods(table, seat, good);
      table.stock[good] = (table.stock[good] ?? 0) - 1;
    }
  });
}

/** Small markers aboard, hold by hold. */
export const holds = (s: Stage, seat: Seat): number[][] => smallHolds(s.table, seat);

/** A culture that has been discovered in this system; its IOU is spent. */
export function found(s: Stage, system: System, culture: string): void {
  s.arrange((state) => {
    takeOut(state, IOU_POOL, cultureOf(culture));
    closeSlot(state, iouOf(state, system));
    state.table.iou[systemNumber(system)] = -1;
    state.table.culture[systemNumber(system)] = cultureOf(culture);
  });
}

/** The culture that hides in this system; nobody has seen it yet. */
export function hidden(s: Stage, system: System, culture: string): void {
  s.arrange((state) => lay(state, iouOf(state, system), IOU_POOL, cultureOf(culture)));
}

/** The slot of the IOU in this system's Culture Box. */
export const iouOf = ({ table }: State<Table>, system: System): number => table.iou[systemNumber(system)] ?? -1;
export const systemNumber = (system: System): number => SYSTEMS.findIndex(([id]) => id === system);

/** A ? marker that lies face up. */
export function faceUp(s: Stage, dot: string, marker: number): void {
  s.arrange((state) => {
    const box = boxOf[dotOf(dot)] ?? -1;
    takeOut(state, MARKER_POOL, marker);
    closeSlot(state, markerSlot(state, dot));
    state.table.box[box] = -1;
    state.table.marker[box] = marker;
  });
}

/** The ? marker that lies face down in this box; nobody has seen it yet. */
export function faceDown(s: Stage, dot: string, marker: number): void {
  s.arrange((state) => lay(state, markerSlot(state, dot), MARKER_POOL, marker));
}

export const markerSlot = ({ table }: State<Table>, dot: string): number => table.box[boxOf[dotOf(dot)] ?? -1] ?? -1;

export const gate = (number: number): number => number - 1;
export const relicMarker = (code: number): number => MARKER_RELIC + code - FIRST_RELIC;
export function penalty(colour: 'red' | 'yellow' | 'blue', amount: number): number {
  const marker = FEATURES.findIndex((each) => each[0] === 'penalty' && each[1] === colour && each[2] === amount);
  if (marker < 0) throw fault('stage', `there is no ${colour} penalty marker of ${amount}`);
  return marker;
}

/** A Spaceport on the Orbit of this dot. */
export function build(s: Stage, dot: string, owner: Seat): void {
  s.arrange(({ table }) => {
    table.port[must(orbitOf[dotOf(dot)], 'an Orbit')] = owner;
  });
}

/** Declares a first dot, rolls these dice and flies there. */
export function fly(s: Stage, seat: Seat, first: string, ...dice: readonly number[]): void {
  s.rolls(...dice);
  s.play(`${seat} to ${dotOf(first)}`);
}

/** On to these dots, one by one, each where there is a choice. */
export function on(s: Stage, seat: Seat, ...dots: readonly string[]): void {
  s.play(...dots.map((dot) => `${seat} ${dotOf(dot)}`));
}

/** The dots flown to, in the order of the events. */
export const flown = (s: Stage): string[] =>
  s.events
    .filter(({ key }) => key === 'log.fly' || key === 'log.jump')
    .map(({ args }) => DOTS[Number(args['dot'])]?.[0] ?? '');

/** MP left in the flight under way; 0 when none is. */
export const mp = (s: Stage): number => nearest(s.state, 'fly')?.mp ?? 0;

/** What a seat may answer; dots by their names. */
export function offered(s: Stage, seat: Seat): string[] {
  const ask = s.ask(seat);
  if (ask === null || ask.choice.kind !== 'one') return [];
  const dot = (id: number): string => DOTS[id]?.[0] ?? `${id}`;
  return ask.choice.options.map((option) =>
    typeof option === 'number'
      ? dot(option)
      : option.replace(/^(to|jump) (\d+)$/, (_, verb, id) => `${verb} ${dot(Number(id))}`),
  );
}

export const step = (s: Stage): string => s.state.frames.at(-1)?.step ?? 'over';

function takeOut(state: State<Table>, pool: number, item: number): void {
  const counts = must(state.pools[pool], 'a pool');
  if ((counts[item] ?? 0) < 1) throw fault('stage', `item ${item} is not in pool ${pool} any more`);
  counts[item] = (counts[item] ?? 0) - 1;
}

function lay(state: State<Table>, slot: number, pool: number, item: number): void {
  takeOut(state, pool, item);
  state.held.item[slot] = item;
}
