// Quello che si dice nelle partite con gli esagoni inversi (§9) e i Lucre (§11).

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'option.renewal': 'Cambiare tutte le Destiny speciali',
  'option.renewal.hint':
    'Quando si rimescola Destiny, tutti i coni incolori e le Comet giocati lasciano il posto ad altri, non solo l’ultimo.',
  'option.lucre': 'Lucre',
  'option.lucre.hint': 'Denaro per carte, pedine, un totale più alto, e per convincere gli altri.',

  'act.bank-buy': 'Compra: {0:purchase}, {2|una volta|# volte}, per {3} Lucre',
  'act.bank-seat': 'Paga Lucre a {2:seat}',
  'source.bought': 'Lucre',
  'ask.discard': '{n|Quale carta scarti|Quali # carte scarti}?',
  'see.lucre': '  Lucre: {n}.',

  // Lucre: Assessor, Butler, Dragon, Entrepreneur
  'act.card-purchase': 'Gioca {0:card}: {1:purchase}, gratis',
  'use.card-purchase': '{0:card}: {1:purchase}',
  'ask.go': '{by:seat} ti nomina GO. Hai una carta Challenge?',
  'ask.substitute': 'Chi è il GO al tuo posto?',
  'word.aim': 'Punto il cono',
  'word.armed': 'Ce l’ho, e vado',
  'word.bases': 'Scelgo le basi',
  'word.moon': 'Vado verso una Luna',
  'word.no-tip': 'Niente mancia',
  'word.tip': 'Do la mancia',
  'word.unarmed': 'Non ne ho',
  'log.substitute': '{seat:seat} è il GO al posto di {other:seat}.',
  'log.unarmed': '{seat:seat} non ha carte Challenge.',
  'refuse.substitute': 'Un altro che abbia carte e pedine.',

  // Contratti: Gnome, Hurtz, Lloyd
  'act.grant-power': 'Noleggia {2:power} da {0:power}',
  'act.grant 43 1': 'Noleggia pedine da {0:power}',
  'use.grant-power': 'ciò che {0:power} permette: {1:power}',
  'source.debt': 'un debito',
  'source.hired': 'pedine a noleggio',

  'option.hexes': 'Esagoni inversi',
  'option.hexes.none': 'nessuno',
  'option.hexes.dealt': 'per tutti, a sorte',
  'option.hexes.chosen': 'per tutti, a scelta',
  'option.hexes.first': 'solo per il primo posto',
  'option.hexes.hint':
    'L’altro lato dei sistemi, ognuno con un suo carattere. Solo per il primo posto: una mano a chi è alle prime armi.',
  'act.hex-destiny': '{0:hex}: posa {2:destiny}',
  'act.hex-neighbour': '{0:hex}: aggiungi le pedine {2:on}',
  'act.hex-refuge': '{0:hex}: spostati {2:on}',
  'act.hex 1 0': 'Gas Giant: ritira pedine dalla sfida',
  'act.hex 2 0': 'Rings: togli il numero invece di aggiungerlo',
  'ask.spread': 'Distribuisci le tue {n} pedine sui tuoi pianeti.',
  'destiny.none': 'nessuna carta Destiny',
  'see.hex': '  Esagono inverso: {hex:hex}.',
  'see.dust': '  Da parte: {cards:destiny}.',
  'see.ships': '  Tiene {cards:destiny}.',
};
