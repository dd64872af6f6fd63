// What a viewer knows and what remains possible: the hidden cultures, the ? Boxes, the cup. From the view alone.

import { itemOf, knows, type Seat, type Sentence, total } from '@orrery/kernel';
import { CULTURES } from '../../data/cultures.ts';
import { FEATURES } from '../../data/equipment.ts';
import {
  CUP,
  CUP_DEMANDS,
  GOODS,
  isGate,
  isPenaltyMarker,
  MARKER_POOL,
  MARKER_RELIC,
  NONE,
  OPEN,
} from '../../rules/table.ts';
import { knownTo } from './estimates.ts';
import type { Props } from './props.ts';

type View = Props['view'];

/** Who has looked under a face-down piece: that is public, what they saw is not. */
export const lookers = (view: View, slot: number): Seat[] =>
  slot === NONE ? [] : Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => knows(view, slot, seat));

/** A secret in words: to whoever knows it from the table, theirs alone; to whoever only looks on, whose it is. */
export const toldBy = (view: View, slot: number, key: string, args: NonNullable<Sentence['args']>): Sentence =>
  view.viewer < view.seats ? { key, args } : { key: `${key}-by`, args: { ...args, seats: lookers(view, slot) } };

/** The same in two words, where there is no room for names. */
export const onlyKey = ({ viewer, seats }: View): string => (viewer < seats ? 'panel.only-you' : 'panel.only-some');

/** The cultures that may live in any system this viewer does not know. */
export function hiddenCultures(view: View): number[] {
  const known = knownTo(view).culture;
  return CULTURES.map((_, culture) => culture).filter((culture) => !known.includes(culture));
}

export interface HiddenMarkers {
  /** Face-down boxes this viewer has not looked into. */
  readonly boxes: number;
  /** Markers that may be in them: more than there are boxes, the rest is out of the game. */
  readonly all: number;
  readonly gates: readonly number[];
  readonly open: number;
  readonly relics: readonly number[];
  /** By colour and amount: [marker, how many]. */
  readonly penalties: readonly (readonly [marker: number, count: number])[];
}

export function hiddenMarkers(view: View): HiddenMarkers {
  const counts = view.pools[MARKER_POOL] ?? [];
  const left = (marker: number): number => counts[marker] ?? 0;
  const features = FEATURES.map((_, marker) => marker).filter((marker) => left(marker) > 0);
  const relics = counts.flatMap((n, marker) => (marker >= MARKER_RELIC && n > 0 ? [marker] : []));
  const boxes = view.table.box.filter((slot) => slot !== NONE && itemOf(view, slot) === NONE).length;
  return {
    boxes,
    all: total(counts),
    gates: features.filter(isGate),
    open: left(OPEN),
    relics,
    penalties: features.filter(isPenaltyMarker).map((marker) => [marker, left(marker)]),
  };
}

export interface CupCounts {
  readonly all: number;
  readonly goods: readonly (readonly [item: number, count: number])[];
  readonly fares: readonly (readonly [item: number, count: number])[];
  readonly demands: readonly (readonly [item: number, count: number])[];
}

/** The contents of the cup are known to all who count: what went in and what came out was open. */
export function cupOf(view: View): CupCounts {
  const counts = view.pools[CUP] ?? [];
  const found = counts.flatMap((n, item) => (n > 0 ? [[item, n] as const] : []));
  return {
    all: total(counts),
    goods: found.filter(([item]) => item < GOODS),
    fares: found.filter(([item]) => item >= GOODS && item < CUP_DEMANDS),
    demands: found.filter(([item]) => item >= CUP_DEMANDS),
  };
}
