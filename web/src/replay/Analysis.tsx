// The race drawn large, the moments at which it turned, and what a bot would have done there.

import { botMessages, type Decision as BotDecision } from '@orrery/bots';
import { answerName, namingOf, promptOf, sentence } from '@orrery/games';
import type { TableProps } from '@orrery/games/table';
import { type Ask, askOf, digest, type Seat, seenBy, type View, view } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFront } from '../home/fronts.tsx';
import { colourOf, Glyph } from '../part/Glyph.tsx';
import { openBots } from '../source/bots.ts';
import { RaceChart, type Scale } from '../table/RaceChart.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import type { TurningPoint } from './race.ts';
import { type Replay, turnAt } from './replay.ts';
import { useReplay, useReplayWords } from './replayContext.ts';
import './Analysis.css';

export function Analysis({ names }: TableProps) {
  const { say } = useLanguage();
  const { player, points, openedRecord } = useReplay();
  const telling = useReplayWords();
  return (
    <div className="analysis">
      <ReplayRace names={names} />
      <h3>{say('replay.swings')}</h3>
      {points.length === 0 && <p className="quiet">{say('replay.no-swings')}</p>}
      <ol className="swings">
        {points.map((point) => (
          <li key={point.moment}>
            <button type="button" aria-pressed={player.moment === point.moment} onClick={() => player.go(point.moment)}>
              <Glyph seat={point.seat} />
              <span className={point.swing < 0 ? 'swing loss' : 'swing'}>{telling.swing(point)}</span>
              <span>{telling.point(point).replace(/^[^:]*: /, '')}</span>
            </button>
          </li>
        ))}
      </ol>
      {openedRecord.open && <BotAnalysis />}
    </div>
  );
}

/** The race from the deal to the end, with the present moment, the turning points and the turns on it. */
function ReplayRace({ names }: { readonly names: readonly string[] }) {
  const { say } = useLanguage();
  const { replay, race, player, points } = useReplay();
  const { shownTable } = useTableContext();
  const front = useFront(shownTable.game.id);
  const { score } = useReplayWords();
  const places = useMemo(() => Array.from({ length: replay.length + 1 }, (_, moment) => moment), [replay]);
  const seats = names.map((name, seat) => `${name} ${score(race.scores[seat]?.[player.moment] ?? 0)}`).join(', ');
  const draw = ({ x, y, top, bottom }: Scale) => (
    <>
      <line className="hand" x1={x(player.moment)} x2={x(player.moment)} y1={top} y2={bottom} />
      {points.map(({ moment, seat }) => (
        <path
          key={moment}
          className="turning"
          d="M0-5l4 5l-4 5l-4-5z"
          transform={`translate(${x(moment)} ${y(race.scores[seat]?.[moment] ?? 0)})`}
          fill={colourOf(seat)}
        />
      ))}
      {replay.turns.map((turn, i) => {
        const long = i % 10 === 0;
        const length = long ? 6 : 3;
        return (
          <line
            key={turn}
            className={long ? 'tick long' : 'tick'}
            x1={x(turn)}
            x2={x(turn)}
            y1={bottom}
            y2={bottom + length}
          />
        );
      })}
    </>
  );
  return (
    <RaceChart
      size="small"
      scores={race.scores}
      places={places}
      goal={front?.goal?.(shownTable.view) ?? null}
      label={say('replay.race', { seats })}
      write={score}
    >
      {draw}
    </RaceChart>
  );
}

/** A decision that was one: the moment before it, what was asked and what was known. */
interface Decision {
  readonly moment: number;
  readonly seen: View;
  readonly ask: Ask;
}

interface Judged {
  readonly decision: Decision;
  readonly advice: BotDecision;
}

const MOST = 12;

/** What a strong bot would have done at a seat's decisions around the turning points, beside what was done. */
function BotAnalysis() {
  const { say } = useLanguage();
  const { replay, points } = useReplay();
  const { seats } = replay.record;
  const [seat, setSeat] = useState<Seat>(0);
  const [work, setWork] = useState<{
    readonly done: readonly Judged[];
    readonly all: number;
    readonly busy: boolean;
  }>();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = async (): Promise<void> => {
    const decisions = decisionsOf(replay, points, seat);
    const bots = openBots();
    let stopped = false;
    stop.current = () => {
      stopped = true;
      bots.close();
      setWork((now) => now && { ...now, busy: false });
    };
    const done: Judged[] = [];
    setWork({ done, all: decisions.length, busy: decisions.length > 0 });
    for (const decision of decisions) {
      const { seen, ask, moment } = decision;
      const events = replay.toldAt(moment).map((event) => seenBy(event, seat));
      const advice = await bots.think(replay.game.id, 'hard', { view: seen, ask, events }).catch(() => null);
      if (stopped) return;
      if (advice !== null) done.push({ decision, advice });
      setWork({ done: [...done], all: decisions.length, busy: true });
    }
    stop.current();
  };
  return (
    <section className="bot-says" aria-labelledby="bot-says-title">
      <h3 id="bot-says-title">{say('replay.ask-bot')}</h3>
      <p className="quiet small">{say('replay.ask-bot-more')}</p>
      <div className="asking">
        <label className="field">
          {say('replay.whose')}
          <select value={seat} disabled={work?.busy} onChange={(event) => setSeat(Number(event.target.value))}>
            {seats.map((name, each) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {work?.busy ? (
          <button type="button" className="button" onClick={() => stop.current?.()}>
            {say('replay.cancel')}
          </button>
        ) : (
          <button type="button" className="button main" onClick={() => void start()}>
            {say('replay.analyse')}
          </button>
        )}
      </div>
      {work?.busy && <progress max={work.all} value={work.done.length} aria-label={say('replay.analyse')} />}
      <p role="status" className="quiet">
        {work?.busy && say('replay.thinking', { n: Math.min(work.all, work.done.length + 1), all: work.all })}
        {work?.busy === false &&
          (work.all === 0
            ? say('replay.no-decisions')
            : say('replay.agree', { same: work.done.filter(isSame(replay)).length, all: work.done.length }))}
      </p>
      <ol className="verdicts">
        {work?.done.map((found) => (
          <Verdict key={found.decision.moment} found={found} />
        ))}
      </ol>
    </section>
  );
}

function Verdict({ found: { decision, advice } }: { readonly found: Judged }) {
  const { say, lang } = useLanguage();
  const { replay, player } = useReplay();
  const { props } = useTableContext();
  const { moment, seen, ask } = decision;
  const row = replay.record.rows[moment];
  if (row === undefined || !('answer' in row)) return null;
  const name = namingOf(replay.game, seen, props.messages);
  const same = isSame(replay)({ decision, advice });
  const why = advice.reason && sentence({ ...props.messages, ...botMessages[lang] }, advice.reason);
  return (
    <li data-same={same}>
      <button type="button" onClick={() => player.go(moment)}>
        <small>
          {say('replay.at', { at: moment, all: replay.length, turn: turnAt(replay, moment) })}.{' '}
          {promptOf(props.messages, ask)}
        </small>
        <span>{say('replay.played', { answer: answerName(props.messages, ask, row.answer, name) })}</span>
        <strong>
          {same
            ? say('replay.same')
            : say('replay.instead', { answer: answerName(props.messages, ask, advice.answer, name) })}
        </strong>
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
}

const isSame =
  ({ record }: Replay) =>
  ({ decision, advice }: Judged): boolean => {
    const row = record.rows[decision.moment];
    return row !== undefined && 'answer' in row && digest(row.answer) === digest(advice.answer);
  };

/** The seat's real decisions, those nearest before a turning point first; then in the order they came. */
function decisionsOf(replay: Replay, points: readonly TurningPoint[], seat: Seat): Decision[] {
  const own = replay.record.rows.flatMap((row, moment) => (row.seat === seat && 'answer' in row ? [moment] : []));
  const wanted = new Set<number>();
  // Round after round one decision further back from each turning point, until there are enough.
  for (let back = 1; back <= 6; back++)
    for (const { moment } of points) {
      const before = own.filter((each) => each < moment).at(-back);
      if (before !== undefined && wanted.size < MOST * 3) wanted.add(before);
    }
  const found: Decision[] = [];
  for (const moment of wanted) {
    const seen = view(replay.stateAt(moment), seat);
    const ask = askOf(replay.game, seen, seat);
    if (ask !== null && isOpen(ask)) found.push({ moment, seen, ask });
    if (found.length === MOST) break;
  }
  return found.sort((a, b) => a.moment - b.moment);
}

const isOpen = ({ choice }: Ask): boolean => choice.kind !== 'one' || choice.options.length > 1;
