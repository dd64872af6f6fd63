// Names for the 268 dots, made from the board: what a dot is, then where. Only Orbits have a printed name, so like dots of
// a system are told apart by the side they are on, and those of the Asteroid System by their column, 1 in the west.

import type { Messages } from '@orrery/kernel';
import { DOTS } from '../data/dots.ts';
import { SYSTEMS } from '../data/systems.ts';
import { type Dot, systemOf, ways } from '../rules/board.ts';
import { portName } from './names.ts';

type Colour = 'blue' | 'red' | 'yellow';

export interface DotWords {
  readonly systems: readonly string[];
  readonly dot: Readonly<Record<Colour, string>>;
  readonly oval: Readonly<Record<Colour, string>>;
  readonly box: string;
  readonly asteroid: string;
  readonly city: string;
  /** By the last word of a Navigation Circle's id: `north`, `body`. */
  readonly circles: Readonly<Record<string, string>>;
  /** North, north-east and on, clockwise. */
  readonly sides: readonly string[];
  side(thing: string, side: string): string;
  column(thing: string, column: string): string;
  amount(thing: string, amount: number): string;
  orbit(name: string): string;
  below(name: string): string;
  in(thing: string, system: string): string;
  /** A dot on a lane; `place` counts from the first system, 0 if it is the only one. */
  between(thing: string, place: number, from: string, to: string): string;
}

export function nameDots(words: DotWords): Messages {
  const things = DOTS.map((_, dot) => thingOf(words, dot));
  return Object.fromEntries(DOTS.map((_, dot) => [`dot.${dot}`, placed(words, things, dot)]));
}

/** What a dot is, without saying where. */
function thingOf(words: DotWords, dot: Dot): string {
  const [id, , kind, colour, penalty, orbit] = dotAt(dot);
  const circle = kind === 'circle' ? (words.circles[id.slice(id.lastIndexOf('-') + 1)] ?? id) : '';
  if (orbit !== '') return [words.orbit(portName(orbit)), circle].filter((part) => part !== '').join(', ');
  if (kind === 'circle') return circle;
  if (kind === 'surface') return words.below(portName(orbitAbove(dot)));
  if (kind === 'oval') return words.amount(words.oval[colour], penalty);
  if (kind === 'space') return words.dot[colour];
  return kind === 'question' ? words.box : kind === 'asteroid' ? words.asteroid : words.city;
}

/** A Surface City hangs by one path from an Orbit (§1.5). */
function orbitAbove(dot: Dot): string {
  const way = ways[dot]?.find(({ skim }) => !skim);
  return way === undefined ? '' : dotAt(way.to)[5];
}

function placed(words: DotWords, things: readonly string[], dot: Dot): string {
  const system = systemOf[dot] ?? -1;
  const thing = things[dot] ?? '';
  if (system < 0) return onLane(words, thing, dot);
  const name = words.systems[system] ?? '';
  if (dotAt(dot)[2] === 'base') return name;
  const alike = things.filter((each, other) => each === thing && systemOf[other] === system).length;
  return words.in(alike > 1 ? toldApart(words, thing, dot, system) : thing, name);
}

function toldApart(words: DotWords, thing: string, dot: Dot, system: number): string {
  const column = /-c(\d)r\d$/.exec(dotAt(dot)[0])?.[1];
  return column === undefined ? words.side(thing, words.sides[sideOf(dot, system)] ?? '') : words.column(thing, column);
}

/** The side of its system a dot is on: 0 north, 1 north-east and on, as seen from the middle of the dots in space. */
function sideOf(dot: Dot, system: number): number {
  const ring = DOTS.filter(([, , kind], other) => systemOf[other] === system && kind !== 'surface');
  const middle = (at: 6 | 7): number => ring.reduce((sum, each) => sum + each[at], 0) / ring.length;
  const east = dotAt(dot)[6] - middle(6);
  const north = middle(7) - dotAt(dot)[7];
  return Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8;
}

/** `polluted-war-torn-6` is the sixth dot from the Polluted Planet to the War-Torn System. */
function onLane(words: DotWords, thing: string, dot: Dot): string {
  const [, lane = '', place = '0'] = /^(.+)-(\d+)$/.exec(dotAt(dot)[0]) ?? [];
  const from = SYSTEMS.findIndex(([id]) => lane.startsWith(`${id}-`));
  const to = SYSTEMS.findIndex(([id]) => lane === `${SYSTEMS[from]?.[0]}-${id}`);
  const only = !DOTS.some(([id]) => id === `${lane}-2`);
  return words.between(thing, only ? 0 : Number(place), words.systems[from] ?? '', words.systems[to] ?? '');
}

function dotAt(dot: Dot): (typeof DOTS)[number] {
  return DOTS[dot] ?? DOTS[0];
}
