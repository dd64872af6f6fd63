// Ten games that are kept: between them they use every option, and their digests say when the rules have changed. Made by
// `node games/cosmic/test/golden/make.ts`; the rules version rises when one of them no longer replays.

import type { Golden } from '@orrery/kernel/testkit';

const base = {
  powers: 'dealt',
  mix: 'sure',
  flares: 'each',
  expansion: false,
  kickers: false,
  reinforcements: false,
  extras: false,
  renewal: false,
  limbo: false,
  hexes: 'none',
  moons: 'none',
  lucre: false,
  skipping: false,
  others: false,
  proposals: 3,
};
const boxes = { ...base, expansion: true, kickers: true, reinforcements: true };
const everything = { ...boxes, mix: 'all', extras: true, limbo: true, hexes: 'dealt', moons: 'cheese', lucre: true };

export const GOLDEN: readonly Golden[] = [
  { name: 'first-encounter', seats: 4, options: base },
  { name: 'no-powers', seats: 3, options: { ...base, powers: 'none', flares: 'fixed', proposals: 1 } },
  { name: 'two-boxes', seats: 5, options: boxes },
  { name: 'drafted', seats: 3, options: { ...boxes, powers: 'draft', mix: 'all', others: true } },
  { name: 'chosen', seats: 4, options: { ...boxes, powers: 'chosen', mix: 'all', skipping: true, proposals: 6 } },
  { name: 'comets', seats: 6, options: { ...boxes, mix: 'all', extras: true, renewal: true } },
  { name: 'limbo', seats: 2, options: { ...base, limbo: true, moons: 'quarter' } },
  { name: 'lucre', seats: 5, options: { ...boxes, lucre: true, moons: 'half', hexes: 'first' } },
  { name: 'strange-systems', seats: 4, options: { ...boxes, hexes: 'chosen', moons: 'full' } },
  { name: 'everything', seats: 6, options: everything },
];
