// All English texts for those who learn: the lessons, positions to try a rule on, the glossary, what the pages of cards are called.

import type { Messages } from '@orrery/kernel';
import { examples } from './learn/examples.ts';
import { lessons } from './learn/lessons.ts';
import { terms } from './learn/terms.ts';

export const learn: Messages = {
  ...lessons,
  ...examples,
  ...terms,
  encyclopaedia: 'The cards',
  'encyclopaedia.about': 'Every card of the supplement, and whether it is original or reconstructed.',
};
