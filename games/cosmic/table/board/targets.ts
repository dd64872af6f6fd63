// What can be answered on the board: which things stand for which answers to the question asked now.

import type { Answer, Ask, Choice, Scalar } from '@orrery/kernel';
import { SIDES, type Table } from '../../rules/table.ts';
import { ON_CONE } from '../../rules/losses.ts';
import { IN_WARP } from '../../rules/tokens.ts';
import type { Thing } from '../focus.tsx';

/** A click on a thing: the entry of the choice it stands for. */
export interface Target {
  readonly entry: number;
  readonly id: Scalar;
}

export interface Targets {
  /** `one`: a click answers; `some`: it ticks; `amounts`: it adds one; null: the question is not about the board. */
  readonly kind: 'one' | 'some' | 'amounts' | null;
  readonly by: ReadonlyMap<Thing, readonly Target[]>;
  /** A use of a power or a card: it is asked once more before it is done. */
  readonly isAct: boolean;
}

const NONE: Targets = { kind: null, by: new Map(), isAct: false };

export function targetsOf(ask: Ask | null): Targets {
  if (ask === null) return NONE;
  const { choice } = ask;
  if (choice.kind !== 'one' && choice.kind !== 'some' && choice.kind !== 'amounts') return NONE;
  const by = new Map<Thing, Target[]>();
  for (const [entry, id] of idsOf(choice).entries()) {
    const thing = thingOf(choice.noun, id);
    if (thing !== null) by.set(thing, [...(by.get(thing) ?? []), { entry, id }]);
  }
  return by.size === 0 ? NONE : { kind: choice.kind, by, isAct: choice.noun === 'act' };
}

const idsOf = (choice: Extract<Choice, { kind: 'one' | 'some' | 'amounts' }>): readonly Scalar[] =>
  choice.kind === 'amounts' ? choice.entries.map(({ id }) => id) : choice.options;

/** The thing an answer is about; null: nothing that is drawn. */
export function thingOf(noun: string, id: Scalar): Thing | null {
  if (noun === 'place') return placeThing(Number(id));
  if (noun === 'seat') return `seat ${id}`;
  const [verb = '', ...args] = String(id).split(' ');
  if (noun === 'piece') return verb === 'base' || verb === 'leave' ? placeThing(Number(args[0])) : null;
  if (noun === 'whither') return whitherThing(verb, args);
  if (noun === 'word') return verb === 'offense' ? 'cone 0' : verb === 'defense' ? 'cone 1' : null;
  if (noun !== 'act') return null;
  const last = args.at(-1);
  if (verb.endsWith('-place') || verb === 'turn-up') return placeThing(Number(last));
  if (verb.endsWith('-base')) return placeThing(Number(args.at(-2)));
  return verb.endsWith('-seat') ? `seat ${last}` : null;
}

const ABOUT_SEAT: readonly string[] = ['system', 'warp', 'join', 'away', 'hand', 'curse'];

function whitherThing(verb: string, [first = '', second = '']: readonly string[]): Thing | null {
  if (ABOUT_SEAT.includes(verb)) return `seat ${first}`;
  if (verb === 'base' || verb === 'empty') return placeThing(Number(first));
  return verb === 'with' ? `cone ${second}` : null;
}

/** The cone and the Warp are places of a choice, too. */
function placeThing(place: number): Thing {
  for (const side of SIDES) if (place === ON_CONE - side) return `cone ${side}`;
  return place === IN_WARP ? 'warp' : `place ${place}`;
}

/** How many of each entry the clicks make. */
export const amountsOf = (ask: Ask, clicks: readonly number[]): number[] =>
  ask.choice.kind === 'amounts'
    ? ask.choice.entries.map(({ min }, entry) => min + clicks.filter((each) => each === entry).length)
    : [];

/** Tokens that are put somewhere; all others are taken from where they are. */
export const isPutting = ({ prompt: { key } }: Ask): boolean => key === 'ask.home' || key === 'ask.spread';

/** So many by themselves: taken from where most are, or put where fewest are. Null: the question is not about tokens on planets. */
export function filledClicks(ask: Ask, { tokens }: Table, n: number): readonly number[] | null {
  const { choice, seat } = ask;
  if (choice.kind !== 'amounts' || choice.noun !== 'place' || choice.entries.some(({ weight }) => weight !== 1))
    return null;
  const puts = isPutting(ask);
  const there = choice.entries.map(({ id, min, max }) => (puts ? (tokens[Number(id)]?.[seat] ?? 0) + min : max - min));
  const room = choice.entries.map(({ min, max }) => max - min);
  const clicks: number[] = [];
  while (clicks.length < n - choice.entries.reduce((sum, { min }) => sum + min, 0)) {
    const free = there.keys().filter((entry) => (room[entry] ?? 0) > 0);
    const next = [...free].toSorted((a, b) => (puts ? 1 : -1) * ((there[a] ?? 0) - (there[b] ?? 0)))[0];
    if (next === undefined) return null;
    clicks.push(next);
    there[next] = (there[next] ?? 0) + (puts ? 1 : -1);
    room[next] = (room[next] ?? 0) - 1;
  }
  return clicks;
}

/** The answer that the clicks make so far. */
export function draftOf(ask: Ask, clicks: readonly number[]): Answer {
  if (ask.choice.kind === 'amounts') return amountsOf(ask, clicks);
  return ask.choice.kind === 'some' ? ask.choice.options.filter((_, entry) => clicks.includes(entry)) : null;
}

/** What would be answered if a thing that is no target were one: its refusal says why it is none. */
export function wouldBe(ask: Ask, clicks: readonly number[], thing: Thing, { systems }: Table): Answer | undefined {
  const { choice, step } = ask;
  const [kind, n] = thing.split(' ');
  if (choice.kind === 'amounts') return amountsOf(ask, []).map(() => -1);
  if (choice.kind === 'some' && kind === 'seat') return [...(draftOf(ask, clicks) as Scalar[]), Number(n)];
  if (choice.kind !== 'one') return undefined;
  if (choice.noun === 'place' && kind === 'place') return Number(n);
  if (choice.noun === 'seat' && kind === 'seat') return Number(n);
  if (step === 'aim' && kind === 'seat') return systems.findIndex((system) => system === Number(n));
  if (choice.noun === 'whither') return kind === 'seat' ? `system ${n}` : kind === 'place' ? `empty ${n}` : undefined;
  if (step === 'join' && kind === 'cone') return n === '0' ? 'offense' : 'defense';
  return undefined;
}
