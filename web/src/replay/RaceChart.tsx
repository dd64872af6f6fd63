// The race as a chart: scores from the deal to the end, a line for each seat with its mark at the end.

import { colourOf, shapeOf } from '../part/Glyph.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import type { Race } from './race.ts';
import { useReplay } from './replayContext.ts';

interface Props {
  readonly names: readonly string[];
  score(value: number): string;
}

const BOX = { width: 360, height: 190, left: 42, right: 18, top: 10, bottom: 22 };

export function RaceChart({ names, score }: Props) {
  const { say } = useLanguage();
  const { replay, race, player, points } = useReplay();
  const { shot, table } = useTableContext();
  const goal = table?.goal?.(shot.view) ?? 0;
  const high = goal > 0 && goal < race.high * 3 ? Math.max(goal, race.high) : race.high;
  const x = (moment: number): number =>
    BOX.left + (moment / Math.max(1, replay.length)) * (BOX.width - BOX.left - BOX.right);
  const y = (value: number): number =>
    BOX.height - BOX.bottom - ((value - race.low) / (high - race.low)) * (BOX.height - BOX.top - BOX.bottom);
  const seats = names.map((name, seat) => `${name} ${score(race.scores[seat]?.[player.moment] ?? 0)}`).join(', ');
  return (
    <svg
      className="race-chart"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={say('replay.race', { seats })}
    >
      {gridOf(race.low, high).map((value) => (
        <g key={value}>
          <line className="grid" x1={BOX.left} x2={BOX.width - BOX.right} y1={y(value)} y2={y(value)} />
          <text x={BOX.left - 6} y={y(value) + 4} textAnchor="end">
            {score(value)}
          </text>
        </g>
      ))}
      {goal > 0 && goal <= high && (
        <line className="goal" x1={BOX.left} x2={BOX.width - BOX.right} y1={y(goal)} y2={y(goal)} />
      )}
      <line className="hand" x1={x(player.moment)} x2={x(player.moment)} y1={BOX.top} y2={BOX.height - BOX.bottom} />
      {race.scores.map((line, seat) => (
        <path key={seat} className="run" d={stepsOf(line, x, y)} stroke={colourOf(seat)} />
      ))}
      {points.map(({ moment, seat }) => (
        <path
          key={moment}
          className="turning"
          d="M0-5l4 5l-4 5l-4-5z"
          transform={`translate(${x(moment)} ${y(race.scores[seat]?.[moment] ?? 0)})`}
          fill={colourOf(seat)}
        />
      ))}
      {marksOf(race, replay.length).map(({ seat, value, shift }) => (
        <path
          key={seat}
          d={shapeOf(seat)}
          fill={colourOf(seat)}
          transform={`translate(${BOX.width - BOX.right + 3} ${y(value) + shift - 6}) scale(0.5)`}
        />
      ))}
      {replay.turns.map((turn, i) => (
        <line
          key={turn}
          className={i % 10 === 0 ? 'tick long' : 'tick'}
          x1={x(turn)}
          x2={x(turn)}
          y1={BOX.height - BOX.bottom}
          y2={BOX.height - BOX.bottom + (i % 10 === 0 ? 6 : 3)}
        />
      ))}
    </svg>
  );
}

/** Three to five round values between the two. */
function gridOf(low: number, high: number): number[] {
  const raw = (high - low) / 4;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const by = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= raw) ?? unit;
  const first = Math.ceil(low / by) * by;
  return Array.from({ length: Math.floor((high - first) / by) + 1 }, (_, i) => first + i * by);
}

function stepsOf(line: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let path = '';
  let before: number | null = null;
  line.forEach((value, moment) => {
    if (value === before) return;
    if (value === null) path += `H${x(moment).toFixed(1)}`;
    else
      path += `${before === null ? 'M' : 'H'}${x(moment).toFixed(1)}${before === null ? ' ' : 'V'}${y(value).toFixed(1)}`;
    before = value;
  });
  return before === null ? path : `${path}H${x(line.length - 1).toFixed(1)}`;
}

/** The marks at the end of the lines; those that would lie on each other move apart. */
function marksOf({ scores, high, low }: Race, last: number): { seat: number; value: number; shift: number }[] {
  const marks = scores.flatMap((line, seat) => {
    const value = line[last];
    return value === null || value === undefined ? [] : [{ seat, value, shift: 0 }];
  });
  marks.sort((a, b) => b.value - a.value);
  const room = ((high - low) / (BOX.height - BOX.top - BOX.bottom)) * 12;
  let floor = Number.POSITIVE_INFINITY;
  return marks.map((mark) => {
    const place = Math.min(mark.value, floor - room);
    floor = place;
    return { ...mark, shift: ((mark.value - place) / room) * 12 };
  });
}
