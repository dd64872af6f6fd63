// The names on the chart: systems always, Spaceports where there is room to read them.

import { memo } from 'react';
import { BASE_SYSTEM, dotsOf, orbitOf, ORBITS, systemOf } from '../../rules/board.ts';
import { PORT_NAMES, SYSTEM_NAMES } from '../../text/names.ts';
import { everywhere, middle, type Point, type PrintProps, type Sheet } from './sheet.ts';
import { WORLDS } from './worlds.ts';

const LINE = 22;

interface Props extends PrintProps {
  /** Only the names of these. */
  readonly systems?: ReadonlySet<number> | undefined;
  /** The Base is the one place whose name is not the board's in every language. */
  readonly base?: string | undefined;
}

export const Names = memo(({ sheet, shows = everywhere, systems, base = SYSTEM_NAMES[BASE_SYSTEM] }: Props) => (
  <g className="chart-names" aria-hidden="true">
    {WORLDS.map(({ name: [x, y, anchor] }, system) => {
      const [left, top] = sheet.place(x, y);
      return !shows([left, top]) || systems?.has(system) === false ? null : (
        <text key={SYSTEM_NAMES[system]} x={left} y={top} textAnchor={anchor} className="chart-name">
          {(system === BASE_SYSTEM ? [base] : linesOf(system)).map((line, n) => (
            <tspan key={line} x={left} dy={n === 0 ? 0 : LINE}>
              {line}
            </tspan>
          ))}
        </text>
      );
    })}
    {ORBITS.map((dot) => {
      const { at, anchor } = besideOrbit(sheet, dot);
      return !shows(at) || systems?.has(systemOf[dot] ?? -1) === false ? null : (
        <text key={dot} x={at[0]} y={at[1]} textAnchor={anchor} className="chart-port-name">
          {PORT_NAMES[orbitOf[dot] ?? 0]}
        </text>
      );
    })}
  </g>
));

function linesOf(system: number): string[] {
  const name = SYSTEM_NAMES[system] ?? '';
  const cut = WORLDS[system]?.broken === true ? name.lastIndexOf(' ') : -1;
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** Where the line about a system's culture stands: under its name. */
export function underName(
  sheet: Sheet,
  system: number,
): { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' } {
  const [x, y, anchor] = WORLDS[system]?.name ?? [0, 0, 'start'];
  const [left, top] = sheet.place(x, y);
  return { at: [left, top + LINE * (linesOf(system).length - 1) + 21], anchor };
}

/** Ports whose name would lie on something: how far from the Orbit it stands instead. */
const MOVED: Readonly<Record<string, readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']>> = {
  'Desolation Landing': [-10, 24, 'end'],
  Bypass: [0, -20, 'middle'],
  'Wet Landing': [2, 29, 'start'],
  'Jellybeast Landing': [-42, 46, 'start'],
  Jewelport: [-4, -19, 'middle'],
  Grandport: [6, -19, 'start'],
  Goliath: [-6, -19, 'end'],
  'Ice Station': [0, 28, 'middle'],
  Shuttlestop: [0, 39, 'middle'],
  'Neutron Port': [0, 40, 'middle'],
  Aerie: [-6, -18, 'middle'],
  Airhome: [0, 30, 'middle'],
};

/** Outside the ring its Orbit is on. */
function besideOrbit(sheet: Sheet, dot: number): { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' } {
  const [x, y] = sheet.at(dot);
  const moved = MOVED[PORT_NAMES[orbitOf[dot] ?? -1] ?? ''];
  if (moved !== undefined) return { at: [x + moved[0], y + moved[1]], anchor: moved[2] };
  const ring = (dotsOf[systemOf[dot] ?? -1] ?? []).map(sheet.at);
  const [mx, my] = middle(ring);
  const [dx, dy] = [x - mx, y - my];
  if (Math.abs(dx) < Math.abs(dy) * 0.5) return { at: [x, y + (dy < 0 ? -17 : 27)], anchor: 'middle' };
  const outwards = dx > 0 ? 1 : -1;
  return { at: [x + outwards * 16, y + (dy < 0 ? -6 : 15)], anchor: outwards > 0 ? 'start' : 'end' };
}
