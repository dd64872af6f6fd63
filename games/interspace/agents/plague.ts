// Plague units (§16.9) and mad ones (§16.7): units of players that have become agents, and what they do to those they meet.

import { rule } from '@orrery/kernel';
import { TRN } from '../data/units.ts';
import { change, inBag } from '../rules/bag.ts';
import { destroy } from '../rules/hazards.ts';
import { speedOf } from '../rules/planets.ts';
import { spill } from '../rules/stores.ts';
import type { Kit, Step } from '../rules/steps.ts';
import {
  type Hex,
  isMad,
  isPlague,
  isSeat,
  MAD,
  NONE,
  type Owner,
  PLAGUE,
  REBELS,
  type Table,
} from '../rules/table.ts';
import { bereave, countAt, countOf, firstAt, hexOf, kindOf, lostOf, ownerOf, unit, unitKey } from '../rules/units.ts';
import { cardOf, unitsOf } from './steps.ts';
import { agentOf, allOf, dismiss, nearestOf, shift, stray, throughHole, wayTo } from './walk.ts';

/** A unit changes sides; its cargo is lost to its owner. */
export function turnInto(table: Table, key: number, count: number, owner: Owner): void {
  change(table.units, key, -count);
  change(table.units, unitKey(hexOf(key), owner, kindOf(key), lostOf(key)), count);
  bereave(table, key);
  const former = ownerOf(key);
  if (kindOf(key) === TRN && isSeat(former))
    spill(table, hexOf(key), former, count, countOf(table, hexOf(key), former, TRN));
}

/** §16.9: who enters a hex with plague units, and who is in a hex that one enters, rolls two dice; both even, and it is one of them. */
export function contaminate(kit: Kit, hex: Hex, owner: Owner, keys: readonly number[]): readonly number[] {
  const { table } = kit.state;
  if (isPlague(owner)) {
    infect(kit, healthyIn(table, hex));
    return keys;
  }
  const plagued = countAt(table, hex, (whose) => isPlague(whose)) > 0;
  return plagued && canCatch(owner) ? infect(kit, keys) : keys;
}
const canCatch = (owner: Owner): boolean => isSeat(owner) || owner === REBELS;
function healthyIn(table: Table, hex: Hex): number[] {
  const found: number[] = [];
  for (let at = firstAt(table, hex); hexOf(table.units[at] ?? -1) === hex; at += 2)
    if (canCatch(ownerOf(table.units[at] ?? 0))) found.push(table.units[at] ?? 0, table.units[at + 1] ?? 0);
  return found;
}
function infect(kit: Kit, keys: readonly number[]): number[] {
  const left: number[] = [];
  for (let at = 0; at < keys.length; at += 2) {
    const [key = 0, count = 0] = [keys[at], keys[at + 1]];
    let sick = 0;
    for (let n = 0; n < count; n++) if (rule('16.9', kit.roll(6) % 2 === 0 && kit.roll(6) % 2 === 0)) sick++;
    if (sick > 0) {
      turnInto(kit.state.table, key, sick, PLAGUE + ownerOf(key));
      kit.tell('log.infected', { who: ownerOf(key), hex: hexOf(key), unit: kindOf(key), n: sick }, '16.9');
    }
    if (sick < count) left.push(key, count - sick);
  }
  return left;
}

/** §16.9: each for itself, one hex at random; then whoever has military units where they are is asked. */
export const plague: Step<'plague'> = {
  run(kit, frame) {
    const { table } = kit.state;
    if (frame.stage === undefined) {
      frame.stage = -1;
      for (const key of unitsOf(table, cardOf('plague'))) roam(kit, key);
      if (unitsOf(table, cardOf('plague')).length === 0) dismiss(kit, cardOf('plague'));
      return;
    }
    const next = meetings(table).find((place) => place > (frame.stage ?? 0));
    if (next === undefined) return kit.leave();
    frame.stage = next;
    kit.call('leave', { owner: next % 32, hex: Math.floor(next / 32) });
  },
};
/** One of them: at the edge of the map it stays and enters nothing. What a mad unit took along meanwhile moves no more. */
function roam(kit: Kit, key: number): void {
  if (inBag(kit.state.table.units, key) === 0) return;
  const to = stray(kit, hexOf(key));
  if (rule('16.9', to !== hexOf(key))) shift(kit, key, to, true);
}
/** Hexes with plague units, by whose they were. */
const meetings = (table: Table): number[] => [
  ...new Set(allOf(table, isPlague).map((key) => hexOf(key) * 32 + ownerOf(key))),
];

/** §16.7: where a mad unit and others are, one of them by lot goes with it; neither is left for what else lies there. */
export function rave(kit: Kit, hex: Hex, _: Owner, keys: readonly number[]): readonly number[] {
  const { table } = kit.state;
  const here = (key: number): boolean => hexOf(key) === hex;
  let left = keys;
  for (;;) {
    const [mad] = allOf(table, (owner) => isMad(owner)).filter(here);
    const victims = allOf(table, (owner) => isSeat(owner) || owner === REBELS || isPlague(owner)).filter(here);
    const victim = victims[victims.length > 1 ? kit.pick(victims.length) : 0];
    if (mad === undefined || victim === undefined) return left;
    destroy(kit, mad);
    destroy(kit, victim);
    left = without(without(left, mad), victim);
    kit.tell('log.rave', { who: ownerOf(victim), hex, unit: kindOf(victim) }, '16.7');
  }
}
function without(keys: readonly number[], key: number): number[] {
  const left: number[] = [];
  for (let at = 0; at < keys.length; at += 2) {
    const count = (keys[at + 1] ?? 0) - (keys[at] === key ? 1 : 0);
    if (count > 0) left.push(keys[at] ?? 0, count);
  }
  return left;
}

/** §16.7: towards the nearest unit of anybody, with all its points. */
export const madness: Step<'madness'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const card = cardOf('madness');
    const keys = unitsOf(table, card);
    const done = frame.stage ?? 0;
    const key = keys[done];
    if (key === undefined) {
      if (keys.length === 0) dismiss(kit, card);
      return kit.leave();
    }
    const through = frame.chosen === undefined ? throughHole(kit, hexOf(key)) : NONE;
    if (through !== NONE) return arrive(kit, frame, key, through);
    const goals = victimsOf(table, hexOf(key));
    if (goals.length === 0) {
      frame.stage = done + 1;
      return;
    }
    if (frame.chosen === undefined)
      return kit.call('course', { seat: agentOf(table, card)?.drawer ?? 0, hexes: goals });
    arrive(kit, frame, key, wayTo(table, hexOf(key), frame.chosen, madPoints(table, key), ownerOf(key), false));
  },
};
/** The nearest hexes with units of anybody. */
export const victimsOf = (table: Table, hex: Hex): Hex[] =>
  nearestOf(table, hex, [...new Set(allOf(table, isSeat).map(hexOf))]);
export const madPoints = (table: Table, key: number): number =>
  speedOf(table, ownerOf(key) - MAD) + (unit(kindOf(key)).pm ?? 0);
/** What has met somebody is gone, and the next one is the first again. */
function arrive(kit: Kit, frame: { stage?: number; chosen?: Hex }, key: number, to: Hex): void {
  const before = unitsOf(kit.state.table, cardOf('madness')).length;
  delete frame.chosen;
  shift(kit, key, to, true);
  const lost = before - unitsOf(kit.state.table, cardOf('madness')).length;
  frame.stage = (frame.stage ?? 0) + 1 - Math.min(1, lost);
}
