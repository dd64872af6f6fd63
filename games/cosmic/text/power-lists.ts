// A line or a name for each power, as messages, where a table or its options speak of all of them. The long pages are in pages.ts.

import type { Messages } from '@orrery/kernel';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { named, POWER_NAMES } from './names.ts';

/** One line for each power: `power.7.tag`; and that it is reconstructed, where it is. */
export const powerTags = (tags: Readonly<Record<PowerWord, string>>, reconstructed: string): Messages =>
  Object.fromEntries(
    POWERS.map(([word, , , , confidence], power) => [
      `power.${power}.tag`,
      confidence === 'low' ? `${tags[word]} ${reconstructed}` : tags[word],
    ]),
  );

/** The powers whose text is reconstructed, as a list of names. */
export const reconstructedNames = (): string =>
  POWERS.flatMap(([, , , , confidence], power) => (confidence === 'low' ? [POWER_NAMES[power]] : [])).join(', ');

/** Powers to leave out: `option.barred.virus` is the name, and says so where the text is reconstructed. */
export const barredPowers = (reconstructed: string): Messages =>
  Object.fromEntries(
    POWERS.map(([word, , , , confidence], power) => {
      const name = POWER_NAMES[power] ?? word;
      return [`option.barred.${word}`, confidence === 'low' ? `${name} (${reconstructed})` : name];
    }),
  );

/** Powers to choose from: `offered.7` is the name, and says so where the text is reconstructed. */
export const offeredPowers = (reconstructed: string): Messages =>
  named(
    'offered',
    POWERS.map(([word, , , , confidence], power) => {
      const name = POWER_NAMES[power] ?? word;
      return confidence === 'low' ? `${name} (${reconstructed})` : name;
    }),
  );
