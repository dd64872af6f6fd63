// The drawings as they stand on a panel: goods in the colour of their number, gear by what it is.

import { CULTURES } from '../../data/cultures.ts';
import {
  COMBINED_DRIVE,
  DAMAGED,
  isDamaged,
  isFactoryGoods,
  isFare,
  makerOf,
  RED_DRIVE,
  RELIC_YELLOW,
  YELLOW_DRIVE,
} from '../../rules/table.ts';
import { ART, GEAR_ART, GOODS_ART } from './drawings.ts';
import type { Props } from './self.ts';

/** A hue for each of the ten numbers, so that neighbours on the wheel are neighbours in colour. */
export const hueOf = (culture: number): string => `var(--mv-n${CULTURES[culture]?.[1] ?? 0})`;

interface DrawnProps {
  readonly d: string;
  readonly size?: number;
  readonly colour?: string;
  readonly className?: string;
}

export function Drawn({ d, size = 28, colour, className = '' }: DrawnProps) {
  return (
    <svg
      className={`mv-art ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={colour === undefined ? undefined : { color: colour }}
    >
      <path d={d} />
    </svg>
  );
}

/** Factory goods stand in a dashed frame. */
export function GoodsArt({ good, size = 36 }: { readonly good: number; readonly size?: number }) {
  const made = isFactoryGoods(good) ? 'mv-token made' : 'mv-token';
  return (
    <span className={made} style={{ color: hueOf(makerOf(good)), width: size, height: size }}>
      <Drawn d={GOODS_ART[good] ?? ''} size={size * 0.7} />
    </span>
  );
}

const COLOURS: Readonly<Record<number, string>> = {
  [YELLOW_DRIVE]: 'var(--mv-yellow)',
  [RELIC_YELLOW]: 'var(--mv-yellow)',
  [RED_DRIVE]: 'var(--mv-red)',
  [COMBINED_DRIVE]: 'var(--mv-orange)',
};

export const gearPath = (code: number): string => (isFare(code) ? ART.fare : (GEAR_ART[code % DAMAGED] ?? ''));
export const gearColour = (code: number): string => COLOURS[code % DAMAGED] ?? 'var(--parchment)';

export function GearArt({ code, size = 28 }: { readonly code: number; readonly size?: number }) {
  const broken = isDamaged(code) ? 'broken' : '';
  return <Drawn d={gearPath(code)} size={size} colour={gearColour(code)} className={broken} />;
}

/** The mark of a seat: shape and colour, with its name for who cannot see it. */
export function SeatMark({ props, seat, size = 16 }: { props: Props; readonly seat: number; readonly size?: number }) {
  const { colour, shape } = props.mark(seat);
  return (
    <svg
      className="mv-mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={props.names[seat] ?? ''}
    >
      <path d={shape} fill={colour} stroke="#0c1329" strokeWidth="1.500" />
    </svg>
  );
}
