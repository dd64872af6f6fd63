// Nine games that are kept: between them they use every option, and their digests say when the rules have changed. Made by
// `node games/interspace/test/golden/make.ts`; the rules version rises when one of them no longer replays.

import type { Golden } from '@orrery/kernel/testkit';
import { OPTIONS } from '../rules/setup.ts';

const base = Object.fromEntries(Object.entries(OPTIONS).map(([name, values]) => [name, values[0]]));
const supplement = { ...base, objectives: true, breakthroughs: true, colonization: true, encounters: true };

export const GOLDEN: readonly Golden[] = [
  { name: 'standard', seats: 3, options: base },
  { name: 'basic', seats: 2, options: { ...base, basic: true, turns: 20, terrain: 0 } },
  { name: 'supplement', seats: 4, options: supplement },
  { name: 'all-six', seats: 6, options: { ...supplement, limits: true, space: 48, regions: 9, terrain: 2 } },
  {
    name: 'breakthroughs',
    seats: 3,
    options: { ...base, breakthroughs: true, drives: false, ring: 'chosen', regions: 3 },
  },
  {
    name: 'crowded',
    seats: 5,
    options: { ...base, space: 24, homes: 1, levels: 1, finds: '11-4', support: false, turns: 60 },
  },
  { name: 'poor', seats: 2, options: { ...base, homeInd: 3, levels: 2, goodsCap: true, turns: 0 } },
  { name: 'ranges', seats: 4, options: { ...base, zones: 'range', cruiser: '16', bombs: 'full', levels: 3 } },
  { name: 'great-cruisers', seats: 3, options: { ...supplement, cruiser: '18', zones: 'range' } },
];
