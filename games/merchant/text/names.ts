// Proper names as the pieces and the board print them, spelled as ruling R-16 has it. A language may have names of its own for
// them (`it/glossary.ts`); the printed ones stay at hand, for the card.

import type { Messages } from '@orrery/kernel';
import { CULTURES } from '../data/cultures.ts';
import { DOTS } from '../data/dots.ts';

/** In the order of data/systems.ts. */
export const SYSTEM_NAMES = [
  'Trapped Rogue Planet',
  'Desert World',
  'Inhabited Moon',
  'Interstellar Biosphere',
  'Space Station Planet',
  'Water World',
  'Polluted Planet',
  'Colony World',
  'Jungle World',
  'Giant Planet',
  'Multi-Generation Ship',
  'Ice Planet',
  'Asteroid System',
  'War-Torn System',
  'Galactic Base',
  'Super Nova',
  'Supergiant',
];

/** In the order of data/cultures.ts, then the people of the Galactic Base. */
export const CULTURE_NAMES = [
  'Nillis',
  'Volois',
  'Graw',
  'Niks',
  'Dell',
  'Humans',
  'Shenna',
  'Yxklyx',
  'Zum',
  'Eeepeeep',
  'Whynoms',
  'Cholos',
  'Wollow',
  'Qossuth',
  'Tinkerers',
];

/** The goods of each culture, then the factory goods of each. */
export const GOODS_NAMES = [
  'Bionic Perfume',
  'Voll Silk',
  'Space Spice',
  'Mulch Wine',
  'Finest Dust',
  'Rock Videos',
  'Melf Pelts',
  'Immortal Grease',
  'Chicle Liquor',
  'Servomechanisms',
  'Impossible Furniture',
  'Designer Genes',
  'Megalith Paperweights',
  'Psychotic Sculptures',
  'Guard Plants',
  'Canned Traits',
  'Glorious Junk',
  'Living Toys',
  'Dribble Glass',
  'Primitive Art',
  'Pet Monsters',
  'Shining Slime',
  'Custom Hives',
  'Pedigree Bolts',
  'Other Shoes',
  'Life Constructs',
  'Portable Pipe Organs',
  'Infinite Puzzles',
];

export const SHIP_NAMES = ['Scout', 'Clipper', 'Transport', 'Freighter'];

/** The Spaceports, in the order of their Orbits on the board. */
export const PORT_NAMES = DOTS.flatMap(([, , , , , orbit]) => (orbit === '' ? [] : [portName(orbit)]));

export function portName(orbit: string): string {
  return orbit.replace("'", '’');
}

/** `Niks (3)`: the number says who buys their goods. */
export const withNumbers = (names: readonly string[], base: string): string[] =>
  names.map((name, culture) => `${name} (${CULTURES[culture]?.[0] ?? base})`);

/** Messages `noun.0`, `noun.1` and so on. */
export const named = (noun: string, names: readonly string[]): Messages =>
  Object.fromEntries(names.map((name, id) => [`${noun}.${id}`, name]));

/** What is printed for a thing that a language may call otherwise: `printed.good.3`. */
export const printed: Messages = {
  ...named('printed.system', SYSTEM_NAMES),
  ...named('printed.good', GOODS_NAMES),
  ...named('printed.ship', SHIP_NAMES),
};
