// The English encyclopaedia: a page for each power and its Flare. Apart from the words of the table, which it never needs; it
// loads when somebody opens a page.

import type { Messages } from '@orrery/kernel';
import { powerCompany, powerPages, powerTitles } from '../pages.ts';
import { aToG } from './company/a-g.ts';
import { hToZ } from './company/h-z.ts';
import { aToC } from './powers/a-c.ts';
import { dToG } from './powers/d-g.ts';
import { hToM } from './powers/h-m.ts';
import { nToS } from './powers/n-s.ts';
import { tToZ } from './powers/t-z.ts';

const messages: Messages = {
  ...powerTitles({}),
  ...powerPages({ ...aToC, ...dToG, ...hToM, ...nToS, ...tToZ }, 'This text is reconstructed.'),
  ...powerCompany({ ...aToG, ...hToZ }),

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
  'difficulty.2': 'wants some thought',
  'difficulty.3': 'for those who know the game',
};

export default messages;
