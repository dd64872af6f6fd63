// What bots say for themselves, in both languages.

import type { Lang, Messages } from '@orrery/kernel';

export const botMessages: Readonly<Record<Lang, Messages>> = {
  en: {
    'bot.random': 'A choice at random.',
    'bot.greedy': 'Looked one step ahead over {answers|# answer|# answers}; this one leaves the seat best off.',
    'bot.greedy-own': 'The nearest thing that pays.',
    'bot.only': 'There is nothing else to do.',
    'bot.searched':
      'Played {games|# imagined game|# imagined games} from here; this one did best, about {chance} in 100.',
    'bot.mixed':
      'Played {games|# imagined game|# imagined games}. Answers are sealed, so it mixes; this one is worth about {chance} in 100.',
    'bot.silence': 'No bot could answer; taken as silence.',
  },
  it: {
    'bot.random': 'Una scelta a caso.',
    'bot.greedy': 'Guardata una mossa avanti su {answers|# risposta|# risposte}: questa lascia il posto messo meglio.',
    'bot.greedy-own': 'La cosa più vicina che conviene.',
    'bot.only': 'Non c’è altro da fare.',
    'bot.searched':
      'Giocate {games|# partita immaginata|# partite immaginate} da qui: questa è andata meglio, circa {chance} su 100.',
    'bot.mixed':
      'Giocate {games|# partita immaginata|# partite immaginate}. Le risposte sono coperte, quindi varia; questa vale circa {chance} su 100.',
    'bot.silence': 'Nessun bot ha saputo rispondere: vale come silenzio.',
  },
};
