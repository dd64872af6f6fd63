// `orrery bench bots`: how long bots think at many tables at once while every core has other work too, as on a busy server.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { deadlines, seedAt, usualBudget } from '@orrery/bots';
import { openThreads, type Threads } from '@orrery/bots/thread';
import { fullOptions, getGame } from '@orrery/games';
import { asks, begin, createKit, fault, type Game, keyedDice, sha256, step, view } from '@orrery/kernel';
import { botMeasures, type Measure, type Progress } from './measure.ts';
import { loaded } from './slices.ts';

type Level = keyof typeof deadlines;
const LEVELS = Object.keys(deadlines) as Level[];

const TABLES = 8;
const SEATS = 4;
/** Whatever happens, there is an answer after so long. */
const GIVE_UP = 30_000;

export async function bots(tell: Progress, seconds: number): Promise<readonly Measure[]> {
  const game = await getGame(loaded.id);
  const cores = availableParallelism();
  const busy = Array.from({ length: cores }, () => new Worker(new URL('./busy.worker.ts', import.meta.url)));
  const found: Measure[] = [{ name: botMeasures.load, value: TABLES, unit: 'tables' }];
  try {
    for (const [at, level] of LEVELS.entries()) {
      tell(at / LEVELS.length, level);
      found.push(...measures(level, await play(game, level, cores, (1000 * seconds) / LEVELS.length)));
    }
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
  tell(1, 'done');
  return found;
}

function measures(level: Level, times: readonly number[]): Measure[] {
  const sorted = times.toSorted((a, b) => a - b);
  const late = sorted.filter((ms) => ms > deadlines[level]).length;
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length);
  return [
    { name: botMeasures.answers(level), value: sorted.length, unit: 'answers' },
    { name: botMeasures.mean(level), value: mean, unit: 'ms' },
    { name: botMeasures.p99(level), value: sorted[Math.floor(0.99 * sorted.length)] ?? 0, unit: 'ms' },
    { name: botMeasures.longest(level), value: sorted.at(-1) ?? 0, unit: 'ms' },
    { name: botMeasures.late(level), value: late, unit: 'answers' },
  ];
}

/** Games at several tables at once, as the server plays them, until the time is over. */
async function play(game: Game, level: Level, cores: number, ms: number): Promise<number[]> {
  const threads = openThreads(cores);
  const times: number[] = [];
  const end = performance.now() + ms;
  try {
    await Promise.all(
      Array.from({ length: TABLES }, async (_, table) => {
        for (let deal = table; performance.now() < end; deal += TABLES)
          await playOne(game, level, deal, threads, times, () => performance.now() >= end);
      }),
    );
  } finally {
    await threads.close();
  }
  return times;
}

async function playOne(
  game: Game,
  level: Level,
  deal: number,
  threads: Threads,
  times: number[],
  isOver: () => boolean,
): Promise<void> {
  const kit = createKit(game, keyedDice(sha256(`bots ${deal}`)));
  const state = begin(kit, SEATS, fullOptions(game, loaded.options));
  for (let asked = 0; state.frames.length > 0 && !isOver(); asked++) {
    const [ask] = asks(game, state);
    if (ask === undefined) return;
    const sight = { view: view(state, ask.seat), ask, events: [] };
    const seed = seedAt(deal, asked, ask.seat);
    const request = { ...sight, game: { id: game.id }, bot: level, seed, budget: usualBudget };
    const { answer, instead, took = 0 } = await threads.think(request, { deadline: GIVE_UP });
    if (instead !== undefined) throw fault('bot-failed', `${level} gave way: ${instead.message}`);
    times.push(took);
    step(kit, state, ask.seat, answer);
  }
}
