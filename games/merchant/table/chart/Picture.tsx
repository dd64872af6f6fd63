// A still picture of a part of the chart, for rule pages and lessons: printed as it is, or with a table laid on it.

import './chart.css';
import type { Seat, View } from '@orrery/kernel';
import type { Mark } from '../../../table.ts';
import { BOXES, type Dot, kindOf, systemOf } from '../../rules/board.ts';
import type { Table } from '../../rules/table.ts';
import { Globes } from './Globes.tsx';
import { Inks } from './ink.tsx';
import { Lanes } from './Lanes.tsx';
import { FaceDown, Markers } from './Markers.tsx';
import { Names } from './Names.tsx';
import { Lights, Trail } from './Overlay.tsx';
import { Ships } from './Ships.tsx';
import { type Point, type Sheet, WIDE } from './sheet.ts';
import { Sky } from './Sky.tsx';

interface Props {
  /** What it shows, in words, for who cannot see it. */
  readonly label: string;
  /** What the Galactic Base is called; left out: as on the board. */
  readonly base?: string | undefined;
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

export function ChartPicture(props: Props) {
  const { label, base, around = [], margin = 70, view, mark = seatMark, glow = [], path = [] } = props;
  const sheet = WIDE;
  const box = cut(sheet, around, margin);
  const shows = within(box);
  const systems = around.length === 0 ? undefined : new Set(around.map((dot) => systemOf[dot] ?? -1));
  return (
    <div className="chart-picture">
      <svg viewBox={box.join(' ')} textAnchor="middle" role="img" aria-label={label}>
        <Inks>
          <Sky sheet={sheet} />
          <Globes sheet={sheet} shows={shows} />
          {path.length > 1 && <Trail sheet={sheet} path={path} colour="#e9c86f" />}
          <Lanes sheet={sheet} shows={shows} />
          <Names sheet={sheet} shows={shows} systems={systems} base={base} />
          {view === undefined ? (
            BOXES.filter((dot) => kindOf[dot] === 'question' && shows(sheet.at(dot))).map((dot) => (
              <FaceDown key={dot} sheet={sheet} dot={dot} />
            ))
          ) : (
            <Markers sheet={sheet} view={view} mark={mark} />
          )}
          <Lights sheet={sheet} glow={glow} look={null} />
          {view !== undefined && (
            <Ships sheet={sheet} at={view.table.at} active={view.table.active} viewer={view.viewer} mark={mark} />
          )}
        </Inks>
      </svg>
    </div>
  );
}

/** A picture is at least so much wider than high. */
const SHAPE = 1.7;

type Box = readonly [left: number, top: number, width: number, height: number];

function cut(sheet: Sheet, around: readonly Dot[], margin: number): Box {
  if (around.length === 0) return [0, 0, sheet.width, sheet.height];
  const xs = around.map((dot) => sheet.at(dot)[0]);
  const ys = around.map((dot) => sheet.at(dot)[1]);
  const top = Math.min(...ys) - margin;
  const height = Math.max(...ys) + margin - top;
  const width = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * margin, height * SHAPE);
  return [(Math.max(...xs) + Math.min(...xs) - width) / 2, top, width, height];
}

/** Worlds and names reach over the edge, so a little more is drawn than is seen. */
const within =
  ([left, top, width, height]: Box) =>
  ([x, y]: Point): boolean =>
    x > left - OVER && x < left + width + OVER && y > top - OVER && y < top + height + OVER;
const OVER = 70;

/** The colours of the house, with a shape each. */
const seatMark = (seat: Seat): Mark => ({ colour: `var(--seat-${seat % 6})`, shape: SHAPES[seat % 2] ?? '' });
const SHAPES = ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'M12 2l10 10l-10 10l-10-10z'];
