// Drives the seats that bots play. After every change, and once at the start for every game in play, each bot that is
// asked begins to think; several at once in sealed frames. A bot that fails is answered for: no table waits for it.

import { randomInt } from 'node:crypto';
import { silence, type Thinker } from '@orrery/bots';
import { type Answer, type Ask, must, type Seat, seenBy, view } from '@orrery/kernel';
import { answerFor } from './commands.ts';
import type { Log } from './index.ts';
import { isOver, openAsk } from './play.ts';
import type { Table, Tables } from './tables.ts';

export interface Driver {
  /** Takes up every game in play, one after another. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds: a bot's usual time, and when somebody simpler answers for it. */
const BUDGET = 1000;
const DEADLINE = 10_000;
/** How many of the last events a bot is reminded of. */
const MEMORY = 500;
/** Milliseconds until a seat that could not be answered for is tried again; doubled each time. */
const PATIENCE = 5000;
const LONGEST = 300_000;

export function createDriver(tables: Tables, thinker: Thinker, log: Log): Driver {
  const closing = new AbortController();
  /** Asks being thought about: `table seat number`. */
  const busy = new Map<string, Promise<void>>();
  const failed = new Map<string, number>();

  const think = async (table: Table, seat: Seat, ask: Ask, bot: string): Promise<Answer> => {
    const { game, state } = must(table.play, 'a dealt game').journal;
    const module = tables.games.module?.(game.id);
    const request = {
      game: { id: game.id, ...(module === undefined ? {} : { module }) },
      bot,
      view: view(state, seat),
      ask,
      events: must(table.play, 'a dealt game')
        .log.slice(-MEMORY)
        .map((event) => seenBy(event, seat)),
      seed: randomInt(2 ** 32),
      budget: { milliseconds: BUDGET },
    };
    const decided = await thinker.think(request, { deadline: DEADLINE, signal: closing.signal });
    if (decided.instead !== undefined)
      log(`table ${table.stored.id}: ${decided.bot} answered for ${bot}: ${decided.instead.message}`);
    return decided.answer;
  };

  const drive = (table: Table): void => {
    const { stored, play } = table;
    if (play === null || isOver(play)) return;
    for (const [seat, { kind }] of stored.seats.entries()) {
      const ask = kind === 'bot' ? openAsk(play, seat) : null;
      if (ask !== null) begin(table, seat, ask, play.numbers[seat] ?? 0);
    }
  };

  const begin = (table: Table, seat: Seat, ask: Ask, number: number): void => {
    const { id } = table.stored;
    const key = `${id} ${seat} ${number}`;
    if (busy.has(key) || closing.signal.aborted) return;
    const work = answer(table, seat, ask, number).then(
      () => {
        busy.delete(key);
        failed.delete(key);
      },
      (error: unknown) => {
        busy.delete(key);
        if (!closing.signal.aborted) later(id, seat, key, error);
      },
    );
    busy.set(key, work);
  };

  /** Not even silence could be written: the disk is full, or a rule throws. The table is taken up again later. */
  const later = (id: string, seat: Seat, key: string, error: unknown): void => {
    const tries = failed.get(key) ?? 0;
    failed.set(key, tries + 1);
    log(`table ${id}: seat ${seat} cannot be played: ${String(error)}`);
    setTimeout(() => void takeUp(id), Math.min(PATIENCE * 2 ** tries, LONGEST)).unref();
  };

  const takeUp = async (id: string): Promise<void> => {
    if (closing.signal.aborted) return;
    try {
      await tables.use(id, async () => drive(await tables.get(id)));
    } catch (error) {
      log(`table ${id} cannot be taken up: ${String(error)}`);
    }
  };

  /** The bot's answer; if that fails or cannot be played, what silence would answer. */
  const answer = async (table: Table, seat: Seat, ask: Ask, number: number): Promise<void> => {
    const { id, seats } = table.stored;
    const sitter = seats[seat];
    try {
      const chosen = await think(table, seat, ask, sitter?.kind === 'bot' ? sitter.level : 'random');
      if (await answerFor(tables, id, seat, number, chosen)) return;
    } catch (error) {
      if (closing.signal.aborted) return;
      log(`table ${id}: the bot of seat ${seat} fails: ${String(error)}`);
    }
    await answerFor(tables, id, seat, number, silence(ask));
  };

  tables.listen(drive);
  return {
    async start() {
      for (const id of await tables.store.withBots()) await takeUp(id);
    },
    async close() {
      closing.abort();
      await thinker.close();
      await Promise.all(busy.values());
    },
  };
}
