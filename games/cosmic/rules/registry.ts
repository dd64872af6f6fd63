// Everything that bends the rules, by its number. index.ts fills it once, before any game begins: the rules call powers, and
// powers call rules, but only the powers import the rules.

import { CARDS, FIRST_EDICT, FIRST_FLARE, FIRST_KICKER } from '../data/cards.ts';
import { type Act, bitOf, type Code, type Edict, type Flare, type Power, type Source } from './hooks.ts';

interface Registry {
  /** By number of the power. */
  readonly powers: (Power | undefined)[];
  readonly flares: (Flare | undefined)[];
  readonly edicts: (Edict | undefined)[];
  /** By name: what an effect in force does. */
  readonly effects: Map<string, Source>;
  /** By number of the Comet, the Moon, the hex. */
  readonly comets: (Source | undefined)[];
  readonly moons: (Source | undefined)[];
  readonly hexes: (Source | undefined)[];
  /** By item: the windows in which it can be played, as an Edict or Wild, and as Super. */
  readonly plain: number[];
  readonly superb: number[];
  /** Windows in which some card of the game can be played at all. */
  cards: number;
}

export const registry: Registry = {
  powers: [],
  flares: [],
  edicts: [],
  effects: new Map(),
  comets: [],
  moons: [],
  hexes: [],
  plain: new Array<number>(CARDS).fill(0),
  superb: new Array<number>(CARDS).fill(0),
  cards: 0,
};

export const codesOf = ({ at }: Act): number =>
  (typeof at === 'string' ? [at] : at).reduce((mask, code: Code) => mask | bitOf(code), 0);

export const isFlare = (item: number): boolean => item >= FIRST_FLARE;
export const isEdict = (item: number): boolean => item >= FIRST_EDICT && item < FIRST_KICKER;

/** What playing this card does; undefined: nothing, in this form. */
export function cardAct(item: number, superb: boolean): (Act & Source) | undefined {
  if (isEdict(item)) return registry.edicts[item - FIRST_EDICT];
  const flare = isFlare(item) ? registry.flares[item - FIRST_FLARE] : undefined;
  return superb ? flare?.super : flare?.wild;
}

/** Takes powers, Flares and Edicts into the registry, and notes in which windows each card can be played. */
export function register(parts: {
  readonly powers: readonly (readonly [number, Power])[];
  readonly flares: readonly (readonly [number, Flare])[];
  readonly edicts: readonly (readonly [number, Edict])[];
}): void {
  for (const [n, power] of parts.powers) registry.powers[n] = power;
  for (const [n, flare] of parts.flares) {
    registry.flares[n] = flare;
    if (flare.wild !== undefined) note(registry.plain, FIRST_FLARE + n, flare.wild, `wild.${n}`);
    if (flare.super !== undefined) note(registry.superb, FIRST_FLARE + n, flare.super, `super.${n}`);
  }
  for (const [n, edict] of parts.edicts) {
    registry.edicts[n] = edict;
    note(registry.plain, FIRST_EDICT + n, edict, `edict.${n}`);
  }
}

function note(codes: number[], item: number, act: Act & Source, effect: string): void {
  codes[item] = codesOf(act);
  registry.cards |= codes[item] ?? 0;
  registry.effects.set(effect, act);
}
