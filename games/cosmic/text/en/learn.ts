// All English texts for those who learn: the lessons, the glossary, the figures, the name of the encyclopaedia.

import type { Messages } from '@orrery/kernel';
import { figures } from './learn/figures.ts';
import { lessons } from './learn/lessons.ts';
import { terms } from './learn/terms.ts';

export const learn: Messages = {
  ...lessons,
  ...terms,
  ...figures,
  encyclopaedia: 'Encyclopaedia of powers',
  'encyclopaedia.about':
    'All 102 powers with their portraits: what they do, when they ask you, their Flares, whom they go well and badly with, and an example of each to play.',
};
