// Where sides are played. A thread has a heap and compiled code of its own: sides that share one slow each other down by
// running the same functions on other kinds of objects, so both ways are measured.

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Chain, chainText, digest, link, must } from '@orrery/kernel';
import { costOf } from './clock.ts';
import { type Costs, costsOf } from './costs.ts';
import { type Side, type SideId, sideIds, sideOf } from './sides.ts';
import { asPlayed, atRandom, loadSlice, type PlayedGame } from './slices.ts';

/** Answers as they were played, or drawn again from the same dice. */
export type Mode = 'actions' | 'games';

export interface Start {
  readonly slice: string;
  readonly games: readonly PlayedGame[];
}

export interface Round {
  readonly side: SideId;
  readonly mode: Mode;
  readonly ms: number;
}

export interface Tasks {
  /** Digests over all that was built and where it ended, by game. */
  readonly prove: { readonly give: { readonly side: SideId; readonly mode: Mode }; readonly get: readonly string[] };
  /** All games, again and again for so many milliseconds; the microseconds that one pass costs. */
  readonly round: { readonly give: Round; readonly get: number };
  /** The same until it no longer becomes faster, for at most so many milliseconds; the cost of the last pass. */
  readonly warm: { readonly give: Round; readonly get: number };
  readonly costs: { readonly give: { readonly rounds: number; readonly ms: number }; readonly get: Costs };
}
export type Task = { [K in keyof Tasks]: { readonly task: K } & Tasks[K]['give'] }[keyof Tasks];

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { slice, games } = workerData as Start;
  const game = await loadSlice(slice);
  const sides = new Map(sideIds.map((side) => [side, sideOf(side, game)]));
  const sideAt = (side: SideId): Side => must(sides.get(side), side);
  port.on('message', (task: Task) => {
    if (task.task === 'prove') port.postMessage(games.map((played) => proofOf(sideAt(task.side), played, task.mode)));
    else if (task.task === 'round') port.postMessage(roundOf(sideAt(task.side), games, task.mode, task.ms));
    else if (task.task === 'warm') port.postMessage(warmUp(sideAt(task.side), games, task.mode, task.ms));
    else port.postMessage(costsOf(game, games, task.rounds, task.ms));
  });
}

const chooserOf = (mode: Mode) => (mode === 'actions' ? asPlayed : (played: PlayedGame) => atRandom(played));

/** A digest over every ask and view that was built, and over the last state: equal proofs, equal work. */
export function proofOf(play: Side, played: PlayedGame, mode: Mode): string {
  const chain: Chain = { high: 1, low: 1 };
  const last = play(played, chooserOf(mode)(played), (pending, seen) => link(chain, pending, seen));
  return `${chainText(chain)} ${digest(last)}`;
}

/** Read by nobody, so that nothing that is built can be left out. */
let seenSoFar = 0;

function roundOf(play: Side, games: readonly PlayedGame[], mode: Mode, ms: number): number {
  const choose = chooserOf(mode);
  return costOf(ms, () => {
    for (const played of games)
      play(played, choose(played), (pending, seen) => {
        seenSoFar = (seenSoFar + pending.length + seen.held.item.length) | 0;
      });
  });
}

/** Rules with many rare cases are compiled for tens of seconds: what is measured before that is the compiler. */
function warmUp(play: Side, games: readonly PlayedGame[], mode: Mode, ms: number): number {
  const until = performance.now() + ms;
  let best = Infinity;
  let last = Infinity;
  for (let idle = 0; idle < IDLE_STRETCHES && performance.now() < until; ) {
    last = roundOf(play, games, mode, Math.min(ms, STRETCH));
    idle = last < best * GAIN ? 0 : idle + 1;
    best = Math.min(best, last);
  }
  return last;
}

/** Warm is what did not become three hundredths faster in four stretches of four tenths of a second. */
const [STRETCH, IDLE_STRETCHES, GAIN] = [400, 4, 0.97];
