// Games of Cosmic Encounter in the middle, for tests and pictures: played from an arranged start by plain answers up to a moment,
// and laid on the browser's shelf.

import {
  type Answer,
  apply,
  type Ask,
  asks,
  commitment,
  diceKey,
  fastDice,
  type Game,
  itemOf,
  type Journal,
  keyedDice,
  openJournal,
  type Options,
  picker,
  sample,
  type State,
  toRecord,
} from '@orrery/kernel';
import { game as cosmic } from '../../games/cosmic/index.ts';
import type { Table } from '../../games/cosmic/rules/table.ts';
import type { SavedGame } from './savedGames.ts';

const NAMES = ['Ada', 'Vela', 'Lyra', 'Orion', 'Mira', 'Rigel'];

export interface Wanted {
  /** Among them `situation`, the word of a power whose example it is. */
  readonly options?: Options;
  readonly seats?: number;
  readonly seed?: number;
  /** Whether this is the question to stop at. */
  until(ask: Ask, state: State<Table>): boolean;
  /** What is answered before; undefined: as it comes. */
  answer?(ask: Ask, state: State<Table>): Answer | undefined;
}

/** A game on the shelf, and what it was brought to. */
export interface Staged {
  readonly saved: SavedGame;
  /** What the person is asked. */
  readonly ask: Ask;
  /** All that is true there, seen by nobody. */
  readonly state: State<Table>;
}

/** A game up to the first question that fits, with the person in the seat asked then and bots in the others. Seeds are tried until
 *  one comes there. */
export const cosmicUntil = (wanted: Wanted): SavedGame => stageCosmic(wanted).saved;

export function stageCosmic({ options = {}, seats, seed = 1, until, answer = () => undefined }: Wanted): Staged {
  const game = cosmic as unknown as Game;
  const situation = cosmic.situations?.[String(options['situation'])];
  const count = seats ?? situation?.seats ?? 4;
  const usual = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0] ?? false]));
  const chosen: Options = { ...usual, ...situation?.options, ...options };
  for (let tries = 0; tries < 40; tries++) {
    const found = playUntil(game, chosen, NAMES.slice(0, count), seed + tries, until, answer);
    if (found !== null) return found;
  }
  throw new Error('Cosmic Encounter never comes to that moment');
}

const MOST_ROWS = 260;

function playUntil(
  game: Game,
  options: Options,
  seats: readonly string[],
  seed: number,
  until: Wanted['until'],
  answer: NonNullable<Wanted['answer']>,
): Staged | null {
  const [secret, table] = [`secret ${seed}`, `cosmic-${seed}-${String(options['situation'] ?? 'any')}`];
  const head = { game: game.id, rules: game.rules, options, seats, table, commitment: commitment(secret), salts: [] };
  const journal: Journal = openJournal(game, head, keyedDice(diceKey(secret, table, [])));
  const pick = picker(fastDice(seed));
  for (let rows = 0; rows < MOST_ROWS; rows++) {
    const state = journal.state as State<Table>;
    const pending = asks(game, journal.state);
    const found = pending.find((ask) => until(ask, state));
    if (found !== undefined) {
      const bots = seats.map((_, seat) => (seat === found.seat ? null : 'easy'));
      const id = `${table}-${journal.rows.length}`;
      const saved = { id, record: toRecord(journal), secret, bots, over: false, saved: 1 };
      return { saved, ask: found, state };
    }
    const [ask] = pending;
    if (ask === undefined) return null;
    // At a moment nobody does anything unless the test says so.
    const usual = ask.step === 'moment' && ask.pass === true ? null : sample(ask, pick);
    const said = answer(ask, state);
    try {
      apply(journal, { seat: ask.seat, answer: said === undefined ? usual : said });
    } catch {
      return null;
    }
  }
  return null;
}

const COMPROMISE = 0;

/** Both lay a Compromise where they can. */
export const inPeace: NonNullable<Wanted['answer']> = (ask, state) =>
  ask.step === 'select' && ask.choice.kind === 'one'
    ? ask.choice.options.find((slot) => itemOf(state, Number(slot)) === COMPROMISE)
    : undefined;

/** At every moment whoever can use a power does. */
export const useAll: NonNullable<Wanted['answer']> = (ask) => {
  if (ask.step !== 'moment' || ask.choice.kind !== 'one') return undefined;
  return ask.choice.options.find((each) => `${each}`.startsWith('power'));
};

/** A card of the hand can be played at a moment. */
export const isCardAsked = (ask: Ask): boolean =>
  ask.step === 'moment' && ask.choice.kind === 'one' && ask.choice.options.some((each) => `${each}`.startsWith('card'));

export const isStep =
  (step: string) =>
  (ask: Ask): boolean =>
    ask.step === step;

/** Both have shown an Attack, and something may still be done about the totals. */
export const areTotals: Wanted['until'] = (ask, { table }) => {
  const shown = table.stack.at(-1)?.shown ?? [];
  return ask.step === 'moment' && shown.length === 2 && shown.every(({ attack }) => attack);
};
