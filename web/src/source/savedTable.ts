// A table of this browser and its saved game: every change is written before it is shown, and only on top of what was read
// before, so that two tabs never overwrite each other.

import { type Answer, diceFor, fault, type Game, type Refusal, type Seat, toRecord } from '@orrery/kernel';
import {
  advance,
  answerAt,
  type Happened,
  isCompany,
  onShow,
  type Orders,
  type Pacing,
  type Played,
  reopenTable,
  type Setting,
  type Table,
  tryAnswers,
  type WindowTimes,
} from '@orrery/table';
import { ourEdition } from '@orrery/bots';
import { type SavedGame, savedGames, sittersOf, summaryOf } from './savedGames.ts';

/** Where several share a screen a window waits for a click of each of them, so that nobody learns who could act. A bot has
 *  time to think about it, the same whether it can act or not. */
const AT_ONE_SCREEN: WindowTimes = { lasts: null, look: 3000, hold: 0 };

export interface SavedTable {
  table(): Table;
  pacing(): Pacing;
  /** Who plays, and how long windows take: one person alone has nobody to hide from. */
  setting(): Setting;
  saved(): SavedGame;
  /** What happens is told when its turn to be written comes: all of it is taken, or nothing. Null: nothing any more. */
  play(happened: () => Doing): Promise<Done>;
  /** Changes what is kept beside the rows: who plays which seat, the orders. */
  change(part: (saved: SavedGame) => Partial<SavedGame>): Promise<Done>;
  /** `tell` hears of each change that was written here, or that another tab had made. */
  onChange(tell: () => void): void;
}

/** `orders`: those that count this time; left out: all. */
export type Doing = (Happened & { readonly orders?: Orders }) | { readonly refusal: Refusal } | null;

export type Done =
  | { readonly refusal: Refusal }
  /** All that was played, in order; empty where only something beside the rows has changed. */
  | { readonly refusal: null; readonly played: readonly Played[] };

const ELSEWHERE: Refusal = { rule: '', key: 'refuse.elsewhere' };
const LATE: Refusal = { rule: '', key: 'refuse.late' };
const NOTHING: Done = { refusal: null, played: [] };

/** `store` and `clock` are this browser's, but in tests. */
export function openSavedTable(game: Game, first: SavedGame, store = savedGames, clock = Date.now): SavedTable {
  const edition = ourEdition(game);
  const tellers = new Set<() => void>();
  let saved = first;
  let table = reopen();
  /** Changes are written one after another: each builds on the one before. */
  let queue: Promise<unknown> = Promise.resolve();

  function reopen(): Table {
    return reopenTable(edition, saved.record, saved.secret, saved.pacing);
  }

  async function go(next: SavedGame, happened: Happened, orders = next.pacing.orders): Promise<Done> {
    const { pacing } = next;
    const advanced = advance(table, { ...pacing, orders }, happened, settingOf(next), clock());
    if (!advanced.ok) {
      table = reopen();
      return { refusal: advanced.refusal };
    }
    const { played, pacing: paced } = advanced;
    const after = { ...next, pacing: { ...paced, orders: pacing.orders } };
    // Looking at the clock is not worth writing down when nothing came of it.
    if (after.pacing.window === saved.pacing.window && played.length === 0 && next === saved) return NOTHING;
    const { isOver } = onShow(table, after.pacing);
    const refusal = await save({ ...after, record: toRecord(table.journal), over: isOver });
    return refusal === null ? { refusal, played } : { refusal };
  }

  async function save(next: SavedGame): Promise<Refusal | null> {
    const { state } = onShow(table, next.pacing);
    const dated = { ...next, summary: summaryOf(game, state, next), saved: clock() };
    const isSaved = await store.put(dated, saved.record.rows.length).catch((error: unknown) => {
      // What could not be saved was not played.
      table = reopen();
      throw error;
    });
    if (isSaved) saved = dated;
    else await readAgain();
    for (const tell of tellers) tell();
    return isSaved ? null : ELSEWHERE;
  }

  /** Another tab has played on: its game is the one that counts. */
  async function readAgain(): Promise<void> {
    const found = await store.get(saved.id);
    if (found === undefined) throw fault('no-table', `the game ${saved.id} was thrown away`);
    saved = found;
    table = reopen();
  }

  function inTurn(work: () => Promise<Done>): Promise<Done> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    table: () => table,
    pacing: () => saved.pacing,
    setting: () => settingOf(saved),
    saved: () => saved,
    play: (happened) =>
      inTurn(async () => {
        const now = happened();
        if (now === null) return NOTHING;
        return 'refusal' in now ? now : go(saved, now, now.orders);
      }),
    change: (part) => inTurn(() => go({ ...saved, ...part(saved) }, {})),
    onChange: (tell) => void tellers.add(tell),
  };
}

function settingOf(saved: SavedGame): Setting {
  const sitters = sittersOf(saved);
  // A window that is on show when the last other person gives up takes its time.
  return { sitters, windows: isCompany(sitters) || saved.pacing.window !== null ? AT_ONE_SCREEN : null };
}

/** What becomes of the answers of a seat to the question of this number: all of them are taken, or none. */
export function answersAt(saved: SavedTable, seat: Seat, number: number, answers: readonly Answer[]): Doing {
  const table = saved.table();
  const verdict = answerAt(table, saved.pacing(), seat, number, answers);
  switch (verdict.kind) {
    case 'rows': {
      if (answers.length < 2) return verdict;
      const { edition, journal } = table;
      const dice = diceFor(saved.saved().secret, journal.head);
      return tryAnswers(edition, journal.state, dice, seat, answers) ?? verdict;
    }
    case 'draft':
    case 'refused':
      return verdict;
    default:
      return { refusal: LATE };
  }
}
