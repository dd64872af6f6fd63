// The race so far as curves: one for each seat, from the first event to the last, with the goal as a line.

import type { Seat } from '@orrery/kernel';
import { colourOf, shapeOf } from '../part/Glyph.tsx';
import type { Sample } from '../source/scores.ts';
import './Race.css';

interface Props {
  readonly samples: readonly Sample[];
  readonly names: readonly string[];
  readonly goal: number | null;
  readonly label: string;
  write(score: number): string;
}

const WIDTH = 800;
const HEIGHT = 380;
const EDGE = { left: 64, right: 34, top: 18, bottom: 18 };

export function RaceChart({ samples, names, goal, label, write }: Props) {
  const known = samples.flatMap(({ scores }) => scores).filter((score) => score !== null);
  const low = Math.min(0, ...known);
  const best = Math.max(low + 5, ...known);
  // A goal that is still far away would press the curves flat.
  const high = goal !== null && goal < best * 2.5 ? Math.max(goal, best) : best * 1.1;
  const first = samples[0]?.at ?? 0;
  const span = Math.max(1, (samples.at(-1)?.at ?? 1) - first);
  const x = (at: number): number => EDGE.left + ((at - first) / span) * (WIDTH - EDGE.left - EDGE.right);
  const y = (score: number): number =>
    HEIGHT - EDGE.bottom - ((score - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <svg className="race-curves" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {stepsOf(low, high).map((score) => (
        <g key={score}>
          <line className="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(score)} y2={y(score)} />
          <text x={EDGE.left - 10} y={y(score) + 5} textAnchor="end">
            {write(score)}
          </text>
        </g>
      ))}
      {goal !== null && goal <= high && (
        <line className="goal" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(goal)} y2={y(goal)} />
      )}
      {names.map((_, seat) => (
        <Curve key={seat} seat={seat} samples={samples} x={x} y={y} />
      ))}
    </svg>
  );
}

interface CurveProps {
  readonly seat: Seat;
  readonly samples: readonly Sample[];
  x(at: number): number;
  y(score: number): number;
}

/** In steps: a score stands until it changes. */
function Curve({ seat, samples, x, y }: CurveProps) {
  const points = samples.flatMap(({ at, scores }) => {
    const score = scores[seat] ?? null;
    return score === null ? [] : [{ x: x(at), y: y(score) }];
  });
  const end = points.at(-1);
  if (end === undefined) return null;
  const path = points.map((point, i) => (i === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`)).join('');
  return (
    <g>
      <path className="curve" d={path} stroke={colourOf(seat)} />
      <path
        d={shapeOf(seat)}
        fill={colourOf(seat)}
        stroke="var(--sky)"
        strokeWidth="2"
        transform={`translate(${end.x - 9} ${end.y - 9}) scale(0.750)`}
      />
    </g>
  );
}

/** Four or five round numbers from low to high. */
function stepsOf(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  const from = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - from + 1 }, (_, i) => (from + i) * step);
}
