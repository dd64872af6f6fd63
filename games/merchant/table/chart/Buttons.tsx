// Buttons on the chart itself: the pilot numbers on the arrows they lead along (§6.41), and landing (§6.2).

import type { TableProps } from '../../../table.ts';
import { kindOf } from '../../rules/board.ts';
import { gateNumbered } from '../../rules/places.ts';
import { NONE, type Table } from '../../rules/table.ts';
import type { Course } from './course.ts';
import { arrowsOf } from './Lanes.tsx';
import type { Point, ChartSheet } from './sheet.ts';

type Props = Pick<TableProps<Table>, 'view' | 'say' | 'answer' | 'busy'> & {
  readonly sheet: ChartSheet;
  readonly course: Course;
};

export function Buttons({ sheet, course, view, say, answer, busy }: Props) {
  const [x, y] = sheet.at(course.here);
  const act = (word: string) => (): void => {
    if (!busy) answer(word);
  };
  return (
    <g className="chart-buttons">
      {course.pilots.map((pilot, n) => {
        const at = berthOf(sheet, course, view.table, pilot, n);
        return (
          <Button key={pilot} at={at} label={say({ key: 'chart.pilot', args: { pilot } })} act={act(`pilot ${pilot}`)}>
            <rect x={-15} y={-15} width={30} height={30} rx={7} className="chart-press" />
            <text y={8} className="chart-press-number">
              {pilot}
            </text>
          </Button>
        );
      })}
      {course.land && (
        <Button at={[x, y + 34]} label={say({ key: 'chart.land' })} act={act('land')}>
          <Pill words={say({ key: 'chart.land' })} />
        </Button>
      )}
    </g>
  );
}

function Pill({ words }: { readonly words: string }) {
  const wide = words.length * 10 + 26;
  return (
    <>
      <rect x={-wide / 2} y={-15} width={wide} height={30} rx={15} className="chart-press" />
      <text y={6.5} className="chart-press-words">
        {words}
      </text>
    </>
  );
}

interface ButtonProps {
  readonly at: Point;
  readonly label: string;
  readonly children: React.ReactNode;
  act(): void;
}

function Button({ at, label, act, children }: ButtonProps) {
  return (
    // An element of the chart: HTML buttons do not live inside SVG.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      data-act=""
      transform={`translate(${at[0]} ${at[1]})`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
    >
      {children}
    </g>
  );
}

/** On the arrow the number leads along, on the gate it leads to, else around the ship. Numbers of one arrow stand in a row. */
function berthOf(sheet: ChartSheet, course: Course, table: Table, pilot: number, n: number): Point {
  const [x, y] = sheet.at(course.here);
  const arrow =
    kindOf[course.here] === 'circle'
      ? arrowsOf(sheet, course.here).find((each) => each.numbers.includes(pilot))
      : undefined;
  if (arrow !== undefined) {
    const place = arrow.numbers.filter((number) => course.pilots.includes(number)).indexOf(pilot);
    const far = 46 + place * 34;
    return [x + Math.cos(arrow.angle) * far, y + Math.sin(arrow.angle) * far];
  }
  const gate = gateNumbered(table, pilot, false);
  if (gate !== NONE && gate !== course.here) {
    const [gx, gy] = sheet.at(gate);
    return [gx, gy - 30];
  }
  return [x + (n - (course.pilots.length - 1) / 2) * 36, y - 52];
}
