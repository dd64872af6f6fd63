// The lesson and the glossary in Italian; who plays does not fetch them.

export default {
  first: 'Un primo turno',
  'first.about': 'Cattura, tieni e incontra la tempesta.',
  'first.goal': 'Di che si tratta',
  'first.goal.text': 'Dopo l’ultimo giro vince chi ha più punti. I punti sono le comete che hai tenuto.',
  'first.catch': 'Cattura una cometa',
  'first.catch.text': 'Pesca dal sacchetto. Puoi farlo quante volte osi.',
  'first.keep': 'Una grande: tre punti',
  'first.keep.text': 'Potresti catturare un’altra cometa. Ma ciò che tieni è tuo: tienila.',
  'first.again': 'Di nuovo il tuo turno',
  'first.again.text': 'Tessa ha giocato il suo. Tenta ancora la fortuna.',
  'first.storm': 'Una tempesta',
  'first.storm.text':
    'Porta via ciò che hai preso in questo turno. Ciò che avevi tenuto è al sicuro. Ora sai tutto quello che c’è da sapere.',
  'term.comet': 'Cometa',
  'term.comet.as': 'cometa|comete',
  'term.comet.text': 'Piccola, media o grande: vale uno, due o tre punti quando la tieni.',
  'term.storm': 'Tempesta',
  'term.storm.as': 'tempesta',
  'term.storm.text': 'Nel sacchetto ce ne sono tre. Una chiude il tuo turno e porta via ciò che vi hai preso.',
};
