// What lies over the pictures: where a wormhole leads, how far support reaches, the way that ships would take.

import { memo } from 'react';
import { isWormhole, partnerOf } from '../../rules/map.ts';
import { supportOf } from '../../rules/routes.ts';
import { type Hex, NONE, type Owner, type Table } from '../../rules/table.ts';
import type { TableProps } from '../../../table.ts';
import { type Flight, reachFrom, wayFor } from '../flight.ts';
import { markOf } from './marks.ts';
import { type Cell, hexName, placed } from './sheet.ts';
import { cellOf, type Targets } from './targets.ts';
import { MIDDLE, OUTLINE } from './Terrain.tsx';

interface OverProps {
  readonly table: Table;
  readonly byId: ReadonlyMap<string, Cell>;
}

/** Lines between the halves of a wormhole, wherever they are. */
export const Links = memo(({ table, byId }: OverProps) => {
  const pairs = table.tile.flatMap((_, hex) => {
    const to = isWormhole(table, hex) ? partnerOf(table, hex) : NONE;
    const [a, b] = [byId.get(hexName(hex)), byId.get(hexName(to))];
    return to > hex && a !== undefined && b !== undefined ? [[a, b] as const] : [];
  });
  return pairs.map(([a, b]) => {
    return <path key={a.id} d={`M${a.x} ${a.y + MIDDLE}Q${bow(a, b)} ${b.x} ${b.y + MIDDLE}`} className="is-link" />;
  });
});
/** Where the line between two halves swings out, the same from either end. */
const bow = (one: Cell, other: Cell): string => {
  const [a, b] = one.hex < other.hex ? [one, other] : [other, one];
  return `${(a.x + b.x) / 2 - (b.y - a.y) * 0.14} ${(a.y + b.y) / 2 + (b.x - a.x) * 0.14}`;
};

interface SupportProps {
  readonly cells: readonly Cell[];
  readonly table: Table;
  readonly owner: Owner;
}

/** §6.2.3: the hexes that support does not reach are struck out. */
export const Support = memo(({ cells, table, owner }: SupportProps) => {
  const slack = supportOf(table, owner);
  return (
    <g className="is-pictures" aria-hidden="true">
      {cells
        .filter(({ hex }) => hex !== NONE && (slack[hex] ?? 0) < 0)
        .map((cell) => (
          <path key={cell.id} d={OUTLINE} className="is-place is-unsupported" style={placed(cell)} />
        ))}
    </g>
  );
});

interface ReachProps extends OverProps {
  readonly hex: Hex;
  glyph: TableProps['glyph'];
}

/** Where the ships in the hex looked at could get in one turn, outlined in the colour of their owner. */
export const Reach = memo(({ table, byId, hex, glyph }: ReachProps) => (
  <g className="is-pictures" aria-hidden="true">
    {[...reachFrom(table, hex)].map(([owner, answers]) =>
      answers.map((answer) => {
        const id = typeof answer === 'number' || typeof answer === 'string' ? cellOf(table, 'hex', answer) : null;
        const cell = id === null ? undefined : byId.get(id);
        return cell === undefined ? null : (
          <path
            key={`${owner} ${cell.id}`}
            d={OUTLINE}
            className="is-place is-reach"
            style={{ ...placed(cell), stroke: markOf(glyph, owner).colour }}
            data-reach={owner}
          />
        );
      }),
    )}
  </g>
));

interface RouteProps extends OverProps {
  readonly flight: Flight;
  /** The cell pointed at. */
  readonly to: string;
  readonly targets: Targets;
}

/** The way to the cell pointed at, hex by hex; through a wormhole along its line. */
export function Route({ table, byId, flight, to, targets }: RouteProps) {
  const id = targets.by.get(to)?.[0]?.id;
  const way = id === undefined ? null : wayFor(table, flight, id);
  if (way === null) return null;
  const cells = [...way.map((hex) => byId.get(hexName(hex))), byId.get(to)].filter((cell) => cell !== undefined);
  const points = cells.filter((cell, n) => cell !== cells[n - 1]);
  const last = points.at(-1);
  if (last === undefined) return null;
  const isJump = (a: Cell, b: Cell): boolean => isWormhole(table, a.hex) && partnerOf(table, a.hex) === b.hex;
  const line = points
    .map((cell, n) => {
      const from = points[n - 1];
      const by = from === undefined ? 'M' : isJump(from, cell) ? `Q${bow(from, cell)} ` : 'L';
      return `${by}${cell.x} ${cell.y}`;
    })
    .join('');
  return (
    <g className="is-pictures is-route" aria-hidden="true" data-route={points.length - 1}>
      <path d={line} className="is-way-edge" />
      <path d={line} className="is-way" />
      {points.slice(1, -1).map((cell) => (
        <circle key={cell.id} cx={cell.x} cy={cell.y} r={6} />
      ))}
      <circle cx={last.x} cy={last.y} r={11} className="is-end" />
    </g>
  );
}
