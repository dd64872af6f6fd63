// What is to be seen in every cell, below and above what one presses: the terrain with all that stands on it, and the costs and ticks of the
// answer in the making. Read aloud it is the labels of the cells instead.

import { memo } from 'react';
import type { TableProps } from '../../../table.ts';
import { EMPTY, HOME } from '../../data/tiles.ts';
import { ownerAt } from '../../rules/battle.ts';
import { isWormhole, partnerOf } from '../../rules/map.ts';
import { planetAt } from '../../rules/planets.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { markOf } from './marks.ts';
import { type Cell, placed } from './sheet.ts';
import { PlanetMark, Stacks } from './Stacks.tsx';
import { stacksAt } from './stacks.ts';
import type { Targets } from './targets.ts';
import { NUMBER, OUTLINE, Terrain } from './Terrain.tsx';

interface PicturesProps {
  readonly cells: readonly Cell[];
  readonly table: Table;
  /** How large letters are on the sheet, and whether it is seen from too far away for words. */
  readonly letter: number;
  readonly far: boolean;
  glyph: TableProps['glyph'];
}

/** They are drawn anew when the table or the size of letters changes, not when one points, pans or zooms. */
export const Pictures = memo((props: PicturesProps) => (
  <g className="is-pictures" aria-hidden="true">
    {props.cells.map((cell) => (
      <g key={cell.id} className="is-place" style={placed(cell)}>
        {cell.hex === NONE ? <Mist id={cell.id} /> : <Filled hex={cell.hex} props={props} />}
      </g>
    ))}
  </g>
));

/** Fog: a cloud that thins out towards the corners, and a few stars that shine through. */
const Mist = memo(({ id }: { readonly id: string }) => {
  let turn = 0;
  for (const letter of id) turn += letter.codePointAt(0) ?? 0;
  return (
    <>
      <path d={OUTLINE} className="is-mist" />
      <g transform={`rotate(${(turn * 60) % 360})`}>
        <circle r={62} cx={-8} cy={6} fill="url(#is-cloud)" />
        <path d="M-30 -12q8 -9 18 -3q9 -8 19 0q10 -4 17 5M-22 20q9 -7 17 -1q8 -6 17 1" className="is-wisp" />
      </g>
    </>
  );
});

interface ChipsProps {
  readonly cells: readonly Cell[];
  readonly targets: Targets;
  readonly ticked: ReadonlySet<string>;
}

/** What flying there costs, and a bar where the leg must end; a tick where one is set. */
export const Chips = memo(({ cells, targets: { cost, halts, finals }, ticked }: ChipsProps) => (
  <g className="is-pictures" aria-hidden="true">
    {cells
      .filter(({ id }) => cost.has(id) || ticked.has(id))
      .map((cell) => (
        <g key={cell.id} className="is-place" style={placed(cell)}>
          <g
            className="is-cost"
            transform={cell.hex === NONE ? undefined : 'translate(0 -52)'}
            data-halts={(cell.hex !== NONE && halts.has(cell.id)) || undefined}
          >
            {finals.has(cell.id) && <circle r={18} className="is-twice" />}
            <circle r={13} />
            <text y={5.5}>{cost.get(cell.id) ?? '✓'}</text>
            {cell.hex !== NONE && halts.has(cell.id) && <path d="M-11 17H11" />}
          </g>
        </g>
      ))}
  </g>
));

function Filled({
  hex,
  props: { table, letter, far, glyph },
}: {
  readonly hex: number;
  readonly props: PicturesProps;
}) {
  const planet = planetAt(table, hex);
  const owner = table.owner[planet] ?? NONE;
  const tile = table.tile[hex] ?? EMPTY;
  const stacks = stacksAt(table, hex);
  return (
    <>
      <Terrain key={tile} tile={tile} hex={hex} />
      {owner !== NONE && (
        <path
          d={OUTLINE}
          className="is-owned"
          style={{ fill: markOf(glyph, owner).colour, stroke: markOf(glyph, owner).colour }}
        />
      )}
      {!far && (
        <text y={NUMBER} className="is-number">
          {hex}
        </text>
      )}
      {owner !== NONE && (
        <PlanetMark
          owner={owner}
          ind={table.ind[planet] ?? 0}
          tech={table.tech[planet] ?? 0}
          large={tile === HOME}
          mark={markOf(glyph, owner)}
          far={far}
        />
      )}
      {!far && isWormhole(table, hex) && partnerOf(table, hex) !== NONE && (
        <text y={stacks.length > 0 ? -46 : 18} className="is-leads">
          ⇢ {partnerOf(table, hex)}
        </text>
      )}
      <Stacks stacks={stacks} letter={letter} glyph={glyph} />
      {table.battle?.hex === hex && <Combat table={table} glyph={glyph} />}
    </>
  );
}

/** The fleets are on the battle board: here one sees that they fight, and who. */
const Combat = memo(({ table: { battle }, glyph }: Pick<PicturesProps, 'table' | 'glyph'>) =>
  battle === null ? null : (
    <g className="is-combat" transform="translate(0 24) scale(0.85)">
      <path d="M0 -20L5 -8L17 -14L11 -2L24 3L11 7L15 19L4 11L-3 22L-5 10L-18 15L-11 4L-24 -1L-11 -5L-16 -16L-5 -9Z" />
      {[0, 1].map((side) => {
        const { colour, shape } = markOf(glyph, ownerAt(battle, side));
        return (
          <path
            key={side}
            d={shape}
            transform={`translate(${side * 26 - 22} -9) scale(0.75)`}
            style={{ fill: colour }}
            className="is-mark"
          />
        );
      })}
    </g>
  ),
);
