// What the home page and the new-table dialog say in Italian.

import type { home as english } from '../en/home.ts';

export const home = {
  'home.title': 'Un tavolo per i classici giochi spaziali',
  'home.lead':
    'Orrery dà le carte, tira i dadi, tiene i conti e conosce ogni regola. Gioca contro i bot qui in questa scheda, anche senza rete, oppure apri un tavolo sul server e manda il link agli amici.',
  'home.honest': 'Dadi onesti',
  'home.honest-more': 'Promessi prima di dare le carte, mostrati alla fine: ogni partita finita si può verificare.',
  'home.undo': 'Annulla fino all’ultimo segreto',
  'home.undo-more': 'Torna indietro quanto vuoi, fino a quando un dado è caduto o qualcosa è stato visto.',
  'home.keep': 'Mai perduta',
  'home.keep-more': 'Chiudi la scheda, perdi la rete, spegni il server: la partita riprende da dov’era.',
  'home.games': 'Giochi',
  'home.play': 'Gioca',
  'home.continue': 'Continua in questa scheda',
  'home.my-tables': 'I miei tavoli sul server',
  'home.none-here': 'Ancora nessuna partita in questo browser.',
  'home.none-there': 'Ancora nessun tavolo sul server.',
  'home.offline': 'Il server non risponde. Per giocare in questa scheda non serve.',
  'home.unofficial': 'Libero e non ufficiale. Ogni parola e ogni immagine è nostra.',
  'home.skip': 'Vai alla pagina',

  'game.merchant': 'Merchant of Venus',
  'game.duel': 'Duello',
  'game.orbit': 'Orbita',
  'game.frontier': 'Frontiera',

  'about.merchant':
    'Esplora un ammasso di stelle, scopri chi vive dove e arricchisciti col commercio prima degli altri.',
  'about.duel': 'Quattro posti, carte coperte, poteri che si annullano a vicenda. Bluffa, tratta e colpisci.',
  'about.orbit': 'Vola tra i mondi, guarda dove nessuno ha guardato e scambia ciò che solo tu hai visto.',
  'about.frontier': 'Disegna la mappa strada facendo, costruisci insieme agli altri e tieni per te il tuo vero scopo.',

  'new.title': 'Nuova partita: {game}',
  'new.seats': 'Posti',
  'new.name': 'Il tuo nome',
  'new.level': 'Bot',
  'new.options': 'Opzioni',
  'new.here': 'Gioca in questa scheda',
  'new.there': 'Gioca tramite il server',
  'new.here-more': 'In solitaria contro i bot. Resta in questo browser; funziona anche senza rete.',
  'new.there-more': 'Un tavolo con un link. I posti liberi aspettano gli amici, i bot prendono gli altri.',
  'new.open-seats': 'Posti liberi per gli amici',
  'new.all-bots': 'Nessuno: gli altri sono bot',
  'new.yes': 'Sì',
  'new.no': 'No',
  'new.close': 'Chiudi',

  'level.random': 'A caso',
  'level.greedy': 'Avido',
  'level.easy': 'Facile',
  'level.medium': 'Medio',
  'level.hard': 'Difficile',

  'kept.turn': '{n|# risposta finora|# risposte finora}',
  'kept.over': 'Finita',
  'kept.waiting': 'Aspetta gli amici',
  'kept.going': 'In corso',
  'kept.mine': 'Tocca a te',
  'kept.open': 'Apri',
  'kept.discard': 'Butta via',
  'kept.discard-of': 'Butta via {game}, {when}',

  'page.language': 'Lingua',
  'page.missing': 'A questo indirizzo non c’è nulla',
} satisfies Record<keyof typeof english, string>;
