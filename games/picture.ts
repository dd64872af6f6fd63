// Pictures as data: shapes laid one over the other in a box, in the inks of the house. The page engraves them, so that all
// games look as if drawn by one hand; nothing else needs to know how to draw.

/** Colours of web/src/style/tokens.css, by name. They follow the reader's choice of colours. */
export type Ink =
  | 'brass'
  | 'brass-strong'
  | 'ivory'
  | 'muted'
  | 'night'
  | `seat-${0 | 1 | 2 | 3 | 4 | 5}`
  | `dot-${'blue' | 'red' | 'yellow'}`;

interface Drawn {
  /** The ink of the line; a shape with neither line nor fill has a line of brass. */
  readonly line?: Ink;
  readonly fill?: Ink;
  /** 0 to 1; left out: 1. */
  readonly strength?: number;
  /** Of the line; left out: 1.5. */
  readonly width?: number;
  /** Dash and gap, such as `3 4`. */
  readonly dashes?: string;
}

/** An SVG path, a circle, or a planet lit from the upper left in one of `LOOKS` looks. */
export type Shape =
  | (Drawn & { readonly path: string })
  | (Drawn & { readonly circle: readonly [x: number, y: number, radius: number] })
  | { readonly globe: readonly [x: number, y: number, radius: number]; readonly look: number };

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The first lies lowest. */
  readonly shapes: readonly Shape[];
}

/** How many looks a planet can have. */
export const LOOKS = 6;

/** A picture for a game that brings none: a planet with its moons, always the same for the same id. */
export function emblemOf(id: string): Picture {
  const chance = chanceOf(id);
  const [x, y] = [52, 36];
  const orbits = Array.from({ length: 1 + chance(3) }, (_, n) => 20 + 7 * n);
  const tilt = chance(60) - 30;
  const moons = orbits.map((radius): Shape => {
    const [mx, my] = onOrbit(x, y, radius, tilt, chance(360));
    return { circle: [mx, my, 2.5 + chance(3)], fill: INKS[chance(INKS.length)] ?? 'ivory' };
  });
  return {
    width: 104,
    height: 72,
    shapes: [
      ...orbits.map((radius): Shape => ({ path: orbit(x, y, radius, tilt), strength: 0.6 })),
      { globe: [x, y, 12], look: chance(LOOKS) },
      ...moons,
    ],
  };
}

const INKS: readonly Ink[] = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'ivory'];
/** How flat an orbit looks. */
const FLAT = 0.45;
/** Orbits are wider than the planet is high. */
const WIDE = 1.35;

function onOrbit(x: number, y: number, radius: number, tilt: number, angle: number): [number, number] {
  const [a, t] = [(angle * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [ox, oy] = [radius * WIDE * Math.cos(a), radius * FLAT * Math.sin(a)];
  const round = (n: number): number => Math.round(10 * n) / 10;
  return [round(x + ox * Math.cos(t) - oy * Math.sin(t)), round(y + ox * Math.sin(t) + oy * Math.cos(t))];
}

/** Two half ellipses, from one end of the orbit to the other and back. */
function orbit(x: number, y: number, radius: number, tilt: number): string {
  const [from, to] = [onOrbit(x, y, radius, tilt, 180), onOrbit(x, y, radius, tilt, 0)];
  const arc = `A${radius * WIDE} ${radius * FLAT} ${tilt} 0 1`;
  return `M${from.join(' ')}${arc} ${to.join(' ')}${arc} ${from.join(' ')}`;
}

/** Numbers below n that follow from a text alone (FNV-1a, then a xorshift). */
function chanceOf(text: string): (n: number) => number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (n) => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return (hash >>> 0) % n;
  };
}
