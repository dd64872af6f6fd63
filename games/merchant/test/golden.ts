// Twelve games that are kept: between them they use every option, and their digests say when the rules have changed. Made
// by `node games/merchant/test/golden/make.ts`; the rules version rises when one of them no longer replays.

import type { Answer, Ask } from '@orrery/kernel';
import type { Golden } from '@orrery/kernel/testkit';

const noVariants = { quickSetup: false, lostBox: false, novaVariant: false, homeMarket: false };
const plain = { target: 1000, combat: false, rastur: false, bank: 0, ...noVariants };
const variants = { quickSetup: true, lostBox: true, novaVariant: true, homeMarket: true };

export const GOLDEN: readonly Golden[] = [
  { name: 'apprentices', seats: 3, options: plain },
  { name: 'journeymen', seats: 4, options: { ...plain, target: 2000 } },
  { name: 'masters', seats: 2, options: { ...plain, target: 3000 } },
  { name: 'barons', seats: 3, options: { ...plain, target: 4000 } },
  { name: 'six-at-war', seats: 6, options: { ...plain, combat: true } },
  { name: 'invasion', seats: 2, options: { ...plain, rastur: true, combat: true, target: 2000 } },
  { name: 'alone', seats: 1, options: { ...plain, rastur: true, combat: true } },
  { name: 'alone-unarmed', seats: 1, options: { ...plain, rastur: true, target: 2000 } },
  { name: 'poor-bank', seats: 5, options: { ...plain, bank: 5000, homeMarket: true } },
  {
    name: 'variants',
    seats: 4,
    options: { ...plain, ...variants, combat: true, bank: 20000 },
  },
  { name: 'fight', seats: 2, options: { ...plain, combat: true }, from: 18, prefers: warfare },
  { name: 'raiders', seats: 3, options: { ...plain, combat: true, target: 4000 }, from: 5, prefers: raids },
];

/** Gear and passengers into the holds, pawns as targets, holds to be hit (15.431). */
function raids({ choice }: Ask): Answer | undefined {
  return choice.kind === 'one'
    ? choice.options.find((option) => /^(single|pair|pawn \d|equip [0-5]|fare \d)/.test(`${option}`))
    : undefined;
}

/** A weapon from the outfitter's, and another's pawn as the target (15). */
function warfare({ choice }: Ask): Answer | undefined {
  return choice.kind === 'one'
    ? choice.options.find((option) => /^(equip [45]|pawn \d)$/.test(`${option}`))
    : undefined;
}
