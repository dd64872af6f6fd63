// The charts that ships will need, drawn before they are asked for: those of a bare ship first, then with more and more aboard.

import { CITIES } from '../rules/board.ts';
import { chartTo } from './charts.ts';
import type { Rig } from './rig.ts';

/** What a ship may have beside its dice, in the order of how likely it is: relics, then what is bought. */
const EXTRAS = [{ yellow: true }, { foil: true }, { shields: 1 }, { red: true }] as const;
const BARE: Rig = { dice: 3, red: false, yellow: false, foil: false, shields: 0, poor: false };

function* rigs(): Generator<Rig> {
  const masks = Array.from({ length: 1 << EXTRAS.length }, (_, mask) => mask);
  const few = (mask: number): number => EXTRAS.filter((_, at) => (mask >> at) % 2 === 1).length;
  for (const mask of masks.sort((a, b) => few(a) - few(b) || a - b)) {
    const extras = EXTRAS.filter((_, at) => (mask >> at) % 2 === 1);
    for (const dice of [3, 4, 2]) {
      const rig: Rig = Object.assign({ ...BARE, dice }, ...extras);
      yield rig;
      // Who has a Shield is never stopped for want of money (rig.ts).
      if (rig.shields === 0) yield { ...rig, poor: true };
    }
  }
}

/** A chart a step. */
export function* prepare(): Generator<void> {
  for (const rig of rigs())
    for (const goal of CITIES) {
      chartTo(rig, goal);
      yield;
    }
}
