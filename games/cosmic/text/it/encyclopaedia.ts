// The Italian encyclopaedia: a page for each power and its Flare. Apart from the words of the table, which it never needs; it
// loads when somebody opens a page.

import type { Messages } from '@orrery/kernel';
import { powerCompany, powerPages, powerTitles } from '../pages.ts';
import { aToG } from './company/a-g.ts';
import { hToZ } from './company/h-z.ts';
import { aToC } from './powers/a-c.ts';
import { dToG } from './powers/d-g.ts';
import { hToM } from './powers/h-m.ts';
import { meanings } from './powers/meanings.ts';
import { nToS } from './powers/n-s.ts';
import { tToZ } from './powers/t-z.ts';

const messages: Messages = {
  ...powerTitles(meanings),
  ...powerPages({ ...aToC, ...dToG, ...hToM, ...nToS, ...tToZ }, 'Questo testo è ricostruito.'),
  ...powerCompany({ ...aToG, ...hToZ }),

  'theme.combat': 'la lotta',
  'theme.cards': 'carte',
  'theme.tokens': 'pedine',
  'theme.alliance': 'alleanze',
  'theme.deal': 'accordi',
  'theme.lucre': 'Lucre',
  'theme.warp': 'il Warp',
  'theme.losses': 'perdite',
  'theme.captives': 'prigionieri',
  'theme.bases': 'basi',
  'theme.target': 'chi è sfidato',
  'theme.turn': 'turni',
  'theme.information': 'informazioni',
  'theme.powers': 'Poteri',
  'theme.bluff': 'bluff',
  'theme.victory': 'vittoria',
  'difficulty.1': 'semplice',
  'difficulty.2': 'richiede un po’ di riflessione',
  'difficulty.3': 'per chi conosce il gioco',
};

export default messages;
