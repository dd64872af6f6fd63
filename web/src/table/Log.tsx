// What happened, in sentences made here from events, turn by turn, the newest last; each with the rule it follows.

import type { GameTable, TableProps } from '@orrery/games/table';
import type { GameEvent, Seat } from '@orrery/kernel';
import { memo, useMemo, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import { seatOf } from '../source/told.ts';
import { useLanguage } from '../words/language.tsx';
import { RuleButton } from './RuleButton.tsx';
import { type Missed, useTableContext } from './tableContext.ts';
import './Log.css';

/** So many turns, or lines where there are no turns, are written at first. */
const FIRST_TURNS = 24;
const NO_TURNS: readonly string[] = [];

/** `short`: as much as fits below a panel. */
export function Log({ short }: { readonly short: boolean }) {
  const { say } = useLanguage();
  const { shownTable, props, table, missed } = useTableContext();
  const opens = table?.opens ?? NO_TURNS;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [many, setMany] = useState(FIRST_TURNS);
  const { events, first, more } = useLog();
  const turns = useMemo(() => turnsOf(events, opens, first), [events, opens, first]);
  const cut = useMemo(() => cutOf(turns, missed), [turns, missed]);
  const { names } = props;
  const pen = usePen(props, table, shownTable.first);
  const wanted = short ? turns : filtered(turns, seat);
  const shown = opens.length === 0 ? wanted : wanted.slice(-(short ? 3 : many));
  const goBack = (): void => {
    setMany(many * 4);
    if (shown.length === wanted.length) more?.();
  };
  return (
    <section className="panel log" data-short={short} aria-labelledby="log-title">
      <div className="log-head">
        <h2 id="log-title">{say('table.log')}</h2>
        {!short && shownTable.sitters.length > 1 && <SeatFilter seat={seat} onChoose={setSeat} />}
      </div>
      {shown.length === 0 && <p className="quiet">{say('table.empty-log')}</p>}
      {/* Scrolls, so it must be reachable by keyboard. What is new is read aloud by the announcer, in one piece. */}
      <div className="lines" role="log" aria-live="off" aria-labelledby="log-title" tabIndex={0}>
        <ol>
          {shown.map((turn) => (
            <TurnLines
              key={turn.lines[0]?.at}
              turn={turn}
              name={turn.seat === null ? '' : (names[turn.seat] ?? '')}
              folded={opens.length > 0}
              cut={cut}
              pen={pen}
            />
          ))}
        </ol>
        {!short && (shown.length < wanted.length || more !== undefined) && (
          <button type="button" className="button plain" onClick={goBack}>
            {say('table.earlier')}
          </button>
        )}
      </div>
    </section>
  );
}

function SeatFilter({ seat, onChoose }: { readonly seat: Seat | null; onChoose(seat: Seat | null): void }) {
  const { say } = useLanguage();
  const { names } = useTableContext().props;
  return (
    <div className="seat-filter" role="group" aria-label={say('table.log-of')}>
      <button type="button" aria-pressed={seat === null} onClick={() => onChoose(null)}>
        {say('table.all-seats')}
      </button>
      {names.map((name, each) => (
        <button
          key={each}
          type="button"
          aria-pressed={seat === each}
          aria-label={name}
          title={name}
          onClick={() => onChoose(each)}
        >
          <Glyph seat={each} size={16} />
        </button>
      ))}
    </div>
  );
}

/** What lines are written with: the same as long as they read the same. */
interface Pen extends Pick<TableProps, 'say' | 'openRule' | 'said'> {
  readonly table: GameTable | null;
  /** The place of the first event that is here. */
  readonly first: number;
}

function usePen({ say, openRule, said }: TableProps, table: GameTable | null, first: number): Pen {
  // With every change of the table comes a new list, seldom with something new in it.
  const [words, setWords] = useState({ said, first });
  if (words.first !== first || words.said.length !== said.length) setWords({ said, first });
  return useMemo(() => ({ say, openRule, table, ...words }), [say, openRule, table, words]);
}

interface TurnProps {
  readonly turn: LogTurn;
  readonly name: string;
  readonly folded: boolean;
  /** The place of the first line that the reader has not seen before. */
  readonly cut: number | null;
  readonly pen: Pen;
}

/** All that the turn of a line tells. */
interface Told {
  readonly told: readonly GameEvent[];
}

/** A turn that is over is written once: a game has hundreds of lines, and a new one every second. */
const TurnLines = memo(Turn, (a, b) => {
  const [old, now] = [a.turn.lines, b.turn.lines];
  return (
    a.pen === b.pen &&
    a.name === b.name &&
    a.cut === b.cut &&
    a.folded === b.folded &&
    old.length === now.length &&
    old.every(({ event, at }, i) => now[i]?.event === event && now[i].at === at)
  );
});

function Turn({ turn, name, folded, cut, pen }: TurnProps) {
  const runs = folded ? runsOf(turn.lines) : turn.lines.map((line) => [line]);
  const told = turn.lines.map(({ event }) => event);
  return (
    <>
      {turn.seat !== null && (
        <li className="turn-head">
          <Glyph seat={turn.seat} size={14} /> {name}
        </li>
      )}
      {runs.map((run) => (
        <Run key={run[0]?.at} run={run} told={told} cut={cut} pen={pen} />
      ))}
    </>
  );
}

/** A long run is one line, that of its end; the others unfold. */
function Run({ run, told, cut, pen }: Pick<TurnProps, 'cut' | 'pen'> & Told & { readonly run: readonly LogLine[] }) {
  const { say } = useLanguage();
  const last = run.at(-1);
  const first = run[0];
  if (last === undefined || first === undefined) return null;
  const divider = cut !== null && first.at <= cut && cut <= last.at && (
    <li className="away-line">
      <span>{say('away.line')}</span>
    </li>
  );
  if (run.length < 3)
    return (
      <>
        {divider}
        {run.map((line) => (
          <li key={line.at}>
            <LineText line={line} told={told} pen={pen} />
          </li>
        ))}
      </>
    );
  return (
    <>
      {divider}
      <li>
        <LineText line={last} told={told} pen={pen} />
        <details>
          <summary>{say('table.steps', { n: run.length })}</summary>
          <ol>
            {run.slice(0, -1).map((line) => (
              <li key={line.at}>
                <LineText line={line} told={told} pen={pen} />
              </li>
            ))}
          </ol>
        </details>
      </li>
    </>
  );
}

function LineText({ line: { event, at }, told, pen }: Told & { readonly line: LogLine; readonly pen: Pen }) {
  const { say, openRule, table, said, first } = pen;
  // What a bot said stands beside what it did with it.
  const words = said.filter((each) => each.at + first === at);
  return (
    <>
      {say(event)} {event.rule !== undefined && <RuleButton number={event.rule} onOpen={openRule} />}
      <ShowMe event={event} told={told} table={table} />
      {words.map(({ seat, text }) => (
        <q key={text.key}>
          <Glyph seat={seat} size={12} /> {say(text)}
        </q>
      ))}
    </>
  );
}

/** Shows on the board where it happened, until one looks elsewhere. */
function ShowMe({ event, told, table }: Told & { readonly event: GameEvent; readonly table: GameTable | null }) {
  const { say } = useLanguage();
  const [on, setOn] = useState(false);
  const places = useMemo(() => table?.places?.(event, told) ?? [], [table, event, told]);
  if (table?.Pointer === undefined || places.length === 0) return null;
  return (
    <button
      type="button"
      className="show-me"
      aria-label={say('table.show-me')}
      title={say('table.show-me')}
      aria-pressed={on}
      onClick={() => setOn(!on)}
      onBlur={() => setOn(false)}
    >
      ◎{on && <table.Pointer at={places} />}
    </button>
  );
}

function cutOf(turns: readonly LogTurn[], missed: Missed | null): number | null {
  if (missed === null || missed.from === 0) return null;
  return turns.flatMap(({ lines }) => lines).find(({ at }) => at >= missed.from)?.at ?? null;
}

/** The turns of one seat, and what concerns it in the others'. */
function filtered(turns: readonly LogTurn[], seat: Seat | null): readonly LogTurn[] {
  if (seat === null) return turns;
  return turns
    .map((turn) =>
      turn.seat === seat ? turn : { ...turn, lines: turn.lines.filter(({ event }) => seatOf(event) === seat) },
    )
    .filter(({ lines }) => lines.length > 0);
}

interface Fetched {
  /** The place where these pages end. */
  readonly until: number;
  readonly events: readonly GameEvent[];
}

export interface WholeLog {
  readonly events: readonly GameEvent[];
  /** The place of the first of them. */
  readonly first: number;
  /** Fetches the page before; undefined: there is none, or it is on its way. */
  readonly more: (() => void) | undefined;
}

const NOTHING_FETCHED: Fetched = { until: 0, events: [] };

/** The log as far as it was fetched: the last part comes with the table, the rest page by page for whoever reads
 *  on. */
function useLog(): WholeLog {
  const { shownTable, earlier } = useTableContext();
  const [kept, setKept] = useState(NOTHING_FETCHED);
  const [busy, setBusy] = useState(false);
  // After a gap the log begins elsewhere, and what was fetched no longer joins it.
  const older = kept.until === shownTable.first ? kept.events : NOTHING_FETCHED.events;
  const first = shownTable.first - older.length;
  const events = useMemo(() => [...older, ...shownTable.events], [older, shownTable.events]);
  const fetchPage = (): void => {
    if (earlier === null) return;
    setBusy(true);
    earlier(first)
      .then((page) => setKept({ until: shownTable.first, events: [...page, ...older] }))
      // Without a line nothing comes; the button stays, to try again.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { events, first, more: first > 0 && earlier !== null && !busy ? fetchPage : undefined };
}

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
function turnsOf(events: readonly GameEvent[], opens: readonly string[], first = 0): LogTurn[] {
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

/** Neighbours of the same kind by the same seat: a flight dot by dot is one thing to a reader. */
function runsOf(lines: readonly LogLine[]): (readonly LogLine[])[] {
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
