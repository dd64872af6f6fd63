// How the portraits are written down: a drawing is a line of strokes with `|` between them, in a box of 100 by 100. Each
// begins with its ink, a small letter to fill and a capital to draw a line. Then, as wanted: the width of the line, `*` for an
// outline, `=` to have it on both sides, `o` for a round (middle and radii) in place of a path.

export interface Stroke {
  readonly ink: Ink;
  readonly isLine: boolean;
  /** Of the line. */
  readonly width: number;
  readonly isOutlined: boolean;
  /** Drawn once more, mirrored. */
  readonly isTwice: boolean;
  readonly round: readonly [x: number, y: number, across: number, down: number] | null;
  readonly path: string;
}

/** Body, its dark and its light; accent, its dark; white, ink, red, yellow, steel, green, shade; the ground behind. */
const INKS = ['b', 'd', 'l', 'a', 'e', 'w', 'k', 'r', 'y', 's', 'g', 'h', 'n'] as const;
export type Ink = (typeof INKS)[number];

const STROKE = /^([a-z])([\d.]*)(\*?)(=?)(o?)(.+)$/i;
const LINE = 3;

export function strokes(drawing: string): readonly Stroke[] {
  return drawing === '' ? [] : drawing.split('|').map(stroke);
}

function stroke(text: string): Stroke {
  const [, letter = '', width = '', outline, twice, round, rest = ''] = STROKE.exec(text) ?? [];
  const ink = INKS.find((each) => each === letter.toLowerCase());
  if (ink === undefined) throw new Error(`no ink for ${text}`);
  const [x = 0, y = 0, across = 0, down = across] =
    round === 'o'
      ? rest
          .trim()
          .split(/[\s,]+/)
          .map(Number)
      : [];
  return {
    ink,
    isLine: letter !== letter.toLowerCase(),
    width: width === '' ? LINE : Number(width),
    isOutlined: outline === '*',
    isTwice: twice === '=',
    round: round === 'o' ? [x, y, across, down] : null,
    path: rest,
  };
}

/** How bright the skin is. */
const TONES = {
  bright: [64, 60],
  pale: [46, 76],
  deep: [58, 44],
  grey: [12, 64],
  dark: [26, 30],
} as const satisfies Readonly<Record<string, readonly [saturation: number, light: number]>>;

export type Tint = readonly [hue: number, tone: keyof typeof TONES, accent: number];

const hsl = (hue: number, saturation: number, light: number): string => `hsl(${hue} ${saturation}% ${light}%)`;

export function coloursOf([hue, tone, accent]: Tint): Readonly<Record<Ink, string>> {
  const [saturation, light] = TONES[tone];
  return {
    b: hsl(hue, saturation, light),
    d: hsl(hue, saturation, Math.max(light - 20, 10)),
    l: hsl(hue, saturation, Math.min(light + 16, 92)),
    a: hsl(accent, 72, 60),
    e: hsl(accent, 60, 38),
    w: '#f8f2e2',
    k: '#0b1022',
    r: '#d8483c',
    y: '#f0c75e',
    s: '#a9b4c6',
    g: '#4fa860',
    h: 'rgb(6 9 24 / 0.5)',
    n: hsl(accent, 42, 22),
  };
}
