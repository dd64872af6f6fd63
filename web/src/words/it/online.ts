// What tables on the server say in Italian.

import type { online as english } from '../en/online.ts';

export const online = {
  'lobby.title': 'In attesa degli amici',
  'lobby.more': 'La partita comincia appena tutti i posti sono presi. Manda questo link:',
  'lobby.copy': 'Copia il link',
  'lobby.copied': 'Copiato',
  'lobby.join': 'Prendi un posto',
  'lobby.join-more': 'A questo tavolo c’è un posto libero.',
  'lobby.full': 'Tutti i posti sono presi.',
  'lobby.open': 'posto libero',
  'lobby.closed': 'Questo tavolo è chiuso',
  'lobby.closed-more': 'Chi lo ha preparato ha cambiato idea. Ci sono altri tavoli.',
  'lobby.remove': 'Rimuovi',
  'lobby.remove-of': 'Rimuovi: {who}',
  'lobby.close': 'Chiudi il tavolo',
  'lobby.close-sure': 'Sì, chiudilo',

  'talk.title': 'Chat',
  'talk.none': 'Nessuno ha ancora scritto nulla.',
  'talk.what': 'Scrivi al tavolo',
  'talk.send': 'Invia',
  'talk.open': 'Apri la chat',
  'talk.seated-only': 'Scrive solo chi gioca; tu stai guardando.',
  'talk.watchers': '{n|Un’altra persona sta guardando.|Altre # persone stanno guardando.}',

  'seat.here': 'al tavolo',
  'seat.away': 'ora non è al tavolo',
  'seat.friend': 'gioca {name}',
  'seat.friend-ask': 'Fai giocare un amico: crea un link',
  'seat.friend-link': 'Chi apre per primo questo link può giocare per te:',

  'online.bot-plays': 'Un bot gioca per te.',
  'online.friend-plays': '{name} gioca per te.',
  'online.invited': 'Ti hanno invitato a giocare al posto di qualcuno a questo tavolo.',
  'online.stand-in': 'Gioca al suo posto',
  'online.asks-back': '{who} chiede di tornare a prima della sua ultima risposta. I dadi si tireranno di nuovo.',
  'online.waits-back': 'Hai chiesto di tornare indietro. Deve ancora rispondere: {who}.',
  'online.agree': 'Torniamo indietro',
  'online.disagree': 'Meglio di no',
  'online.call-off': 'Ritira la richiesta',

  'back.ask': 'Chiedi di tornare indietro',
  'back.more':
    'A prima della tua ultima risposta, anche oltre i dadi. Succede se tutti sono d’accordo, e i dadi si tirano di nuovo.',
  'back.asked': 'Lo stiamo chiedendo agli altri.',

  'again.ask': 'Ancora una partita',
  'again.more': 'Lo stesso tavolo, con un posto per chi lo vuole.',
  'again.go': 'Alla prossima partita',

  'note.title': 'I tuoi appunti: non li vede nessun altro',

  'move.newer': 'Ci sono regole più nuove. Questo tavolo può passare a quelle, se tutti lo vogliono.',
  'move.votes': 'A favore: {who}.',
  'move.go': 'Passa alle nuove regole',
  'move.stay': 'Meglio restare',

  'person.mute': 'Silenzia',
  'person.unmute': 'Riattiva',
  'person.mute-more': 'Hai preparato tu questo tavolo: decidi tu chi può scrivere.',
  'person.block': 'Blocca',
  'person.unblock': 'Sblocca',
  'person.block-more': 'Da ora chi blocchi non può sedersi ai tavoli dove siedi tu, e non vedi quello che scrive.',
  'person.report': 'Invia la segnalazione',
  'person.report-what': 'Segnala: che cosa è successo?',
  'person.report-more': 'La legge chi gestisce questo server, con il nome del tavolo.',
  'person.reported': 'Grazie. Qualcuno darà un’occhiata.',

  'refuse.late': 'Troppo tardi: qualcuno è stato più veloce, o il tempo è scaduto. Ecco che cosa ti si chiede ora.',

  // What the house says in the talk.
  'notice.handed-to-bot': 'Per ora un bot gioca al posto di {seat}.',
  'notice.handed-to-friend': 'Per ora {name} gioca al posto di {seat}.',
  'notice.taken-back': '{seat} torna a giocare.',
  'notice.resigned': '{seat} ha abbandonato: un bot va avanti al suo posto.',
  'notice.asks-back': '{seat} chiede di tornare a prima della sua ultima risposta.',
  'notice.went-back': 'Tutti d’accordo: la partita è tornata indietro e i dadi si tirano di nuovo.',
  'notice.no-way-back': '{seat} preferisce non tornare indietro.',
  'notice.again': '{seat} ha preparato di nuovo lo stesso tavolo.',
  'notice.time-over': 'A {seat} è scaduto il tempo troppe volte: per ora va avanti un bot.',
  'notice.move-wanted': '{seat} vorrebbe passare alle regole più nuove.',
  'notice.move-not-wanted': '{seat} preferisce lasciare le regole come sono.',
  'notice.moved': 'Tutti d’accordo: da ora questo tavolo segue le regole più nuove.',
  'notice.bot-replaced': 'Il bot di {seat} non ha saputo decidere: risponde per lui uno più semplice.',
} satisfies Record<keyof typeof english, string>;
