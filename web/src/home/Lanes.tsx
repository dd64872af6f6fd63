// A piece of a star chart, drawn by code: worlds, the lanes between them with their coloured dots, a ship under way.

import { Globe } from './Globe.tsx';

type Point = readonly [x: number, y: number];

const WORLDS: readonly { readonly at: Point; readonly size: number; readonly look: number; readonly orbit: number }[] =
  [
    { at: [120, 92], size: 26, look: 2, orbit: 52 },
    { at: [410, 70], size: 18, look: 1, orbit: 40 },
    { at: [300, 236], size: 34, look: 3, orbit: 70 },
    { at: [560, 214], size: 22, look: 4, orbit: 46 },
    { at: [86, 286], size: 16, look: 5, orbit: 36 },
  ];

/** From world to world: where a lane leaves and lands. */
const LANES: readonly (readonly Point[])[] = [
  [
    [172, 88],
    [270, 54],
    [370, 72],
  ],
  [
    [146, 137],
    [190, 180],
    [240, 200],
  ],
  [
    [369, 222],
    [440, 190],
    [514, 212],
  ],
  [
    [422, 110],
    [470, 150],
    [536, 175],
  ],
  [
    [120, 276],
    [170, 300],
    [232, 252],
  ],
  [
    [108, 143],
    [70, 190],
    [80, 250],
  ],
];

const COLOURS = ['var(--dot-blue)', 'var(--dot-red)', 'var(--dot-yellow)'];

export function Lanes() {
  return (
    <svg className="lanes" viewBox="0 0 640 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="lanes-plate">
        {[90, 170, 250, 330].map((r) => (
          <circle key={r} cx="300" cy="236" r={r} />
        ))}
      </g>
      {LANES.map((lane, i) => (
        <Lane key={i} lane={lane} shift={i} />
      ))}
      {WORLDS.map(({ at: [x, y], size, look, orbit }) => (
        <g key={look} transform={`translate(${x} ${y})`}>
          <circle className="lanes-orbit" r={orbit} />
          <Globe look={look} size={size} />
        </g>
      ))}
      <g className="lanes-ship">
        <path d="M0-11L7 9L0 5L-7 9z" transform="translate(441 199) rotate(74)" />
      </g>
    </svg>
  );
}

/** A curve through three points, with a dot at every seventh of it. */
function Lane({ lane, shift }: { readonly lane: readonly Point[]; readonly shift: number }) {
  const [[ax, ay], [bx, by], [cx, cy]] = lane as readonly [Point, Point, Point];
  // The middle point lies on the curve, so its handle lies twice as far out.
  const [hx, hy] = [2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2];
  const at = (t: number): Point => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [p * ax + q * hx + r * cx, p * ay + q * hy + r * cy];
  };
  return (
    <g>
      <path className="lanes-lane" d={`M${ax} ${ay}Q${hx} ${hy} ${cx} ${cy}`} />
      {[0, 1, 2, 3, 4, 5].map((n) => {
        const [x, y] = at((n + 0.5) / 6);
        return <circle key={n} cx={x} cy={y} r="4.5" fill={COLOURS[(n * 2 + shift) % 3]} />;
      })}
    </g>
  );
}
