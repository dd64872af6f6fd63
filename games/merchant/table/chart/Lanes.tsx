// The paths (§1.5) as fine brass lines, the arrows of the circles with their pilot numbers (§6.4), and every dot (§1.3): a
// colour is always a shape too. All of it is printed: it never changes in play.

import { memo } from 'react';
import { colourOf, type Dot, kindOf, orbitOf, ovalOf, ways } from '../../rules/board.ts';
import { NONE } from '../../rules/table.ts';
import { everywhere, type Point, type PrintProps, type ChartSheet } from './sheet.ts';

/** `shows`: what a picture cut from the sheet still has on it. */
export const Lanes = memo(({ sheet, shows = everywhere }: PrintProps) => (
  <g className="chart-lanes">
    <path d={drawn(sheet, false)} className="chart-lane" />
    <path d={drawn(sheet, true)} className="chart-skim" />
    {ways.map((_, dot) =>
      kindOf[dot] === 'circle' && shows(sheet.at(dot)) ? <Arrows key={dot} sheet={sheet} dot={dot} /> : null,
    )}
    {ways.map((_, dot) => {
      const [x, y] = sheet.at(dot);
      return shows([x, y]) ? (
        // Dots have no other name than their number, and there is one of each.
        // oxlint-disable-next-line react/no-array-index-key
        <g key={dot} data-dot={dot} transform={`translate(${x} ${y})`}>
          <DotShape dot={dot} />
        </g>
      ) : null;
    })}
  </g>
));

function drawn(sheet: ChartSheet, skim: boolean): string {
  return ways
    .flatMap((out, dot) =>
      out.filter((way) => way.skim === skim && way.to > dot).map((way) => line(sheet.at(dot), sheet.at(way.to))),
    )
    .join('');
}

const line = ([ax, ay]: Point, [bx, by]: Point): string => `M${ax} ${ay}L${bx} ${by}`;

/** As the page has them: a reader may have chosen others. */
export const COLOURS = {
  '': 'var(--ivory)',
  blue: 'var(--dot-blue)',
  red: 'var(--dot-red)',
  yellow: 'var(--dot-yellow)',
} as const;
const CIRCLE = 19;

/** What is printed on a dot. A box with a ? is printed bare: its marker is drawn with the others. */
function DotShape({ dot }: { readonly dot: Dot }) {
  const kind = kindOf[dot];
  const colour = colourOf[dot] ?? '';
  if (kind === 'oval') return <Oval colour={colour} amount={ovalOf[dot] ?? 0} />;
  if (kind === 'circle') return <Circle orbit={(orbitOf[dot] ?? NONE) !== NONE} />;
  if (kind === 'question') return <rect x={-11} y={-11} width={22} height={22} rx={5} className="chart-box" />;
  if (kind === 'asteroid') return <Rock dot={dot} />;
  if (kind === 'surface' || kind === 'city' || kind === 'base') return <City large={kind !== 'surface'} />;
  if (colour === '') return <Orbit />;
  return <path d={SHAPES[colour]} fill={COLOURS[colour]} className="chart-dot" />;
}

/** Blue is round, red stands on its point, yellow is a triangle. */
const SHAPES = {
  blue: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
  red: 'M0 -10.500L10.500 0L0 10.500L-10.500 0Z',
  yellow: 'M0 -10.500L10.500 8L-10.500 8Z',
};

/** The same shapes, wide enough for an amount. */
const OVALS = {
  blue: 'M-18 0a18 12.500 0 1 0 36 0a18 12.500 0 1 0 -36 0z',
  red: 'M-22 0L-11 -12L11 -12L22 0L11 12L-11 12Z',
  yellow: 'M-12 -12L12 -12L20 11L-20 11Z',
};

export function Oval({ colour, amount }: { readonly colour: keyof typeof COLOURS; readonly amount: number }) {
  return (
    <>
      <path d={colour === '' ? OVALS.blue : OVALS[colour]} fill={COLOURS[colour]} className="chart-oval" />
      <text dy="0.36em" className="chart-amount">
        {amount}
      </text>
    </>
  );
}

function Circle({ orbit }: { readonly orbit: boolean }) {
  return (
    <>
      <circle r={CIRCLE} className="chart-circle" />
      <circle r={CIRCLE - 4.5} className="chart-circle-in" />
      {orbit && <circle r={4} className="chart-orbit-core" />}
    </>
  );
}

function Orbit() {
  return (
    <>
      <circle r={11} className="chart-orbit" />
      <circle r={3.4} className="chart-orbit-core" />
    </>
  );
}

function City({ large }: { readonly large: boolean }) {
  return (
    <g transform={`scale(${large ? 1.2 : 1})`}>
      <path d="M0 -11L11 0L0 11L-11 0Z" className="chart-city" />
      <path d="M-5 4v-3a5 5 0 0 1 10 0v3z" className="chart-dome" />
    </g>
  );
}

/** Rocks look a little different from each other. */
export function Rock({ dot }: { readonly dot: Dot }) {
  const corners = Array.from({ length: 8 }, (_, n) => {
    const angle = (n * Math.PI) / 4 + (dot % 5) * 0.3;
    const far = 8.5 + ((dot * 7 + n * 5) % 6) * 0.75;
    return `${Math.round(Math.cos(angle) * far * 10) / 10} ${Math.round(Math.sin(angle) * far * 10) / 10}`;
  });
  return (
    <>
      <path d={`M${corners.join('L')}Z`} className="chart-rock" />
      <circle cx={-2.5} cy={-2} r={2.2} className="chart-crater" />
      <circle cx={3} cy={2.5} r={1.5} className="chart-crater" />
    </>
  );
}

/** Where an arrow leaves its circle, and the numbers that lead along it. */
export interface Arrow {
  readonly to: Dot;
  readonly angle: number;
  readonly numbers: readonly number[];
  /** Where its numbers stand. */
  readonly label: Point;
  readonly tip: Point;
}

export function arrowsOf(sheet: ChartSheet, dot: Dot): Arrow[] {
  const [x, y] = sheet.at(dot);
  return (ways[dot] ?? [])
    .filter(({ pilots }) => pilots !== 0)
    .map(({ to, pilots }) => {
      const [tx, ty] = sheet.at(to);
      const angle = Math.atan2(ty - y, tx - x);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const numbers = [1, 2, 3, 4, 5, 6].filter((number) => (pilots & (1 << number)) !== 0);
      return {
        to,
        angle,
        numbers,
        tip: [x + c * (CIRCLE + 8), y + s * (CIRCLE + 8)],
        label: [x + c * (CIRCLE + 17) - s * 13, y + s * (CIRCLE + 17) + c * 13],
      };
    });
}

function Arrows({ sheet, dot }: { readonly sheet: ChartSheet; readonly dot: Dot }) {
  return arrowsOf(sheet, dot).map(({ to, angle, numbers, tip, label }) => (
    <g key={to}>
      <path
        d="M7 0L-4 -5.500L-1.500 0L-4 5.500Z"
        className="chart-arrow"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${(angle * 180) / Math.PI})`}
      />
      <text x={label[0]} y={label[1]} dy="0.32em" className="chart-pilots">
        {numbers.join(' ')}
      </text>
    </g>
  ));
}
