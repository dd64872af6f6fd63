// What lies in a hex, drawn by us: each kind of terrain has a shape of its own, so that none is told by its colour alone. Two hexes of a kind
// differ a little, always in the same way.

import { memo } from 'react';
import {
  ASTEROIDS,
  DUST,
  HOLE,
  HOME,
  NEBULA,
  NULL_HALF,
  NULL_SPACE,
  PLANET,
  PRIME,
  PULSAR,
  UNKNOWN,
} from '../../data/tiles.ts';
import { SIZE, WIDE } from './sheet.ts';

const [H, W] = [SIZE - 1.5, WIDE / 2 - 1.3];
export const OUTLINE = `M0 ${-H}L${W} ${-H / 2}V${H / 2}L0 ${H}L${-W} ${H / 2}V${-H / 2}Z`;
/** Where the world of a hex is: its foot is for ships. */
export const MIDDLE = -22;
/** Where the number of a hex stands. */
export const NUMBER = 58;

/** Numbers between 0 and 1 that belong to a hex. */
const chance = (hex: number, n: number): number => {
  const x = Math.sin(hex * 127.1 + n * 311.7 + 1.7) * 43758.5453;
  return x - Math.floor(x);
};
const round = (value: number): number => Math.round(value * 10) / 10;
const several = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

export const Terrain = memo(({ tile, hex }: { readonly tile: number; readonly hex: number }) => (
  <g className="is-terrain" data-tile={tile}>
    <path d={OUTLINE} className="is-ground" />
    <Stars hex={hex} />
    <g transform={`translate(0 ${MIDDLE})`}>
      <Thing tile={tile} hex={hex} />
    </g>
  </g>
));

function Stars({ hex }: { readonly hex: number }) {
  return several(7).map((n) => (
    <circle
      key={n}
      cx={round((chance(hex, n) - 0.5) * 100)}
      cy={round((chance(hex, n + 20) - 0.5) * 86)}
      r={round(0.5 + chance(hex, n + 40) * 0.9)}
      className="is-star"
    />
  ));
}

function Thing({ tile, hex }: { readonly tile: number; readonly hex: number }) {
  if (tile === PLANET || tile === HOME) return <Globe hex={hex} home={tile === HOME} />;
  if (tile === ASTEROIDS) return <Rocks hex={hex} />;
  if (tile === DUST) return <Dust hex={hex} />;
  if (tile === HOLE) return <Hole />;
  if (tile === NEBULA) return <Nebula hex={hex} />;
  if (tile === PULSAR) return <Pulsar />;
  if (tile === NULL_SPACE) return <Void />;
  if (tile >= PRIME) return <Wormhole tile={tile} />;
  if (tile === UNKNOWN) return <text className="is-unknown">?</text>;
  return null;
}

const GLOBES = ['is-sea', 'is-red', 'is-green', 'is-ice', 'is-gold'];

function Globe({ hex, home }: { readonly hex: number; readonly home: boolean }) {
  const r = home ? 25 : 20;
  const tilt = round(chance(hex, 3) * 40 - 20);
  return (
    <g transform={`rotate(${tilt})`}>
      <circle r={r} fill={`url(#${GLOBES[hex % GLOBES.length] ?? 'is-sea'})`} />
      <path
        d={`M${-r * 0.9} ${-r * 0.35}Q0 ${-r * 0.1} ${r * 0.9} ${-r * 0.35}M${-r * 0.95} ${r * 0.2}Q0 ${r * 0.5} ${r * 0.95} ${r * 0.2}`}
        className="is-bands"
      />
      <circle r={r} fill="url(#is-shade)" />
      {home && <ellipse rx={38} ry={9} className="is-orbit" />}
    </g>
  );
}

function Rocks({ hex }: { readonly hex: number }) {
  return several(8).map((n) => {
    const angle = (n * Math.PI) / 4 + chance(hex, n);
    const far = 8 + chance(hex, n + 9) * 26;
    const size = 4.5 + chance(hex, n + 30) * 6.5;
    const corners = several(6).map((c) => {
      const turn = (c * Math.PI) / 3;
      const long = size * (0.72 + chance(hex, n * 7 + c) * 0.4);
      return `${round(Math.cos(turn) * long)} ${round(Math.sin(turn) * long)}`;
    });
    return (
      <path
        key={n}
        d={`M${corners.join('L')}Z`}
        transform={`translate(${round(Math.cos(angle) * far * 1.25)} ${round(Math.sin(angle) * far * 0.8)})`}
        className="is-rock"
      />
    );
  });
}

function Dust({ hex }: { readonly hex: number }) {
  return several(46).map((n) => {
    const angle = chance(hex, n) * 2 * Math.PI;
    const far = Math.sqrt(chance(hex, n + 50)) * 40;
    return (
      <circle
        key={n}
        cx={round(Math.cos(angle) * far * 1.1)}
        cy={round(Math.sin(angle) * far * 0.68)}
        r={round(1 + chance(hex, n + 100) * 2.4)}
        className="is-grain"
      />
    );
  });
}

const Hole = () => (
  <>
    <ellipse rx={42} ry={13} className="is-disc" transform="rotate(-14)" />
    <circle r={18} className="is-pit" />
    <path d="M-41 10A42 13 -14 0 0 41 -10" className="is-disc-front" />
  </>
);

function Nebula({ hex }: { readonly hex: number }) {
  return several(5).map((n) => (
    <ellipse
      key={n}
      cx={round((chance(hex, n) - 0.5) * 52)}
      cy={round((chance(hex, n + 5) - 0.5) * 30)}
      rx={round(18 + chance(hex, n + 10) * 16)}
      ry={round(13 + chance(hex, n + 15) * 10)}
      fill={`url(#is-veil-${n % 2})`}
    />
  ));
}

const Pulsar = () => (
  <>
    <path d="M-5 -3L-44 -26L-40 -33Z M5 3L44 26L40 33Z" className="is-beam" />
    <circle r={27} className="is-pulse" />
    <circle r={18} className="is-pulse" />
    <path d="M0 -13L3 -3L13 0L3 3L0 13L-3 3L-13 0L-3 -3Z" className="is-spark" />
  </>
);

const Void = () => (
  <>
    <circle r={30} fill="url(#is-hatch)" className="is-void" />
    <path d="M-21 21L21 -21" className="is-void" />
  </>
);

/** Aleph, Bet and Vet; a stroke for the Prime half, a ring for the Null half. */
const HALVES = ['A', 'B', 'V'];
function Wormhole({ tile }: { readonly tile: number }) {
  const isNull = tile >= NULL_HALF;
  return (
    <>
      {several(4).map((n) => (
        <path
          key={n}
          d="M6 0C10 12 26 14 31 2"
          transform={`rotate(${n * 90})${isNull ? ' scale(-1 1)' : ''}`}
          className="is-whirl"
        />
      ))}
      <circle r={12} className="is-throat" />
      <text dy="0.36em" className="is-half">
        {HALVES[(tile - PRIME) % 3]}
        {isNull ? '°' : '′'}
      </text>
    </>
  );
}

/** What the terrain is painted with. */
export const Paints = () => (
  <defs>
    <Ball id="is-sea" light="#a8dcf7" dark="#17508f" />
    <Ball id="is-red" light="#f4b98f" dark="#8a3626" />
    <Ball id="is-green" light="#c5e6a4" dark="#2c6b44" />
    <Ball id="is-ice" light="#f3f6fb" dark="#6b7fa8" />
    <Ball id="is-gold" light="#f5dfa0" dark="#94701f" />
    <radialGradient id="is-shade" cx="0.32" cy="0.28" r="0.85">
      <stop offset="0.5" stopColor="#04060f" stopOpacity="0" />
      <stop offset="1" stopColor="#04060f" stopOpacity="0.75" />
    </radialGradient>
    <radialGradient id="is-veil-0">
      <stop offset="0" stopColor="#c77bd8" stopOpacity="0.62" />
      <stop offset="1" stopColor="#c77bd8" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="is-veil-1">
      <stop offset="0" stopColor="#5f8be8" stopOpacity="0.6" />
      <stop offset="1" stopColor="#5f8be8" stopOpacity="0" />
    </radialGradient>
    <pattern id="is-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" stroke="#9a93b8" strokeOpacity="0.55" strokeWidth="1.6" />
    </pattern>
    <radialGradient id="is-cloud">
      <stop offset="0" stopColor="#8fa3d8" stopOpacity="0.2" />
      <stop offset="0.55" stopColor="#6f83bd" stopOpacity="0.1" />
      <stop offset="1" stopColor="#6f83bd" stopOpacity="0" />
    </radialGradient>
    <pattern id="is-strike" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V11" stroke="#e4685d" strokeOpacity="0.34" strokeWidth="3" />
    </pattern>
    <pattern id="is-fog" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1" fill="#c9a24a" fillOpacity="0.3" />
      <circle cx="6.500" cy="6.500" r="0.8" fill="#f4ecd8" fillOpacity="0.2" />
    </pattern>
  </defs>
);

const Ball = ({ id, light, dark }: { readonly id: string; readonly light: string; readonly dark: string }) => (
  <radialGradient id={id} cx="0.35" cy="0.3" r="0.9">
    <stop offset="0" stopColor={light} />
    <stop offset="1" stopColor={dark} />
  </radialGradient>
);
