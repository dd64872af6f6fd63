// The words under a system's name: who lives there as far as the viewer knows, what is wanted, who waits, which relics are
// on sale at its sun.

import { itemOf, type View } from '@orrery/kernel';
import { FARES } from '../../data/bonuses.ts';
import { CULTURES } from '../../data/cultures.ts';
import { BASE_SYSTEM, INHABITED } from '../../rules/board.ts';
import { cultureOf, demandAt, fareAt, NONE, type Table, TINKERERS } from '../../rules/table.ts';
import { CULTURE_NAMES } from '../../text/names.ts';
import { Gem } from './Gem.tsx';
import { underName } from './Names.tsx';
import type { Sheet } from './sheet.ts';
import { WORLDS } from './worlds.ts';

/** Who lives here, as far as the viewer knows; what waits here; which relics are on sale. */
export function System({
  sheet,
  view,
  system,
  humans,
}: {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly system: number;
  readonly humans: string;
}) {
  const { table } = view;
  const open = system === BASE_SYSTEM ? TINKERERS : (table.culture[system] ?? NONE);
  const seen = open === NONE && system < INHABITED ? itemOf(view, table.iou[system] ?? NONE) : NONE;
  const { at, anchor } = underName(sheet, system);
  // A world without a sun of its own shows its relics beside its name.
  const world = WORLDS[system];
  const relics = table.suns.filter((where) => where === system).length;
  const [sx, sy] = world?.sun === undefined ? [at[0], at[1] + 18] : sheet.place(world.sun[0], world.sun[1]);
  return (
    <>
      {relics > 0 && (
        <g transform={`translate(${sx} ${sy}) scale(1.3)`}>
          <Gem />
          {relics > 1 && (
            <text x={9} y={5} textAnchor="start" className="chart-count">
              {relics}
            </text>
          )}
        </g>
      )}
      {system < INHABITED || open === TINKERERS ? (
        <Culture x={at[0]} y={at[1]} anchor={anchor} open={open} seen={seen} table={table} humans={humans} />
      ) : null}
    </>
  );
}

interface CultureProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly open: number;
  readonly seen: number;
  readonly table: Table;
  readonly humans: string;
}

const HUMANS = cultureOf('4b');

/** `3 Niks`, and behind it a badge for every demand (a raised hand of money) and every passenger who waits. */
function Culture({ x, y, anchor, open, seen, table, humans }: CultureProps) {
  const culture = open === NONE ? seen : open;
  if (culture === NONE)
    return (
      <text x={x} y={y} textAnchor={anchor} className="chart-culture chart-hidden">
        ?
      </text>
    );
  const number = culture === TINKERERS ? '' : `${CULTURES[culture]?.[1] ?? ''}`;
  const people = culture === HUMANS ? humans : (CULTURE_NAMES[culture] ?? '');
  const words = `${number} ${people}`.trim();
  const wide = words.length * (anchor === 'end' ? 10.2 : 9.2) + 2;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  const demands = total(table.bonus.slice(FARES.length).map((count, n) => (demandAt[n] === culture ? count : 0)));
  const fares = total(table.bonus.slice(0, FARES.length).map((count, n) => (fareAt[n] === culture ? count : 0)));
  const badges = open === NONE ? [] : [['demand', demands] as const, ['fare', fares] as const].filter(([, n]) => n > 0);
  const first = anchor === 'end' ? left - 12 - badges.length * 30 + 30 : left + wide + 12;
  return (
    <>
      <text x={x} y={y} textAnchor={anchor} className={open === NONE ? 'chart-culture chart-alone' : 'chart-culture'}>
        <tspan className="chart-number">{number}</tspan>
        {number === '' ? people : ` ${people}`}
      </text>
      {open === NONE && <Eye x={anchor === 'end' ? left - 12 : left + wide + 10} y={y - 5} />}
      {badges.map(([kind, count], n) => (
        <g key={kind} transform={`translate(${first + n * 30 - (anchor === 'end' ? 12 : 0)} ${y - 6})`}>
          <path d={kind === 'demand' ? DEMAND : FARE} className={`chart-badge chart-${kind}`} />
          <text x={9} y={5} textAnchor="start" className="chart-count">
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
