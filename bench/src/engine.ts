// `orrery bench engine`: the rules of the slices in our kernel and inside boardgame.io, the same games on both sides, in one
// process; beside it what each doing of the kernel costs.

import { Worker } from 'node:worker_threads';
import { fault, must } from '@orrery/kernel';
import { calibration, costOf, median } from './clock.ts';
import { costIds } from './costs.ts';
import type { Measure, Progress } from './measure.ts';
import { peerName } from './peer.ts';
import { type SideId, sideIds } from './sides.ts';
import type { Step } from './steps.ts';
import { cutOf, dealsOf, loadSlice, playDeal, type PlayedGame, sliceIds } from './slices.ts';
import type { Mode, Start, Tasks } from './thread.ts';

export interface Plan {
  /** Random games of each slice. */
  readonly games: number;
  readonly rounds: number;
  /** At least so long is each side measured in a round. */
  readonly ms: number;
  /** At most so long is each side warmed up where it comes first, see `warmUp`. */
  readonly warm: number;
}

/** The pairs that are set against each other: the same work on both sides. */
const PAIRS = [
  { ours: 'checked', peer: 'peerChecked', fastest: 'fastChecked', how: 'checked' },
  { ours: 'inPlace', peer: 'peerInPlace', fastest: 'fastInPlace', how: 'in place' },
] as const;
type Pair = (typeof PAIRS)[number];

/** A thread for each side, or one for all of them. */
type Where = 'own' | 'shared';
interface Setting {
  readonly mode: Mode;
  readonly where: Where;
  readonly what: string;
  /** Of the longest warming up: a thread that has played recorded games is nearly warm for random ones. */
  readonly warm: number;
}
const SETTINGS: readonly Setting[] = [
  { mode: 'actions', where: 'own', what: 'actions', warm: 1 },
  { mode: 'games', where: 'own', what: 'random games', warm: 1 / 4 },
  { mode: 'actions', where: 'shared', what: 'actions in one thread', warm: 3 / 8 },
];

/** Fewer games and rounds where time is short; a peer's round takes as long as its games need. */
export function planFor(seconds: number): Plan {
  const some = (most: number): number => Math.max(1, Math.min(most, Math.floor(seconds / 40)));
  return { games: some(3), rounds: some(3), ms: seconds * 0.7, warm: seconds * 10 };
}

/** A step for each game: the calibration first. */
export function engineSteps(plan: Plan, slices = sliceIds): Step[] {
  const calibrate = async (): Promise<Measure[]> => [
    { name: 'calibration', value: median(loopsPerSecond(plan)), unit: 'loops/s' },
  ];
  const share = 0.99 / slices.length;
  return [
    { key: 'calibration', share: 0.01, run: calibrate },
    ...slices.map((slice) => ({ key: slice, share, run: (tell: Progress) => measureSlice(slice, plan, tell) })),
  ];
}

function loopsPerSecond({ rounds, ms }: Plan): number[] {
  costOf(ms, calibration);
  return Array.from({ length: rounds }, () => 1e6 / costOf(ms, calibration));
}

async function measureSlice(slice: string, plan: Plan, tell: Progress): Promise<Measure[]> {
  const game = await loadSlice(slice);
  const games = dealsOf(game, plan.games).map((deal) => playDeal(game, deal));
  const shared = openThread({ slice, games });
  const own = new Map(sideIds.map((side) => [side, openThread({ slice, games })]));
  const threadOf = (side: SideId, where: Where): Thread => (where === 'own' ? must(own.get(side), side) : shared);
  const note: Progress = (done, text) => tell(done, `${slice}: ${text}`);
  try {
    note(0, 'the same work on both sides?');
    // What a side does in a thread of its own it does in a shared one.
    for (const { mode, where } of SETTINGS.filter((setting) => setting.where === 'own'))
      checkProofs(slice, await inTurn(sideIds, (side) => threadOf(side, where).ask('prove', { side, mode })));
    const passCost = await runRounds(threadOf, plan, note);
    note(0.9, 'costs');
    const costs = await threadOf('checked', 'own').ask('costs', { rounds: plan.rounds, ms: plan.ms / 3 });
    return [
      ...SETTINGS.flatMap((setting) => PAIRS.map((pair) => versus(slice, games, setting, pair, passCost))),
      ...costIds.map((id) => ({ name: `${slice}: ${id}`, value: costs[id], unit: 'µs' })),
      { name: `${slice}: state`, value: costs.bytes, unit: 'bytes' },
    ];
  } finally {
    await inTurn([shared, ...own.values()], (thread) => thread.end());
  }
}

/** The microseconds that a pass over all games costs a side. */
type PassCost = (side: SideId, setting: Setting) => number;

/** The sides take turns, so that what disturbs the machine disturbs all of them. */
async function runRounds(
  threadOf: (side: SideId, where: Where) => Thread,
  { rounds, ms, warm }: Plan,
  note: Progress,
): Promise<PassCost> {
  const costs = new Map<string, number[]>();
  const keyOf = (side: SideId, { mode, where }: Setting): string => `${side} ${mode} ${where}`;
  for (let round = 0; round <= rounds; round++)
    for (const [i, setting] of SETTINGS.entries()) {
      note((0.9 * (round + i / SETTINGS.length)) / (rounds + 1), round === 0 ? 'warming up' : `round ${round}`);
      for (const side of sideIds) {
        const [key, thread, { mode }] = [keyOf(side, setting), threadOf(side, setting.where), setting];
        if (round === 0) await thread.ask('warm', { side, mode, ms: warm * setting.warm });
        else costs.set(key, [...(costs.get(key) ?? []), await thread.ask('round', { side, mode, ms })]);
      }
    }
  return (side, setting) => median(costs.get(keyOf(side, setting)) ?? []);
}

function versus(
  slice: string,
  games: readonly PlayedGame[],
  setting: Setting,
  pair: Pair,
  passCost: PassCost,
): Measure {
  const { mode, what } = setting;
  const count = mode === 'games' ? games.length : games.reduce((sum, { rows }) => sum + rows.length, 0);
  const perSecond = (side: SideId): number => (count * 1e6) / passCost(side, setting);
  const [value, peerValue, best] = [perSecond(pair.ours), perSecond(pair.peer), perSecond(pair.fastest)];
  const cutAt = mode === 'games' ? cutOf(games) : null;
  const name = `${slice}: ${cutAt === null ? what : stretchesOf(cutAt)}, ${pair.how}`;
  const unit = cutAt === null ? `${mode}/s` : 'stretches/s';
  const versusPeer = { peer: peerName, peerValue, ratio: value / peerValue };
  return { name, value, unit, ...versusPeer, fastest: { value: best, ratio: value / best } };
}

/** What does not come to an end is no game. */
export const stretchesOf = (cutAt: number): string => `stretches of ${cutAt} random answers`;

/** One after another: two at once would take the processor from each other. */
async function inTurn<V, R>(all: readonly V[], work: (each: V) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const each of all) results.push(await work(each));
  return results;
}

/** Names the first side whose proofs are not those of the first. */
export function checkProofs(slice: string, proofs: readonly (readonly string[])[]): void {
  for (const [i, proof] of proofs.entries())
    if (proof.join() !== proofs[0]?.join())
      throw fault('broken', `${slice}: ${sideIds[i]} did not do the same work as ${sideIds[0]}`);
}

interface Thread {
  ask<K extends keyof Tasks>(task: K, give: Tasks[K]['give']): Promise<Tasks[K]['get']>;
  end(): Promise<unknown>;
}

/** In production, to be fair: boardgame.io checks more while it is being developed with. */
function openThread(start: Start): Thread {
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: start, env });
  return {
    ask: (task, give) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (result) => {
          worker.off('error', reject);
          resolve(result);
        });
        worker.postMessage({ task, ...give }, []);
      }),
    end: () => worker.terminate(),
  };
}
