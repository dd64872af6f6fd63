// What the pictures of the rules page show: moments of the first lesson, and the reverse hexes, cut to what they are about.

import '../board/board.css';
import '../board/pieces.css';
import { clone, type Seat, type State, view as viewOf, type View } from '@orrery/kernel';
import { useMemo } from 'react';
import { LEARNER, type Move, playLesson } from '../../../learn.ts';
import type { Glyph } from '../../../table.ts';
import { rules } from '../../all-rules.ts';
import { challenge } from '../../learn/lessons.ts';
import { layHex } from '../../rules/hexes.ts';
import type { Table } from '../../rules/table.ts';
import { Paints } from '../board/gradients.tsx';
import { HALF_HIGH, HALF_WIDE, type Point, sheetFor, WARP } from '../board/sheet.ts';
import { Sky } from '../board/Sky.tsx';
import { System } from '../board/System.tsx';
import { Beam, Warp } from '../board/Warp.tsx';
import type { FigureNumber } from './index.tsx';

/** The first lesson, answer by answer. */
const MOVES: readonly Move[] = [
  'on',
  'on',
  'on',
  { answer: [2, 1, 0, 0, 1] },
  { answer: 11 },
  { answer: [2] },
  'on',
  { answer: 0 },
  'on',
];

const lesson = (moves: number): State<Table> => playLesson(rules, challenge, MOVES.slice(0, moves)).state;

/** The learner's system, turned over. */
function withHex(hex: number): State<Table> {
  const state = clone(lesson(0));
  layHex(state, LEARNER, hex);
  return state;
}

interface Figure {
  state(): State<Table>;
  /** What it is cut to: systems by their seat, and the Warp. */
  readonly around: readonly (Seat | 'warp')[];
}

const hexFigure = (hex: number): Figure => ({ state: () => withHex(hex), around: [LEARNER] });

const FIGURES: Readonly<Record<FigureNumber, Figure>> = {
  '1.1': { state: () => lesson(0), around: [LEARNER] },
  '3.1': { state: () => lesson(9), around: ['warp'] },
  '3.3': { state: () => lesson(5), around: ['warp', 1] },
  '3.6': { state: () => lesson(7), around: ['warp', 1] },
  '3.87': { state: () => lesson(9), around: [1] },
  '9.1': hexFigure(0),
  '9.2': hexFigure(1),
  '9.3': hexFigure(2),
  '9.4': hexFigure(3),
  '9.5': hexFigure(4),
  '9.6': hexFigure(5),
};

export default function Drawing({ number, label }: { readonly number: FigureNumber; readonly label: string }) {
  const { view, sheet, box } = useMemo(() => {
    const { state, around } = FIGURES[number];
    const shown: View<Table> = viewOf(state(), LEARNER);
    const laid = sheetFor(0, [1, 1], 1, shown.seats, LEARNER).sheet;
    const parts = around.map((part): [Point, Point] =>
      part === 'warp' ? [laid.centre, [WARP, WARP]] : [laid.systems[part] ?? laid.centre, [HALF_WIDE, HALF_HIGH]],
    );
    return { view: shown, sheet: laid, box: boxAround(parts) };
  }, [number]);
  return (
    <svg viewBox={box.join(' ')} textAnchor="middle" role="img" aria-label={label}>
      <Paints>
        <Sky sheet={sheet} />
        <Warp sheet={sheet} view={view} glyph={glyph} />
        {sheet.systems.map((_, seat) => (
          <System key={seat} sheet={sheet} view={view} seat={seat} glyph={glyph} />
        ))}
        <Beam sheet={sheet} view={view} />
      </Paints>
    </svg>
  );
}

const ROOM = 14;

function boxAround(parts: readonly (readonly [Point, Point])[]): readonly number[] {
  const edge = (at: 0 | 1, side: -1 | 1): number[] =>
    parts.map(([middle, half]) => middle[at] + side * (half[at] + ROOM));
  const [left, top] = [Math.min(...edge(0, -1)), Math.min(...edge(1, -1))];
  return [left, top, Math.max(...edge(0, 1)) - left, Math.max(...edge(1, 1)) - top];
}

/** The colours of the house, with a shape each. */
const glyph = (seat: Seat): Glyph => ({ colour: `var(--seat-${seat})`, shape: SHAPES[seat % 3] ?? '' });
const SHAPES = ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'M12 2l10 10l-10 10l-10-10z', 'M12 3l10 18H2z'];
