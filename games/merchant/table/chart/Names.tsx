// The words on the chart: the names of systems, and of Spaceports where there is room to read them; and under a system's name
// who lives there as far as the viewer knows, what is wanted, who waits, which relics are on sale at its sun.

import { itemOf, type View } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import { FARES } from '../../data/bonuses.ts';
import { CULTURES } from '../../data/cultures.ts';
import { BASE_SYSTEM, dotsOf, INHABITED, orbitOf, ORBITS, systemOf } from '../../rules/board.ts';
import { cultureOf, demandAt, fareAt, NONE, type Table, TINKERERS } from '../../rules/table.ts';
import { CULTURE_NAMES, PORT_NAMES } from '../../text/names.ts';
import { everywhere, middle, type Point, type PrintProps, type ChartSheet, type Room } from './sheet.ts';
import { SYSTEM_LOOKS } from './system-looks.ts';

const LINE = 22;

interface NamesProps extends PrintProps {
  /** Only the names of these. */
  readonly systems?: ReadonlySet<number> | undefined;
  /** What each system is called in the language of the reader. */
  readonly called: readonly string[];
}

/** The same list as long as it says the same, so that the names are drawn once. */
export function useSystemNames(name: (system: number) => string): readonly string[] {
  const all = SYSTEM_LOOKS.map((_, system) => name(system)).join('\n');
  return useMemo(() => all.split('\n'), [all]);
}

export const Names = memo(({ sheet, shows = everywhere, systems, called }: NamesProps) => (
  <g className="chart-names" aria-hidden="true">
    {SYSTEM_LOOKS.map(({ name: [x, y, anchor] }, system) => {
      const [left, top] = sheet.place(x, y);
      return !shows([left, top]) || systems?.has(system) === false ? null : (
        <text key={called[system]} x={left} y={top} textAnchor={anchor} className="chart-name">
          {linesOf(system, called[system] ?? '').map((line, n) => (
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

/** A name that is broken has a blank in every language. */
const isBroken = (system: number): boolean => SYSTEM_LOOKS[system]?.broken === true;

function linesOf(system: number, name: string): string[] {
  const cut = isBroken(system) ? name.lastIndexOf(' ') : -1;
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** Where the line about a system's culture stands: under its name. */
function underName(
  sheet: ChartSheet,
  system: number,
): { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' } {
  const [x, y, anchor] = SYSTEM_LOOKS[system]?.name ?? [0, 0, 'start'];
  const [left, top] = sheet.place(x, y);
  return { at: [left, top + (isBroken(system) ? LINE : 0) + 21], anchor };
}

/** The rooms that the names of systems and what stands under them take on the sheet: what is laid over it keeps clear of them. */
export function nameRooms(sheet: ChartSheet, view: View<Table>, called: readonly string[], humans: string): Room[] {
  return SYSTEM_LOOKS.flatMap(({ name: [x, y, anchor] }, system): Room[] => {
    const [left, top] = sheet.place(x, y);
    const names = linesOf(system, called[system] ?? '').map((line, n) =>
      roomOf([left, top + n * LINE], anchor, line.length * LETTER),
    );
    const { words, badges } = noteOf(view, system, humans);
    const under = underName(sheet, system);
    return words === ''
      ? names
      : [...names, roomOf(under.at, under.anchor, wideOf(words, anchor) + 30 * badges.length)];
  });
}

/** How wide a letter of a name is, about. */
const LETTER = 10.5;

function roomOf([x, y]: Point, anchor: 'start' | 'middle' | 'end', wide: number): Room {
  const shift = anchor === 'middle' ? 0 : anchor === 'start' ? wide / 2 : -wide / 2;
  return { at: [x + shift, y - 7], wide, high: LINE };
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
function besideOrbit(
  sheet: ChartSheet,
  dot: number,
): { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' } {
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

/** Who lives here, as far as the viewer knows; what waits here; which relics are on sale. */
export function SystemNote({
  sheet,
  view,
  system,
  humans,
}: {
  readonly sheet: ChartSheet;
  readonly view: View<Table>;
  readonly system: number;
  readonly humans: string;
}) {
  const { table } = view;
  const note = noteOf(view, system, humans);
  const { at, anchor } = underName(sheet, system);
  // A world without a sun of its own shows its relics beside its name.
  const world = SYSTEM_LOOKS[system];
  const relics = table.suns.filter((where) => where === system).length;
  const [sx, sy] = world?.sun === undefined ? [at[0], at[1] + 18] : sheet.place(world.sun[0], world.sun[1]);
  return (
    <>
      {relics > 0 && (
        <g transform={`translate(${sx} ${sy}) scale(1.3)`}>
          <Gem />
          {relics > 1 && (
            <text x={9} dy="0.36em" textAnchor="start" className="chart-count">
              {relics}
            </text>
          )}
        </g>
      )}
      {note.words !== '' && <Culture x={at[0]} y={at[1]} anchor={anchor} note={note} />}
    </>
  );
}

const HUMANS = cultureOf('4b');

/** What stands under the name of a system: `3 Niks`, and a badge for every demand and every passenger who waits. */
interface Note {
  readonly number: string;
  readonly people: string;
  /** Both; a question mark where nobody knows; empty: nobody lives there. */
  readonly words: string;
  /** Whether only the viewer has looked. */
  readonly alone: boolean;
  readonly badges: readonly (readonly ['demand' | 'fare', number])[];
}

function noteOf(view: View<Table>, system: number, humans: string): Note {
  const { table } = view;
  const open = system === BASE_SYSTEM ? TINKERERS : (table.culture[system] ?? NONE);
  const culture = open === NONE && system < INHABITED ? itemOf(view, table.iou[system] ?? NONE) : open;
  if (culture === NONE)
    return { number: '', people: '', words: system < INHABITED ? '?' : '', alone: false, badges: [] };
  const number = culture === TINKERERS ? '' : `${CULTURES[culture]?.[1] ?? ''}`;
  const people = culture === HUMANS ? humans : (CULTURE_NAMES[culture] ?? '');
  const demands = total(table.bonus.slice(FARES.length).map((count, n) => (demandAt[n] === culture ? count : 0)));
  const fares = total(table.bonus.slice(0, FARES.length).map((count, n) => (fareAt[n] === culture ? count : 0)));
  const badges = open === NONE ? [] : [['demand', demands] as const, ['fare', fares] as const].filter(([, n]) => n > 0);
  return { number, people, words: `${number} ${people}`.trim(), alone: open === NONE, badges };
}

const wideOf = (words: string, anchor: 'start' | 'middle' | 'end'): number =>
  words.length * (anchor === 'end' ? 12 : 11) + 2;

interface CultureProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly note: Note;
}

/** The badge of a demand is a raised hand of money. */
function Culture({ x, y, anchor, note: { number, people, words, alone, badges } }: CultureProps) {
  if (people === '')
    return (
      <text x={x} y={y} textAnchor={anchor} className="chart-culture chart-hidden">
        {words}
      </text>
    );
  const wide = wideOf(words, anchor);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  const first = anchor === 'end' ? left - 12 - badges.length * 30 + 30 : left + wide + 12;
  return (
    <>
      <text x={x} y={y} textAnchor={anchor} className={alone ? 'chart-culture chart-alone' : 'chart-culture'}>
        <tspan className="chart-number">{number}</tspan>
        {number === '' ? people : ` ${people}`}
      </text>
      {alone && <Eye x={anchor === 'end' ? left - 12 : left + wide + 10} y={y - 5} />}
      {badges.map(([kind, count], n) => (
        <g key={kind} transform={`translate(${first + n * 30 - (anchor === 'end' ? 12 : 0)} ${y - 6})`}>
          <path d={kind === 'demand' ? DEMAND : FARE} className={`chart-badge chart-${kind}`} />
          <text x={9} dy="0.36em" textAnchor="start" className="chart-count">
            {count}
          </text>
        </g>
      ))}
    </>
  );
}

const DEMAND = 'M0 -8L7 0H3V8H-3V0H-7Z';
const FARE = 'M0 -8a3.600 3.600 0 1 1 -0.010 0zM-6 8c0 -6 2 -8 6 -8s6 2 6 8z';
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Only the viewer has seen it. */
function Eye({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="chart-eye">
      <path d="M-8 0q8 -8 16 0q-8 8 -16 0z" />
      <circle r={2.2} />
    </g>
  );
}

export function Gem() {
  return (
    <>
      <path d="M-6 -3L-3 -8H3L6 -3L0 7Z" className="chart-gem" />
      <path d="M-6 -3H6M-3 -8L0 -3L3 -8M0 -3V7" className="chart-facet" />
    </>
  );
}
