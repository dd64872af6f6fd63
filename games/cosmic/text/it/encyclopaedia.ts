// The Italian encyclopaedia: a page for each power and its Flare. Apart from the words of the table, which it never needs; it
// loads when somebody opens a page.

import type { Messages } from '@orrery/kernel';
import { powerCompany, powerTitles } from '../pages.ts';
import { aToG } from './company/a-g.ts';
import { hToZ } from './company/h-z.ts';
import powerPages from './power-pages.ts';
import { meanings } from './powers/meanings.ts';

const messages: Messages = {
  ...powerTitles(meanings),
  ...powerPages,
  ...powerCompany({ ...aToG, ...hToZ }),

  theme: 'Di che cosa tratta',
  difficulty: 'Quanto è difficile',
  box: 'Scatola',
  'box.base': 'gioco base',
  'box.expansion': 'espansione',
  'box.unknown': 'non si sa quale',
  reconstructed: 'Il testo',
  'reconstructed.no': 'tramandato',
  'reconstructed.partial': 'ricostruito in parte',
  'reconstructed.full': 'tutto ricostruito',
  'heading-asks': 'Quando ti interpella',
  'heading-wild': 'Flare Wild: per chi ha la carta',
  'heading-super': 'Flare Super: per chi ha il Potere',
  'heading-doubt': 'Che cosa sappiamo, e che cosa è nostro',
  'heading-silenced': 'Sotto il Silencer',
  'heading-well': 'Va bene con',
  'heading-badly': 'Attenzione a',

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
