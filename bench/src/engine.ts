// `orrery bench engine`: the rules of the slices in our kernel and inside boardgame.io, the same games on both sides, in one
// process; beside it what each doing of the kernel costs.

import { Worker } from 'node:worker_threads';
import { fault, must } from '@orrery/kernel';
import { calibration, costOf, median } from './clock.ts';
import { costIds } from './costs.ts';
import type { Measure, Progress } from './measure.ts';
import { peerName } from './peer.ts';
import { type SideId, sideIds } from './sides.ts';
import { dealsOf, loadSlice, playDeal, type PlayedGame, sliceIds } from './slices.ts';
import type { Mode, Start, Tasks } from './thread.ts';

export interface Plan {
  /** Random games of each slice. */
  readonly games: number;
  readonly rounds: number;
  /** At least so long is each side measured in a round. */
  readonly ms: number;
  /** At most so long is each side warmed up, see `warmUp`. */
  readonly warm: number;
}

/** The pairs that are set against each other: the same work on both sides. */
const PAIRS = [
  { ours: 'checked', peer: 'peerChecked', how: 'checked' },
  { ours: 'inPlace', peer: 'peerInPlace', how: 'in place' },
] as const;
type Pair = (typeof PAIRS)[number];

/** A thread for each side, or one for all of them. */
type Where = 'own' | 'shared';
interface Setting {
  readonly mode: Mode;
  readonly where: Where;
  readonly what: string;
}
const SETTINGS: readonly Setting[] = [
  { mode: 'actions', where: 'own', what: 'actions' },
  { mode: 'games', where: 'own', what: 'random games' },
  { mode: 'actions', where: 'shared', what: 'actions in one thread' },
];

/** Fewer games and rounds where time is short; a peer's round takes as long as its games need. */
export function planFor(seconds: number): Plan {
  const some = (most: number): number => Math.max(1, Math.min(most, Math.floor(seconds / 4)));
  return { games: some(8), rounds: some(7), ms: seconds * 4, warm: seconds * 500 };
}

export async function engine(tell: Progress, plan: Plan): Promise<Measure[]> {
  const measures: Measure[] = [];
  const speeds: number[] = [];
  for (const [at, slice] of sliceIds.entries()) {
    speeds.push(...loopsPerSecond(plan));
    measures.push(...(await measureSlice(slice, plan, (done, note) => tell((at + done) / sliceIds.length, note))));
  }
  tell(1, 'done');
  return [{ name: 'calibration', value: median(speeds), unit: 'loops/s' }, ...measures];
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
    for (const { mode, where } of SETTINGS)
      checkProofs(slice, await inTurn(sideIds, (side) => threadOf(side, where).ask('prove', { side, mode })));
    const passCost = await runRounds(threadOf, plan, note);
    note(0.9, 'costs');
    const costs = await threadOf('checked', 'own').ask('costs', plan);
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
        if (round === 0) await thread.ask('warm', { side, mode, ms: warm });
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
  const [value, peerValue] = [perSecond(pair.ours), perSecond(pair.peer)];
  const name = `${slice}: ${what}, ${pair.how}`;
  return { name, value, unit: `${mode}/s`, peer: peerName, peerValue, ratio: value / peerValue };
}

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
