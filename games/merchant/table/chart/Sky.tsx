// What never changes behind the board: stars, the nebula of the Cloud, the engraved circles and the compass rose.

import { memo } from 'react';
import { useGradient } from './gradients.tsx';
import type { ChartSheet } from './sheet.ts';

export const Sky = memo(({ sheet }: { readonly sheet: ChartSheet }) => {
  const gradient = useGradient();
  const [cx, cy] = sheet.place(560, 330);
  const across = sheet.width / 1000;
  return (
    <g className="chart-sky">
      <Engraving sheet={sheet} />
      <g>
        <ellipse cx={cx - 30} cy={cy} rx={250 * across} ry={150} fill={gradient('indigo')} />
        <ellipse
          cx={cx}
          cy={cy - 10}
          rx={190 * across}
          ry={118}
          fill={gradient('violet')}
          transform={turned(-14, cx, cy)}
        />
        <ellipse
          cx={cx + 60}
          cy={cy + 30}
          rx={120 * across}
          ry={84}
          fill={gradient('rose')}
          transform={turned(18, cx, cy)}
        />
        <ellipse cx={cx - 110} cy={cy + 36} rx={100 * across} ry={80} fill={gradient('teal')} />
        <ellipse cx={cx + 330} cy={cy + 6} rx={130 * across} ry={100} fill={gradient('indigo')} />
        <ellipse cx={cx + 360} cy={cy - 30} rx={90 * across} ry={64} fill={gradient('violet')} />
      </g>
      <Stars sheet={sheet} />
    </g>
  );
});

const turned = (angle: number, x: number, y: number): string => `rotate(${angle} ${x} ${y})`;

/** Engraved brass: circles around the middle of the cluster, degrees on the outer one, a rose in a free corner. */
function Engraving({ sheet }: { readonly sheet: ChartSheet }) {
  const [cx, cy] = [sheet.width / 2, sheet.height / 2];
  const outer = sheet.height * 0.53;
  const rings = [0.24, 0.42, 0.6, 0.8, 1, 1.03];
  const [rx, ry] = sheet.place(262, 312);
  return (
    <g fill="none" stroke="#c9a24a">
      {rings.map((part) => (
        <ellipse
          key={part}
          cx={cx}
          cy={cy}
          rx={outer * part * Math.max(1, sheet.width / sheet.height)}
          ry={outer * part * Math.max(1, sheet.height / sheet.width)}
          strokeOpacity={part > 0.9 ? 0.2 : 0.11}
          strokeWidth={part > 0.9 ? 1.2 : 0.9}
        />
      ))}
      <path d={spokes(cx, cy, sheet)} strokeOpacity={0.08} strokeWidth={0.9} />
      <path d={degrees(cx, cy, outer, sheet)} strokeOpacity={0.24} strokeWidth={1} />
      <Rose x={rx} y={ry} size={42} />
    </g>
  );
}

function spokes(cx: number, cy: number, { width, height }: ChartSheet): string {
  return Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6;
    return `M${cx + Math.cos(angle) * width * 0.08} ${cy + Math.sin(angle) * height * 0.08}L${cx + Math.cos(angle) * width} ${cy + Math.sin(angle) * height}`;
  }).join('');
}

function degrees(cx: number, cy: number, outer: number, { width, height }: ChartSheet): string {
  const [rx, ry] = [outer * Math.max(1, width / height), outer * Math.max(1, height / width)];
  return Array.from({ length: 180 }, (_, n) => {
    const angle = (n * Math.PI) / 90;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const end = n % 5 === 0 ? 1.055 : 1.03;
    return `M${cx + c * rx} ${cy + s * ry}L${cx + c * rx * end} ${cy + s * ry * end}`;
  }).join('');
}

function Rose({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const point = (angle: number, long: number): string => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const wide = long * 0.13;
    return `M0 0L${c * long * 0.2 - s * wide} ${s * long * 0.2 + c * wide}L${c * long} ${s * long}L${c * long * 0.2 + s * wide} ${s * long * 0.2 - c * wide}Z`;
  };
  const turn = (n: number, of: number): number => (n * 2 * Math.PI) / of - Math.PI / 2;
  return (
    <g transform={`translate(${x} ${y})`} strokeOpacity={0.42} strokeWidth={0.9}>
      <circle r={size * 0.74} />
      <circle r={size * 0.68} strokeOpacity={0.22} />
      <path
        d={Array.from({ length: 8 }, (_, n) => point(turn(n + 0.5, 8), size * 0.6)).join('')}
        strokeOpacity={0.26}
      />
      <path d={[0, 1, 2, 3].map((n) => point(turn(n, 4), size)).join('')} fill="#c9a24a" fillOpacity={0.16} />
      <circle r={size * 0.09} fill="#c9a24a" fillOpacity={0.5} />
    </g>
  );
}

/** Stars by a fixed rule, so that every chart shows the same sky. */
function Stars({ sheet }: { readonly sheet: ChartSheet }) {
  let at = 20261;
  const next = (): number => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return at / 0x7fffffff;
  };
  const sizes = [0.8, 1.2, 1.7];
  return sizes.map((size, kind) => {
    const count = [190, 90, 26][kind] ?? 0;
    const d = Array.from({ length: count }, () => {
      const x = Math.round(next() * sheet.width);
      const y = Math.round(next() * sheet.height);
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    }).join('');
    return <path key={size} d={d} fill={kind === 2 ? '#f1dfae' : '#f4ecd8'} fillOpacity={[0.32, 0.5, 0.8][kind]} />;
  });
}
