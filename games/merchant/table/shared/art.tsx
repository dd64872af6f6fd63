// The drawings of the panels: goods, gear, ships, deeds, seats.

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
import { words } from '../../rules/words.ts';
import type { Props } from './props.ts';

/** A hue for each of the ten numbers, so that neighbours on the wheel are neighbours in colour. */
export const hueOf = (culture: number): string => `var(--mv-n${CULTURES[culture]?.[1] ?? 0})`;

interface DrawingProps {
  readonly d: string;
  readonly size?: number;
  readonly colour?: string;
  readonly className?: string;
}

export function Drawing({ d, size = 28, colour, className = '' }: DrawingProps) {
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
      <Drawing d={GOODS_ART[good] ?? ''} size={size * 0.7} />
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
  return <Drawing d={gearPath(code)} size={size} colour={gearColour(code)} className={broken} />;
}

/** The glyph of a seat: shape and colour, with its name for who cannot see it. */
export function SeatMark({ props, seat, size = 16 }: { props: Props; readonly seat: number; readonly size?: number }) {
  const { colour, shape } = props.glyph(seat);
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

export function ShipIcon({ ship, width = 60, colour }: { ship: number; readonly width?: number; colour?: string }) {
  return (
    <svg
      className="mv-hull"
      width={width}
      height={width * 0.4}
      viewBox="0 0 200 80"
      aria-hidden="true"
      style={colour === undefined ? undefined : { color: colour }}
    >
      <path d={HULLS[ship] ?? ''} />
    </svg>
  );
}

export function PieceArt({ piece }: { readonly piece: string }) {
  const [verb, code] = words(piece);
  if (verb === 'goods') return <GoodsArt good={code} size={26} />;
  if (verb === 'gear') return <GearArt code={code} size={22} />;
  return <Drawing d={verb === 'iou' ? ART.iou : ART.money} size={22} />;
}

/** One for each kind of goods, ordinary ones first, in the order of the cultures. */
export const GOODS_ART: readonly string[] = [
  // A perfume bottle, a bolt of silk, a spice shaker, a glass of wine.
  'M9 9h6l2 3v8H7v-8zM10 9V6h4v3M10 6h4M17 4.500h2M16.500 7l2 1M7 15h10',
  'M6 6h10a3 3 0 0 1 0 6H6zM6 6v14h9a2.500 2.500 0 0 0 2.500-2.500V12M6 9h9',
  'M8 10h8l1 10H7zM8 10c0-5 8-5 8 0M10.500 7.500v.01M13.500 7.500v.01M12 6v.01M9 14h6',
  'M7 4h10c0 6-1.500 9-5 9S7 10 7 4zM12 13v7M8.500 20h7M7.300 8h9.400',
  // A heap of dust, a film, a pelt, a drop of grease.
  'M3 19c4-1 5-9 9-9s5 8 9 9zM8 7v.01M12 5.500v.01M16 7v.01M10 16v.01M14 16v.01M12 13.500v.01',
  'M4 6h16v12H4zM10 9.500v5l4.500-2.500zM4 9h2M4 12h2M4 15h2M18 9h2M18 12h2M18 15h2',
  'M12 3l2 3 4-2-1 5 3 3-3 2 1 6-4-2-2 3-2-3-4 2 1-6-3-2 3-3-1-5 4 2zM12 9v7',
  'M12 3c4 5 5.500 7.500 5.500 10.500a5.500 5.500 0 0 1-11 0C6.500 10.500 8 8 12 3zM9.500 14a2.500 2.500 0 0 0 2.500 2.500',
  // A flask, a claw, a chair that cannot be, a double helix.
  'M9 3h6M10 3v5l-4 8a3 3 0 0 0 2.700 4.500h6.600A3 3 0 0 0 18 16l-4-8V3M8 14h8',
  'M5 20h6M8 20v-6l5-5M13 9l4-1 3 3M13 9l1-4 4-1M6.500 14h3M12 7.500a2 2 0 1 1 2.500 2.500',
  'M6 4v16M6 12h9l3-3M15 12v8M9 9h9v8M9 9V5M18 9V4',
  'M8 3c0 6 8 6 8 12v6M16 3c0 6-8 6-8 12v6M8.500 5.500h7M10 8.500h4M10 14.500h4M8.500 18h7',
  // Great stones, a sculpture that stares.
  'M4 8h16l-1-3.500H5zM6 8v12h3.500V8M14.500 8v12H18V8',
  'M12 3c5 0 7 3 7 7s-2 5-2 8v3H9v-3c-3 0-4-1-4-3l-1-1 2-3c0-5 2-8 6-8zM10 10a2 2 0 1 1 2 2 4 4 0 1 0-4-3',
  // Factory goods: a plant that bites, a can, a broken crown, a toy with legs.
  'M8 16h8l-1 5H9zM12 16v-4M12 12c-6 0-8-4-7-8 2 0 3 1 4 3l1-2 2 3 2-3 1 2c1-2 2-3 4-3 1 4-1 8-7 8z',
  'M6 6c0-1.500 12-1.500 12 0v12c0 1.500-12 1.500-12 0zM6 6c0 1.500 12 1.500 12 0M12 10v6M9.500 13h5',
  'M4 8l4 4 4-7 2 4M16 6l4 2-2 10H6zM13 11l2 2-1 2M6 20.500h12',
  'M6 10a4 4 0 1 1 4 4h5a4 4 0 0 1 4 4v2H6v-6M10 9v.01M19 18l2-3M9 20v-2M15 20v-2M3 9l3 1',
  // A glass that drips, a painted hand, a monster, slime that shines.
  'M7 4h10l-1.500 11h-7zM8 9h8M9 18v2M12 17.500v3.500M15 18v2',
  'M4 4h16v16H4zM9 17v-5l-1.500-2M9 12l1-5M12 12V6.500M14.500 12l.5-4.500M9 17h6l2-5.500',
  'M5 20V11a7 7 0 0 1 14 0v9l-3-2-2 2-2-2-2 2-2-2zM9.500 11v.01M14.500 11v.01M9 15h6M6 6L4 4M18 6l2-2',
  'M4 19c0-4 3-3 3-7s2.500-6 5-6 5 2 5 6 3 3 3 7zM12 2v1.500M18 4l-1 1M6 4l1 1M10 12v.01M14 14v.01',
  // Hives, a bolt, a shoe for three, a creature of blocks.
  'M12 3l4 2.300v4.400L12 12 8 9.700V5.300zM7.500 12l4 2.300v4.400l-4 2.300-4-2.300v-4.400zM16.500 12l4 2.300v4.400l-4 2.300-4-2.300v-4.400z',
  'M8 3h8l1.500 3-1.500 3H8L6.500 6zM10 9v11l2 1.500 2-1.500V9M10 12l4 1M10 15l4 1M10 18l4 1',
  'M5 5h5v8l9 3v4H4v-5zM4 17h15M12 13.800l1-1.800M15 14.800l1-1.800M5 8h5',
  'M8 3h8v6H8zM5 9h14v7H5zM8 16v5M16 16v5M10.500 6v.01M13.500 6v.01M12 11v3M10.500 12.500h3',
  // A pipe organ, a puzzle without end.
  'M4 20h16M5 20V9l1.500-2L8 9v11M8 20V6l2-2.500L12 6v14M12 20V6l2-2.500L16 6v14M16 20V9l1.500-2L19 9v11',
  'M7 8c-5 0-5 8 0 8 4 0 6-8 10-8 5 0 5 8 0 8-4 0-6-8-10-8zM12 3v3M12 18v3',
];

/** Equipment and relics by code, 0 to 15. */
const GEAR_ART: readonly string[] = [
  'M4 6l7 6-7 6M12 6l7 6-7 6',
  'M4 6l7 6-7 6M12 6l7 6-7 6',
  'M2 6l6 6-6 6M9 6l6 6-6 6M16 6l6 6-6 6',
  'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  'M3 12h13M16 8l5 4-5 4zM4 8l3 4-3 4',
  'M12 12m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  'M3 15c6-9 13-9 18-6-5 1-8 6-18 6zM3 19h14',
  'M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M4 12h5.500M14.500 12H20M12 14.500V20',
  'M4 6l7 6-7 6M12 6l7 6-7 6M3 21h18',
  'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM12 8v8M8 12h8',
  'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11M12 14.500v2.500',
  'M3 12h13M16 8l5 4-5 4zM4 8l3 4-3 4M10 19h6',
  'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'M4 8h14l-4-4M20 16H6l4 4',
  'M13 2L5 13h6l-1 9 9-12h-6z',
  'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9.500a4 4 0 1 0 0 5M15 6.500v3h-3',
];

export const ART = {
  fare: 'M12 4a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7zM5 21c0-5 3-7.500 7-7.500s7 2.500 7 7.500z',
  iou: 'M4 6h16v12H4zM12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6.500 8.500v.01M17.500 15.500v.01',
  demand: 'M4 20V9M9 20V5M14 20v-9M19 20V3M3 20h18',
  port: 'M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2 12c0-3 4-5 10-5s10 2 10 5-4 5-10 5-10-2-10-5zM12 2v3',
  factory: 'M3 20V10l5 3v-3l5 3v-3l5 3V4h3v16zM7 16.500h2M12 16.500h2M17 16.500h2',
  fort: 'M5 21V9h14v12zM5 9V5h3v2h2.500V5h3v2H16V5h3v4M10 21v-5h4v5',
  rastur: 'M12 3l3 5 6-2-3 6 3 6-6-1-3 4-3-4-6 1 3-6-3-6 6 2zM9.500 12v.01M14.500 12v.01',
  gate: 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 12m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  open: 'M4 12a8 8 0 0 1 16 0M4 12h16M8 12v8M16 12v8M12 4V2',
  penalty: 'M4 8h16v8H4zM12 10v4M10 11.500h3.500M10.500 13h3.500',
  dice: 'M5 5h14v14H5zM9 9v.01M15 9v.01M9 15v.01M15 15v.01M12 12v.01',
  ship: 'M2 12l5-5h8l7 5-7 5H7zM7 7L5 3h5l3 4M7 17l-2 4h5l3-4M9 10h4v4H9z',
  deal: 'M3 8l4-3 5 3 5-3 4 3v8h-3M3 8v8h3M12 8l-4 4 2 2 3-2 5 5-2 2M6 16l4 4 2-1M12 19l2 1',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14M7 9h2M7 12h2M15 9h2M15 12h2',
  hold: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  money:
    'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M14.500 9c-1-1.500-5-1.500-5 .7 0 2.500 5.200 1.500 5.200 4.400 0 2.300-4.400 2.300-5.400.5M12 6v12',
  unknown:
    'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.01M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
} as const;

/** Cockpit, plates and rivets on each hull, drawn finer; and the flames behind. */
export const TRIMS: readonly string[] = [
  'M126 31q16 3 24 9-8 6-24 9zM36 26v28M40 26h62M40 54h62M24 12l8 8M24 68l8-8',
  'M134 32q20 2 30 8-10 6-30 8zM32 30v20M38 30h76M38 50h76M28 8l14 14M28 72l14-14',
  'M140 30q18 4 26 10-8 6-26 10zM14 20h116M14 60h116M132 20v40M16 22v36',
  'M156 26q16 8 20 14-4 6-20 14zM12 14h136M12 66h136M150 14v52M13 17v46M60 14v4M100 14v4M60 62v4M100 62v4',
];
export const FLAMES: readonly string[] = [
  'M14 34l-12 6 12 6zM22 9l-10 3 12 3zM22 65l-10 3 12 3z',
  'M8 35l-11 5 11 5zM24 5l-12 3 14 3zM24 69l-12 3 14 3z',
  'M4 25l-8 4 8 4zM4 47l-8 4 8 4z',
  'M2 19l-6 6 6 6zM2 49l-6 6 6 6z',
];

/** Ships seen from above, nose to the right, in a box of 200 by 80; the bays are drawn on top. */
export const HULLS: readonly string[] = [
  'M14 40L30 22h70l62 12q20 6 0 12l-62 12H30zM30 22L20 8h30l20 14M30 58L20 72h30l20-14',
  'M8 40l16-14h86l70 8q14 6 0 12l-70 8H24zM40 26L22 4h24l34 22M40 54L22 76h24l34-22M120 27l10-12h18l-6 14M120 53l10 12h18l-6-14',
  'M10 16h118q10 0 14 6l34 12q14 6 0 12l-34 12q-4 6-14 6H10zM10 16v48M4 24h6v10H4zM4 46h6v10H4z',
  'M8 10h142q8 0 11 6l24 16q10 8 0 16l-24 16q-3 6-11 6H8zM8 10v60M2 18h6v14H2zM2 48h6v14H2zM150 16h-12M150 64h-12',
];
