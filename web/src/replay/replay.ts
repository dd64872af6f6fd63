// A record played again once, piece by piece so that the page stays awake, and kept so that any moment is at hand: a
// state every few rows, and what each row told. Moment 0 is the deal, moment n stands after n rows.

import { ourEdition } from '@orrery/bots';
import { findFront } from '@orrery/games';
import type { Front } from '@orrery/games/front';
import {
  chainText,
  clone,
  createKit,
  type Dice,
  digest,
  fault,
  type Game,
  type GameEvent,
  type GameRecord,
  headOf,
  type Kit,
  type Row,
  type State,
  step,
  toRecord,
  view,
} from '@orrery/kernel';
import { enter, lastAnswer, openTable, type Table } from '@orrery/table';

export interface Replay {
  readonly game: Game;
  readonly record: GameRecord;
  readonly length: number;
  /** The moments at which a turn had ended, with the deal and the last moment; where the game counts rounds, those of rounds. */
  readonly turns: readonly number[];
  readonly front: Front | undefined;
  /** Whether the game came to its end. */
  readonly over: boolean;
  readonly lines: readonly ReplayLine[];
  stateAt(moment: number): State;
  /** Every moment in order, quickly: the state is lent for the call only. */
  walk(visit: (state: State, moment: number) => void): void;
  /** All that was told until then and still held. */
  toldAt(moment: number): readonly GameEvent[];
}

/** A line of the log, and the moment that told it. */
interface ReplayLine {
  readonly moment: number;
  readonly event: GameEvent;
}

/** What one answer told; the answers in force before it hang behind it. */
interface Told {
  readonly moment: number;
  readonly events: readonly GameEvent[];
  readonly before: Told | null;
}

interface Work {
  readonly game: Game;
  readonly record: GameRecord;
  readonly dice: Dice;
  /** Called between two pieces of work, with the part that is done, 0 to 1. */
  progress?(part: number): void;
  readonly signal?: AbortSignal;
}

const EVERY = 8;
/** Milliseconds of work at a stretch: less than a frame. */
const STRETCH = 10;

export async function layOut({ game, record, dice, progress, signal }: Work): Promise<Replay> {
  const table = openTable(ourEdition(game), headOf(record), dice);
  table.windowsFrom = Infinity;
  const { journal } = table;
  const kept = new Map<number, State>([[0, journal.state]]);
  const heads: (Told | null)[] = [null];
  let chain: Told[] = [];
  let rested = performance.now();
  for (const [at, row] of record.rows.entries()) {
    if (performance.now() - rested > STRETCH) {
      progress?.(at / record.rows.length);
      await rest();
      if (signal?.aborted) throw fault('stopped', 'nobody looks any more');
      rested = performance.now();
    }
    const undone = 'undo' in row ? lastAnswer(table, row.seat) : -1;
    const refusal = enter(table, row);
    if (refusal !== null) throw fault('record-refused', `row ${at + 1} of the record is refused`, { at, ...refusal });
    checkMark(record, journal.state, at + 1);
    chain = told(chain, row, at + 1, undone, table);
    heads.push(chain.at(-1) ?? null);
    if ((at + 1) % EVERY === 0 || !('answer' in row)) kept.set(at + 1, journal.state);
  }
  if (record.chain !== chainText(journal.chain))
    throw fault('record-wrong-chain', 'the answers or dice are not those that were played: the chain differs');
  const front = await findFront(game.id);
  const opening = journal.opening;
  const lines = [
    ...opening.map((event) => ({ moment: 0, event })),
    ...chain.flatMap(({ moment, events }) => events.map((event) => ({ moment, event }))),
  ];
  const ended =
    front?.rounds === undefined ? toRecord(journal).marks.map(([moment]) => moment) : roundsIn(lines, front);
  const turns = [...new Set([0, ...ended, record.rows.length])].sort((a, b) => a - b);
  const kit = createKit(game, dice);
  return {
    game,
    front,
    record,
    length: record.rows.length,
    turns,
    over: journal.state.frames.length === 0,
    lines,
    stateAt: remembering((moment) => restep(kit, record.rows, kept, moment)),
    walk: (visit) => walk(kit, record.rows, kept, visit),
    toldAt: remembering((moment) => [...opening, ...unroll(heads[moment] ?? null)]),
  };
}

/** The moments at which a round opened after another. */
const roundsIn = (lines: readonly ReplayLine[], { rounds }: Front): number[] =>
  lines.flatMap(({ moment, event }) => (event.key === rounds ? [moment] : [])).slice(1);

/** The number of the turn that is played at this moment, or of the round, which opens in the same breath as the last one ends. */
export const turnAt = ({ turns, front, length }: Replay, moment: number): number =>
  turns.filter((end) => end > 0 && (front?.rounds === undefined ? end < moment : end <= moment && end < length))
    .length + 1;

/** Where it stands, in words: by turns, or by rounds where the game counts those. */
export const placeWord = ({ front }: Replay): 'replay.at' | 'replay.at-round' =>
  front?.rounds === undefined ? 'replay.at' : 'replay.at-round';

/** The moments that differ for this viewer: in a game still played, not even the number of answers may tell on others. */
export function visibleMoments({ walk: each, toldAt }: Replay, viewer: number): number[] {
  const found = [0];
  let before = '';
  each((state, moment) => {
    const now = digest([view(state, viewer), toldAt(moment).length]);
    if (moment > 0 && now !== before) found.push(moment);
    before = now;
  });
  return found;
}

/** Lets the page breathe. Not a timer: those are held back to four milliseconds and more. */
function rest(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const wake = (): void => {
      port1.close();
      done();
    };
    port1.addEventListener('message', wake, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function checkMark({ marks }: GameRecord, state: State, moment: number): void {
  const mark = marks.find(([rows]) => rows === moment);
  if (mark !== undefined && mark[1] !== digest(state))
    throw fault('record-wrong-digest', `the state after row ${moment} is not the one recorded`, { at: moment - 1 });
}

/** The answers in force after this row. An undo takes one out, maybe from the middle: those after it are hung up anew. */
function told(chain: readonly Told[], row: Row, moment: number, undone: number, { told: all }: Table): Told[] {
  const hang = (list: Told[], each: Omit<Told, 'before'>): Told[] => {
    list.push({ moment: each.moment, events: each.events, before: list.at(-1) ?? null });
    return list;
  };
  if ('answer' in row) return hang(chain as Told[], { moment, events: all.at(-1)?.events ?? [] });
  if ('back' in row) return hang(chain.slice(0, row.back), { moment, events: all.at(-1)?.events ?? [] });
  return chain.slice(undone + 1).reduce(hang, chain.slice(0, undone));
}

function unroll(head: Told | null): GameEvent[] {
  const parts: (readonly GameEvent[])[] = [];
  for (let at = head; at !== null; at = at.before) parts.push(at.events);
  return parts.reverse().flat();
}

/** From the last state kept before it. Rows between two kept states are all answers. */
function restep(kit: Kit, rows: readonly Row[], kept: ReadonlyMap<number, State>, moment: number): State {
  let from = moment;
  while (!kept.has(from)) from--;
  const start = kept.get(from) as State;
  if (from === moment) return start;
  const state = clone(start);
  for (const row of rows.slice(from, moment)) if ('answer' in row) step(kit, state, row.seat, row.answer);
  return state;
}

/** One state that is played on from row to row; only a row that is no answer needs another one. */
function walk(
  kit: Kit,
  rows: readonly Row[],
  kept: ReadonlyMap<number, State>,
  visit: Parameters<Replay['walk']>[0],
): void {
  let state = clone(kept.get(0) as State);
  visit(state, 0);
  for (const [at, row] of rows.entries()) {
    if ('answer' in row) step(kit, state, row.seat, row.answer);
    else state = clone(kept.get(at + 1) as State);
    visit(state, at + 1);
  }
}

/** The last few answers are given again without work. */
function remembering<V>(find: (moment: number) => V): (moment: number) => V {
  const known = new Map<number, V>();
  return (moment) => {
    const found = known.get(moment) ?? find(moment);
    known.delete(moment);
    known.set(moment, found);
    const [oldest] = known.keys();
    if (known.size > 24 && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
