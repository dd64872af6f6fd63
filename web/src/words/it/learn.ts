// What the pages for learners say in Italian.

import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.title': 'Impara',
  'learn.lead':
    'Impara giocando: una breve partita guidata, le regole con figure e posizioni da provare, e ogni parola spiegata.',
  'learn.start': 'Comincia la lezione',
  'learn.resume': 'Riprendi la lezione',
  'learn.again': 'Rifai la lezione',
  'learn.step': 'Passo {n} di {all}',
  'learn.minutes': '{n|Circa un minuto.|Circa # minuti.}',
  'learn.leave': 'Puoi uscire quando vuoi e riprendere più tardi.',
  'learn.rules': 'Le regole',
  'learn.rules-more': 'Capitolo per capitolo, con figure dal tabellone e piccole posizioni da giocare.',
  'learn.rules-plain': 'Capitolo per capitolo, da cercare e da citare con un link.',
  'learn.rules-open': 'Leggi le regole',
  'learn.glossary': 'Glossario',
  'learn.glossary-more':
    'Ogni parola del gioco in una frase o due. Le parole sottolineate a puntini aprono la loro scheda ovunque si trovino.',
  'learn.glossary-open': 'Cerca una parola',

  'learn.look-up': 'Consulta',
  'learn.sift': 'Cerca',
  'learn.all-of-it': 'tutti',
  'learn.articles': '{n|# voce|# voci}',
  'learn.no-article': 'Nessun risultato. Togli uno dei filtri.',
  'learn.sift-anew': 'Mostra tutto',
  'learn.example': 'Prova',
  'learn.example-play': 'Gioca questa posizione contro i bot',
  'learn.article-all': 'Tutte le voci',
  'learn.article-before': 'La precedente: {name}',
  'learn.article-after': 'La successiva: {name}',

  'learn.coach': 'L’istruttore',
  'learn.on': 'Avanti',
  'learn.touch': 'Esegui la mossa sul tabellone: clicca su ciò che è evidenziato.',
  'learn.touch-count': 'Scegli sul tabellone o nel riquadro accanto, poi conferma.',
  'learn.button': 'Preferisco un pulsante',
  'learn.back': 'Indietro',
  'learn.skip': 'Esci dalla lezione',
  'learn.restart': 'Da capo',
  'learn.enough': 'Mi basta',
  'learn.other': 'L’istruttore aspetta altro: è segnato sul tabellone e ha un pulsante qui sotto.',
  'learn.play': 'Gioca contro i bot',
  'learn.rival': 'Tessa',
  'learn.third': 'Ugo',

  'learn.search': 'Cerca nelle regole',
  'learn.found': '{n|# regola trovata|# regole trovate}',
  'learn.nothing-found': 'Nessuna regola ne parla.',
  'learn.chapters': 'Capitoli',
  'learn.link-to': 'Link alla regola {rule}',
  'learn.try': 'Prova',
  'learn.try-close': 'Chiudi',
  'learn.reset': 'Ricomincia',
  'learn.see-rule': 'Regola {rule}',
} satisfies Record<keyof typeof english, string>;
