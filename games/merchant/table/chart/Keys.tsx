// Travel by keyboard: one dot has the focus, the arrows go on to the neighbour on that side, Enter does what a click does.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DOTS } from '../../data/dots.ts';
import { type Dot, ways } from '../../rules/board.ts';
import type { Sheet } from './sheet.ts';

interface Props {
  readonly sheet: Sheet;
  /** The dot that has the focus, or would get it. */
  readonly dot: Dot;
  readonly home: Dot;
  label(dot: Dot): string;
  /** The focus goes on to another dot; null: it has left the chart. */
  travel(dot: Dot | null): void;
  press(dot: Dot): void;
  zoom(key: '+' | '-' | '0'): void;
}

const SIDES: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 0.5, ArrowLeft: 1, ArrowUp: -0.5 };

export function Keys({ sheet, dot, home, label, travel, press, zoom }: Props) {
  const ring = useRef<SVGGElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    ring.current?.focus({ preventScroll: true });
  });
  const go = (to: Dot): void => {
    if (to === dot || to < 0) return;
    wanted.current = true;
    travel(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const side = SIDES[event.key];
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (side !== undefined) go(neighbour(sheet, dot, side * Math.PI));
    else if (event.key === 'Home') go(home);
    else if (event.key === 'Enter' || event.key === ' ') press(dot);
    else if (event.key === '+' || event.key === '=') zoom('+');
    else if (event.key === '-') zoom('-');
    else if (event.key === '0') zoom('0');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const [x, y] = sheet.at(dot);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <g
      key={dot}
      ref={ring}
      role="button"
      tabIndex={0}
      aria-label={label(dot)}
      data-key={dot}
      className="chart-key"
      transform={`translate(${x} ${y})`}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && travel(dot)}
      onBlur={() => !wanted.current && travel(null)}
    >
      <circle r={24} className="chart-key-ring" />
    </g>
  );
}

/** The dot next on a path to that side, else the nearest one there. */
export function neighbour(sheet: Sheet, from: Dot, angle: number): Dot {
  const next = (ways[from] ?? []).map(({ to }) => to);
  const near = best(sheet, from, angle, next, 0.36 * Math.PI);
  return near >= 0 ? near : best(sheet, from, angle, [...DOTS.keys()], 0.25 * Math.PI);
}

function best(sheet: Sheet, from: Dot, angle: number, dots: readonly Dot[], most: number): Dot {
  const [x, y] = sheet.at(from);
  let found = -1;
  let least = Infinity;
  for (const dot of dots) {
    if (dot === from) continue;
    const [dx, dy] = [sheet.at(dot)[0] - x, sheet.at(dot)[1] - y];
    const turn = Math.abs(Math.atan2(Math.sin(Math.atan2(dy, dx) - angle), Math.cos(Math.atan2(dy, dx) - angle)));
    if (turn > most) continue;
    const far = Math.hypot(dx, dy) * (1 + turn);
    if (far < least) [least, found] = [far, dot];
  }
  return found;
}
