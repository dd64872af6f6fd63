// Travel by keyboard: one dot has the focus, Enter does what a click does. Every path out of a dot gets the arrow key that fits
// it best; an arrow without a path leads to the nearest dot on that side.

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { DOTS } from '../../data/dots.ts';
import { type Dot, ways } from '../../rules/board.ts';
import type { ChartSheet } from './sheet.ts';

interface KeyboardProps {
  readonly sheet: ChartSheet;
  /** The dot that has the focus, or would get it. */
  readonly dot: Dot;
  readonly home: Dot;
  label(dot: Dot): string;
  /** The focus goes on to another dot; null: it has left the chart. */
  travel(dot: Dot | null): void;
  press(dot: Dot): void;
  zoom(key: '+' | '-' | '0'): void;
}

export function Keyboard({ sheet, dot, home, label, travel, press, zoom }: KeyboardProps) {
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
      data-entry
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

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
export type ArrowKey = (typeof ARROWS)[number];

const isArrowKey = (key: string): key is ArrowKey => ARROWS.some((arrow) => arrow === key);

/** The dot an arrow key leads to; -1: there is none on that side. */
export function neighbour(sheet: ChartSheet, from: Dot, key: ArrowKey): Dot {
  const path = pathsByArrow(sheet, from).get(key);
  return path ?? nearestOnSide(sheet, from, key);
}

function pathsByArrow(sheet: ChartSheet, from: Dot): Map<ArrowKey, Dot> {
  const pairs = (ways[from] ?? []).flatMap(({ to }) =>
    ARROWS.map((key) => ({ to, key, turn: turnTo(sheet, from, to, key) })),
  );
  const found = new Map<ArrowKey, Dot>();
  const given = new Set<Dot>();
  for (const { to, key, turn } of pairs.toSorted((a, b) => a.turn - b.turn)) {
    if (turn > 0.5 * Math.PI || found.has(key) || given.has(to)) continue;
    found.set(key, to);
    given.add(to);
  }
  return found;
}

function nearestOnSide(sheet: ChartSheet, from: Dot, key: ArrowKey): Dot {
  const [x, y] = sheet.at(from);
  let found = -1;
  let least = Infinity;
  for (const dot of DOTS.keys()) {
    const turn = turnTo(sheet, from, dot, key);
    if (dot === from || turn > 0.25 * Math.PI) continue;
    const far = Math.hypot(sheet.at(dot)[0] - x, sheet.at(dot)[1] - y) * (1 + turn);
    if (far < least) [least, found] = [far, dot];
  }
  return found;
}

/** How far the way to a dot turns off an arrow's side, from 0 to π. */
function turnTo(sheet: ChartSheet, from: Dot, to: Dot, key: ArrowKey): number {
  const [ax, ay] = sheet.at(from);
  const [bx, by] = sheet.at(to);
  const off = Math.atan2(by - ay, bx - ax) - (ARROWS.indexOf(key) * Math.PI) / 2;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
}
