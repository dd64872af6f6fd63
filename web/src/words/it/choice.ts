// What the six kinds of choice say in Italian.

import type { choice as english } from '../en/choice.ts';

export const choice = {
  'choice.one': 'Scegline uno',
  'choice.filter': 'Cerca',
  'choice.unknown': 'Questa pagina è più vecchia del gioco. Ricaricala per vedere tutta la domanda.',
  'choice.none-found': 'Nessun risultato.',
  'choice.some': 'Scegline da {min} a {max}',
  'choice.some-exact': 'Scegline {n}',
  'choice.chosen': '{n|# scelto|# scelti}',
  'choice.too-few': '{n|ancora uno|ancora #}',
  'choice.too-many': '{n|uno di meno|# di meno}',
  'choice.sum': '{sum}; da {min} a {max}',
  'choice.sum-exact': '{sum} di {max}',
  'choice.less': 'Togli: {what}',
  'choice.more': 'Aggiungi: {what}',
  'choice.weight': '{n|vale 1|vale #}',
  'choice.range': 'da {min} a {max}',
  'choice.up': 'Prima: {what}',
  'choice.down': 'Dopo: {what}',
  'choice.moved': '{what} ora è il numero {n}',
  'choice.order': 'Il primo in alto',
  'choice.with': 'Tratta con',
  'choice.give': 'Tu dai',
  'choice.nothing': 'niente',
  'choice.want': 'Tu ricevi',
  'choice.offer-both': 'Metti qualcosa da entrambe le parti.',
  'choice.offer-any': 'Metti qualcosa almeno da una parte.',
  'choice.offer': 'Fai l’offerta',
} satisfies Record<keyof typeof english, string>;
