// Agents that are after something (§16.8, §16.10, §16.11, §16.13): pirates after transports, raiders and the trader after planets, rogue
// miners after asteroids.

import { rule, type Seat } from '@orrery/kernel';
import { NUMBERS } from '../data/numbers.ts';
import { ASTEROIDS } from '../data/tiles.ts';
import { TRN } from '../data/units.ts';
import { destroy } from '../rules/hazards.ts';
import { inPlay, planetAt, reduce } from '../rules/planets.ts';
import { BLACK, GOODS, IOU, load, mint, SOIL, spill, stored, TRADERS } from '../rules/stores.ts';
import type { Kit, Roaming, Step } from '../rules/steps.ts';
import {
  type Hex,
  isSeat,
  MINERS,
  NONE,
  type Owner,
  PIRATES,
  type Planet,
  RAIDERS,
  type Table,
  TRADER,
} from '../rules/table.ts';
import { countAt, countOf, hexOf, isMilitary, ownerOf } from '../rules/units.ts';
import { cardOf, unitsOf } from './steps.ts';
import { agentOf, allOf, dismiss, nearestOf, shift, throughHole, wayTo } from './walk.ts';

type Seeker = 'pirates' | 'raiders' | 'rogue miners' | 'trader';

/** One leg of a tour: a goal, the way there, leave of whoever guards the place; then its business. Gives the hex once it has come to that. */
function tour(
  kit: Kit<Seeker>,
  frame: Roaming,
  step: Seeker,
  owner: Owner,
  goals: readonly Hex[],
  stoppable: boolean,
): Hex {
  const { table } = kit.state;
  const card = cardOf(step);
  const agent = agentOf(table, card);
  const [key] = unitsOf(table, card);
  if (agent === undefined || key === undefined) {
    kit.leave();
    return NONE;
  }
  if (frame.stage === undefined) {
    const near = nearestOf(table, hexOf(key), goals);
    if (near.length === 0) {
      dismiss(kit, card, key);
      kit.leave();
      return NONE;
    }
    if (frame.chosen === undefined) {
      kit.call('course', { seat: agent.drawer, hexes: near });
      return NONE;
    }
    frame.stage = 1;
    agent.last = hexOf(key);
    const through = throughHole(kit, hexOf(key));
    const to =
      through === NONE ? wayTo(table, hexOf(key), frame.chosen, NUMBERS.agentPoints.is, owner, stoppable) : through;
    const after = shift(kit, key, to, owner !== MINERS);
    if (after === NONE || unitsOf(table, card).length === 0) {
      dismiss(kit, card);
      kit.leave();
    } else if (stoppable) kit.call('leave', { owner, hex: to });
    return NONE;
  }
  return hexOf(key);
}

/** §16.8: to the nearest transport elsewhere; there they take all it carries, or if it is empty, on an even die, the transport. */
export const pirates: Step<'pirates'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const hex = tour(kit, frame, 'pirates', PIRATES, preyOf(table), true);
    if (hex === NONE) return;
    kit.leave();
    rob(
      kit,
      hex,
      allOf(table, isPrey).filter((each) => hexOf(each) === hex),
    );
  },
};
const isPrey = (owner: Owner, kind: number): boolean => kind === TRN && (isSeat(owner) || owner === TRADER);
/** Hexes with transports that the pirates are after. */
export function preyOf(table: Table): Hex[] {
  const [key] = unitsOf(table, cardOf('pirates'));
  return allOf(table, isPrey)
    .map(hexOf)
    .filter((hex) => rule('16.8', key === undefined || hex !== hexOf(key)));
}
function rob(kit: Kit, hex: Hex, transports: readonly number[]): void {
  const { table } = kit.state;
  const key = transports[transports.length > 1 ? kit.pick(transports.length) : 0];
  if (key === undefined) return;
  const who = ownerOf(key);
  if (who === TRADER) {
    dismiss(kit, cardOf('trader'), key);
    return kit.tell('log.robbed', { who, hex }, '16.8');
  }
  if (rule('16.8', load(table, hex, who) > 0)) {
    spill(table, hex, who, 1, countOf(table, hex, who, TRN) - 1);
    return kit.tell('log.robbed', { who, hex }, '16.8');
  }
  if (kit.roll(6) % 2 === 0) {
    destroy(kit, key);
    kit.tell('log.boarded', { who, hex }, '16.8');
  }
}

/** Planets of players that an agent has not visited yet. */
export function unvisited(table: Table, seats: number, step: 'raiders' | 'trader'): Hex[] {
  const seen = agentOf(table, cardOf(step))?.seen ?? [];
  const seatsLeft = inPlay(table, seats);
  return table.planet.filter((_, planet) => seatsLeft.includes(table.owner[planet] ?? NONE) && !seen.includes(planet));
}
function visit(table: Table, hex: Hex, step: 'raiders' | 'trader'): Planet {
  const planet = planetAt(table, hex);
  const agent = agentOf(table, cardOf(step));
  if (planet === NONE || agent === undefined || !isSeat(table.owner[planet] ?? NONE) || agent.seen.includes(planet))
    return NONE;
  agent.seen.push(planet);
  return planet;
}

/** §16.10: each planet once: all its IOU, or if it has none, on an even die, one Ind, but never the last. */
export const raiders: Step<'raiders'> = {
  run(kit, frame) {
    const { table, seats } = kit.state;
    const hex = tour(kit, frame, 'raiders', RAIDERS, unvisited(table, seats, 'raiders'), true);
    if (hex === NONE) return;
    kit.leave();
    const planet = visit(table, hex, 'raiders');
    if (planet !== NONE) raid(kit, planet, hex);
    const [key] = unitsOf(table, cardOf('raiders'));
    if (key !== undefined && rule('16.10', nearestOf(table, hex, unvisited(table, seats, 'raiders')).length === 0))
      dismiss(kit, cardOf('raiders'), key);
  },
};
function raid(kit: Kit, planet: Planet, hex: Hex): void {
  const { table } = kit.state;
  const who = table.owner[planet] ?? NONE;
  const iou = stored(table, hex, SOIL, IOU);
  if (rule('16.10', iou > 0)) mint(table, hex, SOIL, IOU, -iou);
  else if (kit.roll(6) % 2 === 0) reduce(table, planet, 1, 1);
  kit.tell(iou > 0 ? 'log.raided' : 'log.raided-bare', { who, hex, n: iou, ind: table.ind[planet] ?? 0 }, '16.10');
}

/** §16.11: to the nearest asteroids without a military unit, and there they stay until one comes. */
export const miners: Step<'rogue miners'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const [key] = unitsOf(table, cardOf('rogue miners'));
    const free = freeRocks(table);
    if (key === undefined || free.includes(hexOf(key))) return kit.leave();
    if (tour(kit, frame, 'rogue miners', MINERS, free, false) !== NONE) kit.leave();
  },
};
/** Asteroids that the rogue miners may have. */
export const freeRocks = (table: Table): Hex[] =>
  [...table.tile.keys()].filter((hex) => table.tile[hex] === ASTEROIDS && rule('16.11', isFree(table, hex)));
const isFree = (table: Table, hex: Hex): boolean => countAt(table, hex, (_, kind) => isMilitary(kind)) === 0;

/** §16.13: each planet once; there it swaps black goods, one for one, with whoever has others. */
export const trader: Step<'trader'> = {
  run(kit, frame) {
    const { table, seats } = kit.state;
    if ((frame.stage ?? 0) > 1) return nextCustomer(kit, frame);
    const hex = tour(kit, frame, 'trader', TRADER, unvisited(table, seats, 'trader'), true);
    if (hex === NONE) return;
    if (visit(table, hex, 'trader') === NONE) return kit.leave();
    frame.stage = 2;
    frame.chosen = hex;
  },
};
function nextCustomer(kit: Kit<'trader'>, frame: Roaming): void {
  const { table, seats } = kit.state;
  const hex = frame.chosen ?? NONE;
  const seat = (frame.stage ?? 2) - 2;
  frame.stage = seat + 3;
  const [key] = unitsOf(table, cardOf('trader'));
  if (seat >= seats || key === undefined) {
    kit.leave();
    if (key !== undefined && nearestOf(table, hex, unvisited(table, seats, 'trader')).length === 0)
      dismiss(kit, cardOf('trader'), key);
  } else if (keepersOf(table, hex, seat).length > 0) kit.call('swap', { hex, seat });
}

/** §16.13: whose goods can be swapped in a hex: the planet's owner's, and those aboard a seat's transports. */
export function keepersOf(table: Table, hex: Hex, seat: Seat): number[] {
  const planet = planetAt(table, hex);
  if (planet === NONE || countAt(table, hex, (owner) => owner === TRADER) === 0) return [];
  const keepers = table.owner[planet] === seat ? [SOIL, seat] : [seat];
  return keepers.filter(
    (keeper) => goodsOf(table, hex, keeper).length > 0 && stored(table, hex, TRADERS, GOODS + BLACK) > 0,
  );
}
export const goodsOf = (table: Table, hex: Hex, keeper: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((colour) => GOODS + colour).filter((resource) => stored(table, hex, keeper, resource) > 0);
