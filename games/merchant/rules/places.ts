// What a dot is right now (§1, §6, §16.4): places change as markers turn up, Spaceports are built and Rastur land.

import { rule, type Seat } from '@orrery/kernel';
import { FEATURES, FORT } from '../data/equipment.ts';
import {
  BASE_SYSTEM,
  BOXES,
  boxOf,
  type Dot,
  dotsOf,
  INHABITED,
  isCity,
  kindOf,
  orbitOf,
  ovalOf,
  systemOf,
} from './board.ts';
import {
  EMPTY,
  FACE_DOWN,
  gateNumber,
  isGate,
  isPenaltyMarker,
  markerRelic,
  NONE,
  OPEN,
  type Table,
  TINKERERS,
} from './table.ts';

/** The ? Box on a dot; -1: none in this game. */
export function boxAt(table: Table, dot: Dot): number {
  const box = boxOf[dot] ?? NONE;
  return box < table.marker.length ? box : NONE;
}

/** The marker face up on a dot; -1: face down or no box. A list that is read at place -1 is read slowly ever after. */
export function markerAt(table: Table, dot: Dot): number {
  const box = boxAt(table, dot);
  return box === NONE ? NONE : (table.marker[box] ?? NONE);
}

export const isFaceDown = (table: Table, dot: Dot): boolean => {
  const box = boxAt(table, dot);
  return box !== NONE && table.marker[box] === NONE;
};

export const rasturAt = (table: Table, dot: Dot): number => table.rastur.find(([at]) => at === dot)?.[1] ?? 0;
export const fortAt = (table: Table, dot: Dot): Seat => table.forts.findIndex((dots) => dots.includes(dot));

/** §6.5, §8.47: a gate face up, unless the Gate Lock has switched it off. Its number, or 0. */
export function gateAt(table: Table, dot: Dot, locked: boolean): number {
  const marker = markerAt(table, dot);
  return isGate(marker) && !rule('8.47', locked) ? gateNumber(marker) : 0;
}

/** The dot of the working gate that shows this number; -1: none. */
export function gateNumbered(table: Table, number: number, locked: boolean): Dot {
  for (let box = 0; box < table.marker.length; box++) {
    const marker = table.marker[box] ?? NONE;
    if (marker >= 0 && isGate(marker) && gateNumber(marker) === number && !locked) return BOXES[box] ?? NONE;
  }
  return NONE;
}

/** §1.4, §12.2, §12.23: a Spaceport marker on its Orbit, or an Open Spaceport face up. */
function hasSpaceport(table: Table, dot: Dot): boolean {
  const orbit = orbitOf[dot] ?? NONE;
  const owner = rule('1.4', orbit !== NONE) ? (table.port[orbit] ?? NONE) : NONE;
  return rule('12.21', owner !== NONE) || rule('12.23', markerAt(table, dot) === OPEN);
}

/** Where a culture lives and trades; a Rastur cancels the place (§16.4). */
export const isMarket = (table: Table, dot: Dot): boolean =>
  (isCity(dot) || rule('12.2', hasSpaceport(table, dot))) && !rule('16.4', rasturAt(table, dot) > 0);

/** §6.11, R-27: printed rocks, boxes with a Relic, and boxes that have been emptied. */
export function isAsteroid(table: Table, dot: Dot): boolean {
  const box = boxAt(table, dot);
  if (box === NONE) return kindOf[dot] === 'asteroid';
  const marker = table.marker[box] ?? FACE_DOWN;
  const feature = rule('6.12', marker !== EMPTY && markerRelic(marker) === NONE);
  return rule('6.11', marker !== FACE_DOWN && !feature);
}

/** §6.2: the only dots where a pawn can land. */
export const isPortOfCall = (table: Table, dot: Dot): boolean =>
  rule('6.2', isMarket(table, dot) || (isAsteroid(table, dot) && rasturAt(table, dot) === 0));

/** The culture that lives in a dot's system, once it is known; TINKERERS at the Base. */
export function cultureAt(table: Table, dot: Dot): number {
  const system = systemOf[dot] ?? NONE;
  if (system === BASE_SYSTEM) return TINKERERS;
  return system >= 0 && rule('7.1', system < INHABITED) ? (table.culture[system] ?? NONE) : NONE;
}

/** §6.3, §15.13, §16.3: what a seat owes for flying on, before its Shields. Own Forts cost nothing. */
export function penaltyAt(table: Table, dot: Dot, seat: Seat): number {
  const oval = ovalOf[dot] ?? 0;
  if (oval > 0) return oval;
  const rastur = rasturAt(table, dot);
  if (rastur > 0) return rule('16.3', true) ? rastur : 0;
  const fort = fortAt(table, dot);
  if (fort !== NONE && !rule('15.13', fort === seat)) return FORT.penalty;
  const marker = markerAt(table, dot);
  return isPenaltyMarker(marker) ? (FEATURES[marker]?.[2] ?? 0) : 0;
}

/** The colour a drive may skip on this dot now (§8.2, R-24): space dots, ovals and penalty markers face up. */
export function skipColour(table: Table, dot: Dot, colour: string): string {
  if (fortAt(table, dot) !== NONE || rasturAt(table, dot) > 0) return '';
  const kind = kindOf[dot];
  if (kind === 'space' || kind === 'oval') return colour;
  const marker = markerAt(table, dot);
  return isPenaltyMarker(marker) ? (FEATURES[marker]?.[1] ?? '') : '';
}

/** The dots of a system where something can stand: its Orbits with a Spaceport, Open Spaceports and Cities. */
export const marketsOf = (table: Table, system: number): Dot[] =>
  (dotsOf[system] ?? []).filter((dot) => isCity(dot) || hasSpaceport(table, dot));

export const orbitsOf = (system: number): readonly number[] => ORBITS_OF[system] ?? [];
const ORBITS_OF = dotsOf.map((dots) => dots.map((dot) => orbitOf[dot] ?? NONE).filter((orbit) => orbit !== NONE));
