// What is said in games with Lucre (§11).

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'option.lucre': 'Lucre',
  'option.lucre.hint': 'Money for cards, tokens, a higher total, and for persuading others.',

  'act.bank-buy': 'Buy: {0:purchase}, {2|once|# times}, for {3} Lucre',
  'act.bank-seat': 'Pay {2:seat} Lucre',
  'source.bought': 'Lucre',
  'ask.discard': '{n|Which card|Which # cards} do you discard?',
  'ask.bribe': 'How many Lucre do you pay {to:seat}?',
  'log.buys': '{seat:seat} pays {price} Lucre: {what:purchase}, {n|once|# times}.',
  'log.pays': '{from:seat} pays {to:seat} {n} Lucre.',
  'refuse.discard': 'Exactly {n} of your cards.',
  'refuse.bribe': 'No more than you may spend.',
  'see.lucre': '  Lucre: {n}.',
};
