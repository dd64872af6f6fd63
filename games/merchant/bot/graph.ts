// The board as one kind of ship meets it: what of a ship matters to its way, and the dots and paths in flat arrays. Travel
// times are reckoned on it.

import type { Seat } from '@orrery/kernel';
import { colourOf, type Dot, isCity, kindOf, ovalOf, ways } from '../rules/board.ts';
import { drives, owns, shields } from '../rules/gear.ts';
import { AIR_FOIL, diceOf, type Table } from '../rules/table.ts';

/** What of a ship matters to its way; ships of a kind fly alike. */
export interface ShipKind {
  readonly dice: number;
  readonly red: boolean;
  readonly yellow: boolean;
  readonly foil: boolean;
  /** At most one: it takes the sting out of most tolls. */
  readonly shields: number;
  /** Without the money for a toll a Penalty Oval stops him (§6.3). */
  readonly poor: boolean;
}

const POOR = 40;

export function shipKindOf(table: Table, seat: Seat): ShipKind {
  const { red, yellow } = drives(table, seat, 0);
  const dice = diceOf(table.ship[seat] ?? 0);
  const worn = Math.min(1, shields(table, seat));
  const poor = worn < 1 && (table.money[seat] ?? 0) < POOR;
  return { dice, red, yellow, foil: owns(table, seat, AIR_FOIL), shields: worn, poor };
}

export const shipKindKey = ({ dice, red, yellow, foil, shields: worn, poor }: ShipKind): number =>
  dice + (red ? 8 : 0) + (yellow ? 16 : 0) + (foil ? 32 : 0) + (poor ? 64 : 0) + worn * 128;

/** §8.2: the dots a drive flies over, markers apart. */
export const isSkipped = (ship: ShipKind, dot: Dot): boolean => {
  const colour = colourOf[dot];
  const kind = kindOf[dot];
  if (kind !== 'space' && kind !== 'oval') return false;
  return (colour === 'red' && ship.red) || (colour === 'yellow' && ship.yellow);
};

/** §5.21, §8.41. */
export const stepCost = (ship: ShipKind, from: Dot, to: Dot): number =>
  !ship.foil && (kindOf[from] === 'surface' || kindOf[to] === 'surface') ? 2 : 1;

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

/** By dot: whether it is a Navigation Circle. */
export const CIRCLES = Uint8Array.from(kindOf, (kind) => (kind === 'circle' ? 1 : 0));

export interface Graph {
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

const graphs = new Map<number, Graph>();

export function graphOf(ship: ShipKind): Graph {
  const key = shipKindKey(ship);
  let graph = graphs.get(key);
  if (graph === undefined) {
    graph = buildGraph(ship);
    graphs.set(key, graph);
  }
  return graph;
}

function buildGraph(ship: ShipKind): Graph {
  const out = ways.map((all) => all.filter(({ skim }) => !skim || ship.foil).map(({ edge }) => edge));
  const from = new Int16Array(ways.length + 1);
  out.forEach((edges, dot) => {
    from[dot + 1] = (from[dot] ?? 0) + edges.length;
  });
  const skipped = Uint8Array.from(ways, (_, dot) => (isSkipped(ship, dot) ? 1 : 0));
  const cost = Uint8Array.from(TO, (to, edge) =>
    skipped[FROM[edge] ?? 0] === 1 ? 0 : stepCost(ship, FROM[edge] ?? 0, to),
  );
  const due = (dot: number): number => Math.max(0, (ovalOf[dot] ?? 0) - 20 * ship.shields);
  return {
    exits: Int16Array.from(out.flat()),
    from,
    cost,
    skipped,
    port: Uint8Array.from(kindOf, (kind, dot) => (isCity(dot) || kind === 'asteroid' ? 1 : 0)),
    toll: Float64Array.from(ways, (_, dot) => (due(dot) === 0 ? 0 : ship.poor ? Infinity : due(dot) / MONEY_A_TURN)),
    skips: Int16Array.from([...TO.keys()].filter((edge) => skipped[TO[edge] ?? 0] === 1)),
    wait: Float64Array.from(TO, (_, edge) =>
      CIRCLES[FROM[edge] ?? 0] === 1 && skipped[FROM[edge] ?? 0] === 0
        ? waitFor(PILOTS[edge] ?? 0, ship.dice, LOST)
        : 0,
    ),
  };
}

/** A turn is lost in part when no die leads on. */
const LOST = 0.55;

/** What it costs to expect, where each roll that leads nowhere costs `lost`, to leave a circle by an arrow with these numbers. */
export function waitFor(pilots: number, dice: number, lost: number): number {
  let numbers = 0;
  for (let pilot = 1; pilot <= 6; pilot++) if ((pilots & (1 << pilot)) !== 0) numbers++;
  const chance = 1 - ((6 - numbers) / 6) ** dice;
  return (lost * (1 - chance)) / chance;
}
