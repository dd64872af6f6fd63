// The table in sentences: the game turn, every seat, the planets, the units on the map, and a battle while it lasts.

import type { Sentence, View } from '@orrery/kernel';
import { EMPTY } from '../data/tiles.ts';
import { UNITS } from '../data/units.ts';
import { counted } from './bag.ts';
import { fleetOf, groupKind, ownerAt } from './battle.ts';
import { mapOf, pointOf } from './map.ts';
import { cargoOf } from './cargo.ts';
import { civOf, planetsOf, speedOf, waiting, YARD_IOU } from './planets.ts';
import { pointsOf } from './score.ts';
import { IOU, load, MINERALS, SOIL, stored } from './stores.ts';
import { type Hex, isOut, isSeat, NONE, type Table } from './table.ts';
import { kindOf, ownersAt, unitsIn } from './units.ts';

export function describe(view: View<Table>): readonly Sentence[] {
  const { table, seats } = view;
  const lines: Sentence[] = [{ key: 'see.turn', args: { turn: table.turn, last: table.last } }];
  for (let who = 0; who < seats; who++) lines.push(seatLine(view, who));
  for (const [planet, hex] of table.planet.entries())
    lines.push(planetLine(table, planet, hex), ...yardLines(table, planet));
  for (let hex = 0; hex < table.tile.length; hex++) lines.push(...hexLines(table, hex));
  if (table.battle !== null)
    for (const side of [0, 1])
      lines.push({
        key: 'see.fleet',
        args: {
          who: ownerAt(table.battle, side),
          units: counted(fleetOf(table.battle, side), groupKind),
          hex: table.battle.hex,
        },
      });
  return lines;
}

function seatLine(view: View<Table>, who: number): Sentence {
  const { table } = view;
  if (isOut(table, who)) return { key: 'see.out', args: { who } };
  const points = pointsOf(view, who);
  const args = { who, civ: civOf(table, who), speed: speedOf(table, who), planets: planetsOf(table, who).length };
  return points === null ? { key: 'see.seat-hidden', args } : { key: 'see.seat', args: { ...args, points } };
}

function planetLine(table: Table, planet: number, hex: Hex): Sentence {
  const owner = table.owner[planet] ?? NONE;
  if (owner === NONE) return { key: 'see.planet-free', args: { hex } };
  const goods = load(table, hex, SOIL) - stored(table, hex, SOIL, IOU) - stored(table, hex, SOIL, MINERALS);
  const args = { who: owner, hex, ind: table.ind[planet] ?? 0, tech: table.tech[planet] ?? 0 };
  return {
    key: 'see.planet',
    args: { ...args, iou: stored(table, hex, SOIL, IOU), ore: stored(table, hex, SOIL, MINERALS), goods },
  };
}

/** §5.3: what waits in a planet's yard. */
function yardLines(table: Table, planet: number): Sentence[] {
  const units = UNITS.keys()
    .toArray()
    .filter((kind) => waiting(table, planet, kind) > 0);
  const what = units.map((kind) => `of ${waiting(table, planet, kind)} ${kind}`);
  const iou = waiting(table, planet, YARD_IOU);
  return [
    ...(what.length > 0 ? [{ key: 'see.yard', args: { what } }] : []),
    ...(iou > 0 ? [{ key: 'see.yard-iou', args: { iou } }] : []),
  ];
}

/** A hex is named if there is more to say than that it is empty space. */
function hexLines(table: Table, hex: Hex): Sentence[] {
  const tile = table.tile[hex] ?? EMPTY;
  const { q, r } = pointOf(table, hex);
  const owners = ownersAt(table, hex);
  const lines: Sentence[] = [];
  if (tile !== EMPTY || owners.length > 0)
    lines.push({ key: 'see.hex', args: { hex, tile, map: mapOf(table, hex) + 1, q, r } });
  for (const who of owners) {
    lines.push({ key: 'see.units', args: { who, units: counted(unitsIn(table, hex, who), kindOf) } });
    const what = cargoOf(table, hex, who);
    if (isSeat(who) && what.length > 0) lines.push({ key: 'see.aboard', args: { what } });
  }
  return lines;
}
