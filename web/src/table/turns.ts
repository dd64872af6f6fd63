// The log cut into turns, and what is worth telling of a part of it.

import type { GameEvent, Seat } from '@orrery/kernel';

export interface LogLine {
  readonly event: GameEvent;
  /** Its place among all events. */
  readonly at: number;
}

export interface LogTurn {
  /** Whose turn; null: before the first, or the game does not say. */
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** Events that are for the pace of the table, not for readers. */
const QUIET: readonly string[] = ['log.window'];

/** `first`: the place of the first of them among all. */
export function turnsOf(events: readonly GameEvent[], opens: readonly string[], first = 0): LogTurn[] {
  const turns: { seat: Seat | null; lines: LogLine[] }[] = [];
  events.forEach((event, i) => {
    const at = first + i;
    if (QUIET.includes(event.key)) return;
    const last = turns.at(-1);
    const opener = opens.includes(event.key);
    const seat = seatOf(event);
    // Several events may open a turn; the next one opens where something else came between, or another seat plays.
    const fresh = opener && (last?.seat !== seat || last.lines.some((line) => !opens.includes(line.event.key)));
    if (last === undefined || fresh) turns.push({ seat: opener ? seat : null, lines: [{ event, at }] });
    else last.lines.push({ event, at });
  });
  return turns;
}

export function seatOf({ args }: GameEvent): Seat | null {
  const seat = args['seat'] ?? args['by'];
  return typeof seat === 'number' ? seat : null;
}

/** Neighbours of the same kind by the same seat: a flight dot by dot is one thing to a reader. */
export function runsOf(lines: readonly LogLine[]): (readonly LogLine[])[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const before = last?.at(-1)?.event;
    const same = before !== undefined && before.key === line.event.key && seatOf(before) === seatOf(line.event);
    if (last !== undefined && same) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** The `most` lines that say most: what happens seldom tells more than what happens all the time. */
export function highlights(events: readonly GameEvent[], from: number, most: number): LogLine[] {
  const lines = events.map((event, at) => ({ event, at })).slice(from);
  const told = lines.filter(({ event }) => !QUIET.includes(event.key));
  const count = new Map<string, number>();
  for (const { event } of told) count.set(event.key, (count.get(event.key) ?? 0) + 1);
  const times = ({ event }: LogLine): number => count.get(event.key) ?? 0;
  return told
    .toSorted((a, b) => times(a) - times(b) || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
