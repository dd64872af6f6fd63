// What the settings say in Italian.

import type { settings as english } from '../en/settings.ts';

export const settings = {
  'settings.more': 'Le modifiche valgono subito, per tutti i tavoli di questo browser.',
  'settings.done': 'Fatto',

  'settings.language': 'Lingua',
  'settings.look': 'Aspetto',
  'settings.feel': 'Movimento e suoni',
  'settings.play': 'Domande',

  'settings.text': 'Dimensione del testo',
  'settings.text.1': 'Normale',
  'settings.text.1.15': 'Un po’ più grande',
  'settings.text.1.3': 'Grande',
  'settings.text.1.5': 'Molto grande',

  'settings.theme': 'Tema',
  'settings.theme.dark': 'Scuro',
  'settings.theme.light': 'Chiaro',
  'settings.theme.auto': 'Come il sistema',

  'settings.colours': 'Colori',
  'settings.colours.brass': 'Ottone',
  'settings.colours.safe': 'Adatti ai daltonici',
  'settings.colours.strong': 'Contrasto forte',

  'settings.motion': 'Movimento',
  'settings.motion.more': 'Astronavi che volano, dadi che rotolano. Senza movimento i bot rispondono subito.',
  'settings.motion.auto': 'Come il sistema',
  'settings.motion.on': 'Sì',
  'settings.motion.off': 'No',

  'settings.pace': 'Ritmo dei bot',
  'settings.pace.more': 'Per quanto tempo vedi ciò che ha fatto un bot prima che tocchi al prossimo.',
  'settings.pace.calm': 'Tranquillo',
  'settings.pace.usual': 'Normale',
  'settings.pace.quick': 'Svelto',

  'settings.sound': 'Suoni',
  'settings.sound.more': 'Dadi, monete e atterraggi, creati in questo browser.',
  'settings.volume': 'Volume',

  'settings.words': 'Il tavolo a parole',
  'settings.words.more':
    'Al posto del tabellone: ogni fatto e ogni scelta come testo, per chi usa un lettore di schermo.',
  'settings.offers': 'Proponi ordini permanenti',
  'settings.offers.more':
    'Nei giochi in cui si può reagire agli altri: chiede se passare al posto tuo in quei momenti.',
} satisfies Record<keyof typeof english, string>;
