// A picture of a game (games/picture.ts), engraved.

import type { Picture as Drawing, Shape } from '@orrery/games/picture';
import { Globe } from './Globe.tsx';

interface Props {
  readonly picture: Drawing;
  readonly className: string;
  /** Fills its place, and is cut where it does not fit. */
  readonly filling?: boolean;
}

export function Picture({ picture: { width, height, shapes }, className, filling = false }: Props) {
  return (
    <svg
      className={`picture ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={filling ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      {shapes.map((shape, n) => (
        <Drawn key={n} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { readonly shape: Shape }) {
  if ('globe' in shape) {
    const [x, y, radius] = shape.globe;
    return (
      <g transform={`translate(${x} ${y})`}>
        <Globe look={shape.look} size={radius} />
      </g>
    );
  }
  const { fill, line = fill === undefined ? 'brass' : undefined, strength, width, dashes } = shape;
  const look = {
    fill: fill === undefined ? 'none' : `var(--${fill})`,
    stroke: line === undefined ? 'none' : `var(--${line})`,
    opacity: strength,
    strokeWidth: width,
    strokeDasharray: dashes,
  };
  if ('path' in shape) return <path d={shape.path} {...look} />;
  const [cx, cy, r] = shape.circle;
  return <circle cx={cx} cy={cy} r={r} {...look} />;
}
