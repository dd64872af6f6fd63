// Quello che si dice nelle partite con i Lucre (§11).

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'option.lucre': 'Lucre',
  'option.lucre.hint': 'Denaro per carte, pedine, un totale più alto, e per convincere gli altri.',

  'act.bank-buy': 'Compra: {0:purchase}, {2|una volta|# volte}, per {3} Lucre',
  'act.bank-seat': 'Paga Lucre a {2:seat}',
  'source.bought': 'Lucre',
  'ask.discard': '{n|Quale carta scarti|Quali # carte scarti}?',
  'ask.bribe': 'Quanti Lucre paghi a {to:seat}?',
  'log.buys': '{seat:seat} paga {price} Lucre: {what:purchase}, {n|una volta|# volte}.',
  'log.pays': '{from:seat} paga {n} Lucre a {to:seat}.',
  'refuse.discard': 'Esattamente {n} delle tue carte.',
  'refuse.bribe': 'Non più di quanto puoi spendere.',
  'see.lucre': '  Lucre: {n}.',
};
