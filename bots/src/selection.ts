// How a seat chooses among its arms: by confidence where it moves alone, by regret where answers are sealed. Against
// sealed answers no single one is right: whoever always plays the best card can be read, so the seat learns a mix.

import { must } from '@orrery/kernel';
import type { Picker } from './answers.ts';
import { type Arm, type Arms, mean } from './tree.ts';

/** The best and the worst that a seat has met: what is good is measured between them. */
export interface ValueRange {
  low: number;
  high: number;
}

/** Upper confidence: what looks good, and what was tried seldom for how often it was there. */
export function byConfidence(here: readonly Arm[], range: ValueRange, curiosity: number, pick: Picker): Arm {
  let best: Arm | undefined;
  let bestScore = -Infinity;
  let untried = 0;
  const width = range.high - range.low;
  for (const arm of here) {
    arm.there++;
    if (arm.tries === 0) {
      if (pick(++untried) === 0) best = arm;
      continue;
    }
    if (untried > 0) continue;
    const good = width > 0 ? (mean(arm) - range.low) / width : 0.5;
    const score = good + curiosity * Math.sqrt(Math.log(arm.there) / arm.tries);
    if (score > bestScore) {
      best = arm;
      bestScore = score;
    }
  }
  return must(best, 'an answer for a seat that is asked');
}

/** How often an answer is tried that the seat would rather not give: less and less, for the other side learns from it too. */
const strayAfter = (visits: number): number => Math.min(0.2, Math.max(0.04, 2 / Math.sqrt(visits + 1)));
const FINE = 0x40000000;

/** A choice out of a mix, and what is needed to learn from it. */
export interface MixedChoice {
  readonly here: readonly Arm[];
  readonly parts: readonly number[];
  readonly at: number;
}

/** Regret matching: each answer as often as it was missed so far. */
export function byRegret({ visits }: Arms, here: readonly Arm[], pick: Picker): MixedChoice {
  const stray = strayAfter(visits);
  let total = 0;
  for (const arm of here) {
    arm.there++;
    total += arm.regret;
  }
  const parts = here.map((arm) => (total > 0 ? arm.regret / total : 1 / here.length));
  let left = pick(FINE) / FINE;
  let at = here.length - 1;
  for (let i = 0; i < at; i++) {
    left -= tried(parts[i] ?? 0, stray, here.length);
    if (left < 0) at = i;
  }
  return { here, parts, at };
}

/**
 * What the reward says about every arm: of the others their mean so far is taken, which keeps the noise low and the
 * estimate fair. Regrets stay above zero, and later mixes count for more in the average.
 */
export function learnFrom(arms: Arms, { here, parts, at }: MixedChoice, reward: number): void {
  const chosen = here[at];
  if (chosen === undefined) return;
  const surprise = (reward - mean(chosen)) / tried(parts[at] ?? 0, strayAfter(arms.visits), here.length);
  let expected = 0;
  for (const [i, arm] of here.entries()) expected += (parts[i] ?? 0) * (mean(arm) + (i === at ? surprise : 0));
  for (const [i, arm] of here.entries()) {
    arm.regret = Math.max(0, arm.regret + mean(arm) + (i === at ? surprise : 0) - expected);
    arm.mass += (parts[i] ?? 0) * (arms.visits + 1);
  }
}

/** Both sides learn, so what an answer met on the way is not quite what it would meet now: this part of the range is no news. */
const DRIFT = 0.05;

/**
 * The mix that was learnt, without the stray tries. In a good mix every answer is as good as any other of it, so what did
 * worse than the best by more than chance explains is left out, and so is what is below a tenth of the largest part.
 */
export function learntMix(all: readonly Arm[], { low, high }: ValueRange): number[] {
  const most = Math.max(...all.map(({ mass }) => mass));
  const chance = (arm: Arm): number => (high - low) * (0.5 / Math.sqrt(Math.max(1, arm.tries)) + DRIFT);
  const best = all.reduce((a, b) => (mean(b) - chance(b) > mean(a) - chance(a) ? b : a));
  const isOut = (arm: Arm): boolean => arm.mass * 10 < most || mean(arm) + chance(arm) < mean(best);
  const kept = all.map((arm) => (isOut(arm) ? 0 : arm.mass));
  const total = kept.reduce((sum, mass) => sum + mass, 0);
  return total > 0 ? kept.map((mass) => mass / total) : all.map((arm) => (arm === best ? 1 : 0));
}

export function drawFrom(parts: readonly number[], pick: Picker): number {
  let left = pick(FINE) / FINE;
  let last = 0;
  for (const [i, part] of parts.entries()) {
    if (part <= 0) continue;
    last = i;
    left -= part;
    if (left < 0) break;
  }
  return last;
}

const tried = (part: number, stray: number, arms: number): number => (1 - stray) * part + stray / arms;
