// Skeleton in Italian: every sentence a player can meet.

export default {
  'rule.1.1': 'Al tuo turno cattura comete dal sacchetto, una alla volta, senza guardare.',
  'rule.1.2': 'Una tempesta porta via tutto ciò che hai catturato in questo turno, e lo chiude.',
  'rule.1.3': 'Quando hai catturato qualcosa puoi tenerlo: fai punti e il turno finisce.',
  'rule.2.1': 'Dopo l’ultimo giro vince chi ha più punti.',
  'ask.haul': 'Catturi un’altra cometa o tieni {worth|# punto|# punti}?',
  'word.catch': 'Cattura una cometa',
  'word.keep': 'Tienile',
  'comet.0': 'una tempesta',
  'comet.1': 'una piccola cometa',
  'comet.2': 'una cometa',
  'comet.3': 'una grande cometa',
  'refuse.keep': 'Non hai ancora catturato nulla.',
  'log.catch': '{who:seat} cattura {comet:comet}.',
  'log.keep': '{who:seat} tiene {score|# punto|# punti}.',
  'log.storm': '{who:seat} perde tutto.',
  'see.round': 'Giro {round} di {rounds}.',
  'see.score': '{who:seat}: {score|# punto|# punti}.',
  'see.caught': 'Presi in questo turno: {caught:comet}.',
  'see.empty': 'Ancora nessuna cometa.',
};
