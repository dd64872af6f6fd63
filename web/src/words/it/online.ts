// What tables on the server say in Italian.

import type { online as english } from '../en/online.ts';

export const online = {
  'lobby.title': 'In attesa degli amici',
  'lobby.more': 'La partita comincia appena ogni posto è preso. Manda questo link:',
  'lobby.copy': 'Copia il link',
  'lobby.copied': 'Copiato',
  'lobby.join': 'Prendi un posto',
  'lobby.join-more': 'A questo tavolo c’è un posto libero.',
  'lobby.full': 'Tutti i posti sono presi.',
  'lobby.open': 'posto libero',
} satisfies Record<keyof typeof english, string>;
