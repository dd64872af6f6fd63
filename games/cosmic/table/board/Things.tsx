// What can be pointed at and pressed, over everything that is drawn. One thing has the focus of the keyboard; arrows lead to the next
// one on that side, Page Down and Page Up from answer to answer.

import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import type { Table } from '../../rules/table.ts';
import type { Thing } from '../focus.tsx';
import { aloud, type Label } from './labels.ts';
import { type Point, PLATE, reachOf, type Sheet, thingAt } from './sheet.ts';
import type { Targets } from './targets.ts';

interface ThingsProps {
  readonly sheet: Sheet;
  readonly table: Table;
  readonly things: readonly Thing[];
  readonly targets: Targets;
  readonly glow: readonly Thing[];
  /** How many clicks lie on each. */
  readonly counts: ReadonlyMap<Thing, number>;
  readonly at: Thing;
  /** Times the size of a name plate. */
  readonly plate: number;
  readonly labels: ReadonlyMap<Thing, Label>;
  go(thing: Thing): void;
  point(thing: Thing | null): void;
  press(thing: Thing): void;
}

const NO_LABEL: Label = { title: '', lines: [], can: null };

export const Things = memo((props: ThingsProps) => {
  const { sheet, table, things, targets, glow, counts, at, plate, labels, go, point, press } = props;
  const room = useRef<SVGGElement>(null);
  const wanted = useRef(false);
  // Before anything else can happen: the next key must find the focus where it went.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    room.current?.querySelector<SVGGElement>(`[data-thing="${at}"]`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(at);
    else {
      const next = neighbour(props, event.key);
      if (next === null) return;
      wanted.current = true;
      go(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={room} onKeyDown={onKeyDown} onPointerLeave={(event) => event.pointerType === 'mouse' && point(null)}>
      {things.map((thing) => {
        const place = thingAt(sheet, table, thing);
        if (place === null) return null;
        const n = counts.get(thing) ?? 0;
        return (
          // An element of the board: HTML buttons do not live inside SVG.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <g
            key={thing}
            role="button"
            tabIndex={thing === at ? 0 : -1}
            aria-label={aloud(labels.get(thing) ?? NO_LABEL)}
            data-thing={thing}
            data-target={targets.by.has(thing) || undefined}
            data-glow={glow.includes(thing) || undefined}
            data-on={n > 0 || undefined}
            className="cosmic-thing"
            transform={`translate(${place[0]} ${place[1]})`}
            onClick={() => press(thing)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && point(thing)}
            onPointerUp={(event) => event.pointerType !== 'mouse' && point(thing)}
            onFocus={(event) => {
              go(thing);
              if (event.currentTarget.matches(':focus-visible')) point(thing);
            }}
            onBlur={() => point(null)}
          >
            <Shape thing={thing} table={table} plate={plate} />
            {n > 0 && (
              <g
                className="cosmic-clicks"
                transform={`translate(${reach(table, thing) * 0.72} ${-reach(table, thing) * 0.72})`}
              >
                <circle r={12} />
                <text y={5}>{targets.kind === 'some' ? '✓' : n}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

function reach(table: Table, thing: Thing): number {
  const [kind, n] = thing.split(' ');
  return kind === 'place' ? reachOf(table, Number(n)) : 30;
}

function Shape({ thing, table, plate }: { readonly thing: Thing; readonly table: Table; readonly plate: number }) {
  const [kind, n] = thing.split(' ');
  // Its middle is that of a plate as it is drawn; a larger one grows upwards.
  if (kind === 'seat')
    return <rect x={-106 * plate} y={23 - 46 * plate} width={212 * plate} height={48 * plate} rx={10} />;
  if (kind === 'cone')
    return (
      <path
        d={`M${n === '0' ? 24 : -24} ${-PLATE}A${PLATE} ${PLATE} 0 0 ${n === '0' ? 0 : 1} ${n === '0' ? 24 : -24} ${PLATE}Z`}
      />
    );
  if (kind === 'step') return <circle r={12} />;
  if (kind === 'warp') return <ellipse rx={34} ry={17} />;
  return <circle r={reach(table, thing)} />;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 };

/** Where a key leads; null: it is none of ours. */
function neighbour({ sheet, table, things, targets, at }: ThingsProps, key: string): Thing | null {
  if (key === 'PageDown' || key === 'PageUp') {
    const all = things.filter((thing) => targets.by.has(thing));
    const now = all.indexOf(at);
    return all.at(key === 'PageDown' ? (now + 1) % Math.max(1, all.length) : now - 1) ?? at;
  }
  if (key === 'Home') return things[0] ?? at;
  const degrees = ARROWS[key];
  if (degrees === undefined) return null;
  const here = thingAt(sheet, table, at);
  if (here === null) return at;
  let found = at;
  let least = Infinity;
  for (const thing of things) {
    const there = thing === at ? null : thingAt(sheet, table, thing);
    if (there === null) continue;
    const [far, turn] = wayTo(here, there, (degrees * Math.PI) / 180);
    if (turn < Math.PI / 3 && far * (1 + turn) < least) [least, found] = [far * (1 + turn), thing];
  }
  return found;
}

function wayTo([ax, ay]: Point, [bx, by]: Point, side: number): [far: number, turn: number] {
  const off = Math.atan2(by - ay, bx - ax) - side;
  return [Math.hypot(bx - ax, by - ay), Math.abs(Math.atan2(Math.sin(off), Math.cos(off)))];
}
