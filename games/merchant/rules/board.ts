// The mapboard as a graph (§1): data compiled once into arrays by index. Nothing here changes in play.

import { must, rule } from '@orrery/kernel';
import { DOTS } from '../data/dots.ts';
import { ARROWS, SKIMS, TRAILS, UNPRINTED } from '../data/paths.ts';
import { SYSTEMS } from '../data/systems.ts';

export type Dot = number;
export type Kind = (typeof DOTS)[number][2];

/** A way out of a dot. `edge` is directed: its other direction is `edge ^ 1`. */
export interface Way {
  readonly to: Dot;
  readonly edge: number;
  /** Only over the surface, with the Air Foil (§8.41). */
  readonly skim: boolean;
  /** The pilot numbers on the arrow, as a mask; 0 where no arrow stands (§6.4). */
  readonly pilots: number;
}

export const BASE_SYSTEM = SYSTEMS.findIndex(([, kind]) => kind === 'base');
/** Systems 0 to 13 have a Culture Box (§1.2). */
export const INHABITED = SYSTEMS.filter(([, kind]) => kind === 'inhabited').length;

const index = new Map<string, Dot>(DOTS.map(([id], dot) => [id, dot]));
export const dotOf = (id: string): Dot => must(index.get(id), `the dot "${id}"`);

export const BASE = dotOf('base');
export const kindOf: readonly Kind[] = DOTS.map(([, , kind]) => kind);
export const systemOf: readonly number[] = DOTS.map(([, system]) => SYSTEMS.findIndex(([id]) => id === system));
export const colourOf: readonly ('' | 'blue' | 'red' | 'yellow')[] = DOTS.map(([, , , colour]) => colour);
/** The amount printed on a Penalty Oval; 0 elsewhere. */
export const ovalOf: readonly number[] = DOTS.map(([, , , , penalty]) => penalty);

/** The Orbits in the order of the Spaceport deeds (§1.4), and dot -> Orbit or -1. */
export const ORBITS: readonly Dot[] = DOTS.flatMap(([, , , , , orbit], dot) => (orbit === '' ? [] : [dot]));
export const orbitOf: readonly number[] = DOTS.map((_, dot) => ORBITS.indexOf(dot));

/** The ? Boxes; the last one only in the variant of the lost box. */
export const BOXES: readonly Dot[] = [
  ...DOTS.flatMap(([, , kind], dot) => (kind === 'question' ? [dot] : [])),
  dotOf('multigen-west'),
];
export const boxOf: readonly number[] = DOTS.map((_, dot) => BOXES.indexOf(dot));

export const ways: readonly (readonly Way[])[] = compile();

/** The dots of each system, so that nobody has to look through all of them. */
export const dotsOf: readonly (readonly Dot[])[] = SYSTEMS.map((_, system) =>
  DOTS.flatMap((_dot, dot) => (systemOf[dot] === system ? [dot] : [])),
);

export const CITIES: readonly Dot[] = DOTS.flatMap((_, dot) => (isCity(dot) ? [dot] : []));

/** §1.3: Surface City, Space City or the Galactic Base. */
export function isCity(dot: Dot): boolean {
  const kind = kindOf[dot];
  return rule('1.3', kind === 'surface' || kind === 'city' || kind === 'base');
}

function compile(): Way[][] {
  const all: Way[][] = DOTS.map(() => []);
  let edges = 0;
  const join = (a: Dot, b: Dot, skim: boolean): void => {
    all[a]?.push({ to: b, edge: edges * 2, skim, pilots: arrow(a, b) });
    all[b]?.push({ to: a, edge: edges * 2 + 1, skim, pilots: arrow(b, a) });
    edges++;
  };
  for (const trail of TRAILS) {
    const dots = trail.split(' ').map(dotOf);
    for (let i = 1; i < dots.length; i++) join(must(dots[i - 1], 'a dot'), must(dots[i], 'a dot'), false);
  }
  join(dotOf(UNPRINTED[0]), dotOf(UNPRINTED[1]), false);
  for (const [a, b] of SKIMS) join(dotOf(a), dotOf(b), true);
  return all;
}

function arrow(from: Dot, to: Dot): number {
  const found = ARROWS.find(([a, b]) => dotOf(a) === from && dotOf(b) === to);
  return found === undefined ? 0 : found[2].reduce<number>((mask, pilot) => mask | (1 << pilot), 0);
}
