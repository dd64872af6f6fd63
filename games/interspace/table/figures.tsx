// Pictures for the rule pages: hexes of the map as they are drawn there, with a line of words that names them.

import './board/board.css';
import './board/terrain.css';
import type { Lang, Messages } from '@orrery/kernel';
import type { ComponentType } from 'react';
import {
  ASTEROIDS,
  DUST,
  EMPTY,
  HOLE,
  HOME,
  NEBULA,
  NULL_HALF,
  NULL_SPACE,
  PLANET,
  PRIME,
  PULSAR,
} from '../data/tiles.ts';
import { SIZE, WIDE } from './board/sheet.ts';
import { Paints, Terrain } from './board/Terrain.tsx';

/** By rule: tiles side by side; a ring stands around its first. */
const FIGURES: Readonly<Record<string, { readonly tiles: readonly number[]; readonly ring?: true }>> = {
  '1.1': { tiles: [EMPTY, PLANET, ASTEROIDS, DUST, HOLE] },
  '2.2': { tiles: [HOME, PLANET, EMPTY, EMPTY, ASTEROIDS, EMPTY, EMPTY], ring: true },
  '6.1.5': { tiles: [ASTEROIDS] },
  '6.2.6': { tiles: [EMPTY, DUST] },
  '6.2.7': { tiles: [HOLE, EMPTY] },
  '6.2.8': { tiles: [NEBULA] },
  '6.2.9': { tiles: [PULSAR] },
  '6.2.10': { tiles: [NULL_SPACE] },
  '6.2.11': { tiles: [PRIME, NULL_HALF] },
};

const SIDES = [0, -1, -2, 3, 2, 1].map((sixth) => (sixth * Math.PI) / 3);

interface FigureProps {
  readonly lang: Lang;
  readonly messages: Messages;
}

const figureOf =
  (tiles: readonly number[], ring: boolean): ComponentType<FigureProps> =>
  ({ messages }) => {
    const at = (n: number): readonly [number, number] => {
      if (!ring) return [n * WIDE, 0];
      const angle = SIDES[n - 1];
      return angle === undefined ? [0, 0] : [WIDE * Math.cos(angle), WIDE * Math.sin(angle)];
    };
    const [left, wide] = ring ? [-1.5 * WIDE, 3 * WIDE] : [-WIDE / 2, tiles.length * WIDE];
    const [top, high] = ring ? [-2.5 * SIZE, 5 * SIZE] : [-SIZE, 2 * SIZE];
    const words = [...new Set(tiles.map((tile) => messages[`tile.${tile}`] ?? ''))].join(', ');
    return (
      <figure className="is-figure night">
        <svg
          viewBox={`${left} ${top} ${wide} ${high}`}
          style={{ width: `${wide / 22}rem` }}
          textAnchor="middle"
          role="img"
          aria-label={words}
        >
          <Paints />
          {tiles.map((tile, n) => (
            <g key={n} transform={`translate(${at(n).join(' ')})`}>
              <Terrain tile={tile} hex={n + tile} />
            </g>
          ))}
        </svg>
        <figcaption>{words}</figcaption>
      </figure>
    );
  };

export const figures: Readonly<Record<string, ComponentType<FigureProps>>> = Object.fromEntries(
  Object.entries(FIGURES).map(([rule, { tiles, ring = false }]) => [rule, figureOf(tiles, ring)]),
);
