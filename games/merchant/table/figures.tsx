// Still pictures of parts of the chart, for rule pages and lessons: printed as they are, or with a table laid on them. Each has
// a line of words, which is also its name for who cannot see it.

import './chart/board.css';
import './chart/pieces.css';
import './chart/decision.css';
import type { Lang, Messages, Seat, View } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { Glyph } from '../../table.ts';
import { BOXES, type Dot, dotOf, kindOf, systemOf } from '../rules/board.ts';
import type { Table } from '../rules/table.ts';
import { Globes } from './chart/Globes.tsx';
import { Lanes } from './chart/Lanes.tsx';
import { FaceDown, Markers } from './chart/Markers.tsx';
import { Names, useSystemNames } from './chart/Names.tsx';
import { Lights, Trail } from './chart/Overlay.tsx';
import { Ships } from './chart/Ships.tsx';
import { Sky } from './chart/Sky.tsx';
import { Gradients } from './chart/gradients.tsx';
import { type Point, type ChartSheet, WIDE } from './chart/sheet.ts';

interface Figure {
  readonly around: readonly string[];
  readonly glow?: readonly string[];
  readonly path?: readonly string[];
  readonly margin?: number;
}

const FIGURES: Readonly<Record<string, Figure>> = {
  '1.3': { around: ['war-torn-4', 'war-torn-9', 'multigen-lower', 'polluted-war-torn-4'], margin: 60 },
  '1.4': { around: ['giant-1', 'giant-5', 'giant-7', 'giant-3'], glow: ['giant-3', 'giant-5', 'giant-7'] },
  '5.21': {
    around: ['colony-1', 'colony-6', 'colony-3'],
    path: ['colony-3', 'colony-2', 'colony-1', 'colony-city-1'],
  },
  '5.32': {
    around: ['water-1', 'water-5', 'water-2', 'water-7', 'cloud-water-1'],
    path: ['cloud-water-1', 'cloud-water-2', 'water-7', 'water-8', 'water-1', 'water-2', 'water-city-1'],
  },
  '6.1': { around: ['cloud-southwest', 'cloud-city', 'cloud-center'], glow: ['cloud-q-southwest', 'cloud-q-south'] },
  '6.3': {
    around: ['rogue-3', 'rogue-5', 'rogue-7', 'rogue-8'],
    path: ['rogue-3', 'rogue-4', 'rogue-5', 'rogue-biosphere-1'],
  },
  '6.4': {
    around: ['cloud-southwest', 'base', 'cloud-west', 'cloud-q-southwest'],
    path: ['base', 'cloud-southwest', 'cloud-q-southwest'],
  },
  '6.43': { around: ['cloud-north', 'cloud-center', 'desert-cloud-1'], glow: ['cloud-north', 'desert-cloud-1'] },
  '8.2': {
    around: ['base', 'base-colony-4', 'biosphere-base-2'],
    path: ['base', 'base-colony-2', 'base-colony-3', 'base-colony-4'],
    margin: 90,
  },
  '8.41': { around: ['desert-1', 'desert-6', 'desert-9', 'desert-3'], path: ['desert-city-2', 'desert-city-1'] },
};

export const figures: Readonly<Record<string, ComponentType<{ readonly lang: Lang; readonly messages: Messages }>>> =
  Object.fromEntries(Object.entries(FIGURES).map(([number, figure]) => [number, pictureOf(number, figure)]));

function pictureOf(number: string, { around, glow = [], path = [], margin = 80 }: Figure) {
  const dots = { around: around.map(dotOf), glow: glow.map(dotOf), path: path.map(dotOf) };
  return ({ messages }: { readonly messages: Messages }) => {
    const words = messages[`figure.${number}`] ?? number;
    return (
      <>
        <ChartPicture label={words} messages={messages} margin={margin} {...dots} />
        <figcaption>{words}</figcaption>
      </>
    );
  };
}

interface PictureProps {
  /** What it shows, in words, for who cannot see it. */
  readonly label: string;
  /** What the systems are called. */
  readonly messages: Messages;
  /** The dots it is about: it is cut to them, with some room around. Left out: the whole cluster. */
  readonly around?: readonly Dot[];
  /** How much room around them, in units of the board. */
  readonly margin?: number;
  /** What lies on the board and where the ships are; left out: the bare board. */
  readonly view?: View<Table>;
  readonly glyph?: (seat: Seat) => Glyph;
  /** Dots that are lit. */
  readonly glow?: readonly Dot[];
  /** A way flown, from its first dot to its last. */
  readonly path?: readonly Dot[];
}

function ChartPicture(props: PictureProps) {
  const { label, messages, around = [], margin = 70, view, glyph = seatGlyph, glow = [], path = [] } = props;
  const sheet = WIDE;
  const called = useSystemNames((system) => messages[`system.${system}`] ?? '');
  const box = cut(sheet, around, margin);
  const shows = within(box);
  const systems = around.length === 0 ? undefined : new Set(around.map((dot) => systemOf[dot] ?? -1));
  return (
    <div className="chart-picture night">
      <svg viewBox={box.join(' ')} textAnchor="middle" role="img" aria-label={label}>
        <Gradients>
          <Sky sheet={sheet} />
          <Globes sheet={sheet} shows={shows} />
          {path.length > 1 && <Trail sheet={sheet} path={path} colour="#e9c86f" />}
          <Lanes sheet={sheet} shows={shows} />
          <Names sheet={sheet} shows={shows} systems={systems} called={called} />
          {view === undefined ? (
            BOXES.filter((dot) => kindOf[dot] === 'question' && shows(sheet.at(dot))).map((dot) => (
              <FaceDown key={dot} sheet={sheet} dot={dot} />
            ))
          ) : (
            <Markers sheet={sheet} view={view} glyph={glyph} />
          )}
          <Lights sheet={sheet} glow={glow} look={null} />
          {view !== undefined && (
            <Ships sheet={sheet} at={view.table.at} active={view.table.active} viewer={view.viewer} glyph={glyph} />
          )}
        </Gradients>
      </svg>
    </div>
  );
}

/** A picture is at least so much wider than high. */
const SHAPE = 1.7;

type Box = readonly [left: number, top: number, width: number, height: number];

function cut(sheet: ChartSheet, around: readonly Dot[], margin: number): Box {
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
const seatGlyph = (seat: Seat): Glyph => ({ colour: `var(--seat-${seat % 6})`, shape: SHAPES[seat % 2] ?? '' });
const SHAPES = ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'M12 2l10 10l-10 10l-10-10z'];
