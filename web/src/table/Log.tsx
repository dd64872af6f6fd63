// What happened, in sentences made here from events, turn by turn, the newest last; each with the rule it follows.

import type { Seat } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { RuleButton } from './RuleButton.tsx';
import { type LogLine, runsOf, seatOf, type LogTurn, turnsOf } from './turns.ts';
import { useLog } from './useLog.ts';
import type { Missed } from './useMissed.ts';
import './Log.css';

/** So many turns, or lines where there are no turns, are written at first. */
const FIRST_TURNS = 24;
const NO_TURNS: readonly string[] = [];

/** `short`: as much as fits below a panel. */
export function Log({ short }: { readonly short: boolean }) {
  const { say } = useLanguage();
  const { shot, table, missed } = useTableContext();
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
        {!short && shot.sitters.length > 1 && <SeatFilter seat={seat} onChoose={setSeat} />}
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

function LineText({ line: { event } }: { readonly line: LogLine }) {
  const { say, openRule } = useTableContext().props;
  return (
    <>
      {say(event)} {event.rule !== undefined && <RuleButton number={event.rule} onOpen={openRule} />}
    </>
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
