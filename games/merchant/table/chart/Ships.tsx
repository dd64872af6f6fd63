// The ships, each in its seat's colour and with its shape. Several on one dot stand around it.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import type { Mark } from '../../../table.ts';
import type { Dot } from '../../rules/board.ts';
import type { Point, Sheet } from './sheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly at: readonly Dot[];
  readonly active: Seat;
  readonly viewer: Seat;
  mark(seat: Seat): Mark;
}

export const Ships = memo(({ sheet, at, active, viewer, mark }: Props) => {
  // Who is at the helm is drawn last, and the viewer's own ship over the others.
  const order = at.map((_, seat) => seat).toSorted((a, b) => rank(a) - rank(b));
  function rank(seat: Seat): number {
    return (seat === active ? 2 : 0) + (seat === viewer ? 1 : 0);
  }
  return (
    <g className="chart-ships" aria-hidden="true">
      {order.map((seat) => {
        const [x, y] = berth(sheet, at, seat);
        const { colour, shape } = mark(seat);
        return (
          <g key={seat} data-ship={seat} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {seat === active && <circle r={21} className="chart-helm" stroke={colour} />}
            <path
              d="M0 -19C7 -13 9 -5 9 3L15 12V17L7 13H-7L-15 17V12L-9 3C-9 -5 -7 -13 0 -19Z"
              fill={colour}
              className="chart-hull"
            />
            <path d="M-5 14L0 22L5 14Z" className="chart-flame" />
            <circle r={6.8} cy={0} fill="#0c1329" />
            <path d={shape} transform="scale(0.42) translate(-12 -12)" fill={colour} />
          </g>
        );
      })}
    </g>
  );
});

/** Where a seat's ship is drawn: above its dot, or beside the others that are there. */
export function berth(sheet: Sheet, at: readonly Dot[], seat: Seat): Point {
  const [x, y] = sheet.at(at[seat] ?? 0);
  const here = at.flatMap((dot, other) => (dot === at[seat] ? [other] : []));
  if (here.length === 1) return [x, y - 13];
  const angle = -Math.PI / 2 + ((here.indexOf(seat) - (here.length - 1) / 2) * Math.PI) / Math.max(3, here.length - 1);
  return [x + Math.cos(angle) * 31, y + Math.sin(angle) * 25];
}
