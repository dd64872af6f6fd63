// What is drawn over the board for the decision at hand: where a flight can go, how likely, and the way that is aimed at.

import type { Seat } from '@orrery/kernel';
import { memo } from 'react';
import { type Dot, kindOf, systemOf } from '../../rules/board.ts';
import { isPortOfCall, penaltyAt } from '../../rules/places.ts';
import { afterShields } from '../../rules/gear.ts';
import type { Table } from '../../rules/table.ts';
import { type Course, flownOver } from './course.ts';
import { percent } from './dot-label.tsx';
import { arrowsOf } from './Lanes.tsx';
import type { Odds } from './odds.ts';
import type { Point, ChartSheet, Room } from './sheet.ts';
import { globeOf } from './system-looks.ts';

interface TargetProps {
  readonly sheet: ChartSheet;
  readonly names: readonly Room[];
  readonly course: Course;
  readonly table: Table;
}

/** Dots that can be chosen now. Where a flight can end well, it is said what that takes. */
export const Targets = memo(({ sheet, names, course, table }: TargetProps) => {
  const reached = [...course.reach.values()];
  const goals = reached.filter(({ dot, rests, reveals }) => reveals || (rests && isPortOfCall(table, dot)));
  return (
    <g className="chart-targets" aria-hidden="true">
      {reached.map(({ dot, rests }) => {
        const [x, y] = sheet.at(dot);
        return <circle key={dot} cx={x} cy={y} r={rests ? 17 : 13} className={rests ? 'chart-rest' : 'chart-pass'} />;
      })}
      <Chips
        sheet={sheet}
        names={names}
        chips={goals.map(({ dot, left, paid }) => ({
          dot,
          words: `${course.mp - left}${paid > 0 ? ` · $${paid}` : ''}`,
          className: paid > 0 ? 'chart-chip-dear' : 'chart-chip-cost',
        }))}
      />
      {[...course.declare.keys(), ...course.pick].map((dot) => {
        const [x, y] = sheet.at(dot);
        return (
          <g key={dot} transform={`translate(${x} ${y})`} className="chart-target" data-target={dot}>
            <circle r={19} />
            <path d="M-25 0h8M17 0h8M0 -25v8M0 17v8" />
          </g>
        );
      })}
    </g>
  );
});

interface ChipWords {
  readonly dot: Dot;
  readonly words: string;
  readonly className: string;
}

interface ChipsProps {
  readonly sheet: ChartSheet;
  readonly chips: readonly ChipWords[];
  readonly names: readonly Room[];
}

/** A few letters beside each dot, none on another nor on a name: first above it, else wherever there is room. */
function Chips({ sheet, chips, names }: ChipsProps) {
  const taken: Room[] = pilotRooms(sheet);
  return chips.map(({ dot, words, className }) => {
    const wide = wideFor(words);
    const rooms = chipRooms(sheet, dot, wide);
    const free = rooms.filter((each) => !taken.some((other) => isOn(each, other)));
    const room = free.find((each) => !names.some((name) => isOn(each, name))) ?? free[0] ?? rooms[0];
    if (room === undefined) return null;
    taken.push(room);
    return (
      <g key={dot} transform={`translate(${room.at[0]} ${room.at[1]})`} className={className}>
        <Chip words={words} wide={wide} />
      </g>
    );
  });
}

/** Where the numbers at the circles stand (§6.4). */
const pilotRooms = (sheet: ChartSheet): Room[] =>
  kindOf.flatMap((kind, dot) =>
    kind === 'circle' ? arrowsOf(sheet, dot).map(({ label, numbers }) => chipRoom(label, numbers.length * 11)) : [],
  );

const chipRoom = (at: Point, wide: number): Room => ({ at, wide: wide * SWELL, high: 20 * SWELL });

const wideFor = (words: string): number => Math.max(22, words.length * 8.4 + 11);

function Chip({ words, wide }: { readonly words: string; readonly wide: number }) {
  return (
    <g className="chart-chip">
      <rect x={-wide / 2} y={-10} width={wide} height={20} rx={10} />
      <text dy="0.35em">{words}</text>
    </g>
  );
}

interface ChanceProps {
  readonly sheet: ChartSheet;
  readonly odds: Odds;
  readonly from: Dot;
}

const likely = (odds: Odds, from: Dot): [Dot, number][] =>
  [...odds.entries()].filter(([dot, chance]) => chance > 0.004 && dot !== from);

/** Every dot is tinted by how likely it is to be reached. */
export const ChanceTints = memo(({ sheet, odds, from }: ChanceProps) => (
  <g className="chart-chances" aria-hidden="true">
    {likely(odds, from).map(([dot, chance]) => {
      const [x, y] = sheet.at(dot);
      return <circle key={dot} cx={x} cy={y} r={18} fillOpacity={0.06 + chance * 0.36} />;
    })}
  </g>
));

interface ChipPlaces {
  readonly names: readonly Room[];
  readonly table: Table;
}

/** Ports of call say how likely they are. */
export const ChanceChips = memo(({ sheet, names, table, odds, from }: ChanceProps & ChipPlaces) => (
  <g aria-hidden="true">
    <Chips
      sheet={sheet}
      names={names}
      chips={likely(odds, from)
        .filter(([dot]) => isPortOfCall(table, dot))
        .map(([dot, chance]) => ({ dot, words: `${percent(chance)}%`, className: 'chart-chip-chance' }))}
    />
  </g>
));

/** How much larger a chip may be drawn where the whole chart is small. */
const SWELL = 1.4;

const isOn = (one: Room, other: Room): boolean =>
  Math.abs(one.at[0] - other.at[0]) < (one.wide + other.wide) / 2 &&
  Math.abs(one.at[1] - other.at[1]) < (one.high + other.high) / 2;

/** Above its dot, below it, beside it, a little further away; the cities of one world are close, so theirs stand beside
 *  them first. */
function chipRooms(sheet: ChartSheet, dot: Dot, wide: number): Room[] {
  const [x, y] = sheet.at(dot);
  const { at } = globeOf(sheet, systemOf[dot] ?? 0);
  const side = Math.abs(x - at[0]) < 2 ? (y < at[1] ? 1 : -1) : Math.sign(x - at[0]);
  const around = (far: number): Point[] => {
    const [ends, across] = [24 + far, wide / 2 + 14 + far];
    const upright: Point[] = [
      [x, y - ends],
      [x, y + ends],
    ];
    const sideways: Point[] = [
      [x + side * across, y],
      [x - side * across, y],
    ];
    const corners: Point[] = [-1, 1].flatMap((up): Point[] => [
      [x + across, y + up * ends],
      [x - across, y + up * ends],
    ]);
    return kindOf[dot] === 'surface' ? [...sideways, ...upright, ...corners] : [...upright, ...sideways, ...corners];
  };
  return [0, 9, 18, 30].flatMap(around).map((at) => chipRoom(at, wide));
}

interface StepsProps {
  readonly sheet: ChartSheet;
  readonly table: Table;
  readonly seat: Seat;
  readonly path: readonly Dot[];
  readonly colour: string;
}

/** A way as a line under the dots it goes over. */
export function Trail({
  sheet,
  path,
  colour,
}: {
  readonly sheet: ChartSheet;
  readonly path: readonly Dot[];
  readonly colour: string;
}) {
  const d = path
    .slice(1)
    .map((dot, n) => leg(sheet, path[n] ?? dot, dot))
    .join('');
  return (
    <g className="chart-way" aria-hidden="true">
      <path d={d} stroke="#0c1329" strokeWidth={9} strokeOpacity={0.75} />
      <path d={d} stroke={colour} strokeWidth={4.5} className="chart-way-line" />
    </g>
  );
}

/** The dots of the way that is aimed at, and what is paid on it. */
export function Steps({ sheet, table, seat, path, colour }: StepsProps) {
  return (
    <g aria-hidden="true">
      {path.map((dot, n) => {
        const [x, y] = sheet.at(dot);
        const last = n === path.length - 1;
        const due = last ? 0 : afterShields(table, seat, penaltyAt(table, dot, seat));
        return (
          // A way may come to a dot twice.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={n} transform={`translate(${x} ${y})`}>
            {last && <circle r={17} fill="none" stroke={colour} strokeWidth={3} />}
            {due > 0 && (
              <g transform="translate(0 26)" className="chart-chip-toll">
                <Chip words={`−$${due}`} wide={44} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Along the paths, also over the dots a hyperjump skips; through a gate in a wide bow. */
function leg(sheet: ChartSheet, from: Dot, to: Dot): string {
  const over = flownOver(from, to);
  const [ax, ay] = sheet.at(from);
  const [bx, by] = sheet.at(to);
  if (over !== null) return `M${[from, ...over, to].map((dot) => sheet.at(dot).join(' ')).join('L')}`;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * 0.25} ${(ay + by) / 2 - (bx - ax) * 0.25} ${bx} ${by}`;
}

/** Dots lit because somebody speaks of them, and the one looked at. */
export const Lights = memo(
  ({ sheet, glow, look }: { readonly sheet: ChartSheet; readonly glow: readonly Dot[]; readonly look: Dot | null }) => (
    <g className="chart-lights" aria-hidden="true">
      {glow.map((dot) => (
        <Ring key={dot} at={sheet.at(dot)} className="chart-glow" />
      ))}
      {look !== null && <Ring at={sheet.at(look)} className="chart-look" />}
    </g>
  ),
);

function Ring({ at: [x, y], className }: { readonly at: Point; readonly className: string }) {
  return <circle cx={x} cy={y} r={22} className={className} />;
}
