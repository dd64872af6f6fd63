// Tokens: a coin in the colour of its player, with its shape, and how many there are.

import type { Seat } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import type { Glyph, TableProps } from '../../../table.ts';

export interface Chip {
  readonly seat: Seat;
  readonly n: number;
}

export const chipsIn = (row: readonly number[]): Chip[] => row.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : []));

interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly glyph: TableProps['glyph'];
  readonly scale?: number;
  /** How many stand under each other before there is a second column. */
  readonly rows?: number;
}

const [WIDE, HIGH] = [42, 22];
/** Smaller, its number would not fit a chip on a phone. */
const LEAST = 0.8;

/** The tokens at one place, one chip for each player; many draw together in two columns. */
export function Chips({ chips, glyph, scale = 1, rows = 3 }: ChipsProps) {
  const columns = chips.length > rows ? 2 : 1;
  const size = columns === 2 ? Math.max(LEAST, scale * 0.74) : scale;
  const high = Math.ceil(chips.length / columns);
  return chips.map(({ seat, n }, i) => {
    const x = columns === 1 ? 0 : ((i % 2) - 0.5) * WIDE * size;
    const y = (Math.floor(i / columns) - (high - 1) / 2) * (HIGH - 1) * size;
    return (
      <g
        key={seat}
        data-chip={seat}
        data-size={size}
        style={{ '--size': size } as CSSProperties}
        transform={`translate(${x} ${y}) scale(${size})`}
      >
        <TokenChip n={n} glyph={glyph(seat)} />
      </g>
    );
  });
}

/** Three coins deep at most, for what counts is the number. */
function TokenChip({ n, glyph: { colour, shape } }: { readonly n: number; readonly glyph: Glyph }) {
  const depth = Math.min(3, n);
  return (
    <>
      <rect
        x={-WIDE / 2}
        y={-HIGH / 2 + 1}
        width={WIDE}
        height={HIGH - 2}
        rx={(HIGH - 2) / 2}
        stroke={colour}
        className="cosmic-chip"
      />
      {Array.from({ length: depth }, (_, i) => (
        <circle key={i} cx={11 - WIDE / 2} cy={2 - i * 2} r={9.5} fill={colour} className="cosmic-coin-edge" />
      ))}
      <path
        d={shape}
        transform={`translate(${11 - WIDE / 2} ${4 - depth * 2}) scale(0.5) translate(-12 -12)`}
        fill="#10142a"
      />
      <text x={9} y={6} className="cosmic-count">
        {n}
      </text>
    </>
  );
}
