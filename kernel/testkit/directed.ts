// The directed runner: a game names what must happen in it (cards, powers, events), and games are played that steer towards
// what has not happened yet, until each has fired, and been cancelled where it can be. What never is, is reported.

import { allows, sample, silence } from '../src/choice.ts';
import { clone } from '../src/clone.ts';
import { type Dice, fastDice } from '../src/dice.ts';
import { openJournal, type Journal, type Row } from '../src/journal.ts';
import { createKit } from '../src/kit.ts';
import { apply } from '../src/replay.ts';
import { asks, step } from '../src/run.ts';
import type { Answer, Args, Ask, GameEvent, Game, Json, Options, State } from '../src/types.ts';
import type { Picker } from '../src/ways.ts';
import { same } from './compare.ts';
import { diceFor, headFor, pickerFor, randomRows } from './play.ts';
import { setups } from './plan.ts';
import type { Setup } from './watch.ts';

/** How something shows: an event of this key, with these arguments among its own. */
type Sign = Readonly<{ key: string; args?: Args }>;

type How = 'fired' | 'cancelled';

/** Something that must happen: a card, a power, an event of the game. */
export interface Goal {
  readonly id: string;
  /** It takes effect. */
  readonly fired: Sign;
  /** It is cancelled; left out: it cannot be. */
  readonly cancelled?: Sign;
  /** Answers on the way there, taken whenever one is allowed; or which to give to this question. */
  readonly answers?: readonly Answer[] | ((ask: Ask, how: How) => readonly Answer[]);
  /** Items on the way there, drawn whenever they are left. */
  readonly items?: readonly (readonly [pool: number, item: number])[];
}

export interface Goals<T> {
  readonly goals: readonly Goal[];
  /** Only so many seats, only these values; left out: all in turn. */
  readonly seats?: number;
  readonly options?: Options;
  /** Without the game's own policy where there is no hint: that may take longer than chance. */
  readonly blind?: true;
  /** How many answers are tried out at each question without a hint; none makes long games quicker. */
  readonly tries?: number;
  /** Sets the first state up so that those that are still open come up sooner: full hands, a full purse. `later`: not before
   *  the next answer. */
  arrange?(state: State<T>, open: readonly Goal[]): 'later' | undefined | void;
}

export interface Effort {
  /** At most so many games, each of at most so many rows. */
  readonly games?: number;
  readonly rows?: number;
  readonly seed?: number;
}

/** When it first happened: in which game, after how many rows. */
type First = Readonly<{ game: number; row: number }>;

export interface Coverage {
  readonly game: string;
  readonly games: number;
  readonly rows: number;
  readonly goals: readonly { readonly id: string; readonly fired: First | null; readonly cancelled?: First | null }[];
  /** What never happened, in words: `raid fired`, `zap cancelled`. */
  readonly missing: readonly string[];
}

/** Something still wanted: a goal and which of its two signs. */
interface Wish {
  readonly goal: Goal;
  readonly how: How;
  readonly sign: Sign;
  first: First | null;
}

export function direct<T>({ brain, ...rest }: Game<T>, wanted: Goals<T>, effort: Effort = {}): Coverage {
  const game: Game<T> = brain === undefined || wanted.blind === true ? rest : { ...rest, brain };
  const { games = 100, rows = 600, seed = 1 } = effort;
  const wishes = wanted.goals.flatMap(wishesOf);
  let played = 0;
  let total = 0;
  for (const setup of setups(game, games, seed, wanted)) {
    if (wishes.every(({ first }) => first !== null)) break;
    played++;
    total += playTowards(game, wanted, setup, wishes, { game: played, rows });
  }
  const at = (goal: Goal, how: How): First | null =>
    wishes.find((wish) => wish.goal === goal && wish.how === how)?.first ?? null;
  return {
    game: game.id,
    games: played,
    rows: total,
    goals: wanted.goals.map((goal) => ({
      id: goal.id,
      fired: at(goal, 'fired'),
      ...(goal.cancelled === undefined ? {} : { cancelled: at(goal, 'cancelled') }),
    })),
    missing: wishes.filter(({ first }) => first === null).map(({ goal, how }) => `${goal.id} ${how}`),
  };
}

function wishesOf(goal: Goal): Wish[] {
  const fired: Wish = { goal, how: 'fired', sign: goal.fired, first: null };
  return goal.cancelled === undefined ? [fired] : [fired, { ...fired, how: 'cancelled', sign: goal.cancelled }];
}

/** Plays one game; gives its rows. */
function playTowards<T>(
  game: Game<T>,
  wanted: Goals<T>,
  setup: Setup,
  wishes: readonly Wish[],
  now: { readonly game: number; readonly rows: number },
): number {
  const pick = pickerFor(setup.seed);
  const open = (): Wish[] => wishes.filter(({ first }) => first === null);
  const note = (journal: Journal<T>, events: readonly GameEvent[]): void => {
    for (const wish of open())
      if (events.some((event) => shows(wish.sign, event))) wish.first = { game: now.game, row: journal.rows.length };
  };
  const journal = openStacked(game, setup, (pool, counts) => wantedItem(open(), pool, counts, pick));
  const arrange = (): boolean => {
    const goals = open().map(({ goal }) => goal);
    const later = wanted.arrange?.(journal.state, goals) === 'later';
    // It was changed by hand: what the kit waited for before may hold no longer.
    journal.kit.waits = null;
    return !later;
  };
  let isArranged = arrange();
  note(journal, journal.opening);
  const wander = randomRows({ ...setup, undos: 0 });
  while (journal.rows.length < now.rows) {
    const left = open();
    const row = left.length === 0 ? null : (steered(journal, left, wanted.tries ?? TRIES, pick) ?? wander(journal));
    if (row === null) break;
    apply(journal, row);
    note(journal, journal.kit.events);
    isArranged ||= arrange();
  }
  return journal.rows.length;
}

/** A game whose draws go by what `wish` would rather have. */
function openStacked<T>(
  game: Game<T>,
  setup: Setup,
  wish: (pool: number, counts: readonly number[]) => number | undefined,
): Journal<T> {
  const dice: Dice = { ...diceFor(setup), deal: (odds, item, pool) => wish(pool, odds) ?? item };
  return openJournal(game, headFor(game, setup), dice);
}

/** One of the items that are wanted and left; every other time, so that they do not fill the table. */
function wantedItem(open: readonly Wish[], pool: number, counts: readonly number[], pick: Picker): number | undefined {
  const items = open.flatMap(({ goal }) => goal.items ?? []);
  const left = [...new Set(items.flatMap(([of, item]) => (of === pool && (counts[item] ?? 0) > 0 ? [item] : [])))];
  return left.length === 0 || pick(2) === 0 ? undefined : left[pick(left.length)];
}

const TRIES = 4;
/** How far everybody is taken to stay calm after an answer that is tried out. */
const CALM = 8;

/** An answer that a goal asks for, or one that brings a sign of it about while nobody else does anything. */
function steered<T>({ game, state }: Journal<T>, open: readonly Wish[], tries: number, pick: Picker): Row | null {
  const pending = asks(game, state);
  for (const ask of pending) {
    const hints = open.flatMap((wish) => hintsOf(wish, ask)).filter((answer) => allows(ask, answer));
    // To pass is only right where nothing else is.
    const acts = hints.filter((answer) => answer !== null);
    const hint = acts.length > 0 ? acts[pick(acts.length)] : hints[0];
    if (hint !== undefined) return { seat: ask.seat, answer: hint };
  }
  const ask = pending[pick(Math.max(1, pending.length))];
  if (ask === undefined) return null;
  for (let n = 0; n < tries; n++) {
    const answer = sample(ask, pick);
    if (leadsTo(game, state, ask, answer, open, pick)) return { seat: ask.seat, answer };
  }
  return null;
}

const hintsOf = ({ goal: { answers = [] }, how }: Wish, ask: Ask): readonly Answer[] =>
  typeof answers === 'function' ? answers(ask, how) : answers;

function leadsTo<T>(game: Game<T>, state: State<T>, ask: Ask, answer: Answer, open: readonly Wish[], pick: Picker) {
  const world = clone(state);
  const kit = createKit(game, fastDice(pick(0x7fffffff)));
  const heard = (): boolean => kit.events.some((event) => open.some(({ sign }) => shows(sign, event)));
  step(kit, world, ask.seat, answer);
  for (let n = 0; n < CALM && !heard(); n++) {
    const [next] = asks(game, world);
    if (next === undefined) return false;
    step(kit, world, next.seat, silence(next));
  }
  return heard();
}

const shows = (sign: Sign, { key, args }: GameEvent): boolean =>
  sign.key === key && Object.entries(sign.args ?? {}).every(([name, value]) => isIn(args[name], value));

/** One of a list counts as the list: a sign names one card of those that are turned up. */
const isIn = (told: unknown, wanted: Json): boolean =>
  same(wanted, told) || (Array.isArray(told) && told.some((each) => same(wanted, each)));
