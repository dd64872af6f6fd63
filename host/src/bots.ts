// Drives the seats that bots play. Every question to a bot is a job, written in one breath with what led to it, and ended
// with its answer: so a bot is asked once, whatever happens to the server. A bot that fails is answered for by a simpler
// one, and the table is told; no table waits for it.

import { randomInt } from 'node:crypto';
import { silence, type Thinker, usualBudget } from '@orrery/bots';
import { type Answer, type Ask, must, type Seat, seenBy, view } from '@orrery/kernel';
import { fileOf } from './bundles/engine.ts';
import { answerFor, isOpen } from './tables/commands.ts';
import type { Log } from './index.ts';
import type { Job, Jobs, NewJob } from './jobs.ts';
import { isOver, openAsk } from './play.ts';
import { botOf } from './tables/seats.ts';
import type { Table, Tables } from './tables/index.ts';
import type { Talks } from './tables/talk.ts';

export interface Driver {
  /** Takes up games that were in play before there were jobs. */
  start(): Promise<void>;
}

/** A question to a bot. */
interface About {
  readonly table: string;
  readonly seat: Seat;
  readonly ask: number;
}

/** Milliseconds until somebody simpler answers for a bot: it hangs, or the pool has more to do than it can. */
const DEADLINE = 10_000;
/** How many of the last events a bot is reminded of. */
const MEMORY = 500;

export function createDriver(tables: Tables, jobs: Jobs, talks: Talks, thinker: Thinker, log: Log): Driver {
  /** Seats whose table was told that a simpler bot answers: a bot that fails again is no news. */
  const told = new Set<string>();
  const tellOnce = async (id: string, seat: Seat): Promise<void> => {
    const key = `${id} ${seat}`;
    if (!told.has(key)) await talks.notice(id, { key: 'notice.bot-replaced', args: { seat } });
    told.add(key);
  };

  const think = async (table: Table, seat: Seat, ask: Ask, bot: string, signal: AbortSignal): Promise<Answer> => {
    const { journal, log: lines } = must(table.play, 'a dealt game');
    const { game, state } = journal;
    const module = fileOf(game) ?? tables.games.module?.(game.id);
    const request = {
      game: { id: game.id, ...(module === undefined ? {} : { module }) },
      bot,
      view: view(state, seat),
      ask,
      events: lines.slice(-MEMORY).map((event) => seenBy(event, seat)),
      seed: randomInt(2 ** 32),
      budget: usualBudget,
    };
    const decided = await thinker.think(request, { deadline: DEADLINE, signal });
    if (decided.instead !== undefined) {
      const { id } = table.stored;
      log(`table ${id}: ${decided.bot} answered for ${bot}: ${decided.instead.message}`);
      await tellOnce(id, seat);
    }
    return decided.answer;
  };

  /** The bot's answer; if that fails or cannot be played, what silence would answer. */
  const answer = async (job: Job, signal: AbortSignal): Promise<void> => {
    const { table: id, seat, ask: number } = job.about as unknown as About;
    const table = await tables.use(id, () => tables.get(id));
    const bot = botOf(table.stored.seats[seat]);
    const ask = table.play === null ? null : openAsk(table.play, seat);
    if (bot === null || ask === null || table.play === null || !isOpen(table.play, seat, number)) return;
    try {
      const chosen = await think(table, seat, ask, bot, signal);
      if (await answerFor(tables, id, seat, number, chosen, job)) return;
    } catch (error) {
      if (signal.aborted) throw error;
      log(`table ${id}: the bot of seat ${seat} fails: ${String(error)}`);
    }
    await tellOnce(id, seat);
    await answerFor(tables, id, seat, number, silence(ask), job);
  };

  jobs.on('bot', answer);
  tables.onWrite(async (table, on) => {
    const own = await jobs.addOwn(questions(table), on);
    return own.length === 0 ? undefined : () => jobs.begin(own);
  });
  return {
    async start() {
      for (const id of await tables.store.withBots())
        await tables
          .use(id, async () => jobs.add(questions(await tables.get(id))))
          .catch((error: unknown) => log(`table ${id} cannot be taken up: ${String(error)}`));
      await jobs.look();
    },
  };
}

/** What is asked of bots at a table now; several at once in sealed frames. */
function questions({ stored, play }: Table): NewJob[] {
  if (play === null || isOver(play)) return [];
  return stored.seats.flatMap((sitter, seat) => {
    if (botOf(sitter) === null || openAsk(play, seat) === null) return [];
    const ask = play.numbers[seat] ?? 0;
    const about = { table: stored.id, seat, ask };
    return [{ kind: 'bot', key: `${stored.id} ${seat} ${ask}`, about, due: Date.now() }];
  });
}
