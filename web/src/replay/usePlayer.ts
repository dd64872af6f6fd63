// Where in the replay we are, and how it runs: one moment, whether it plays, how fast. The address tells moment and viewpoint, so
// that it can be sent.

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Replay } from './film.ts';
import { type Viewpoint, readViewpoint, writeViewpoint } from './sight.ts';

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
