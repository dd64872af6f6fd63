// A usual table: no power that is reconstructed, nothing that is stranger than the base game; it needs no Moon, hex or Comet. A plain
// one has no power that is hard to play either, and needs half of them. A page that opens such a table fetches no more than that.

import type { Options } from '@orrery/kernel';

/** The powers to be left out there, as the option `barred` has it. The encyclopaedia says of each how hard it is (data/book.ts). */
export const HARD =
  'anti-matter aristocrat berserker boomerang busybody butler changeling chronos connoisseur crystal delegator demon diplomat doppelganger empath extortionist filth force fungus gambler ghost gnome gorgon grudge hurtz industrialist insect judge lloyd loser mesmer miser negator pavlov pentaform phantom pirate plant prolong prophet queue reincarnator schizoid seeker serpent silencer siren skeptic sniveler sting terrorist vampire witch wrack';

/** The hardest of them. */
export const HARDEST =
  'diplomat doppelganger gambler gnome hurtz mesmer negator pentaform queue schizoid sniveler terrorist wrack';

/** Options with which there is more than a usual table has, whatever they say beyond these values. */
const USUAL: Options = { mix: 'sure', extras: false, hexes: 'none', moons: 'none', lucre: false, situation: '' };

export const isUsual = (options: Options): boolean =>
  Object.entries(USUAL).every(([name, value]) => (options[name] ?? value) === value);

export function isPlain(options: Options): boolean {
  const barred = String(options['barred'] ?? '').split(' ');
  return isUsual(options) && HARD.split(' ').every((word) => barred.includes(word));
}
