// Plays a game on for the seats that need nobody: bots, and people's standing answers. Stops when a person is asked.

import {
  type Answer,
  askOf,
  type GameEvent,
  fastDice,
  fault,
  type Game,
  type Journal,
  type Json,
  type Order,
  say,
  type Seat,
  seenBy,
  standingAnswer,
  type State,
  view,
  waiting,
} from '@orrery/kernel';
import { type Budget, type BotInput, silence, seedAt } from './bot.ts';
import { getBot } from './levels.ts';
import { type Decided, decideSafely } from './decide-safely.ts';

/** Who drives a seat: a bot by name, or a person with standing answers. */
export type Pilot = { readonly bot: string } | { readonly orders: readonly Order[] };

/** Who a seat's question goes to, and what it sees. */
export interface Asked<T = unknown> extends Omit<BotInput<T>, 'events'> {
  readonly seat: Seat;
  readonly pilot: Pilot;
}

export interface Driven {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  /** The bot's decision; left out: a standing answer. */
  readonly decided?: Decided;
}

export interface DriveOptions<T = unknown> {
  /** By seat. */
  readonly pilots: readonly Pilot[];
  /** What has been told since the deal; grows with what is told on the way. */
  readonly told: GameEvent[];
  readonly seed: number;
  readonly budget: Budget;
  readonly signal?: AbortSignal;
  /** Stops after so many answers. */
  readonly most?: number;
  /** Thinks somewhere else, such as a thread. Left out: here. */
  decide?(bot: string, sight: BotInput<T>, seed: number): Promise<Decided>;
  onDriven?(driven: Driven): void | Promise<void>;
}

export interface Halt {
  readonly why: 'over' | 'asked' | 'stopped';
  /** The people who are asked now. */
  readonly asked: readonly Seat[];
}

export async function drive<T>(journal: Journal<T>, options: DriveOptions<T>): Promise<Halt> {
  const { pilots, told, most = Infinity } = options;
  const stopped = (): boolean => options.signal?.aborted === true;
  for (let done = 0; done < most && !stopped(); done++) {
    const asked = questions(journal.game, journal.state, pilots);
    const next = asked.find(({ pilot, ask }) => 'bot' in pilot || standingAnswer(ask, pilot.orders) !== undefined);
    if (next === undefined) {
      const why = journal.state.frames.length === 0 ? 'over' : 'asked';
      return { why, asked: asked.map(({ seat }) => seat) };
    }
    const rows = journal.rows.length;
    const reply = await answerOf(journal, next, options);
    // Somebody took something back, or answered, while the bot thought: what it saw is gone, and it is asked anew.
    if (stopped()) break;
    if (journal.rows.length !== rows) continue;
    const events = sayFor(journal, next, reply.answer);
    told.push(...events);
    await options.onDriven?.({ seat: next.seat, events, ...reply });
  }
  return { why: 'stopped', asked: [] };
}

/** What is asked now, seat by seat, each from its own view. */
export function questions<T>(game: Game<T>, state: State<T>, pilots: readonly Pilot[]): Asked<T>[] {
  const all: Asked<T>[] = [];
  for (const seat of waiting(game, state)) {
    const pilot = pilots[seat];
    const seen = view(state, seat);
    const ask = askOf(game, seen, seat);
    if (ask !== null && pilot !== undefined) all.push({ seat, pilot, view: seen, ask });
  }
  return all;
}

async function answerOf<T>(
  { game, rows }: Journal<T>,
  { seat, pilot, view: seen, ask }: Asked<T>,
  { told, seed, budget, decide }: DriveOptions<T>,
): Promise<{ answer: Answer; decided?: Decided }> {
  if ('orders' in pilot) return { answer: standingAnswer(ask, pilot.orders) ?? silence(ask) };
  const input: BotInput<T> = { view: seen, ask, events: told.map((event) => seenBy(event, seat)) };
  const own = seedAt(seed, rows.length, seat);
  const decided =
    decide === undefined
      ? decideSafely(getBot(pilot.bot), { ...input, game, dice: fastDice(own), budget })
      : await decide(pilot.bot, input, own);
  return { answer: decided.answer, decided };
}

function sayFor<T>(journal: Journal<T>, { seat }: Asked<T>, answer: Answer): readonly GameEvent[] {
  const said = say(journal, seat, answer);
  if (said.ok) return said.events;
  const { key, rule } = said.refusal;
  throw fault('bot-refused', `the answer of seat ${seat} is refused: ${key} ${rule}`, {
    seat,
    answer: answer as Json,
  });
}
