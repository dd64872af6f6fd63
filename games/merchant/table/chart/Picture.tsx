// A still picture of a part of the chart, for rule pages and lessons: printed as it is, or with a table laid on it.

import './chart.css';
import type { Seat, View } from '@orrery/kernel';
import type { Mark } from '../../../table.ts';
import { DOTS } from '../../data/dots.ts';
import { BOXES, type Dot } from '../../rules/board.ts';
import type { Table } from '../../rules/table.ts';
import { Globes } from './Globes.tsx';
import { Inks } from './ink.tsx';
import { Lanes } from './Lanes.tsx';
import { FaceDown, Markers } from './Markers.tsx';
import { Names } from './Names.tsx';
import { leg, Lights } from './Overlay.tsx';
import { Ships } from './Ships.tsx';
import { type Sheet, WIDE } from './sheet.ts';
import { Sky } from './Sky.tsx';

interface Props {
  /** What it shows, in words, for who cannot see it. */
  readonly label: string;
  /** The dots it is about: it is cut to them, with some room around. Left out: the whole cluster. */
  readonly around?: readonly Dot[];
  /** How much room around them, in units of the board. */
  readonly margin?: number;
  /** What lies on the board and where the ships are; left out: the bare board. */
  readonly view?: View<Table>;
  readonly mark?: (seat: Seat) => Mark;
  /** Dots that are lit. */
  readonly glow?: readonly Dot[];
  /** A way flown, from its first dot to its last. */
  readonly path?: readonly Dot[];
}

export function ChartPicture({ label, around = [], margin = 70, view, mark = seatMark, glow = [], path = [] }: Props) {
  const sheet = WIDE;
  const legs = path.slice(1).map((dot, n) => leg(sheet, path[n] ?? dot, dot));
  return (
    <div className="chart-picture">
      <svg viewBox={cut(sheet, around, margin).join(' ')} textAnchor="middle" role="img" aria-label={label}>
        <Inks>
          <Sky sheet={sheet} />
          <Globes sheet={sheet} />
          <Lanes sheet={sheet} />
          <Names sheet={sheet} />
          {view === undefined ? (
            BOXES.filter((dot) => DOTS[dot]?.[2] === 'question').map((dot) => (
              <FaceDown key={dot} sheet={sheet} dot={dot} />
            ))
          ) : (
            <Markers sheet={sheet} view={view} mark={mark} />
          )}
          <Lights sheet={sheet} glow={glow} look={null} />
          {legs.length > 0 && (
            <g className="chart-way">
              <path d={legs.join('')} stroke="#0c1329" strokeWidth={8} />
              <path d={legs.join('')} stroke="#e9c86f" strokeWidth={4} className="chart-way-line" />
            </g>
          )}
          {view !== undefined && (
            <Ships sheet={sheet} at={view.table.at} active={view.table.active} viewer={view.viewer} mark={mark} />
          )}
        </Inks>
      </svg>
    </div>
  );
}

function cut(sheet: Sheet, around: readonly Dot[], margin: number): readonly number[] {
  if (around.length === 0) return [0, 0, sheet.width, sheet.height];
  const xs = around.map((dot) => sheet.at(dot)[0]);
  const ys = around.map((dot) => sheet.at(dot)[1]);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/** The colours of the house, with a shape each. */
const seatMark = (seat: Seat): Mark => ({ colour: `var(--seat-${seat % 6})`, shape: SHAPES[seat % 2] ?? '' });
const SHAPES = ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'M12 2l10 10l-10 10l-10-10z'];
