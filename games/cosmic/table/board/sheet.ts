// The sheet the board is drawn on: where systems, planets, Moons and the Warp lie. The viewer's own system is at the foot, the others
// follow by the left. There are three arrangements, and the room takes the one in which everything is largest.

import type { Seat } from '@orrery/kernel';
import type { HEXES } from '../../data/hexes.ts';
import { isMoon } from '../../rules/live.ts';
import { FIRST_MOON, FIRST_SPOT, groundOf, type Place, PLACES_EACH, type Table } from '../../rules/table.ts';
import { placesOf } from '../../rules/tokens.ts';
import type { Thing } from '../focus.tsx';

export type Point = readonly [x: number, y: number];

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The middle of the Warp. */
  readonly centre: Point;
  /** By seat: the middle of its system. */
  readonly systems: readonly Point[];
}

/** Half of what a system takes; the Warp with its ring; a planet, and the most that is pressed for it. */
export const [HALF_WIDE, HALF_HIGH, WARP, PRESS] = [146, 106, 168, 31];
const PLANET = 27;

interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** By number of players: the places of their systems, from the viewer on. */
  readonly places: Readonly<Record<number, readonly Point[]>>;
}

const ROUND: Arrangement = {
  width: 1180,
  height: 804,
  centre: [590, 403],
  places: {
    2: [
      [590, 690],
      [590, 116],
    ],
    3: [
      [590, 690],
      [200, 210],
      [980, 210],
    ],
    4: [
      [590, 690],
      [165, 400],
      [590, 116],
      [1015, 400],
    ],
    5: [
      [590, 690],
      [160, 560],
      [230, 170],
      [950, 170],
      [1020, 560],
    ],
    6: [
      [590, 690],
      [155, 575],
      [155, 225],
      [590, 116],
      [1025, 225],
      [1025, 575],
    ],
  },
};

const HIGH: Arrangement = {
  width: 600,
  height: 746,
  centre: [300, 376],
  places: {
    2: [
      [300, 636],
      [300, 116],
    ],
    3: [
      [300, 636],
      [150, 116],
      [450, 116],
    ],
    4: [
      [150, 636],
      [150, 116],
      [450, 116],
      [450, 636],
    ],
    5: [
      [300, 854],
      [150, 636],
      [150, 116],
      [450, 116],
      [450, 636],
    ],
    6: [
      [150, 854],
      [150, 636],
      [150, 116],
      [450, 116],
      [450, 636],
      [450, 854],
    ],
  },
};

const WIDE: Arrangement = {
  width: 950,
  height: 446,
  centre: [475, 226],
  places: {
    2: [
      [150, 226],
      [800, 226],
    ],
    3: [
      [150, 226],
      [800, 116],
      [800, 336],
    ],
    4: [
      [150, 336],
      [150, 116],
      [800, 116],
      [800, 336],
    ],
    5: [
      [150, 336],
      [150, 116],
      [800, 116],
      [1096, 226],
      [800, 336],
    ],
    6: [
      [150, 336],
      [150, 116],
      [800, 116],
      [1096, 116],
      [1096, 336],
      [800, 336],
    ],
  },
};

/** Round the Warp is best; another arrangement must be so much larger. And one that is there stays, unless another is: the board
 *  must not jump with every decision. */
const [ROUND_IS_WORTH, SLACK] = [1.15, 1.15];

/** The arrangement for a room, by its number: the largest that is seen whole, or the one of which most is seen at `least` pixels to a
 *  unit. `before`: the one there was. */
export function arrangementFor([width, height]: Point, least: number, seats: number, before: number): number {
  const fits = ARRANGEMENTS.map((each, n) => {
    const sheet = sheetOf(each, seats, 0);
    const [wide, high] = [width / sheet.width / least, height / sheet.height / least];
    const fit = Math.min(1, wide) * Math.min(1, high) * Math.max(1, Math.min(wide, high));
    return fit * (n === 0 ? ROUND_IS_WORTH : 1) * (n === before ? SLACK : 1);
  });
  return fits.indexOf(Math.max(...fits));
}

/** The sheet for a room, stretched to its shape, and how many pixels a unit of it has: as many as show all of it, and `least`. */
export function sheetFor(
  arrangement: number,
  [width, height]: Point,
  least: number,
  seats: number,
  viewer: Seat,
): { sheet: Sheet; scale: number } {
  const sheet = sheetOf(ARRANGEMENTS[arrangement] ?? ROUND, seats, viewer);
  const scale = Math.max(least, Math.min(width / sheet.width, height / sheet.height));
  return { sheet: stretched(sheet, width / scale, height / scale), scale };
}

const ARRANGEMENTS = [ROUND, HIGH, WIDE];

function sheetOf({ width, height, centre, places }: Arrangement, seats: number, viewer: Seat): Sheet {
  const first = viewer < seats ? viewer : 0;
  const slots = places[seats] ?? [];
  const systems = Array.from({ length: seats }, (_, seat) => slots[(seat - first + seats) % seats] ?? centre);
  return {
    width: Math.max(width, ...systems.map(([x]) => x + HALF_WIDE + 4)),
    height: Math.max(height, ...systems.map(([, y]) => y + HALF_HIGH + 4)),
    centre,
    systems,
  };
}

/** Systems move apart until the room is full; beyond that they would no longer be one board. */
const MOST = 1.45;

function stretched(sheet: Sheet, width: number, height: number): Sheet {
  const within = (room: number, own: number): number => Math.max(own, Math.min(room, own * MOST));
  const [wide, high] = [within(width, sheet.width), within(height, sheet.height)];
  const [more, deeper] = [wide - sheet.width, high - sheet.height];
  const along = (at: number, long: number, half: number, by: number): number =>
    at + by * Math.min(1, Math.max(0, (at - half) / Math.max(1, long - 2 * half)));
  const move = ([x, y]: Point): Point => [
    along(x, sheet.width, HALF_WIDE, more),
    along(y, sheet.height, HALF_HIGH, deeper),
  ];
  return { width: wide, height: high, centre: move(sheet.centre), systems: sheet.systems.map(move) };
}

/** How a system is laid out: its planets around its star or stars, in the order of their places. */
export interface Ground {
  readonly word: 'plain' | (typeof HEXES)[number][0];
  readonly planets: readonly Point[];
  readonly stars: readonly Point[];
  readonly size: number;
}

const onOrbit = (middle: Point, [rx, ry]: Point, ...degrees: readonly number[]): Point[] =>
  degrees.map((each) => {
    const angle = (each * Math.PI) / 180;
    return [middle[0] + rx * Math.cos(angle), middle[1] + ry * Math.sin(angle)];
  });

/** The orbit of a plain system. */
export const ORBIT = { middle: [0, 25] as Point, radii: [88, 48] as Point };
const FIVE = onOrbit(ORBIT.middle, ORBIT.radii, -90, -18, 54, 126, 198);

const RINGS_MIDDLE: Point = [0, 22];
/** The rings of §9.3, from the one next to the middle on. */
export const ringRadii = (n: number): Point => [36 + n * 20, 18 + n * 11.5];

const GROUNDS: readonly Ground[] = [
  { word: 'plain', planets: FIVE, stars: [ORBIT.middle], size: PLANET },
  {
    word: 'binary',
    planets: [...onOrbit([-58, 26], [34, 46], -90, 40, 140), ...onOrbit([58, 26], [34, 46], -90, 40, 140)],
    stars: [
      [-58, 24],
      [58, 24],
    ],
    size: 23,
  },
  { word: 'gas-giant', planets: [[0, 24]], stars: [], size: 52 },
  {
    word: 'rings',
    planets: [
      RINGS_MIDDLE,
      ...[180, -35, 62, 215].flatMap((angle, n) => onOrbit(RINGS_MIDDLE, ringRadii(n + 1), angle)),
    ],
    stars: [],
    size: 22,
  },
  { word: 'rosette', planets: onOrbit([0, 22], [88, 52], -90, -30, 30, 90, 150, 210), stars: [[0, 22]], size: 24 },
  { word: 'space-dust', planets: [[0, 24]], stars: [], size: 52 },
  { word: 'worldships', planets: FIVE, stars: [], size: PLANET },
];

export const groundFor = ({ hexes }: Table, system: number): Ground => {
  const ground = GROUNDS[hexes[system] ?? 0] ?? GROUNDS[0];
  if (ground === undefined) throw new Error('no system is drawn so');
  return ground;
};

const MOONS: readonly Point[] = [
  [-131, 58],
  [131, 58],
];
const SPOTS: readonly Point[] = [
  [124, -40],
  [-124, -40],
  [140, 4],
  [-140, 4],
];

/** Where a place lies on the sheet; null: it is not drawn. */
export function placeAt(sheet: Sheet, table: Table, place: Place): Point | null {
  const spot = table.spots.find((each) => each.place === place);
  if (spot !== undefined) {
    const own = table.spots.filter(({ owner }) => owner === spot.owner).indexOf(spot);
    return moved(sheet.systems[spot.owner], SPOTS[own % SPOTS.length]);
  }
  const system = table.systems[place] ?? -1;
  if (system < 0) return null;
  if (isMoon(place)) return moved(sheet.systems[system], MOONS[(place % PLACES_EACH) - FIRST_MOON]);
  if (place >= FIRST_SPOT) return moved(sheet.systems[system], stackAt(table, system, place));
  return moved(sheet.systems[system], groundFor(table, system).planets[place % PLACES_EACH]);
}

/** §9.2, §9.5: stacks of others stand in a half circle around the ground. */
function stackAt(table: Table, system: number, place: Place): Point | undefined {
  const stacks = placesOf(table, system).filter((each) => each >= FIRST_SPOT);
  const n = stacks.indexOf(place);
  if (n < 0 || groundOf(table, system) < 0) return undefined;
  const spread = Math.min(44, 180 / Math.max(1, stacks.length - 1));
  return onOrbit([0, 24], [100, 58], 90 + (n - (stacks.length - 1) / 2) * spread)[0];
}

const moved = (from: Point | undefined, by: Point | undefined): Point | null =>
  from === undefined || by === undefined ? null : [from[0] + by[0], from[1] + by[1]];

/** How large the thing that is pressed for a place is. */
export function reachOf(table: Table, place: Place): number {
  if (isMoon(place)) return 24;
  if (place >= FIRST_SPOT) return 22;
  const { size } = groundFor(table, table.systems[place] ?? 0);
  return size > PLANET ? size + 2 : PRESS;
}

/** The angle from the middle of the Warp. */
export const angleTo = ({ centre }: Sheet, [x, y]: Point): number => Math.atan2(y - centre[1], x - centre[0]);

export const polar = ([x, y]: Point, angle: number, far: number): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far,
];

/** Where the tokens of a seat lie in the Warp: between the directions of systems rather than in them, where the cone points. */
export function pileAt(sheet: Sheet, seat: Seat): Point {
  const angles = sheet.systems.map((at) => angleTo(sheet, at));
  const order = angles.map((_, each) => each).toSorted((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0));
  const first = angles[order[0] ?? 0] ?? 0;
  return polar(sheet.centre, first + ((order.indexOf(seat) + 0.5) / order.length) * 2 * Math.PI, 95);
}

/** §10: the section of Limbo with a seat's colour. */
export function sectionAt(sheet: Sheet, seat: Seat): Point {
  const n = sheet.systems.length;
  return polar(sheet.centre, ((seat + 0.25) / n) * 2 * Math.PI - Math.PI / 2, 112);
}

/** The plate of the cone, where the tokens of both sides stand. */
export const PLATE = 58;

/** Where a card lies on the board, and from there the total of its side. */
export interface CardPlace {
  readonly at: Point;
  readonly total: Point;
}

/** With the total below the card, or beside it: half of what both take, and where the total is then. */
const CARD_WAYS = [
  { wide: 42, high: 88, total: [0, 82] },
  { wide: 76, high: 54, total: [74, 12] },
] as const;
/** How far from the Warp it is at most. */
const CARD_FAR = 84;

/** Where the cards of offense and defense lie: left and right of the Warp; null: there is no room. */
export function cardsAt({ centre: [x, y], systems, width }: Sheet): readonly [CardPlace, CardPlace] | null {
  for (const { wide, high, total } of CARD_WAYS) {
    const beside = systems.filter(([, at]) => Math.abs(at - y) < HALF_HIGH + high);
    const left = Math.max(0, ...beside.flatMap(([at]) => (at < x ? [at + HALF_WIDE] : [])));
    const right = Math.min(width, ...beside.flatMap(([at]) => (at > x ? [at - HALF_WIDE] : [])));
    const [from, to] = [x - WARP, x + WARP];
    if (from - left < 2 * wide || right - to < 2 * wide) continue;
    // Towards the Warp, where it is beside the card.
    const off = total[0] / 2;
    return [
      { at: [Math.max((left + from) / 2, from - CARD_FAR) - off, y], total },
      { at: [Math.min((right + to) / 2, to + CARD_FAR) + off, y], total: [-total[0], total[1]] },
    ];
  }
  return null;
}

/** How much larger than drawn a name plate is where the board is small; and where its middle is then. */
export const plateSize = (scale: number): number => Math.min(1.22, Math.max(1, 0.85 / scale));
export const plateAt = (size: number): number => -59 - 23 * size;

/** Where a thing of any kind lies. */
export function thingAt(sheet: Sheet, table: Table, thing: Thing): Point | null {
  const [kind, number] = thing.split(' ');
  const n = Number(number);
  if (kind === 'place') return placeAt(sheet, table, n);
  if (kind === 'seat') return moved(sheet.systems[n], [0, -82]);
  if (kind === 'cone') return moved(sheet.centre, [n === 0 ? -24 : 24, 0]);
  if (kind === 'limbo') return sectionAt(sheet, n);
  if (kind === 'step') return polar(sheet.centre, stepAngle(n), 142);
  return kind === 'warp' ? moved(sheet.centre, [0, 78]) : null;
}

export const STEPS = 10;
/** §3.1 is on top, the others follow clockwise. */
export const stepAngle = (step: number): number => ((step - 1) / STEPS) * 2 * Math.PI - Math.PI / 2;
