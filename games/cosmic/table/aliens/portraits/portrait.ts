// What makes a portrait: parts that many share, a tint, and what this power's idea asks for, before and behind the head.

import type { EYES, MOUTHS, SKINS } from '../faces.ts';
import type { HEADS, TORSOS } from '../heads.ts';
import type { Tint } from '../shapes.ts';

type Parts = readonly [
  head: keyof typeof HEADS,
  torso: keyof typeof TORSOS,
  skin: keyof typeof SKINS,
  eyes: keyof typeof EYES,
  mouth: keyof typeof MOUTHS,
];

/** Drawings as shapes.ts reads them. */
export type Portrait = readonly [parts: Parts, tint: Tint, before: string, behind: string];
