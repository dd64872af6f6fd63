// The middle of the board: the Warp with the tokens in it, Limbo if it is in play, the ring of the ten steps, and the cone, which
// turns to what it is aimed at and lies on one side or the other.

import type { View } from '@orrery/kernel';
import { memo, useState } from 'react';
import type { TableProps } from '../../../table.ts';
import { isReverse } from '../../rules/live.ts';
import { type Challenge, current, isOn, LIMBO, SIDES, type Table } from '../../rules/table.ts';
import { stepOf } from '../../rules/turn.ts';
import { usePaint } from './gradients.tsx';
import {
  angleTo,
  PLATE,
  pileAt,
  placeAt,
  type Point,
  polar,
  reachOf,
  sectionAt,
  type Sheet,
  stepAngle,
  STEPS,
  WARP,
} from './sheet.ts';
import { Chips, chipsIn } from './Tokens.tsx';

interface WarpProps {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly glyph: TableProps['glyph'];
}

const [VORTEX, RING_IN, RING_OUT] = [126, 131, 153];

export const Warp = memo(({ sheet, view, glyph }: WarpProps) => {
  const { table } = view;
  const [x, y] = sheet.centre;
  const challenge = current(table);
  return (
    <g className="cosmic-warp" aria-hidden="true">
      <g transform={`translate(${x} ${y})`}>
        <Vortex />
        <StepRing now={stepOf(view)} />
      </g>
      {isOn(table, LIMBO) && <Limbo sheet={sheet} table={table} glyph={glyph} />}
      <Cone sheet={sheet} view={view} challenge={challenge} glyph={glyph} />
      {table.warp.map((n, seat) => {
        if (n === 0) return null;
        const [px, py] = pileAt(sheet, seat);
        return (
          <g key={seat} transform={`translate(${px} ${py})`} data-pile={seat}>
            <Chips chips={[{ seat, n }]} glyph={glyph} scale={0.9} />
          </g>
        );
      })}
    </g>
  );
});

const Vortex = memo(() => {
  const paint = usePaint();
  return (
    <>
      <circle r={WARP + 30} fill={paint('violet')} />
      <circle r={VORTEX} fill={paint('vortex')} />
      <g fill="none" stroke="#b7a6ff">
        {[0, 1, 2, 3, 4].map((arm) => (
          <path
            key={arm}
            d={spiral(arm)}
            strokeOpacity={0.16 + arm * 0.03}
            strokeWidth={7 - arm}
            strokeLinecap="round"
          />
        ))}
      </g>
    </>
  );
});

function spiral(arm: number): string {
  const points = Array.from({ length: 26 }, (_, n): Point => {
    const angle = (arm * 2 * Math.PI) / 5 + n * 0.16;
    return polar([0, 0], angle, 118 - n * 3.4);
  });
  return `M${points.map((at) => at.map((each) => each.toFixed(1)).join(' ')).join('L')}`;
}

/** §3.1 to §3.10; the one that is being played is lit. */
const StepRing = memo(({ now }: { readonly now: number }) => (
  <g>
    <circle r={RING_OUT} className="cosmic-ring" />
    <circle r={RING_IN} className="cosmic-ring" />
    {Array.from({ length: STEPS }, (_, n) => {
      const angle = stepAngle(n + 1);
      const [x, y] = polar([0, 0], angle, (RING_IN + RING_OUT) / 2);
      return (
        <g key={n} data-step={n + 1} data-now={n + 1 === now} data-done={n + 1 < now} className="cosmic-step">
          <path d={segment(angle)} />
          <text x={x} y={y + 5}>
            {n + 1}
          </text>
        </g>
      );
    })}
  </g>
));

function segment(angle: number): string {
  const half = Math.PI / STEPS - 0.02;
  const at = (turn: number, far: number): string =>
    polar([0, 0], angle + turn, far)
      .map((each) => each.toFixed(1))
      .join(' ');
  return `M${at(-half, RING_IN)}A${RING_IN} ${RING_IN} 0 0 1 ${at(half, RING_IN)}L${at(half, RING_OUT)}A${RING_OUT} ${RING_OUT} 0 0 0 ${at(-half, RING_OUT)}Z`;
}

/** §10: a section for each colour; what is lost waits in the one that is marked. */
function Limbo({
  sheet,
  table,
  glyph,
}: {
  readonly sheet: Sheet;
  readonly table: Table;
  readonly glyph: TableProps['glyph'];
}) {
  const seats = sheet.systems.length;
  const [x, y] = sheet.centre;
  return sheet.systems.map((_, seat) => {
    const [sx, sy] = sectionAt(sheet, seat);
    const from = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    const [ax, ay] = polar([x, y], from + 0.04, 126);
    const [bx, by] = polar([x, y], from + (2 * Math.PI) / seats - 0.04, 126);
    const chips = chipsIn(table.limbo[seat] ?? []);
    return (
      <g key={seat} data-limbo={seat} data-marked={table.marker === seat} className="cosmic-limbo">
        <path d={`M${ax} ${ay}A126 126 0 ${seats === 1 ? 1 : 0} 1 ${bx} ${by}`} stroke={glyph(seat).colour} />
        <g transform={`translate(${sx} ${sy})`}>
          <Chips chips={chips} glyph={glyph} scale={0.8} rows={2} />
        </g>
      </g>
    );
  });
}

/** What the cone points at; null: nothing yet. */
function aimOf(sheet: Sheet, table: Table, challenge: Challenge | undefined): Point | null {
  if (challenge === undefined) return null;
  const { target, system, defense, warp } = challenge;
  if (target >= 0) return placeAt(sheet, table, target);
  if (warp) return null;
  return sheet.systems[system >= 0 ? system : defense] ?? null;
}

interface ConeProps {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly challenge: Challenge | undefined;
  readonly glyph: TableProps['glyph'];
}

function Cone({ sheet, view, challenge, glyph }: ConeProps) {
  const paint = usePaint();
  const [x, y] = sheet.centre;
  const aim = aimOf(sheet, view.table, challenge);
  const degrees = useNearest(aim === null ? -90 : (angleTo(sheet, aim) * 180) / Math.PI);
  const reverse = challenge !== undefined && isReverse(view);
  return (
    <g transform={`translate(${x} ${y})`} className="cosmic-cone" data-reverse={reverse} data-aimed={aim !== null}>
      <g className="cosmic-hand" style={{ transform: `rotate(${degrees}deg)` }}>
        <g className="cosmic-sides">
          <path
            d="M40 -30Q96 -16 172 0Q96 16 40 30Z"
            fill={paint(reverse ? 'onyx' : 'brass')}
            className="cosmic-hand-shape"
          />
          <path d="M60 0H160" stroke="#fff7e2" strokeOpacity={0.5} strokeWidth={1.4} />
        </g>
      </g>
      <circle r={PLATE} fill={paint(reverse ? 'onyx' : 'brass')} className="cosmic-hub" />
      <circle r={PLATE - 6} className="cosmic-hub-in" />
      <path d={`M0 ${-PLATE + 10}V${PLATE - 10}`} stroke="#c9a24a" strokeOpacity={0.4} />
      {challenge !== undefined &&
        SIDES.map((side) => (
          <g key={side} transform={`translate(${side === 0 ? -24 : 24} 0)`} data-cone={side}>
            <Chips chips={chipsIn(challenge.cone[side])} glyph={glyph} scale={0.9} rows={5} />
          </g>
        ))}
    </g>
  );
}

/** The same direction as a number of degrees that is nearest to the last: the cone swings the short way round. */
function useNearest(degrees: number): number {
  const [last, turn] = useState(degrees);
  const next = degrees + 360 * Math.round((last - degrees) / 360);
  if (next !== last) turn(next);
  return next;
}

/** From the tip of the cone to its target. */
export const Beam = memo(({ sheet, view: { table } }: Pick<WarpProps, 'sheet' | 'view'>) => {
  const challenge = current(table);
  const aim = aimOf(sheet, table, challenge);
  if (aim === null || challenge === undefined || challenge.target < 0) return null;
  const angle = angleTo(sheet, aim);
  const [ax, ay] = polar(sheet.centre, angle, 172);
  const reach = reachOf(table, challenge.target) + 4;
  const [bx, by] = polar(aim, angle + Math.PI, reach);
  return (
    <g className="cosmic-beam" aria-hidden="true">
      <path d={`M${ax} ${ay}L${bx} ${by}`} />
      <circle cx={aim[0]} cy={aim[1]} r={reach} />
    </g>
  );
});
