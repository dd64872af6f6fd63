// The race as a chart: for each seat a line in steps with its glyph at the end, round values beside them, the goal. It is
// drawn at the size it has on the page, so that its letters are as large as all others.

import type { Seat } from '@orrery/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { colourOf, shapeOf } from '../part/Glyph.tsx';
import './Race.css';

/** By sample; null where the viewer may not know. */
type Scores = readonly (number | null)[];

/** Where things lie in the chart. */
export interface Scale {
  /** The line at the bottom and the one on top. */
  readonly bottom: number;
  readonly top: number;
  x(place: number): number;
  y(score: number): number;
}

interface RaceChartProps {
  /** By seat, by sample. */
  readonly scores: readonly Scores[];
  /** Where each sample stands, in rising order: the number of an event, a moment. */
  readonly places: readonly number[];
  readonly goal: number | null;
  readonly label: string;
  write(score: number): string;
  /** What else is drawn. */
  readonly children?: (scale: Scale) => ReactNode;
}

const [LOWEST, HIGHEST, TOP] = [160, 380, 12];

export function RaceChart({ scores, places, goal, label, write, children }: RaceChartProps) {
  const chart = useRef<SVGSVGElement>(null);
  const { width, letter } = useRoom(chart);
  const mark = width > 500 ? 18 : 13;
  const height = Math.min(HIGHEST, Math.max(LOWEST, width * 0.48));
  const right = width - mark * 1.6;
  const bottom = height - 22;
  const known = scores.flat().filter((score) => score !== null);
  const low = Math.min(0, ...known);
  const best = Math.max(low + 5, ...known);
  // A goal that is still far away would press the lines flat.
  const high = goal !== null && goal < best * 3 ? Math.max(goal, best) : best * 1.1;
  const longest = Math.max(...roundValues(low, high).map((score) => write(score).length));
  const left = Math.max(letter * 3.6, letter * 0.62 * longest + 8);
  const first = places[0] ?? 0;
  const span = Math.max(1, (places.at(-1) ?? 1) - first);
  const x = (place: number): number => left + ((place - first) / span) * (right - left);
  const y = (score: number): number => bottom - ((score - low) / (high - low)) * (bottom - TOP);
  return (
    <svg
      ref={chart}
      className="race-chart"
      viewBox={`0 0 ${width} ${height}`}
      style={{ height }}
      role="img"
      aria-label={label}
    >
      {roundValues(low, high).map((score) => (
        <g key={score}>
          <line className="grid" x1={left} x2={right} y1={y(score)} y2={y(score)} />
          <text x={left - 6} y={y(score)} dy="0.35em" textAnchor="end">
            {write(score)}
          </text>
        </g>
      ))}
      {goal !== null && goal <= high && <line className="goal" x1={left} x2={right} y1={y(goal)} y2={y(goal)} />}
      {scores.map((line, seat) => (
        <path
          key={seat}
          className="curve"
          d={stepPath(line, (sample) => x(places[sample] ?? 0), y)}
          stroke={colourOf(seat)}
        />
      ))}
      {children?.({ bottom, top: TOP, x, y })}
      {endMarks(scores, y, mark).map((end) => (
        <path
          key={end.seat}
          className="end"
          d={shapeOf(end.seat)}
          fill={colourOf(end.seat)}
          transform={`translate(${right + 3} ${end.y - mark / 2}) scale(${mark / 24})`}
        />
      ))}
    </svg>
  );
}

/** How wide the chart is on the page, and how large a letter. */
function useRoom(chart: RefObject<SVGSVGElement | null>): { readonly width: number; readonly letter: number } {
  const [room, setRoom] = useState({ width: 360, letter: 16 });
  useLayoutEffect(() => {
    const drawn = chart.current;
    if (drawn === null) return undefined;
    const measure = (): void => {
      const width = Math.round(drawn.getBoundingClientRect().width);
      const letter = Number.parseFloat(getComputedStyle(drawn).fontSize);
      if (width > 0) setRoom((now) => (now.width === width && now.letter === letter ? now : { width, letter }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [chart]);
  return room;
}

/** A line in steps: a score stands until it changes; nothing is drawn where it is hidden. */
export function stepPath(line: Scores, x: (sample: number) => number, y: (score: number) => number): string {
  let path = '';
  let before: number | null = null;
  line.forEach((score, sample) => {
    if (score === before) return;
    const at = x(sample).toFixed(1);
    if (score === null) path += `H${at}`;
    else path += before === null ? `M${at} ${y(score).toFixed(1)}` : `H${at}V${y(score).toFixed(1)}`;
    before = score;
  });
  return before === null ? path : `${path}H${x(line.length - 1).toFixed(1)}`;
}

/** Three to five round values from low to high. */
function roundValues(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  const from = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - from + 1 }, (_, i) => (from + i) * step);
}

/** The marks at the end of the lines, from the top; those that would lie on each other move apart. */
function endMarks(
  scores: readonly Scores[],
  y: (score: number) => number,
  size: number,
): { readonly seat: Seat; readonly y: number }[] {
  const ends = scores.flatMap((line, seat) => {
    const score = line.at(-1) ?? null;
    return score === null ? [] : [{ seat, y: y(score) }];
  });
  let free = Number.NEGATIVE_INFINITY;
  return ends
    .sort((a, b) => a.y - b.y)
    .map((end) => {
      const place = Math.max(end.y, free);
      free = place + size;
      return { ...end, y: place };
    });
}
