// A cell in words: read aloud when it has the focus, shown beside it when it is pointed at.

import type { Sentence } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { foresee } from '../../agents/foresee.ts';
import { unitsOf } from '../../agents/steps.ts';
import { EMPTY } from '../../data/tiles.ts';
import { isWormhole, partnerOf } from '../../rules/map.ts';
import { planetAt } from '../../rules/planets.ts';
import { IOU, load, LOOSE, MINERALS, SOIL, stored } from '../../rules/stores.ts';
import { type Hex, isSeat, NONE, type Table } from '../../rules/table.ts';
import { pointsLeft } from '../../rules/routes.ts';
import { hexOf, unitsIn } from '../../rules/units.ts';
import type { Cell } from './sheet.ts';
import { stacksAt } from './stacks.ts';
import type { Targets } from './targets.ts';

export interface Label {
  readonly title: string;
  /** All there is to say; and without the ships, for who sees them drawn. */
  readonly spoken: readonly string[];
  readonly lines: readonly string[];
  /** What a press does; null: nothing is asked of this cell. */
  readonly can: string | null;
}
export const aloud = ({ title, spoken, can }: Label): string =>
  [title, ...spoken, ...(can === null ? [] : [can])].join(' ');

type Props = TableProps<Table>;

export function labelOf(props: Props, targets: Targets, cell: Cell, ticked: boolean): Label {
  const { say, view } = props;
  const { table } = view;
  const { hex } = cell;
  const does = canOf(props, targets, cell, ticked);
  const can = does !== null && targets.finals.has(cell.id) ? `${does} ${say({ key: 'map.final' })}` : does;
  if (hex === NONE) return { title: say({ key: 'map.fog' }), spoken: [], lines: [], can };
  const tile = table.tile[hex] ?? EMPTY;
  const title = say({ key: 'map.hex', args: { hex, tile } });
  const lines = [
    ...planetLines(table, hex),
    ...holdLines(table, hex),
    ...others(table, hex, tile),
    ...agentLines(view, hex),
  ];
  return { title, spoken: lines.map(say), lines: lines.filter(({ key }) => key !== SHIPS).map(say), can };
}

function canOf({ say, name, ask }: Props, targets: Targets, { id }: Cell, ticked: boolean): string | null {
  const found = targets.by.get(id);
  const [only] = found ?? [];
  if (found === undefined || only === undefined) return null;
  const cost = targets.cost.get(id);
  if (cost !== undefined) {
    if (id.startsWith('fog')) return say({ key: 'map.can-out', args: { cost } });
    return say({ key: targets.halts.has(id) ? 'map.can-halt' : 'map.can-fly', args: { cost } });
  }
  if (ask?.step === 'move' && typeof only.id === 'number') return say({ key: 'map.can-pick-ships' });
  if (targets.kind === 'some') return say({ key: ticked ? 'map.can-untick' : 'map.can-tick' });
  if (found.length > 1) return say({ key: 'map.can-several', args: { n: found.length } });
  return typeof only.id === 'number' ? say({ key: 'map.can-pick' }) : `${name(targets.noun, only.id)}.`;
}

function planetLines(table: Table, hex: Hex): Sentence[] {
  const planet = planetAt(table, hex);
  if (planet === NONE) return [];
  const who = table.owner[planet] ?? NONE;
  if (who === NONE) return [{ key: 'map.free' }];
  const [ind, tech] = [table.ind[planet] ?? 0, table.tech[planet] ?? 0];
  return [{ key: 'map.planet', args: { who, ind, tech } }, storeLine('map.soil', table, hex, SOIL)];
}
const storeLine = (key: string, table: Table, hex: Hex, keeper: number): Sentence => {
  const [iou, ore] = [stored(table, hex, keeper, IOU), stored(table, hex, keeper, MINERALS)];
  return { key, args: { who: keeper, iou, ore, goods: load(table, hex, keeper) - iou - ore } };
};

const SHIPS = 'map.units';
/** The ships of everybody, what they have aboard, and how far one's own may still fly. */
function holdLines(table: Table, hex: Hex): Sentence[] {
  const lines: Sentence[] = [];
  for (const { owner, kinds } of stacksAt(table, hex)) {
    const units = kinds.map(([kind, count]) => `of ${count} ${kind}`);
    lines.push({ key: SHIPS, args: { who: owner, units } });
    if (!isSeat(owner)) continue;
    if (load(table, hex, owner) > 0) lines.push(storeLine('map.aboard', table, hex, owner));
    const keys = unitsIn(table, hex, owner).filter((_, at) => at % 2 === 0);
    const most = Math.max(...keys.map((key) => pointsLeft(table, key)));
    if (table.active === owner && most > 0) lines.push({ key: 'map.points', args: { pm: most } });
  }
  if (load(table, hex, LOOSE) > 0) lines.push(storeLine('map.loose', table, hex, LOOSE));
  return lines;
}

/** §16.4: what the free agents here will do next. */
function agentLines({ table, seats }: Props['view'], hex: Hex): Sentence[] {
  const here = table.agents.filter(({ card }) => unitsOf(table, card).some((key) => hexOf(key) === hex));
  return here.flatMap(({ card }) =>
    foresee(table, seats, card)
      .filter((unit) => unit.hex === hex)
      .map(({ does, goals, to }) => {
        const ends = does === 'goes' ? goals : to;
        return { key: `map.agent-${does}`, args: { card, n: ends.length, to: ends.join(', ') } };
      }),
  );
}

/** §6.2.6 to §6.2.11: what the terrain does to who comes there; and a combat that is on. */
function others(table: Table, hex: Hex, tile: number): Sentence[] {
  const lines: Sentence[] = [];
  if (tile >= 5 && tile <= 9) lines.push({ key: `map.terrain.${tile}` });
  if (isWormhole(table, hex)) {
    const to = partnerOf(table, hex);
    lines.push(to === NONE ? { key: 'map.leads-nowhere' } : { key: 'map.leads', args: { hex: to } });
  }
  if (table.battle?.hex === hex) lines.push({ key: 'map.combat' });
  return lines;
}
