// Where games played in this tab are kept: IndexedDB, one entry a table. A game is written after every change, and only on
// top of what was read before: a second tab on the same game is noticed instead of overwritten.

import { type Game, type GameRecord, type Seat, type State, view, waiting } from '@orrery/kernel';
import { NO_PACING, type Pacing, rankedLast, type Sitter } from '@orrery/table';
import { type DBSchema, openDB } from 'idb';
import { forgetSeen } from './seen.ts';

export interface SavedGame {
  readonly id: string;
  /** Without its secret it could not be played on; it never leaves this browser before the end. */
  readonly record: GameRecord;
  readonly secret: string;
  /** By seat: the level of its bot, or null for a person at this screen. */
  readonly bots: readonly (string | null)[];
  /** The seats that belong to people, also while a bot plays one. */
  readonly people: readonly Seat[];
  /** Seats whose people gave up: a bot plays on, and they rank last. */
  readonly resigned: readonly Seat[];
  /** Standing orders, and the window on show. */
  readonly pacing: Pacing;
  readonly over: boolean;
  /** Milliseconds of the clock, to sort by. */
  readonly saved: number;
  /** What the home page says of it without playing it again; null: it was saved before this was noted. */
  readonly summary: Summary | null;
}

/** Who may act and how the race stands, as everybody at this screen may know it. */
export interface Summary {
  readonly waiting: readonly Seat[];
  readonly scores: readonly (number | null)[];
  readonly ranks: readonly number[];
}

/** Where saved games are written and read. */
export interface SavedGames {
  /** Writes the game if what is saved still has the `rows` we know of; false: somebody else has written. */
  put(game: SavedGame, rows: number): Promise<boolean>;
  get(id: string): Promise<SavedGame | undefined>;
}

/** What an earlier Orrery saved lacks what was added since, or has it under an older name; it is read as if it had it, and
 *  written so the next time. */
type Stored = Pick<SavedGame, 'id' | 'record' | 'secret' | 'bots' | 'over' | 'saved'> &
  Partial<SavedGame> & { readonly glance?: Summary | null };

function whole({ glance = null, ...stored }: Stored): SavedGame {
  return {
    people: stored.bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
    resigned: [],
    pacing: NO_PACING,
    summary: glance,
    ...stored,
  };
}

interface Tables extends DBSchema {
  tables: { key: string; value: Stored };
}

const open = () =>
  openDB<Tables>('orrery', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
    },
  });

let opened: ReturnType<typeof open> | undefined;

function database(): ReturnType<typeof open> {
  opened ??= open();
  return opened;
}

export const savedGames: SavedGames = {
  async put(game, rows) {
    const transaction = (await database()).transaction('tables', 'readwrite');
    const before = await transaction.store.get(game.id);
    const same = (before?.record.rows.length ?? 0) === rows;
    if (same) await transaction.store.put(game);
    await transaction.done;
    return same;
  },
  async get(id) {
    const stored = await (await database()).get('tables', id);
    return stored === undefined ? undefined : whole(stored);
  },
};

/** All games of this browser, the latest first. */
export async function listSaved(): Promise<readonly SavedGame[]> {
  const all = await (await database()).getAll('tables');
  return all.map(whole).sort((a, b) => b.saved - a.saved);
}

export async function discardSaved(id: string): Promise<void> {
  await (await database()).delete('tables', id);
  forgetSeen(id);
}

type Seating = Pick<SavedGame, 'bots' | 'people' | 'resigned'>;

/** Who plays each seat, as the table engine has it. */
export const sittersOf = ({ bots, people, resigned }: Seating): Sitter[] =>
  bots.map((bot, seat) =>
    people.includes(seat)
      ? { kind: 'person', bot, resigned: resigned.includes(seat) }
      : { kind: 'bot', level: bot ?? '' },
  );

export function summaryOf(game: Game, state: State, seating: Seating): Summary {
  const [only, ...others] = seating.people;
  const seen = view(state, others.length === 0 && only !== undefined ? only : state.seats);
  const { scores, ranks } = rankedLast(game.standing(seen), sittersOf(seating));
  return { waiting: waiting(game, seen), scores, ranks };
}
