// The ship as a drawn card: its hull, what lies on it, and the holds as bays: one piece of goods or two small ones each.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { smallHolds } from '../../rules/holds.ts';
import { diceOf, holdsOf, makerOf, type Table } from '../../rules/table.ts';
import { ART, FLAMES, gearColour, gearPath, GOODS_ART, hueOf, HULLS, TRIMS } from '../shared/art.tsx';
import type { Props } from '../shared/props.ts';

/** Where the bays begin and end on each hull, in the drawing's own measure. */
const DECKS: readonly (readonly [left: number, right: number])[] = [
  [40, 116],
  [40, 122],
  [20, 128],
  [16, 146],
];
const BAY = 26;

interface Bay {
  readonly goods: number | null;
  readonly small: readonly number[];
}

/** Holds with goods first, then those with small markers as they lie, then what is empty (§3.431). */
export function baysOf(table: Table, seat: Seat): Bay[] {
  const bays: Bay[] = (table.goods[seat] ?? []).map((good) => ({ goods: good, small: [] }));
  for (const small of smallHolds(table, seat)) bays.push({ goods: null, small });
  while (bays.length < holdsOf(table.ship[seat] ?? 0)) bays.push({ goods: null, small: [] });
  return bays;
}

export const ShipDrawing = memo(function Drawing({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, name, say } = props;
  const { table } = view;
  const ship = table.ship[seat] ?? 0;
  const [left, right] = DECKS[ship] ?? [20, 140];
  const bays = baysOf(table, seat);
  const step = (right - left) / bays.length;
  const side = Math.min(BAY, step - 2);
  const hull = table.hull[seat] ?? [];
  const label = say({ key: 'panel.ship-drawn', args: { ship: name('ship', ship), n: holdsOf(ship) } });
  return (
    <svg
      className="mv-drawing"
      viewBox="-4 -16 208 112"
      role="img"
      aria-label={label}
      style={{ color: props.glyph(seat).colour }}
    >
      <path className="mv-flame" d={FLAMES[ship] ?? ''} />
      <path className="mv-plating" d={HULLS[ship] ?? ''} />
      <path className="mv-trim" d={TRIMS[ship] ?? ''} />
      {bays.map((bay, i) => {
        const x = left + i * step + (step - side) / 2;
        return (
          <g key={i} transform={`translate(${x} ${40 - side / 2})`}>
            <rect
              className={bay.goods === null && bay.small.length === 0 ? 'mv-bay empty' : 'mv-bay'}
              width={side}
              height={side}
              rx="3"
            />
            {bay.goods !== null && (
              <Sign d={GOODS_ART[bay.goods] ?? ''} colour={hueOf(makerOf(bay.goods))} x={2} y={2} size={side - 4} />
            )}
            {bay.small.map((code, nth) => (
              <Sign
                key={nth}
                d={gearPath(code)}
                colour={gearColour(code)}
                x={side / 4}
                y={nth * (side / 2) + 0.5}
                size={side / 2 - 1}
              />
            ))}
          </g>
        );
      })}
      {hull.map((code, i) => (
        <g key={i} transform={`translate(${70 + (i % 6) * 19} ${i < 6 ? -14 : 78})`}>
          <circle className="mv-slot" cx="8" cy="8" r="8.500" />
          <Sign d={gearPath(code)} colour={gearColour(code)} x={2.5} y={2.5} size={11} />
        </g>
      ))}
      {Array.from({ length: diceOf(ship) }, (_, die) => (
        <Sign key={die} d={ART.dice} colour="var(--parchment)" x={die * 15} y={80} size={14} />
      ))}
    </svg>
  );
});

interface SignProps {
  readonly d: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Sign({ d, colour, x, y, size }: SignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} style={{ color: colour }} className="mv-sign">
      <path d={d} />
    </g>
  );
}
