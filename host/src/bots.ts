// Drives the seats that bots play. Every question to a bot is a job, written in one breath with what led to it, and ended
// with its answer: so a bot is asked once, whatever happens to the server. A bot that fails is answered for by a simpler
// one, and the table is told; no table waits for it. Bots think by turns of the people who set their tables up, guests
// of one address by one turn; where nobody
// plays they have one place to think, and nobody who plays waits for them.

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Thinker, usualBudget } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import { botOf, inputOf, type SeatInput, silence, type Turn, turnsOf } from '@orrery/table';
import { nameOf } from './bundles/edition.ts';
import { answerFor } from './tables/commands.ts';
import type { Log } from './index.ts';
import { type Job, type Jobs, type NewJob, questionsTo } from './jobs.ts';
import { pacingOf, showOf } from './pace/table-clock.ts';
import type { Play } from './tables/load.ts';
import type { StoredTable } from './store/store.ts';
import type { HostedTable, Tables } from './tables/index.ts';
import { isWatchedOnly } from './tables/seats.ts';
import type { Talks } from './tables/talk.ts';
import { createTurnstile } from './turnstile.ts';
import { labelOf } from './label.ts';

/** Whose part of the machine a person's bots use. */
type ShareOf = (who: string) => Promise<string>;

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

export function createDriver(
  tables: Tables,
  jobs: Jobs,
  talks: Talks,
  thinker: Thinker,
  log: Log,
  shareOf: ShareOf,
): Driver {
  /** Seats whose table was told that a simpler bot answers: a bot that fails again is no news. */
  const told = new Set<string>();
  const tellOnce = async (stored: StoredTable, seat: Seat): Promise<void> => {
    const { id } = stored;
    const key = `${id} ${seat}`;
    // That a bot was asked in a window is told to nobody.
    if (pacingOf(stored).window !== null) return;
    if (!told.has(key)) await talks.notice(id, { key: 'notice.bot-replaced', args: { seat } });
    told.add(key);
  };

  const withPeople = createTurnstile(Math.max(1, availableParallelism()));
  const alone = createTurnstile(1);
  const think = async (stored: StoredTable, { edition }: Play, input: SeatInput, bot: string, signal: AbortSignal) => {
    const { id } = stored;
    const request = { game: nameOf(edition), bot, ...input, seed: randomInt(2 ** 32), budget: usualBudget };
    const inTurn = isWatchedOnly(stored) ? alone : withPeople;
    const decided = await inTurn(stored.owner === null ? id : await shareOf(stored.owner), () => {
      signal.throwIfAborted();
      return thinker.think(request, { deadline: DEADLINE, signal });
    });
    if (decided.instead !== undefined) {
      log(`table ${labelOf(id)}: ${decided.bot} answered for ${bot}: ${decided.instead.message}`);
      await tellOnce(stored, input.ask.seat);
    }
    return decided;
  };

  /** The bot's answer; if that fails or cannot be played, what silence would answer. */
  const answer = async (job: Job, signal: AbortSignal): Promise<void> => {
    const { table: id, seat, ask: number } = job.about as unknown as About;
    const { stored, play } = await tables.use(id, () => tables.get(id));
    const turn = turnsAt(stored, play).find((each) => each.seat === seat && each.number === number);
    const input = play === null ? null : inputOf(play, pacingOf(stored), seat);
    if (turn === undefined || play === null || input === null) return;
    try {
      const told = showOf(stored, play).log;
      const { answer: chosen, says } = await think(stored, play, input, turn.level, signal);
      const came = await answerFor(tables, id, seat, number, chosen, job);
      // In a window a word would tell that it was asked; and who has taken the seat back speaks for it.
      if (came === 'played' && says !== undefined && pacingOf(stored).window === null)
        await talks.speak(id, seat, says, told);
      if (came !== 'refused') return;
    } catch (error) {
      if (signal.aborted) throw error;
      log(`table ${labelOf(id)}: the bot of seat ${seat} fails: ${String(error)}`);
    }
    await tellOnce(stored, seat);
    await answerFor(tables, id, seat, number, silence(input.ask), job);
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
          .catch((error: unknown) => log(`table ${labelOf(id)} cannot be taken up: ${String(error)}`));
      await jobs.look();
    },
  };
}

/** What is asked of bots at a table now; several at once in sealed frames. */
const turnsAt = (stored: StoredTable, play: Play | null): BotTurn[] =>
  play === null || stored.over !== null || stored.seats.every((seat) => botOf(seat) === null)
    ? []
    : turnsOf(play, pacingOf(stored), stored.seats).filter((turn) => turn.by === 'bot');

type BotTurn = Extract<Turn, { readonly by: 'bot' }>;

const questions = ({ stored, play }: HostedTable): NewJob[] =>
  turnsAt(stored, play).map(({ seat, number }) => ({
    kind: 'bot',
    key: `${questionsTo(stored.id, seat)}${number}`,
    about: { table: stored.id, seat, ask: number },
    due: Date.now(),
  }));
