// The board as one kind of ship meets it, in flat arrays: charts are drawn from it.

import { isCity, kindOf, ovalOf, ways } from '../rules/board.ts';
import { isSkipped, type Rig, rigKey, stepCost } from './rig.ts';

/** Money that is as good as a turn, where tolls are paid. */
export const MONEY_A_TURN = 70;

/** Directed edges: where each leads, and the pilot numbers on its arrow as a mask. */
export const EDGES = ways.reduce((sum, out) => sum + out.length, 0);
export const TO = new Int16Array(EDGES);
export const PILOTS = new Uint8Array(EDGES);
const FROM = new Int16Array(EDGES);
ways.forEach((out, dot) => {
  for (const { to, edge, pilots } of out) {
    TO[edge] = to;
    FROM[edge] = dot;
    PILOTS[edge] = pilots;
  }
});

export interface Shape {
  /** The edges that leave each dot, one dot after another; `from[dot]` is where its own begin. */
  readonly exits: Int16Array;
  readonly from: Int16Array;
  /** By edge: what it costs in MP. */
  readonly cost: Uint8Array;
  /** By dot: whether it is skipped, a place to land; the toll in turns, Infinity where he must stop. */
  readonly skipped: Uint8Array;
  readonly port: Uint8Array;
  readonly toll: Float64Array;
  /** The edges into skipped dots. */
  readonly skips: Int16Array;
  /** By edge: the wait in turns until a die shows a number that leads out of a circle along it (§6.41). */
  readonly wait: Float64Array;
}

const shapes = new Map<number, Shape>();

export function shapeOf(rig: Rig): Shape {
  const key = rigKey(rig);
  let shape = shapes.get(key);
  if (shape === undefined) {
    shape = draw(rig);
    shapes.set(key, shape);
  }
  return shape;
}

const FAR = 99;

function draw(rig: Rig): Shape {
  const out = ways.map((all) => all.filter(({ skim }) => !skim || rig.foil).map(({ edge }) => edge));
  const from = new Int16Array(ways.length + 1);
  out.forEach((edges, dot) => {
    from[dot + 1] = (from[dot] ?? 0) + edges.length;
  });
  const skipped = Uint8Array.from(ways, (_, dot) => (isSkipped(rig, dot) ? 1 : 0));
  const cost = Uint8Array.from(TO, (to, edge) =>
    skipped[FROM[edge] ?? 0] === 1 ? 0 : stepCost(rig, FROM[edge] ?? 0, to),
  );
  const circle = Uint8Array.from(kindOf, (kind) => (kind === 'circle' ? 1 : 0));
  const due = (dot: number): number => Math.max(0, (ovalOf[dot] ?? 0) - 20 * rig.shields);
  return {
    exits: Int16Array.from(out.flat()),
    from,
    cost,
    skipped,
    port: Uint8Array.from(kindOf, (kind, dot) => (isCity(dot) || kind === 'asteroid' ? 1 : 0)),
    toll: Float64Array.from(ways, (_, dot) => (due(dot) === 0 ? 0 : rig.poor ? Infinity : due(dot) / MONEY_A_TURN)),
    skips: Int16Array.from([...TO.keys()].filter((edge) => skipped[TO[edge] ?? 0] === 1)),
    wait: Float64Array.from(TO, (_, edge) =>
      circle[FROM[edge] ?? 0] === 1 && skipped[FROM[edge] ?? 0] === 0 ? waitFor(PILOTS[edge] ?? 0, rig.dice) : 0,
    ),
  };
}

/** A turn is lost in part when no die leads on. */
const LOST = 0.55;

function waitFor(pilots: number, dice: number): number {
  let numbers = 0;
  for (let pilot = 1; pilot <= 6; pilot++) if ((pilots & (1 << pilot)) !== 0) numbers++;
  if (numbers === 0) return FAR;
  const chance = 1 - ((6 - numbers) / 6) ** dice;
  return (LOST * (1 - chance)) / chance;
}
