// Che cosa mostrano le figure della pagina delle regole.

import type { figures as english } from '../../en/learn/figures.ts';

export const figures = {
  'figure.1.1':
    'Un sistema all’inizio della partita: cinque pianeti attorno a una stella, quattro pedine su ognuno. Sono cinque basi in casa.',
  'figure.3.1': 'Il Warp, con le pedine che vi sono finite, e attorno l’anello dei dieci passi.',
  'figure.3.3': 'Quattro pedine sul cono, da tre basi, e il cono puntato su un pianeta del GD.',
  'figure.3.6': 'Un alleato si è unito: le sue pedine stanno sul cono, dalla parte del GO.',
  'figure.3.87': 'La sfida è vinta: il GO e l’alleato sono scesi, e ora ognuno ha una base su quel pianeta.',
  'figure.9.1': 'Binary: due stelle con tre pianeti ciascuna.',
  'figure.9.2': 'Gas Giant: un solo pianeta, con tutte e venti le pedine.',
  'figure.9.3': 'Rings: il centro e quattro anelli attorno, ognuno con il numero che aggiunge o toglie in difesa.',
  'figure.9.4': 'Rosette: sei pianeti in cerchio, ognuno con due vicini.',
  'figure.9.5': 'Space Dust: nessun pianeta, ma una nube in cui ogni pedina è una base a sé.',
  'figure.9.6': 'Worldships: cinque pianeti che sono navi, preparati come un sistema normale.',
} satisfies Record<keyof typeof english, string>;
