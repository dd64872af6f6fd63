// Everything that bends the rules, by its number. index.ts fills it once, before any game begins: the rules call powers, and
// powers call rules, but only the powers import the rules.

import { CARDS, FIRST_EDICT, FIRST_FLARE, FIRST_KICKER, FIRST_REINFORCEMENT, REINFORCEMENTS } from '../data/cards.ts';
import { EDICTS } from '../data/edicts.ts';
import { HEXES } from '../data/hexes.ts';
import { COMETS } from '../data/destiny.ts';
import { MOONS } from '../data/moons.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { ARTIFACTS } from '../data/traits.ts';
import {
  type Act,
  bitOf,
  CODES,
  type Code,
  type Flare,
  type Ground,
  type Power,
  type Source,
  type Who,
} from './hooks.ts';

interface Registry {
  /** By number of the power; the moments at which it acts, as bits. */
  readonly powers: (Power | undefined)[];
  readonly powerCodes: number[];
  /** By hook or reaction: which powers have it, so that a value that none of those in play bends costs nothing. */
  readonly users: Map<string, readonly boolean[]>;
  readonly flares: (Flare | undefined)[];
  /** By item: what the card does, played by anybody or Wild, and Super; and when. */
  readonly plain: (Act | undefined)[];
  readonly superb: (Act | undefined)[];
  readonly cardCodes: number[];
  /** By code: the parts in which some card of the game can be played then. */
  readonly cardRoles: Map<Code, readonly Who[]>;
  /** By name: what an effect in force does. */
  readonly effects: Map<string, Source>;
  /** By number of the Moon, of the hex. */
  readonly moons: (Ground | undefined)[];
  readonly hexes: (Ground | undefined)[];
  /** What anybody may do by the rules of an option: purchases (§11). */
  readonly bank: Act[];
}

export const registry: Registry = {
  powers: [],
  powerCodes: [],
  users: new Map(),
  flares: [],
  plain: [],
  superb: [],
  cardCodes: new Array<number>(CARDS).fill(0),
  cardRoles: new Map(),
  effects: new Map(),
  moons: [],
  hexes: [],
  bank: [],
};

type Timed = { readonly at: Code | readonly Code[] };

export const codesOf = ({ at }: Timed): number =>
  typeof at === 'string' ? bitOf(at) : at.reduce((mask, code) => mask | bitOf(code), 0);

export const isFlare = (item: number): boolean => item >= FIRST_FLARE;

/** What playing this card does; undefined: nothing, in this form. */
export const cardAct = (item: number, superb: boolean): Act | undefined =>
  superb ? registry.superb[item] : registry.plain[item];

export const powerOf = (word: PowerWord): number => POWERS.findIndex(([each]) => each === word);
export const flareOf = (word: PowerWord): number => FIRST_FLARE + powerOf(word);

/** §15.1: powers with components of their own. */
export const isArtifact = (power: number): boolean =>
  (ARTIFACTS as readonly string[]).includes(POWERS[power]?.[0] ?? '');

export type EdictWord = (typeof EDICTS)[number][0];
export const edictOf = (word: EdictWord): number => FIRST_EDICT + EDICTS.findIndex(([each]) => each === word);

interface Parts {
  readonly powers: Partial<Readonly<Record<PowerWord, Power>>>;
  readonly flares: Partial<Readonly<Record<PowerWord, Flare>>>;
  readonly edicts: Partial<Readonly<Record<EdictWord, Act>>>;
  readonly comets: Partial<Readonly<Record<(typeof COMETS)[number][0], Source>>>;
  readonly moons: Partial<Readonly<Record<(typeof MOONS)[number][0], Ground>>>;
  readonly hexes: Partial<Readonly<Record<(typeof HEXES)[number][0], Ground>>>;
  readonly reinforcement: Act;
  readonly bank: readonly Act[];
}

/** Takes everything into the registry, and notes at which moments each card can be played, and by whom. */
export function register(parts: Parts): void {
  POWERS.forEach(([word], n) => {
    const power = parts.powers[word];
    registry.powers[n] = power;
    const timed = [...(power?.acts ?? []), ...(power?.autos ?? []), ...(power?.grants ?? [])];
    registry.powerCodes[n] = timed.reduce((mask, it) => mask | codesOf(it), 0);
    for (const key of [...Object.keys(power?.hooks ?? {}), ...Object.keys(power?.on ?? {})]) {
      const users = [...(registry.users.get(key) ?? new Array<boolean>(POWERS.length).fill(false))];
      users[n] = true;
      registry.users.set(key, users);
    }
    power?.acts?.forEach((act, i) => noteEffect(`power ${n} ${i}`, act));
    for (const [name, effect] of Object.entries(power?.effects ?? {})) registry.effects.set(name, effect);
    const flare = parts.flares[word];
    registry.flares[n] = flare;
    noteCard(registry.plain, FIRST_FLARE + n, `wild ${n}`, flare?.wild);
    noteCard(registry.superb, FIRST_FLARE + n, `super ${n}`, flare?.super);
  });
  EDICTS.forEach(([word], n) => noteCard(registry.plain, FIRST_EDICT + n, `edict ${n}`, parts.edicts[word]));
  REINFORCEMENTS.forEach((_, n) =>
    noteCard(registry.plain, FIRST_REINFORCEMENT + n, 'reinforcement', parts.reinforcement),
  );
  COMETS.forEach(([word], n) => registry.effects.set(`comet ${n}`, parts.comets[word] ?? {}));
  MOONS.forEach(([word], n) => (registry.moons[n] = parts.moons[word]));
  if (Object.keys(parts.hexes).length > 0) HEXES.forEach(([word], n) => (registry.hexes[n] = parts.hexes[word]));
  registry.bank.push(...parts.bank);
}

function noteCard(acts: (Act | undefined)[], item: number, name: string, act: Act | undefined): void {
  acts[item] = act;
  if (act === undefined) return;
  noteEffect(name, act);
  const codes = codesOf(act);
  registry.cardCodes[item] = (registry.cardCodes[item] ?? 0) | codes;
  for (const code of CODES) {
    const roles = registry.cardRoles.get(code) ?? [];
    const by = act.by ?? 'any';
    if ((codes & bitOf(code)) !== 0 && !roles.includes(by)) registry.cardRoles.set(code, [...roles, by]);
  }
}

function noteEffect(name: string, { effect }: Act): void {
  if (effect !== undefined) registry.effects.set(name, effect);
}

/** The name of what a use puts in force: `power 49 0`, `grant 74 0`, `wild 12`, `edict 3`. */
export function effectOf({ form, what, act }: { form: string; what: number; act: number }): string {
  if (form === 'power' || form === 'auto') return `power ${what} ${act}`;
  if (form === 'grant') return `grant ${what} ${act}`;
  if (form === 'edict') return `edict ${what - FIRST_EDICT}`;
  return `${form} ${what - FIRST_FLARE}`;
}

export const isEdict = (item: number): boolean => item >= FIRST_EDICT && item < FIRST_KICKER;
