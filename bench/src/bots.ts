// `orrery bench bots`: how long a player waits for bots at many tables at once while every core has other work too, as on a busy
// server; and how many whole games four of them finish in a second.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { deadlines, getBot, ourEdition, seedAt, usualBudget } from '@orrery/bots';
import { openThreads, type Threads } from '@orrery/bots/thread';
import { fullOptions, getGame } from '@orrery/games';
import { asks, begin, createKit, fastDice, fault, type Game, keyedDice, sha256, step, view } from '@orrery/kernel';
import { botMeasures, type Measure, type Progress } from './measure.ts';
import { loaded } from './slices.ts';
import type { Step } from './steps.ts';

type Level = keyof typeof deadlines;
const LEVELS = Object.keys(deadlines) as Level[];

const TABLES = 8;
const SEATS = 4;
/** Whatever happens, there is an answer after so long. */
const GIVE_UP = 30_000;

export function botSteps(seconds: number): Step[] {
  const share = 1 / (LEVELS.length + 1);
  const each = 1000 * seconds * share;
  const whole = async (): Promise<Measure[]> => wholeGames(await getGame(loaded.id), each);
  return [
    ...LEVELS.map((level) => ({
      key: level,
      share,
      run: async (tell: Progress): Promise<Measure[]> => {
        tell(0, level);
        return underLoad(level, each);
      },
    })),
    { key: 'whole games', share, run: whole },
  ];
}

/** While every core has other work too. */
async function underLoad(level: Level, ms: number): Promise<Measure[]> {
  const game = await getGame(loaded.id);
  const cores = availableParallelism();
  const busy = Array.from({ length: cores }, () => new Worker(new URL('./busy.worker.ts', import.meta.url)));
  try {
    return measures(level, await play(game, level, cores, ms));
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
}

/** Milliseconds of one decision: what the thread took, and what a player waited for it, the queue before the thread included. */
interface Wait {
  readonly took: number;
  readonly waited: number;
}

function measures(level: Level, waits: readonly Wait[]): Measure[] {
  const took = waits.map((wait) => wait.took).toSorted((a, b) => a - b);
  const waited = waits.map((wait) => wait.waited).toSorted((a, b) => a - b);
  const late = took.filter((ms) => ms > deadlines[level]).length;
  return [
    { name: botMeasures.answers(level), value: took.length, unit: 'answers' },
    { name: botMeasures.p99(level), value: took[Math.floor(0.99 * took.length)] ?? 0, unit: 'ms' },
    { name: botMeasures.longest(level), value: took.at(-1) ?? 0, unit: 'ms' },
    { name: botMeasures.late(level), value: late, unit: 'answers' },
    { name: botMeasures.waited(level), value: waited[waited.length >> 1] ?? 0, unit: 'ms' },
    { name: botMeasures.waitedP99(level), value: waited[Math.floor(0.99 * waited.length)] ?? 0, unit: 'ms' },
    { name: botMeasures.waitedLongest(level), value: waited.at(-1) ?? 0, unit: 'ms' },
  ];
}

/** Games of four medium bots from the deal to the end, one after another in this thread; and what a decision takes early and late
 *  in them. */
function wholeGames(game: Game, ms: number): Measure[] {
  const bot = getBot('medium');
  const [early, late]: [number[], number[]] = [[], []];
  const began = performance.now();
  let finished = 0;
  let answers = 0;
  while (performance.now() - began < ms) {
    const kit = createKit(game, keyedDice(sha256(`whole ${finished}`)));
    const state = begin(kit, SEATS, fullOptions(game, loaded.options));
    const times: number[] = [];
    while (state.frames.length > 0) {
      const [ask] = asks(game, state, kit);
      if (ask === undefined) throw fault('broken', 'nobody is asked, and the game is not over');
      const dice = fastDice(seedAt(finished, times.length, ask.seat));
      const start = performance.now();
      const seen = { ask, view: view(state, ask.seat), budget: usualBudget, dice };
      const { answer } = bot.decide({ ...ourEdition(game), ...seen });
      times.push(performance.now() - start);
      step(kit, state, ask.seat, answer);
    }
    const quarter = times.length >> 2;
    early.push(...times.slice(quarter, 2 * quarter));
    late.push(...times.slice(-quarter));
    answers += times.length;
    finished++;
  }
  const mean = (of: readonly number[]): number =>
    (1000 * of.reduce((sum, each) => sum + each, 0)) / Math.max(1, of.length);
  return [
    { name: botMeasures.load, value: TABLES, unit: 'tables' },
    { name: botMeasures.finished, value: (finished * 1000) / (performance.now() - began), unit: 'games/s' },
    { name: botMeasures.length, value: answers / finished, unit: 'answers' },
    { name: botMeasures.early, value: mean(early), unit: 'µs' },
    { name: botMeasures.lateOn, value: mean(late), unit: 'µs' },
  ];
}

/** Games at several tables at once, as the server plays them, until the time is over. */
async function play(game: Game, level: Level, cores: number, ms: number): Promise<Wait[]> {
  const threads = openThreads(cores);
  const times: Wait[] = [];
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
  times: Wait[],
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
    const start = performance.now();
    const { answer, instead, took = 0 } = await threads.think(request, { deadline: GIVE_UP });
    if (instead !== undefined) throw fault('bot-failed', `${level} gave way: ${instead.message}`);
    times.push({ took, waited: performance.now() - start });
    step(kit, state, ask.seat, answer);
  }
}
