// Travel by keyboard: one dot has the focus, the arrows go on to the neighbour on that side, Enter does what a click does.

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Dot } from '../../rules/board.ts';
import type { Sheet } from './sheet.ts';
import { isArrowKey, neighbour } from './travel.ts';

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

export function Keys({ sheet, dot, home, label, travel, press, zoom }: Props) {
  const ring = useRef<SVGGElement>(null);
  const wanted = useRef(false);
  // Before anything else can happen: the next key must find the focus where it went.
  useLayoutEffect(() => {
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
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (isArrowKey(event.key)) go(neighbour(sheet, dot, event.key));
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
