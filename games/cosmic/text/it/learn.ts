// All Italian texts for those who learn: the lessons, the glossary, the figures, the name of the encyclopaedia.

import type { Messages } from '@orrery/kernel';
import { figures } from './learn/figures.ts';
import { lessons } from './learn/lessons.ts';
import { terms } from './learn/terms.ts';

export const learn: Messages = {
  ...lessons,
  ...terms,
  ...figures,
  encyclopaedia: 'Enciclopedia dei Poteri',
  'encyclopaedia.about':
    'Tutti i 102 Poteri con il loro ritratto: che cosa fanno, quando ti interpellano, le loro Flare, con chi vanno bene e con chi male, e di ognuno un esempio da giocare.',
};
