// Everything that bends the rules, by its number. rules.ts, usual-rules.ts and all-rules.ts fill it, before any game begins that needs it: the
// rules call powers, and powers call rules, but only the powers import the rules.

import { must } from '@orrery/kernel';
import { CARDS, FIRST_EDICT, FIRST_FLARE, FIRST_KICKER, FIRST_REINFORCEMENT, REINFORCEMENTS } from '../data/cards.ts';
import { EDICTS, type EdictWord } from '../data/edicts.ts';
import { HEXES } from '../data/hexes.ts';
import { COMETS } from '../data/destiny.ts';
import { MOONS, type MoonWord } from '../data/moons.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { ARTIFACTS, UNTOUCHABLE } from '../data/traits.ts';
import {
  type Act,
  type Auto,
  CODES,
  type Code,
  type Flare,
  type Ground,
  isAt,
  type Power,
  type Source,
  type Who,
} from './hooks.ts';
import type { arranging } from './situation.ts';

/** Of each power by its number, or of each card by its item, whether it has something; empty: none has. */
export type Users = readonly boolean[];

/** What has to do with a moment: the powers that act then, those that work by themselves and those that let others act, all of
 *  these together, the cards that can be played, and the parts in which some card can be. */
export interface Timely {
  readonly acts: Users;
  readonly autos: Users;
  readonly grants: Users;
  readonly powers: Users;
  readonly cards: Users;
  readonly roles: readonly Who[];
}

/** Who has a hook or a reaction: powers, Moons and hexes by number, effects by name. */
export interface Benders {
  powers: Users;
  moons: Users;
  hexes: Users;
  readonly effects: Set<string>;
}

interface Registry {
  /** By number of the power. */
  readonly powers: (Power | undefined)[];
  /** By hook or reaction: who has it, so that a value that nothing in force bends costs nothing. */
  readonly benders: Map<string, Benders>;
  readonly moments: Map<Code, Timely>;
  readonly flares: (Flare | undefined)[];
  /** By item: what the card does, played by anybody or Wild, and Super. */
  readonly plain: (Act | undefined)[];
  readonly superb: (Act | undefined)[];
  /** By name: what an effect in force does; and the declarations of §3.7, over which time can be turned back. */
  readonly effects: Map<string, Source>;
  readonly declared: Set<string>;
  /** By number of the Moon, of the hex. */
  readonly moons: (Ground | undefined)[];
  readonly hexes: (Ground | undefined)[];
  /** What anybody may do by the rules of an option: purchases (§11). */
  readonly bank: Act[];
  /** How a start is arranged, for the examples of powers. */
  arranging: typeof arranging | undefined;
}

export const registry: Registry = {
  powers: [],
  benders: new Map(),
  moments: new Map(),
  flares: [],
  plain: [],
  superb: [],
  effects: new Map(),
  declared: new Set(),
  moons: [],
  hexes: [],
  bank: [],
  arranging: undefined,
};

const ALONE: readonly Users[] = POWERS.map((_, n) => POWERS.map((__, each) => each === n));

/** This power and no other. */
export const only = (power: number): Users => must(ALONE[power], 'a power');

/** What has to do with the moment of this code. */
export const whatIsAt = (code: Code): Timely => must(registry.moments.get(code), code);

export const isFlare = (item: number): boolean => item >= FIRST_FLARE;

/** What playing this card does; undefined: nothing, in this form. */
export const cardAct = (item: number, superb: boolean): Act | undefined =>
  superb ? registry.superb[item] : registry.plain[item];

const NUMBERS = new Map<string, number>(POWERS.map(([word], n) => [word, n]));
export const powerOf = (word: PowerWord): number => must(NUMBERS.get(word), word);
export const flareOf = (word: PowerWord): number => FIRST_FLARE + powerOf(word);

/** §15.1: powers with components of their own. */
export const isArtifact = (power: number): boolean =>
  (ARTIFACTS as readonly string[]).includes(POWERS[power]?.[0] ?? '');

/** What cannot be cancelled, copied or taken. */
export const isUntouchable = (power: number): boolean =>
  (UNTOUCHABLE as readonly string[]).includes(POWERS[power]?.[0] ?? '');

export const moonOf = (word: MoonWord): number => MOONS.findIndex(([each]) => each === word);

export const edictOf = (word: EdictWord): number => FIRST_EDICT + EDICTS.findIndex(([each]) => each === word);

export interface Parts {
  readonly powers: Partial<Readonly<Record<PowerWord, Power>>>;
  readonly flares: Partial<Readonly<Record<PowerWord, Flare>>>;
  readonly edicts: Partial<Readonly<Record<EdictWord, Act>>>;
  readonly comets: Partial<Readonly<Record<(typeof COMETS)[number][0], Source>>>;
  readonly moons: Partial<Readonly<Record<MoonWord, Ground>>>;
  readonly hexes: Partial<Readonly<Record<(typeof HEXES)[number][0], Ground>>>;
  readonly reinforcement: Act;
  readonly bank: readonly Act[];
  readonly arranging?: typeof arranging;
  /** Effects that the rules themselves put in force, by name. */
  readonly effects: Readonly<Record<string, Source>>;
}

/** Takes everything into the registry, and notes who has to do with each moment and each hook. Called again with more, it has more. */
export function register(parts: Parts): void {
  POWERS.forEach(([word], n) => {
    const power = evenPower(parts.powers[word]);
    registry.powers[n] = power;
    power?.acts?.forEach((act, i) => noteEffect(`power ${n} ${i}`, act));
    for (const [name, effect] of Object.entries(power?.effects ?? {})) {
      registry.effects.set(name, evenSource(effect));
      if (power?.acts?.some((act) => isAt(act, '7a')) === true) registry.declared.add(name);
    }
    const flare = parts.flares[word];
    registry.flares[n] = flare;
    noteCard(registry.plain, FIRST_FLARE + n, `wild ${n}`, flare?.wild);
    noteCard(registry.superb, FIRST_FLARE + n, `super ${n}`, flare?.super);
  });
  EDICTS.forEach(([word], n) => noteCard(registry.plain, FIRST_EDICT + n, `edict ${n}`, parts.edicts[word]));
  REINFORCEMENTS.forEach((_, n) =>
    noteCard(registry.plain, FIRST_REINFORCEMENT + n, 'reinforcement', parts.reinforcement),
  );
  COMETS.forEach(([word], n) => registry.effects.set(`comet ${n}`, evenSource(parts.comets[word] ?? {})));
  MOONS.forEach(([word], n) => (registry.moons[n] = evenGround(parts.moons[word])));
  if (Object.keys(parts.hexes).length > 0)
    HEXES.forEach(([word], n) => (registry.hexes[n] = evenGround(parts.hexes[word])));
  for (const [form, all] of Object.entries({ moon: registry.moons, hex: registry.hexes }))
    all.forEach((ground, n) => ground?.acts?.forEach((act, i) => noteEffect(`${form} ${n} ${i}`, act)));
  registry.arranging = parts.arranging;
  registry.bank.splice(0, Infinity, ...parts.bank.map(evenAct));
  for (const [name, effect] of Object.entries(parts.effects)) registry.effects.set(name, evenSource(effect));
  CODES.forEach(noteMoment);
  noteBenders();
}

function noteMoment(code: Code): void {
  const { powers, plain, superb } = registry;
  const isThen = (acts: readonly (Act | Auto | undefined)[] = []): boolean =>
    acts.some((act) => act !== undefined && isAt(act, code));
  const roles = new Set(
    [...plain, ...superb].flatMap((act) => (act !== undefined && isThen([act]) ? [act.by ?? 'any'] : [])),
  );
  const isOneThen = ({ acts, autos, grants }: Power): boolean => isThen(acts) || isThen(autos) || isThen(grants);
  registry.moments.set(code, {
    powers: usersOf(POWERS.length, (n) => isOneThen(powers[n] ?? {})),
    acts: usersOf(POWERS.length, (n) => isThen(powers[n]?.acts)),
    autos: usersOf(POWERS.length, (n) => isThen(powers[n]?.autos)),
    grants: usersOf(POWERS.length, (n) => isThen(powers[n]?.grants)),
    cards: usersOf(CARDS, (item) => isThen([plain[item], superb[item]])),
    roles: roles.has('any') ? ['any'] : [...roles],
  });
}

function usersOf(length: number, has: (n: number) => boolean): Users {
  const users = Array.from({ length }, (_, n) => has(n));
  return users.includes(true) ? users : [];
}

function noteBenders(): void {
  const { powers, effects, moons, hexes } = registry;
  for (const all of [powers, moons, hexes]) all.forEach(bendersLike);
  effects.forEach((effect, name) => bendersLike(effect).forEach((benders) => benders.effects.add(name)));
  registry.benders.forEach((benders, key) => {
    const having = (all: readonly (Bending | undefined)[]): Users =>
      usersOf(all.length, (n) => keysOf(all[n]).includes(key));
    Object.assign(benders, { powers: having(powers), moons: having(moons), hexes: having(hexes) });
  });
}

type Bending = Pick<Source, 'hooks' | 'on'>;
const keysOf = ({ hooks, on }: Bending = {}): string[] => Object.keys({ ...hooks, ...on });

/** For each hook and reaction of a source, all that have the same. */
function bendersLike(source: Bending | undefined): Benders[] {
  return keysOf(source).map((key) => {
    const benders = registry.benders.get(key) ?? { powers: [], moons: [], hexes: [], effects: new Set() };
    registry.benders.set(key, benders);
    return benders;
  });
}

function noteCard(acts: (Act | undefined)[], item: number, name: string, act: Act | undefined): void {
  acts[item] = act === undefined ? undefined : evenAct(act);
  if (act !== undefined) noteEffect(name, act);
}

function noteEffect(name: string, act: Act): void {
  if (act.effect !== undefined) registry.effects.set(name, evenSource(act.effect));
  if (isAt(act, '7a')) registry.declared.add(name);
}

// Literals say what they have and no more. In the registry all of a kind have the same fields in the same order: whoever reads
// one of a hundred powers then finds a field where it is in all the others, which is several times as fast.

const NO_SOURCE = { paragraph: undefined, hooks: undefined, on: undefined, later: undefined };
const NO_ACT = {
  at: undefined,
  by: undefined,
  may: undefined,
  can: undefined,
  targets: undefined,
  noun: undefined,
  often: undefined,
  mute: undefined,
  speaks: undefined,
  stays: undefined,
  do: undefined,
  effect: undefined,
};
const NO_AUTO = { at: undefined, by: undefined, when: undefined, shows: undefined, do: undefined };
const NO_POWER = {
  ...NO_SOURCE,
  acts: undefined,
  autos: undefined,
  grants: undefined,
  effects: undefined,
  kept: undefined,
};

const evenSource = (source: Source): Source => ({ ...NO_SOURCE, ...source }) as Source;

const evenAct = (act: Act): Act => ({ ...NO_ACT, ...act }) as Act;

const evenAuto = (auto: Auto): Auto => ({ ...NO_AUTO, ...auto }) as Auto;

function evenPower(power: Power | undefined): Power | undefined {
  if (power === undefined) return undefined;
  const { acts, autos, grants } = power;
  const even = { acts: acts?.map(evenAct), autos: autos?.map(evenAuto), grants: grants?.map(evenAct) };
  return { ...NO_POWER, ...power, ...even } as Power;
}

const evenGround = (ground: Ground | undefined): Ground | undefined =>
  ground &&
  ({ ...NO_SOURCE, acts: undefined, ...ground, ...(ground.acts && { acts: ground.acts.map(evenAct) }) } as Ground);

/** The name of what a use puts in force: `power 49 0`, `grant 74 0`, `wild 12`, `edict 3`. */
export function effectOf({ form, what, act }: { form: string; what: number; act: number }): string {
  if (form === 'power' || form === 'auto') return `power ${what} ${act}`;
  if (form === 'grant' || form === 'moon' || form === 'hex') return `${form} ${what} ${act}`;
  if (form === 'edict') return `edict ${what - FIRST_EDICT}`;
  return `${form} ${what - FIRST_FLARE}`;
}

export const isEdict = (item: number): boolean => item >= FIRST_EDICT && item < FIRST_KICKER;
