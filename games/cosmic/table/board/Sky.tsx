// What is printed under everything: the night, its stars, and the circles of the instrument around the Warp.

import { memo } from 'react';
import { angleTo, type Point, polar, type Sheet, WARP } from './sheet.ts';

/** The sky goes on under the answer in the making, at the foot of the room. */
const BELOW = 110;

export const Sky = memo(({ sheet }: { readonly sheet: Sheet }) => {
  const { width, height, centre, systems } = sheet;
  const [cx, cy] = centre;
  return (
    <g aria-hidden="true">
      <Stars width={width} height={height + BELOW} />
      <g fill="none" stroke="#c9a24a">
        {[1.32, 1.75, 2.25, 2.8].map((ring) => (
          <circle key={ring} cx={cx} cy={cy} r={WARP * ring} strokeOpacity={0.13} />
        ))}
        <path d={degrees(centre, WARP * 1.32)} strokeOpacity={0.22} />
        {systems.map((at, seat) => {
          const angle = angleTo(sheet, at);
          const [ax, ay] = polar(centre, angle, WARP);
          return (
            <path
              key={seat}
              d={`M${ax} ${ay}L${at[0]} ${at[1]}`}
              strokeOpacity={0.22}
              strokeWidth={1.4}
              strokeDasharray="2 7"
            />
          );
        })}
      </g>
    </g>
  );
});

function degrees(centre: Point, far: number): string {
  return Array.from({ length: 120 }, (_, n) => {
    const angle = (n * Math.PI) / 60;
    const [ax, ay] = polar(centre, angle, far);
    const [bx, by] = polar(centre, angle, far + (n % 10 === 0 ? 12 : 5));
    return `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
  }).join('');
}

/** Stars by a fixed rule, so that every board shows the same sky. */
function Stars({ width, height }: { readonly width: number; readonly height: number }) {
  let at = 1991;
  const next = (): number => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return at / 0x7fffffff;
  };
  return [0.8, 1.2, 1.8].map((size, kind) => {
    const d = Array.from({ length: [170, 80, 22][kind] ?? 0 }, () => {
      const [x, y] = [Math.round(next() * width), Math.round(next() * height)];
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    }).join('');
    return <path key={size} d={d} fill={kind === 2 ? '#f1dfae' : '#f4ecd8'} fillOpacity={[0.3, 0.5, 0.8][kind]} />;
  });
}
