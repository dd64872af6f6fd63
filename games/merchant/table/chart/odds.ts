// How likely a flight declared now comes to each dot, exactly: the rules fly it once for each pilot number with MP in
// plenty, and every fall of the dice is then held against what each dot takes.

import type { Game, Scalar, State, View } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { type Dot, ways } from '../../rules/board.ts';
import { owns } from '../../rules/gear.ts';
import { type Flight, needsPilot, pilots } from '../../rules/routes.ts';
import { diceOf, MULLIGAN_GEAR, NONE, SWITCH_SWITCH, type Table } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { exploring, worldOf } from './reach.ts';

/** By dot: from 0 to 1. */
export type Odds = Float64Array;

const FACES = [1, 2, 3, 4, 5, 6];

/** The answers that declare a first dot or gate. */
export const isDeclaration = (option: Scalar): option is string =>
  typeof option === 'string' && /^(to|jump) \d+$/.test(option);

/** Works out one declaration, a search at a time: whoever asks goes on when there is time. */
export function* oddsOf(game: Game<Table>, seen: View<Table>, option: string): Generator<void, Odds> {
  const seat = seen.viewer;
  const { table } = seen;
  const { off, lock, auto } = seen.frames.at(-1) as unknown as { off: number; lock: boolean; auto: boolean };
  const [verb, goal] = words(option);
  const count = diceOf(table.ship[seat] ?? 0);
  const flight: Flight = {
    mp: count * 6,
    dice: [],
    pilot: 0,
    chosen: false,
    used: [],
    goal,
    jump: verb === 'jump',
    off,
    lock,
    hop: [],
  };
  const world = worldOf(game, seen);
  function* taken(dice: readonly number[]): Generator<void, { needs: Float64Array; steered: boolean }> {
    const start = launch(world, { ...flight, dice: [...dice] });
    const { soonest, steered } = yield* exploring(game, start, seat, true);
    const needs = new Float64Array(ways.length).fill(Infinity);
    for (const [dot, left] of soonest) needs[dot] = flight.mp - left;
    return { needs, steered };
  }

  const one = yield* taken([1]);
  const byFaces = new Map<number, Float64Array>();
  if (!one.steered) for (let mask = 2; mask < 128; mask++) byFaces.set(mask, one.needs);
  else if (owns(table, seat, SWITCH_SWITCH)) {
    for (const faces of faceSets(count)) {
      const { needs } = yield* taken(faces);
      byFaces.set(maskOf(faces), needs);
    }
  } else {
    const alone = [one.needs];
    for (const face of FACES.slice(1)) {
      const { needs } = yield* taken([face]);
      alone.push(needs);
    }
    const first = needsPilot(table, seat, flight);
    for (const faces of faceSets(count)) {
      const usable = first ? pilots(table, seat, { ...flight, dice: faces }) : faces;
      byFaces.set(maskOf(faces), least(usable.map((face) => alone[face - 1] ?? one.needs)));
    }
  }
  yield;
  return weigh(byFaces, count - (auto ? 1 : 0), auto ? [4] : [], owns(table, seat, MULLIGAN_GEAR));
}

/** The flight about to begin, in place of the question what to declare. */
function launch(world: State<Table>, flight: Flight): State<Table> {
  const frames = [...world.frames.slice(0, -1), { step: 'fly', ...flight }];
  return { ...world, frames };
}

/** Every fall of so many dice, and beside them those that are set (§8.42); with the Mulligan Gear the best die is rolled
 *  again where the dot is not reached (§8.44). */
function weigh(byFaces: ReadonlyMap<number, Float64Array>, count: number, set: number[], again: boolean): Odds {
  const falls = 6 ** count;
  const odds = new Float64Array(ways.length);
  for (let fall = 0; fall < falls; fall++) {
    const dice = [...Array.from({ length: count }, (_, die) => (Math.floor(fall / 6 ** die) % 6) + 1), ...set];
    const needs = byFaces.get(maskOf(dice));
    const mp = sum(dice);
    const others = again ? rolledAgain(dice) : [];
    for (let dot = 0; dot < odds.length; dot++) {
      const comes = (needs?.[dot] ?? Infinity) <= mp ? 1 : bestOf(byFaces, others, dot);
      odds[dot] = (odds[dot] ?? 0) + comes / falls;
    }
  }
  return odds;
}

/** For each die: the six falls that rolling it again can give. */
const rolledAgain = (dice: readonly number[]): number[][][] =>
  dice.map((_, die) => FACES.map((face) => dice.map((value, n) => (n === die ? face : value))));

function bestOf(byFaces: ReadonlyMap<number, Float64Array>, choices: readonly number[][][], dot: Dot): number {
  let best = 0;
  for (const falls of choices) {
    const good = falls.filter((dice) => (byFaces.get(maskOf(dice))?.[dot] ?? Infinity) <= sum(dice)).length;
    best = Math.max(best, good / 6);
  }
  return best;
}

/** All sets of faces that so many dice can show. */
function faceSets(count: number): number[][] {
  const all: number[][] = [];
  for (let mask = 2; mask < 128; mask += 2) {
    const faces = FACES.filter((face) => (mask & (1 << face)) !== 0);
    if (faces.length <= count) all.push(faces);
  }
  return all;
}

const maskOf = (dice: readonly number[]): number => dice.reduce((mask, die) => mask | (1 << die), 0);
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

const least = (all: readonly Float64Array[]): Float64Array =>
  Float64Array.from({ length: ways.length }, (_, dot) => Math.min(...all.map((needs) => needs[dot] ?? Infinity)));

/** The best chance any declaration gives, by dot. */
const bestOdds = (all: readonly Odds[]): Odds =>
  Float64Array.from({ length: ways.length }, (_, dot) => Math.max(0, ...all.map((odds) => odds[dot] ?? NONE)));

export interface Chances {
  /** By declared dot, as far as they are known yet. */
  readonly by: ReadonlyMap<Dot, Odds>;
  /** The best of them; null: none known yet. */
  readonly best: Odds | null;
}

const UNKNOWN: Chances = { by: new Map(), best: null };
/** Milliseconds of work before the page gets its turn. */
const SLICE = 8;

export function useOdds(game: Game<Table>, view: View<Table>, declare: ReadonlyMap<Dot, string>): Chances {
  const [known, setKnown] = useState({ declare, chances: UNKNOWN });
  useEffect(() => {
    if (declare.size === 0) return undefined;
    const by = new Map<Dot, Odds>();
    const todo = [...declare];
    let work = nextOf(game, view, todo);
    let timer: ReturnType<typeof setTimeout>;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      while (work !== null && performance.now() < until) {
        const next = work.odds.next();
        if (next.done !== true) continue;
        by.set(work.dot, next.value);
        work = nextOf(game, view, todo);
        setKnown({ declare, chances: { by: new Map(by), best: bestOdds([...by.values()]) } });
      }
      if (work !== null) timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [game, view, declare]);
  // What is known of an earlier decision does not count for this one.
  return known.declare === declare ? known.chances : UNKNOWN;
}

interface Work {
  readonly dot: Dot;
  readonly odds: Generator<void, Odds>;
}

/** The next declaration to work out; null: all are known. */
function nextOf(game: Game<Table>, view: View<Table>, todo: [Dot, string][]): Work | null {
  const [next] = todo.splice(0, 1);
  return next === undefined ? null : { dot: next[0], odds: oddsOf(game, view, next[1]) };
}
