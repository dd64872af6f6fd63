// A ship from above, small: as an icon in lists.

import { HULLS } from '../../part/drawings.ts';

export function ShipShape({ ship, width = 60, colour }: { ship: number; readonly width?: number; colour?: string }) {
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
