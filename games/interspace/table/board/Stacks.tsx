// What stands in a hex: whose planet it is and how far along, and the ships of everybody there.

import { memo } from 'react';
import type { Glyph, TableProps } from '../../../table.ts';
import type { Owner } from '../../rules/table.ts';
import { markOf } from './marks.ts';
import { UNIT_SHAPES } from '../icons.tsx';
import type { Stack } from './stacks.ts';
import { MIDDLE, NUMBER } from './Terrain.tsx';

interface PlanetMarkProps {
  readonly owner: Owner;
  readonly ind: number;
  readonly tech: number;
  readonly large: boolean;
  readonly mark: Glyph;
  /** Seen from afar its numbers are larger. */
  readonly far: boolean;
}

/** The ring of the owner, and Ind and Tech on both sides of it. */
export const PlanetMark = memo(({ ind, tech, large, mark, far }: PlanetMarkProps) => (
  <g transform={`translate(0 ${MIDDLE})`}>
    <circle r={large ? 29 : 24} className="is-ring" style={{ stroke: mark.colour }} />
    <path
      d={mark.shape}
      transform={`translate(-7 ${large ? -37 : -32}) scale(0.58)`}
      style={{ fill: mark.colour }}
      className="is-mark"
    />
    <Level x={far ? -44 : -37} kind="ind" value={ind} far={far} />
    <Level x={far ? 44 : 37} kind="tech" value={tech} far={far} />
  </g>
));

/** Industry is a cog, technology a flask: the number stands in it. */
const LEVELS = {
  ind: 'M-3 -15h6l1.500 4l4 -1.500l4 4l-1.500 4l4 1.500v6l-4 1.500l1.500 4l-4 4l-4 -1.500l-1.500 4h-6l-1.500 -4l-4 1.500l-4 -4l1.500 -4l-4 -1.500v-6l4 -1.500l-1.500 -4l4 -4l4 1.500z',
  tech: 'M-6 -15h12v3h-2v4l9 15q2 7 -5 7h-16q-7 0 -5 -7l9 -15v-4h-2z',
};
interface LevelProps {
  readonly x: number;
  readonly kind: 'ind' | 'tech';
  readonly value: number;
  readonly far: boolean;
}
const Level = ({ x, kind, value, far }: LevelProps) => (
  <g transform={`translate(${x} 2)`} className={`is-level is-${kind}`}>
    <path d={LEVELS[kind]} transform={far ? 'scale(1.3)' : undefined} />
    <text y={(kind === 'ind' ? 4.5 : 10) + (far ? 2 : 0)}>{value}</text>
  </g>
);

interface StacksProps {
  readonly stacks: readonly Stack[];
  /** How large letters are on the sheet. */
  readonly letter: number;
  glyph: TableProps['glyph'];
}
/** The room for ships at the foot of a hex, and its middle; the mark before them, an icon, and a number behind it, times the letter. */
const [ACROSS, DOWN, FOOT, MARK, ICON, DIGIT] = [108, 54, 29, 1, 1.4, 0.62];
/** Below it stands the number of the hex, as large as the letters are: what is high goes up instead. */
const middleOf = (high: number, letter: number): number => Math.min(FOOT, NUMBER - 0.85 * letter - high / 2);

/** The ships of each owner by their shapes, in rows that fit; a crowd is only counted. The words are in the label of the cell. */
export function Stacks({ stacks, letter, glyph }: StacksProps) {
  const line = letter * 1.45;
  const written = stacks.map(({ owner, kinds }) => ({ owner, rows: rowsOf(kinds, letter) }));
  const rows = written.reduce((sum, each) => sum + each.rows.length, 0);
  if (rows * line > DOWN) return <Counts stacks={stacks} glyph={glyph} letter={letter} />;
  const topOf = (n: number): number => written.slice(0, n).reduce((sum, each) => sum + each.rows.length, 0);
  return (
    <g className="is-stacks" transform={`translate(0 ${middleOf(rows * line, letter) - ((rows - 1) * line) / 2})`}>
      {written.map(({ owner, rows: all }, n) => {
        const { colour, shape } = markOf(glyph, owner);
        const wide = Math.max(...all.map(({ across }) => across)) + MARK * letter + 6;
        return (
          <g key={owner} transform={`translate(0 ${topOf(n) * line})`} data-stack={owner}>
            <rect
              x={-wide / 2}
              y={-line / 2}
              width={wide}
              height={all.length * line}
              rx={7}
              style={{ stroke: colour }}
            />
            <path
              d={shape}
              transform={`translate(${-wide / 2 + 4} ${-0.45 * letter}) scale(${(0.9 * letter) / 24})`}
              style={{ fill: colour }}
            />
            {all.map(({ kinds }, row) =>
              kinds.map(({ kind, count, x }) => (
                <g key={kind} transform={`translate(${x - wide / 2 + MARK * letter + 4} ${row * line})`}>
                  <path
                    d={UNIT_SHAPES[kind] ?? ''}
                    fillRule="evenodd"
                    className="is-ship"
                    transform={`translate(0 ${-0.58 * letter}) scale(${(1.15 * letter) / 24})`}
                  />
                  {count > 1 && (
                    <text x={letter * ICON - 2} y={letter * 0.36} style={{ fontSize: letter }}>
                      {count}
                    </text>
                  )}
                </g>
              )),
            )}
          </g>
        );
      })}
    </g>
  );
}

interface Row {
  readonly across: number;
  readonly kinds: readonly { readonly kind: number; readonly count: number; readonly x: number }[];
}

/** As many kinds to a row as fit. */
function rowsOf(kinds: Stack['kinds'], letter: number): Row[] {
  const rows: { across: number; kinds: { kind: number; count: number; x: number }[] }[] = [];
  for (const [kind, count] of kinds) {
    const wide = letter * (ICON + (count > 1 ? DIGIT * String(count).length + 0.15 : 0));
    let row = rows.at(-1);
    if (row === undefined || row.across + wide > ACROSS - MARK * letter) rows.push((row = { across: 0, kinds: [] }));
    row.kinds.push({ kind, count, x: row.across });
    row.across += wide;
  }
  return rows;
}

/** A crowd, more than fits at this distance: a mark and a number for each owner, side by side as far as the hex is wide. */
function Counts({ stacks, glyph, letter }: Pick<StacksProps, 'stacks' | 'glyph' | 'letter'>) {
  const size = letter / 14;
  const rows = chipRows(stacks.slice(0, 4), (ACROSS + 10) / size);
  const line = 18 * size;
  const top = middleOf(rows.length * line, letter) - ((rows.length - 1) * line) / 2;
  return (
    <g className="is-stacks" data-crowd="">
      {rows.flatMap(({ chips, across }, row) =>
        chips.map(({ stack: { owner, count }, x, wide }) => {
          const { colour, shape } = markOf(glyph, owner);
          const at = (x + (wide - across) / 2) * size;
          return (
            <g key={owner} transform={`translate(${at} ${top + row * line}) scale(${size})`} data-stack={owner}>
              <rect x={-wide / 2 + 0.5} y={-8.5} width={wide - 1} height={17} rx={7} style={{ stroke: colour }} />
              <path d={shape} transform={`translate(${-wide / 2 + 2} -6) scale(0.5)`} style={{ fill: colour }} />
              <text x={6.5} y={4.8}>
                {count}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}

interface ChipRow {
  readonly across: number;
  readonly chips: readonly { readonly stack: Stack; readonly x: number; readonly wide: number }[];
}

/** As many chips to a row as fit in it. */
function chipRows(stacks: readonly Stack[], most: number): ChipRow[] {
  const rows: { across: number; chips: { stack: Stack; x: number; wide: number }[] }[] = [];
  for (const stack of stacks) {
    const wide = stack.count < 10 ? 30 : 39;
    let row = rows.at(-1);
    if (row === undefined || row.across + wide > most) rows.push((row = { across: 0, chips: [] }));
    row.chips.push({ stack, x: row.across, wide });
    row.across += wide;
  }
  return rows;
}
