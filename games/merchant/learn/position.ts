// A table set for a lesson: who flies what, from where, with which cargo, and what is known of the cluster.

import { begin, closeSlot, createKit, type Dice, fastDice, must, type Options, type State, step } from '@orrery/kernel';
import type { CULTURES } from '../data/cultures.ts';
import { SYSTEMS } from '../data/systems.ts';
import { rules } from '../rules.ts';
import { boxOf, dotOf, orbitOf } from '../rules/board.ts';
import { stow } from '../rules/gear.ts';
import {
  CUP,
  cultureOf,
  EMPTY,
  FIRST_RELIC,
  GOODS,
  IOU_POOL,
  isRelic,
  MARKER_POOL,
  MARKER_RELIC,
  type Table,
} from '../rules/table.ts';

type System = (typeof SYSTEMS)[number][0];
type Culture = (typeof CULTURES)[number][0];

/** All of it is about seat 0, the learner; the others wait at the Base. */
export interface Position {
  readonly seats?: number;
  readonly merchant?: number;
  readonly options?: Options;
  readonly at?: string;
  readonly money?: number;
  readonly goods?: readonly number[];
  readonly gear?: readonly number[];
  /** Cultures that have been discovered; their IOUs are spent. */
  readonly known?: Readonly<Partial<Record<System, Culture>>>;
  /** ? markers face up, by dot. */
  readonly markers?: Readonly<Record<string, number>>;
  /** ? Boxes whose relic somebody has taken. */
  readonly emptied?: readonly string[];
  readonly ports?: readonly string[];
  readonly factory?: readonly [Culture, dot: string];
  /** Bonus markers out of the cup, one goods marker each in their place. */
  readonly drawn?: readonly number[];
  readonly turn?: number;
}

/** Seat 0 has rolled highest, has picked a merchant and is about to take a turn. */
export function position(wanted: Position): State<Table> {
  const { seats = 2, merchant = 0, options = {} } = wanted;
  const kit = createKit(rules, firstRolls());
  const usual = Object.fromEntries(Object.entries(rules.options).map(([name, [first]]) => [name, first]));
  const state = begin(kit, seats, { ...(usual as Options), target: 1000, ...options });
  for (let seat = 0; seat < seats; seat++) step(kit, state, seat, (merchant + seat) % 6);
  arrange(state, wanted);
  return state;
}

/** Seat 0 rolls two sixes, the others ones; nothing else is rolled. */
export function firstRolls(): Dice {
  const rest = fastDice(1);
  return { word: (epoch, counter) => (counter < 2 ? 5 : counter < 12 ? 0 : rest.word(epoch, counter)) };
}

function arrange(state: State<Table>, wanted: Position): void {
  const { table } = state;
  if (wanted.at !== undefined) table.at[0] = dotOf(wanted.at);
  if (wanted.money !== undefined) table.money[0] = wanted.money;
  if (wanted.turn !== undefined) table.turn = wanted.turn;
  for (const [system, culture] of Object.entries(wanted.known ?? {})) discovered(state, system, culture);
  for (const [dot, marker] of Object.entries(wanted.markers ?? {})) turnedUp(state, dot, marker);
  for (const dot of wanted.emptied ?? []) turnedUp(state, dot, EMPTY);
  for (const dot of wanted.ports ?? []) table.port[must(orbitOf[dotOf(dot)], 'an Orbit')] = 0;
  if (wanted.factory !== undefined) {
    const culture = cultureOf(wanted.factory[0]);
    table.factory[culture] = 0;
    table.site[culture] = dotOf(wanted.factory[1]);
    table.stock[GOODS / 2 + culture] = 1;
  }
  for (const good of wanted.goods ?? []) {
    table.goods[0]?.push(good);
    table.stock[good] = (table.stock[good] ?? 0) - 1;
  }
  for (const code of wanted.gear ?? []) {
    stow(table, 0, code);
    if (isRelic(code)) takeOut(state, MARKER_POOL, MARKER_RELIC + code - FIRST_RELIC);
    else table.supply[code] = (table.supply[code] ?? 0) - 1;
  }
  for (const item of wanted.drawn ?? []) fromCup(state, item);
}

function discovered(state: State<Table>, system: string, culture: string): void {
  const at = SYSTEMS.findIndex(([id]) => id === system);
  takeOut(state, IOU_POOL, cultureOf(culture));
  closeSlot(state, must(state.table.iou[at], 'an IOU'));
  state.table.iou[at] = -1;
  state.table.culture[at] = cultureOf(culture);
}

function turnedUp(state: State<Table>, dot: string, marker: number): void {
  const box = must(boxOf[dotOf(dot)], 'a ? Box');
  if (marker !== EMPTY) takeOut(state, MARKER_POOL, marker);
  closeSlot(state, must(state.table.box[box], 'a marker'));
  state.table.box[box] = -1;
  state.table.marker[box] = marker;
}

/** §10.1: the cup always holds 48, so a goods marker of the Dell goes in for it. */
function fromCup(state: State<Table>, item: number): void {
  const { table } = state;
  takeOut(state, CUP, item);
  table.bonus[item - GOODS] = (table.bonus[item - GOODS] ?? 0) + 1;
  const spare = cultureOf('4a');
  table.stock[spare] = (table.stock[spare] ?? 0) - 1;
  const cup = must(state.pools[CUP], 'the cup');
  cup[spare] = (cup[spare] ?? 0) + 1;
}

function takeOut(state: State<Table>, pool: number, item: number): void {
  const counts = must(state.pools[pool], 'a pool');
  counts[item] = must(counts[item] || undefined, `item ${item} of pool ${pool}`) - 1;
}
