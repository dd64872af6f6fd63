// The English encyclopaedia: a page for each power and its Flare. Apart from the words of the table, which it never needs; it
// loads when somebody opens a page.

import type { Messages } from '@orrery/kernel';
import { powerCompany, powerTitles } from '../pages.ts';
import { aToG } from './company/a-g.ts';
import { hToZ } from './company/h-z.ts';
import powerPages from './power-pages.ts';

const messages: Messages = {
  ...powerTitles({}),
  ...powerPages,
  ...powerCompany({ ...aToG, ...hToZ }),

  theme: 'What it is about',
  difficulty: 'How hard to play',
  box: 'Box',
  'box.base': 'base game',
  'box.expansion': 'expansion',
  'box.unknown': 'not known',
  reconstructed: 'The text',
  'reconstructed.no': 'known',
  'reconstructed.partial': 'partly reconstructed',
  'reconstructed.full': 'wholly reconstructed',
  'heading-asks': 'When it asks you',
  'heading-wild': 'Wild Flare: for whoever holds the card',
  'heading-super': 'Super Flare: for whoever has the power',
  'heading-doubt': 'What we know, and what is ours',
  'heading-silenced': 'Under the Silencer',
  'heading-well': 'Goes well with',
  'heading-badly': 'Beware of',

  'theme.combat': 'the fight',
  'theme.cards': 'cards',
  'theme.tokens': 'tokens',
  'theme.alliance': 'alliances',
  'theme.deal': 'deals',
  'theme.lucre': 'Lucre',
  'theme.warp': 'the Warp',
  'theme.losses': 'losses',
  'theme.captives': 'captives',
  'theme.bases': 'bases',
  'theme.target': 'who is challenged',
  'theme.turn': 'turns',
  'theme.information': 'information',
  'theme.powers': 'powers',
  'theme.bluff': 'bluff',
  'theme.victory': 'victory',
  'difficulty.1': 'plain',
  'difficulty.2': 'needs some thought',
  'difficulty.3': 'for those who know the game',
};

export default messages;
