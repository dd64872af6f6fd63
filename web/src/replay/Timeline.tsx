// The race as a strip to scrub on: a line for each seat, diamonds where it turned, a hand at the present moment. Below
// it lies a native slider, which is what keyboard and screen reader use.

import { memo, useMemo } from 'react';
import { colourOf } from '../part/Glyph.tsx';
import { stepPath } from '../table/RaceChart.tsx';
import { useLanguage } from '../words/language.tsx';
import type { Race, TurningPoint } from './race.ts';
import './Timeline.css';

interface Props {
  readonly race: Race;
  readonly points: readonly TurningPoint[];
  readonly turns: readonly number[];
  readonly moment: number;
  readonly length: number;
  /** What the race runs to, if it runs to something. */
  readonly goal?: number | undefined;
  readonly label: string;
  readonly words: string;
  go(moment: number): void;
  title(point: TurningPoint): string;
}

const HEIGHT = 100;
const WIDTH = 1000;

export function Timeline({ race, points, turns, moment, length, goal, label, words, go, title }: Props) {
  const { say } = useLanguage();
  const place = (at: number): string => `${(at / Math.max(1, length)) * 100}%`;
  return (
    <div className="timeline">
      <Lines race={race} turns={turns} length={length} goal={goal} />
      <span className="hand" style={{ left: place(moment) }} />
      <input
        type="range"
        min={0}
        max={length}
        value={moment}
        aria-label={label}
        aria-valuetext={words}
        onChange={(event) => go(Number(event.target.value))}
      />
      <ol className="points" aria-label={say('replay.points')}>
        {points.map((point) => (
          <li key={point.moment} style={{ left: place(point.moment) }}>
            <button
              type="button"
              aria-label={title(point)}
              title={title(point)}
              data-now={point.moment === moment}
              style={{ color: colourOf(point.seat) }}
              onClick={() => go(point.moment)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LinesProps {
  readonly race: Race;
  readonly turns: readonly number[];
  readonly length: number;
  readonly goal?: number | undefined;
}

/** Drawn once: the present moment does not change it. */
const Lines = memo(function Lines({ race, turns, length, goal }: LinesProps) {
  const { scores, low, high } = race;
  const shown = goal !== undefined && goal <= high * 3;
  const top = shown ? Math.max(high, goal) : high;
  const paths = useMemo(() => {
    const level = (score: number): number => y(score, low, top);
    return scores.map((line) => stepPath(line, (moment) => x(moment, length), level));
  }, [scores, low, top, length]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map((turn) => (
        <line key={turn} className="turn" x1={x(turn, length)} x2={x(turn, length)} y1={HEIGHT - 6} y2={HEIGHT} />
      ))}
      {shown && <line className="goal" x1="0" x2={WIDTH} y1={y(goal, low, top)} y2={y(goal, low, top)} />}
      {paths.map((path, seat) => (
        <path key={seat} d={path} stroke={colourOf(seat)} />
      ))}
    </svg>
  );
});

const x = (moment: number, length: number): number => (moment / Math.max(1, length)) * WIDTH;
const y = (score: number, low: number, high: number): number =>
  HEIGHT - 8 - ((score - low) / Math.max(1, high - low)) * (HEIGHT - 16);
