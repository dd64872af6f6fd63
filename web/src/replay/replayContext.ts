// What every part of a replay reads: the replay, the player, the race as it is known from the chosen viewpoint.

import { answerName, namingOf, sentence } from '@orrery/games';
import { askOf, type Messages, type Row, type Seat, view, waiting } from '@orrery/kernel';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useScore } from '../home/fronts.tsx';
import type { OpenedRecord } from '../source/records.ts';
import { useTableContext } from '../table/tableContext.ts';
import { pointLines, type Race, type TurningPoint } from './race.ts';
import type { Replay } from './replay.ts';
import { eventSeenFrom, readViewpoint, type Viewpoint, writeViewpoint } from './viewpoint.ts';

export interface ReplayState {
  readonly openedRecord: OpenedRecord;
  readonly replay: Replay;
  readonly player: Player;
  readonly race: Race;
  readonly points: readonly TurningPoint[];
  readonly moments: readonly number[];
  readonly viewpoints: readonly Viewpoint[];
}

export const ReplayContext = createContext<ReplayState | null>(null);

export function useReplay(): ReplayState {
  const state = useContext(ReplayContext);
  if (state === null) throw new Error('no replay around this component');
  return state;
}

/** Answers a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

export interface Player {
  readonly moment: number;
  readonly viewpoint: Viewpoint;
  readonly playing: boolean;
  readonly speed: number;
  go(moment: number): void;
  /** So many answers, or so many turns, forwards or backwards. */
  step(by: number): void;
  turn(by: number): void;
  play(playing: boolean): void;
  setSpeed(speed: number): void;
  setViewpoint(viewpoint: Viewpoint): void;
}

/** `moments` are those that may be stopped at, from 0 on; `viewpoints` from where it may be looked at. */
export function usePlayer(replay: Replay, moments: readonly number[], viewpoints: readonly Viewpoint[]): Player {
  const [start] = useState(() => new URLSearchParams(location.search));
  const [moment, setMoment] = useState(() => nearest(moments, Number(start.get('at') ?? 0)));
  const [viewpoint, setViewpoint] = useState(() =>
    readViewpoint(start.get('as'), replay.record.seats.length, viewpoints),
  );
  const [running, run] = useState(false);
  const [speed, setSpeed] = useState(2);
  // At the end it stands still by itself.
  const playing = running && moment < (moments.at(-1) ?? 0);

  const go = useCallback(
    (to: number) => {
      run(false);
      setMoment(nearest(moments, to));
    },
    [moments],
  );
  const step = useCallback(
    (by: number) => {
      run(false);
      setMoment((now) => after(moments, now, by));
    },
    [moments],
  );
  const turn = useCallback(
    (by: number) => {
      run(false);
      setMoment((now) => nearest(moments, after(replay.turns, now, by)));
    },
    [replay, moments],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setMoment((now) => after(moments, now, 1)), 1000 / speed);
    return () => clearInterval(timer);
  }, [playing, speed, moments]);
  useAddress(moment, viewpoint, replay.record.seats.length);

  return useMemo(
    () => ({ moment, viewpoint, playing, speed, go, step, turn, play: run, setSpeed, setViewpoint }),
    [moment, viewpoint, playing, speed, go, step, turn],
  );
}

/** Browsers refuse an address that changes many times a second, so it waits for a pause. */
function useAddress(moment: number, viewpoint: Viewpoint, seats: number): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', addressOf(moment, viewpoint, seats)), 250);
    return () => clearTimeout(timer);
  }, [moment, viewpoint, seats]);
}

export const addressOf = (moment: number, viewpoint: Viewpoint, seats: number): string =>
  `${location.pathname}?at=${moment}&as=${writeViewpoint(viewpoint, seats)}`;

function nearest(moments: readonly number[], to: number): number {
  const wished = Number.isFinite(to) ? to : 0;
  return moments.reduce((best, each) => (Math.abs(each - wished) < Math.abs(best - wished) ? each : best), 0);
}

/** The stop so many places after this moment, or before it. */
function after(stops: readonly number[], moment: number, by: number): number {
  const place =
    by > 0 ? stops.filter((stop) => stop <= moment).length - 1 : stops.filter((stop) => stop < moment).length;
  return stops[Math.max(0, Math.min(stops.length - 1, place + by))] ?? moment;
}

/** Arrows step, with Shift by turns; space plays; Home and End go to the ends. Not while something else has the keys. */
export function useReplayKeys({ step, turn, go, play, playing }: Player, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
      const act = {
        ArrowRight: () => (event.shiftKey ? turn(1) : step(1)),
        ArrowLeft: () => (event.shiftKey ? turn(-1) : step(-1)),
        PageDown: () => turn(1),
        PageUp: () => turn(-1),
        Home: () => go(0),
        End: () => go(last),
        ' ': () => play(!playing),
      }[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step, turn, go, play, playing, last]);
}

/** A field, a list or a board under the keys does what it does everywhere; buttons keep the space bar. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]') !== null) return true;
  if (key === ' ') return target.closest('button, a, input, select, textarea, summary, [role=button]') !== null;
  return target.closest('input, select, textarea, [role=log], [role=application], [role=tab], svg[tabindex]') !== null;
}

export interface ReplayWords {
  /** What the row after this moment answers; null: it is no answer, or not to be known from here. */
  answer(moment: number): string | null;
  point(point: TurningPoint): string;
  swing(point: TurningPoint): string;
  score(value: number): string;
}

/** The replay in words: what a row answered, what a turning point was. */
export function useReplayWords(): ReplayWords {
  const { replay, openedRecord, player, viewpoints } = useReplay();
  const { props } = useTableContext();
  const score = useScore(replay.game.id);
  const { messages } = props;
  const { viewpoint } = player;
  return useMemo(() => {
    const swing = ({ swing: by }: TurningPoint): string => `${by < 0 ? '−' : '+'}${score(Math.abs(by))}`;
    return {
      score,
      swing,
      answer(moment) {
        const row = replay.record.rows[moment];
        const known = row !== undefined && (openedRecord.open || viewpoints.includes(row.seat));
        return known && isInSight(replay, moment, row.seat, viewpoint)
          ? answerWords(replay, moment, row, messages)
          : null;
      },
      point(point) {
        const who = replay.record.seats[point.seat] ?? '';
        const what = whatWords(replay, point, viewpoint, messages);
        return [`${who} ${swing(point)}`, what].filter((part) => part !== '').join(': ');
      },
    };
  }, [replay, openedRecord, viewpoints, viewpoint, messages, score]);
}

function answerWords(replay: Replay, moment: number, row: Row, messages: Messages): string | null {
  if (!('answer' in row)) return null;
  const seen = view(replay.stateAt(moment), row.seat);
  const ask = askOf(replay.game, seen, row.seat);
  return ask === null ? null : answerName(messages, ask, row.answer, namingOf(replay.game, seen, messages));
}

/** Where several answer at once, an answer is seen by its own seat alone. */
const isInSight = (replay: Replay, moment: number, seat: Seat, viewpoint: Viewpoint): boolean =>
  viewpoint === 'all' || viewpoint === seat || waiting(replay.game, replay.stateAt(moment)).length <= 1;

/** What the log says of a swing. */
const whatWords = (replay: Replay, point: TurningPoint, viewpoint: Viewpoint, messages: Messages): string =>
  pointLines(replay, point)
    .map((event) => sentence(messages, eventSeenFrom(event, viewpoint)))
    .join(' ');
