// The story of a game so far, for its end and beside a replay: economy, map and points by game turn, and by seat what came of it.

import './story.css';
import { memo, useMemo } from 'react';
import { OwnerMark } from './panels/parts.tsx';
import type { Props } from './panels/props.ts';
import { type Series, type Tally, toldBy } from './story.ts';

export const Story = memo(function Story(props: Props) {
  const { events, say, view } = props;
  const told = useMemo(() => toldBy(events, view.seats), [events, view.seats]);
  if (told.income.length === 0) return null;
  const charts = [
    ['story.income', told.income],
    ['story.explored', told.explored],
    ['story.points', told.points],
  ] as const;
  return (
    <div className="is-story">
      <p>{say({ key: 'story.turns', args: { n: told.income.length } })}</p>
      <Scores props={props} tallies={told.tallies} />
      <div className="is-charts">
        {charts
          .filter(([, series]) => series.some((row) => row.some((value) => value !== null)))
          .map(([key, series]) => (
            <Chart key={key} props={props} title={key} series={series} />
          ))}
      </div>
    </div>
  );
});

const FIGURES = ['income', 'explored', 'colonies', 'taken', 'combats', 'lost'] as const;

/** A line for each figure and a column for each seat: six of them fit a phone, where a mark stands for the name. */
function Scores({ props, tallies }: { readonly props: Props; readonly tallies: readonly Tally[] }) {
  const { say, names } = props;
  return (
    <div className="is-wide">
      <table className="is-tallies">
        <thead>
          <tr>
            <td />
            {tallies.map((_, seat) => (
              <th key={seat} scope="col">
                <OwnerMark props={props} owner={seat} /> <span className="is-name">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => (
            <tr key={figure}>
              <th scope="row">{say({ key: `story.col-${figure}` })}</th>
              {tallies.map((tally, seat) => (
                <td key={seat}>{tally[figure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartProps {
  readonly props: Props;
  readonly title: string;
  readonly series: Series;
}
const [WIDTH, HEIGHT, LEFT, FOOT] = [320, 150, 34, 20];

/** A line for each seat, game turn by game turn, with its mark at the end; read aloud, the last values. */
function Chart({ props, title, series }: ChartProps) {
  const { say, names, glyph } = props;
  const most = Math.max(1, ...series.flatMap((row) => row.map((value) => value ?? 0)));
  const across = (turn: number): number => LEFT + ((WIDTH - LEFT - 16) * turn) / Math.max(1, series.length - 1);
  const up = (value: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - 10) * value) / most;
  const last = names.map((name, seat) => `${name} ${lastOf(series, seat) ?? '?'}`).join(', ');
  return (
    <figure>
      <figcaption>{say({ key: title })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${say({ key: title })}: ${last}`}>
        <path d={`M${LEFT} 8V${HEIGHT - FOOT}H${WIDTH - 8}`} className="is-axis" />
        {[0, 0.5, 1].map((share) => (
          <text key={share} x={LEFT - 5} y={up(most * share) + 4} textAnchor="end">
            {Math.round(most * share)}
          </text>
        ))}
        <text x={LEFT} y={HEIGHT - 4}>
          1
        </text>
        <text x={WIDTH - 16} y={HEIGHT - 4} textAnchor="end">
          {series.length}
        </text>
        {names.map((_, seat) => {
          const { colour, shape } = glyph(seat);
          const points = series.flatMap((row, turn) => {
            const value = row[seat] ?? null;
            return value === null ? [] : [`${across(turn).toFixed(1)} ${up(value).toFixed(1)}`];
          });
          const [x = 0, y = 0] = (points.at(-1) ?? '').split(' ').map(Number);
          return points.length === 0 ? null : (
            <g key={seat}>
              <path d={`M${points.join('L')}`} className="is-line" style={{ stroke: colour }} />
              <path d={shape} transform={`translate(${x - 6} ${y - 6}) scale(0.5)`} style={{ fill: colour }} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

const lastOf = (series: Series, seat: number): number | null =>
  series.findLast((row) => (row[seat] ?? null) !== null)?.[seat] ?? null;
