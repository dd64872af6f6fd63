// A portrait as layers, from back to front; the component and the tests read the same.

import { POWERS, type PowerWord } from '../../data/powers.ts';
import { EYES, MOUTHS, SKINS } from './faces.ts';
import { HEADS, TORSOS } from './heads.ts';
import { aToD } from './portraits/a-d.ts';
import { eToL } from './portraits/e-l.ts';
import { mToR } from './portraits/m-r.ts';
import type { Portrait } from './portraits/portrait.ts';
import { sToZ } from './portraits/s-z.ts';
import { coloursOf, type Ink, type Stroke, strokes } from './shapes.ts';

export const PORTRAITS: Readonly<Record<PowerWord, Portrait>> = { ...aToD, ...eToL, ...mToR, ...sToZ };

interface Drawn {
  readonly colours: Readonly<Record<Ink, string>>;
  readonly behind: readonly Stroke[];
  readonly head: string;
  /** On the head, and ending with it. */
  readonly skin: readonly Stroke[];
  readonly face: readonly Stroke[];
  /** Where the face goes, as an SVG transform. */
  readonly place: string;
  readonly before: readonly Stroke[];
}

/** Eyes and mouths are drawn around this point. */
const FACE = [50, 46] as const;

/** The portrait of a power by its number. */
export function drawPower(power: number): Drawn | null {
  const word = POWERS[power]?.[0];
  if (word === undefined) return null;
  const [[head, torso, skin, eyes, mouth], tint, before, behind] = PORTRAITS[word];
  const [path, x, y, scale] = HEADS[head];
  return {
    colours: coloursOf(tint),
    behind: [...strokes(behind), ...strokes(TORSOS[torso])],
    head: path,
    skin: strokes(SKINS[skin]),
    face: [...strokes(EYES[eyes]), ...strokes(MOUTHS[mouth])],
    place: `translate(${x} ${y}) scale(${scale}) translate(${-FACE[0]} ${-FACE[1]})`,
    before: strokes(before),
  };
}
