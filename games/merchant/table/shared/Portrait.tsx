// The six merchants, drawn in the colour of the seat that plays them.

import type { Seat } from '@orrery/kernel';
import { MERCHANTS } from '../../data/cultures.ts';
import { COMBAT, cultureOf, has, HOME_MARKET, NONE } from '../../rules/table.ts';
import type { Props } from './props.ts';

interface Face {
  /** What is filled with the colour of the seat. */
  readonly body: string;
  /** Lines over it. */
  readonly lines: string;
  /** Eyes and other lights. */
  readonly lights: string;
}

const SHOULDERS = 'M5 48c1-9 8-13 19-13s18 4 19 13z';
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** In a box of 48 by 48, in the order of data/cultures.ts. */
const FACES: readonly Face[] = [
  // A Nik: a bulb of a head with leaves.
  {
    body: `${SHOULDERS}M24 14c9 0 12 6 12 12s-5 11-12 11-12-5-12-11 3-12 12-12zM23 15C15 14 11 9 11 3c7 0 12 4 12 12zM25 15c1-7 6-11 13-11 0 6-5 11-13 11z`,
    lines: 'M13 5c4 3 7 6 9 10M36 6c-4 2-8 5-10 9M19 32c3 2 7 2 10 0M15 41c4 3 14 3 18 0',
    lights: dot(19, 25, 2.6) + dot(29, 25, 2.6),
  },
  // A Dell: broad, in a helmet with a slit to look through.
  {
    body: `${SHOULDERS}M12 16c0-6 5-9 12-9s12 3 12 9v18c0 3-24 3-24 0zM8 20h4v9H8zM36 20h4v9h-4zM22 2h4v6h-4z`,
    lines: 'M12 18h24M12 27h24M24 27v9M17 31h3M28 31h3M24 2v3',
    lights: 'M15 20.5h18v4H15z',
  },
  // A human, with a fringe.
  {
    body: `${SHOULDERS}M24 9c7 0 10 5 10 12 0 8-4 14-10 14s-10-6-10-14c0-7 3-12 10-12z`,
    lines: 'M14 20c1-9 5-13 11-12 6 1 9 5 9 12-3-1-5-3-6-6-3 4-8 6-14 6zM20 29c2 2 6 2 8 0M24 23v3M24 36v11',
    lights: dot(20, 23, 1.6) + dot(28, 23, 1.6),
  },
  // An Eeep: all ears, and whiskers.
  {
    body: `${SHOULDERS}${dot(11, 14, 9)}${dot(37, 14, 9)}M24 13c8 0 11 5 11 11 0 7-6 13-11 13s-11-6-11-13c0-6 3-11 11-11z`,
    lines: `${dot(11, 14, 5)}${dot(37, 14, 5)}M22 31h4l-2 2zM20 32l-9 1M20 33l-8 4M28 32l9 1M28 33l8 4`,
    lights: dot(19.5, 24, 2.4) + dot(28.5, 24, 2.4),
  },
  // A Whynom: a long head with a mane.
  {
    body: `${SHOULDERS}M18 38c-1-8 0-12-5-15-3-2-5-4-4-6 1-3 6-4 10-7 2-2 3-5 4-8l3 5 4-4 1 6c5 4 7 12 5 21-1 4-1 6 0 8z`,
    lines: 'M11 20c2 0 3 0 4 1M29 7c5 5 6 14 3 23M33 10c4 6 5 13 3 20M17 24c3 0 5-1 7-3',
    lights: dot(21, 14.5, 1.8),
  },
  // A Qossuth: hooded, with a third eye and arms below.
  {
    body: `${SHOULDERS}M24 3c10 3 15 12 14 24-1 6-6 10-14 10s-13-4-14-10C9 15 14 6 24 3z`,
    lines:
      'M24 8c6 3 9 9 9 17 0 5-4 8-9 8s-9-3-9-8c0-8 3-14 9-17zM19 32c-1 4-4 5-6 4M24 33c0 4 0 6-1 8M29 32c1 4 4 5 6 4',
    lights: dot(20, 24, 2) + dot(28, 24, 2) + dot(24, 16.5, 2.2),
  },
];

interface PortraitProps {
  readonly seat: Seat;
  /** Left out: whoever the seat plays. */
  readonly merchant?: number;
  readonly size?: number;
}

export function Portrait({ seat, merchant, size = 30, ...props }: Props & PortraitProps) {
  const who = merchant ?? props.view.table.merchant[seat] ?? NONE;
  const face = FACES[who];
  if (face === undefined) return null;
  const { colour } = props.glyph(seat);
  return (
    <svg
      className="mv-portrait"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role="img"
      aria-label={props.name('merchant', who)}
      style={{ color: colour }}
    >
      <title>{`${props.name('merchant', who)}: ${meaningOf(props, who)}`}</title>
      <path d={face.body} className="mv-face-body" />
      <path d={face.lines} className="mv-face-lines" />
      <path d={face.lights} className="mv-face-lights" />
    </svg>
  );
}

/** What it means to be this merchant, in a line (§3.3). */
export function meaningOf({ view, say }: Props, merchant: number): string {
  const home = MERCHANTS[merchant]?.[1];
  if (home === undefined) return '';
  const key = has(view.table, HOME_MARKET) ? 'panel.merchant-means-home' : 'panel.merchant-means';
  return say({ key, args: { culture: cultureOf(home), forts: has(view.table, COMBAT) ? 1 : 0 } });
}
