// What happened, in sentences made here from events, turn by turn, the newest last; each with the rule it follows.

import type { GameEvent, Seat } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
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
  const { shownTable, table, missed } = useTableContext();
  const opens = table?.opens ?? NO_TURNS;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [many, setMany] = useState(FIRST_TURNS);
  const { events, first, more } = useLog();
  const turns = useMemo(() => turnsOf(events, opens, first), [events, opens, first]);
  const cut = useMemo(() => cutOf(turns, missed), [turns, missed]);
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
            <TurnLines key={turn.lines[0]?.at} turn={turn} folded={opens.length > 0} cut={cut} />
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

interface TurnProps {
  readonly turn: LogTurn;
  readonly folded: boolean;
  /** The place of the first line that the reader has not seen before. */
  readonly cut: number | null;
}

function TurnLines({ turn, folded, cut }: TurnProps) {
  const { names } = useTableContext().props;
  const runs = folded ? runsOf(turn.lines) : turn.lines.map((line) => [line]);
  return (
    <>
      {turn.seat !== null && (
        <li className="turn-head">
          <Glyph seat={turn.seat} size={14} /> {names[turn.seat]}
        </li>
      )}
      {runs.map((run) => (
        <Run key={run[0]?.at} run={run} cut={cut} />
      ))}
    </>
  );
}

/** A long run is one line, that of its end; the others unfold. */
function Run({ run, cut }: { readonly run: readonly LogLine[]; readonly cut: number | null }) {
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
            <LineText line={line} />
          </li>
        ))}
      </>
    );
  return (
    <>
      {divider}
      <li>
        <LineText line={last} />
        <details>
          <summary>{say('table.steps', { n: run.length })}</summary>
          <ol>
            {run.slice(0, -1).map((line) => (
              <li key={line.at}>
                <LineText line={line} />
              </li>
            ))}
          </ol>
        </details>
      </li>
    </>
  );
}

function LineText({ line: { event, at } }: { readonly line: LogLine }) {
  const { shownTable, props } = useTableContext();
  const { say, said, openRule } = props;
  // What a bot said stands beside what it did with it.
  const words = said.filter((each) => each.at + shownTable.first === at);
  return (
    <>
      {say(event)} {event.rule !== undefined && <RuleButton number={event.rule} onOpen={openRule} />}
      <ShowMe event={event} />
      {words.map(({ seat, text }) => (
        <q key={text.key}>
          <Glyph seat={seat} size={12} /> {say(text)}
        </q>
      ))}
    </>
  );
}

/** Shows on the board where it happened, until one looks elsewhere. */
function ShowMe({ event }: { readonly event: GameEvent }) {
  const { say } = useLanguage();
  const { table, props } = useTableContext();
  const { events } = props;
  const [on, setOn] = useState(false);
  const places = useMemo(() => table?.places?.(event, events) ?? [], [table, event, events]);
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

/** Whose doing it was. */
export function seatOf({ args }: GameEvent): Seat | null {
  const seat = args['seat'] ?? args['by'] ?? args['who'];
  return typeof seat === 'number' ? seat : null;
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
