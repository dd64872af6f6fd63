// The games that are measured, and the random games both sides play: the same deals, the same answers.

import { getGame, loadEvidence, loadFronts } from '@orrery/games';
import { asks, begin, createKit, fault, type Game, keyedDice, must, type Options, sha256, step } from '@orrery/kernel';
import { type Answer, type Ask, type Dice, fastDice, picker, sample, type Seat, type State } from '@orrery/kernel';

const fronts = await loadFronts();
/** What each game brings for the measurements. */
export const plans = await Promise.all(
  fronts.map(async ({ id, name }) => ({ id, name: name.en, ...(await loadEvidence(id)) })),
);

/** Measured beside the peer. */
export const sliceIds: readonly string[] = plans.flatMap(({ id, engine }) => (engine === true ? [id] : []));

export const loadSlice = (id: string): Promise<Game> => getGame(id);

/** English, as the pages are. */
export const nameOf = (id: string): string => plans.find((plan) => plan.id === id)?.name ?? id;

/** The game whose tables weigh on server and bots. */
export const loaded = must(
  plans.flatMap(({ id, name, load }) => (load === undefined ? [] : [{ id, name, ...load }]))[0],
  'a game to load the server with',
);

/** What a game starts from. */
export interface Deal {
  readonly seed: number;
  readonly key: string;
  readonly seats: number;
  readonly options: Options;
  /** Random play that does not end by itself is cut after so many answers. */
  readonly most: number;
}

export interface SeatAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A deal and all that was said after it. */
export interface PlayedGame extends Deal {
  readonly rows: readonly SeatAnswer[];
}

/** Says what comes next; null: nobody is asked any more. */
export type Choose = (pending: readonly Ask[]) => SeatAnswer | null;

const MOST_ROWS = 10_000;
const CUT = 400;

/** Small games as their twins elsewhere are played: by four. */
const seatsOf = (game: Game): number => (game.cut === undefined ? Math.min(4, game.seats.max) : game.seats.max);

export function dealsOf(game: Game, games: number): Deal[] {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, must(first, name)]));
  return Array.from({ length: games }, (_, seed) => {
    const most = game.cut === undefined ? MOST_ROWS : CUT;
    return { seed, key: sha256(`bench ${game.id} ${seed}`), seats: seatsOf(game), options, most };
  });
}

/** After how many answers these are cut; null: they are played to their ends. */
export const cutOf = (deals: readonly Deal[]): number | null => {
  const most = deals[0]?.most ?? MOST_ROWS;
  return most < MOST_ROWS ? most : null;
};

/** The dice a host would use. */
export const diceOf = (deal: Deal): Dice => keyedDice(deal.key);

/** A seat that is asked, and one of its answers, each as likely as any other. */
export function atRandom({ seed, most }: Deal): Choose {
  const pick = picker(fastDice(seed));
  let rows = 0;
  return (pending) => {
    if (pending.length === 0 || (most < MOST_ROWS && rows >= most)) return null;
    rows++;
    const ask = must(pending[pick(pending.length)], 'an ask');
    return { seat: ask.seat, answer: sample(ask, pick) };
  };
}

export function asPlayed({ rows }: PlayedGame): Choose {
  let at = 0;
  return () => rows[at++] ?? null;
}

/** Plays the deal at random; `look` sees each position before its answer. */
export function playDeal(game: Game, deal: Deal, look?: (state: State, said: SeatAnswer) => void): PlayedGame {
  const kit = createKit(game, diceOf(deal));
  const state = begin(kit, deal.seats, deal.options);
  const choose = atRandom(deal);
  const rows: SeatAnswer[] = [];
  for (let said = choose(asks(game, state, kit)); said !== null; said = choose(asks(game, state, kit))) {
    look?.(state, said);
    rows.push(said);
    step(kit, state, said.seat, said.answer);
    if (rows.length > MOST_ROWS) throw fault('endless', `${game.id} with seed ${deal.seed} does not end`);
  }
  return { ...deal, rows };
}
