// What the house says at a table on the server, in Italian.

export const notices = {
  'notice.handed-to-bot': 'Per ora un bot gioca al posto di {seat}.',
  'notice.handed-to-friend': 'Per ora {name} gioca al posto di {seat}.',
  'notice.taken-back': '{seat} torna a giocare.',
  'notice.resigned': '{seat} si è ritirato: un bot va avanti al suo posto.',
  'notice.asks-back': '{seat} chiede di tornare a prima della sua ultima risposta.',
  'notice.went-back': 'Tutti d’accordo: la partita è tornata indietro e i dadi si tirano di nuovo.',
  'notice.no-way-back': '{seat} preferisce non tornare indietro.',
  'notice.again': '{seat} ha preparato di nuovo lo stesso tavolo.',
  'notice.time-over': 'A {seat} è scaduto il tempo troppe volte: per ora va avanti un bot.',
  'notice.move-wanted': '{seat} vorrebbe passare alle regole più nuove.',
  'notice.move-not-wanted': '{seat} preferisce lasciare le regole come sono.',
  'notice.moved': 'Tutti d’accordo: da ora questo tavolo segue le regole più nuove.',
  'notice.bot-replaced': 'Il bot di {seat} non ha saputo decidere: risponde per lui uno più semplice.',
};
