// Set-up (§2): regions, home worlds, what goes into the box; which rules are in force.

import { no, type Options, rule, type Seat } from '@orrery/kernel';
import { COLONIZATIONS, ENCOUNTERS as ENCOUNTER_CARDS, OBJECTIVES as OBJECTIVE_CARDS } from '../data/cards.ts';
import { NUMBERS } from '../data/numbers.ts';
import {
  ASTEROIDS,
  DUST,
  EMPTY,
  FINDS,
  HOME,
  NULL_SPACE,
  PLANET,
  REGION,
  RING,
  START_UNITS,
  TILES,
} from '../data/tiles.ts';
import { UNITS } from '../data/units.ts';
import { beside, homeOf, lay } from './map.ts';
import { homeInd, settle } from './planets.ts';
import { hand, IOU, RESOURCES, SOIL, stored } from './stores.ts';
import type { Kit, Step } from './steps.ts';
import { words } from './steps.ts';
import {
  BASIC,
  BREAKTHROUGHS,
  COLONIZATION,
  CRUISER_16,
  CRUISER_18,
  DOUBLE_LEVELS,
  DRIVES,
  ENCOUNTERS,
  FULL_BOMBS,
  GOODS_CAP,
  isOn,
  LIMITS,
  NONE,
  OBJECTIVES,
  POOR_HOMES,
  RANGES,
  SUPPORT,
  type Table,
  TRIPLE_LEVELS,
} from './table.ts';
import { muster, unitKey } from './units.ts';
import { DEEDS } from './score.ts';

/** The game, the supplement (§13 to §17), and what else the reconstructed numbers could be (docs/rulings.md). */
export const OPTIONS = {
  basic: [false, true],
  objectives: [false, true],
  breakthroughs: [false, true],
  drives: [true, false],
  colonization: [false, true],
  encounters: [false, true],
  limits: [false, true],
  ring: ['random', 'chosen'],
  support: [true, false],
  space: [36, 24, 48],
  finds: ['10-5', '11-4'],
  regions: [6, 3, 9],
  terrain: [1, 0, 2],
  homes: [0, 1],
  homeInd: [8, 3],
  levels: ['usual', 1, 2, 3],
  cruiser: ['14', '16', '18'],
  bombs: ['steps', 'full'],
  zones: ['screen', 'range'],
  goodsCap: [false, true],
  turns: [40, 20, 60, 0],
} as const;

function rulesOf(options: Options, seats: number): number {
  const flag = (on: boolean, mask: number): number => (on ? mask : 0);
  const is = (name: string, value: boolean | number | string = true): boolean => options[name] === value;
  const basic = is('basic');
  // G3: two alone would be done before the others have begun.
  const usual = rule('5.7', seats <= NUMBERS.fewSeats.is) ? NUMBERS.fewSeatsLevels.is : 1;
  const levels = is('levels', 'usual') ? usual : Number(options['levels']);
  return (
    flag(basic, BASIC) |
    flag(is('support') && !rule('12.5', basic), SUPPORT) |
    flag(is('objectives'), OBJECTIVES) |
    flag(is('breakthroughs'), BREAKTHROUGHS) |
    flag(is('drives'), DRIVES) |
    flag(is('colonization'), COLONIZATION) |
    flag(is('encounters'), ENCOUNTERS) |
    flag(is('limits'), LIMITS) |
    flag(levels === 2, DOUBLE_LEVELS) |
    flag(levels === 3, TRIPLE_LEVELS) |
    flag(is('bombs', 'full'), FULL_BOMBS) |
    flag(is('zones', 'range'), RANGES) |
    flag(is('goodsCap'), GOODS_CAP) |
    flag(is('cruiser', '16'), CRUISER_16) |
    flag(is('cruiser', '18'), CRUISER_18) |
    flag(is('homeInd', 3), POOR_HOMES)
  );
}

/** §1.1, §2.4: the box, by tile. §17.3: how much empty space, special terrain and other regions, and whether the unused home worlds stay in it. */
function boxOf(options: Options, seats: number): number[] {
  const [planets, asteroids] = FINDS[options['finds'] === '11-4' ? '11-4' : '10-5'];
  const counts = TILES.map(([, count]) => count);
  counts[EMPTY] = Number(options['space']);
  counts[PLANET] = planets;
  counts[ASTEROIDS] = asteroids;
  counts[REGION] = Number(options['regions']);
  for (let tile: number = DUST; tile <= NULL_SPACE; tile++)
    counts[tile] = (counts[tile] ?? 0) * Number(options['terrain']);
  counts[HOME] = options['homes'] === 1 ? Math.max(0, 6 - seats) : 0;
  return counts;
}

export function setup(kit: Kit, options: Options): Table {
  const { seats } = kit.state;
  const each = <V>(make: (seat: Seat) => V): V[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const rules = rulesOf(options, seats);
  kit.pool(boxOf(options, seats));
  const aims = kit.pool(OBJECTIVE_CARDS.map(({ copies }) => copies));
  kit.pool(COLONIZATIONS.map(({ copies }) => copies));
  kit.pool(ENCOUNTER_CARDS.map(({ copies }) => copies));
  const table: Table = {
    rules,
    last: Number(options['turns']),
    turn: 0,
    order: [],
    active: NONE,
    out: 0,
    tile: [],
    place: [],
    lie: each((seat) => [seat, 0, 0, 0]).flat(),
    units: [],
    stores: [],
    yard: [],
    planet: [],
    owner: [],
    ind: [],
    tech: [],
    flags: [],
    line: [],
    civ: each(() => NUMBERS.homeTech.is),
    cards: each(() => 0),
    drives: each(() => 0),
    open: each(() => 0),
    // §2.5: one objective each, in secret.
    aim: each((seat) => ((rules & OBJECTIVES) !== 0 ? kit.draw(aims, seat) : NONE)),
    deeds: each(() => new Array<number>(DEEDS).fill(0)).flat(),
    found: each(() => [0, 0]).flat(),
    fights: [],
    battle: null,
    relics: ENCOUNTER_CARDS.filter(({ kind }) => kind === 'relic').map(() => NONE),
    agents: [],
    tally: new Array<number>(RESOURCES + UNITS.length).fill(0),
  };
  for (let seat = 0; seat < seats; seat++) layRegion(kit, table, seat);
  populate(table, seats);
  if ((rules & BREAKTHROUGHS) !== 0) kit.call('draft', { queue: thereAndBack(draftOrder(kit)) });
  else kit.call('round');
  if (options['ring'] === 'chosen') kit.call('ring');
  return table;
}

/** §2.2: the home world in the middle; around it a planet, asteroids, and empty space, in any order. */
function layRegion(kit: Kit, table: Table, seat: Seat): void {
  const here = { q: 0, r: 0 };
  lay(table, seat, here, HOME);
  const left = [...RING];
  for (let side = 0; side < 6; side++) {
    const [tile = EMPTY] = left.splice(kit.pick(left.length), 1);
    lay(table, seat, beside(here, side), tile);
  }
}

/** §2.3: levels and units; every region has its seven hexes in a row. */
function populate(table: Table, seats: number): void {
  for (let seat = 0; seat < seats; seat++) addPlanet(table, homeOf(seat));
  for (let seat = 0; seat < seats; seat++) addPlanet(table, table.tile.indexOf(PLANET, homeOf(seat)));
  const { startIou, homeTech, colonyInd, colonyTech } = NUMBERS;
  for (let seat = 0; seat < seats; seat++) {
    settle(table, seat, seat, homeInd(table), homeTech.is, startIou.is);
    settle(table, seats + seat, seat, colonyInd.is, colonyTech.is, startIou.is);
    // §13.3: for the parasites these two are infested from the start.
    if (isOn(table, OBJECTIVES)) table.line[seat] = table.line[seats + seat] = seat;
    for (const [kind, count] of START_UNITS) muster(table, unitKey(homeOf(seat), seat, kind), count);
  }
}

/** A planet on the map, with nobody on it. */
export function addPlanet(table: Table, hex: number): void {
  table.planet.push(hex);
  table.owner.push(NONE);
  table.ind.push(0);
  table.tech.push(0);
  table.flags.push(0);
  table.line.push(NONE);
}

const RING_SIDES = [0, 1, 2, 3, 4, 5];
const RINGS: readonly string[] = RING_SIDES.flatMap((planet) =>
  RING_SIDES.filter((side) => side !== planet).map((asteroids) => `ring ${planet} ${asteroids}`),
);

/** §2.2, by option: everybody says where the planet and the asteroids lie. */
export const ring: Step<'ring'> = {
  together: 'sealed',
  may: ({ seats }) => RING_SIDES.slice(0, seats),
  ask: () => ({
    prompt: { key: 'ask.ring' },
    choice: { kind: 'one', noun: 'word', options: RINGS },
    otherwise: RINGS[2] ?? 'ring 0 3',
  }),
  why: () => no('2.2', 'refuse.ring'),
  take(kit, _, seat, answer) {
    const { table } = kit.state;
    const [, planet = 0, asteroids = 0] = words(answer);
    const first = homeOf(seat) + 1;
    for (const side of RING_SIDES)
      table.tile[first + side] = side === planet ? PLANET : side === asteroids ? ASTEROIDS : EMPTY;
    const colony = kit.state.seats + seat;
    const old = table.planet[colony] ?? NONE;
    table.planet[colony] = first + planet;
    hand(table, [old, SOIL], [first + planet, SOIL], IOU, stored(table, old, SOIL, IOU));
    kit.tell('log.ring', { who: seat, planet: first + planet, asteroids: first + asteroids }, '2.2');
  },
};

const thereAndBack = (seats: readonly Seat[]): Seat[] => [...seats, ...seats.toReversed()];

/** A random order of the seats. */
export function draftOrder(kit: Kit): Seat[] {
  const left = Array.from({ length: kit.state.seats }, (_, seat) => seat);
  const order: Seat[] = [];
  while (left.length > 0) order.push(...left.splice(kit.pick(left.length), 1));
  return order;
}
