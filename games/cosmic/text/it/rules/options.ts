// Chapters 9 to 13, all of them options: reverse hexes, reverse Warp, Lucre, skipping a turn, Moons.

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'chapter.9': 'Gli esagoni inversi',
  'rule.9.0':
    'Il retro di ogni sistema è diverso. Lo usano tutti, o nessuno; o solo chi ha bisogno di una mano. Si scelgono prima dei Poteri.',
  'rule.9.1':
    'Binary: due stelle, tre pianeti ciascuna, pedine come vuoi. Hai due Poteri, uno per stella, ma in una sfida ne usi uno solo. Una stella che ha perso due delle sue basi perde il suo Potere; l’altra tiene il proprio.',
  'rule.9.2':
    'Gas Giant: un pianeta con tutte le tue pedine; con tre hai il Potere. Quando è sfidata, uniti gli alleati, puoi ritirare pedine, tutte tranne una. Altri possono avervi più basi, una pila per ogni sfida vinta, ciascuna un bersaglio come un pianeta. Il Filth non vi ha effetto. Per lo Sniveler sono tre basi, o tante quante le pedine se sono meno.',
  'rule.9.3':
    'Rings: il centro e ogni anello sono pianeti, pedine come vuoi. Difendendo aggiungi alle pedine il numero che vi è stampato, 10 al centro, 2 sull’anello più esterno; o lo togli.',
  'rule.9.4':
    'Rosette: sei pianeti in cerchio, pedine come vuoi. Difendendo puoi aggiungere le tue pedine sui due vicini, a carte rivelate e contato il resto; non rischiano nulla. Puoi invece ritirarti su un vicino dove hai base. Anche riprendendo un pianeta in casa puoi aggiungere i vicini.',
  'rule.9.5':
    'Space Dust: togli dal mazzo tre carte Destiny del tuo colore, fra cui quella con il cono inverso. Ogni pedina è una base a sé, mai due insieme. Da GD, posate le carte, una delle tue aggiunge 5; se perdi, va negli scarti Destiny. Chi vince contro di te ha lì una sola base, separata dalle tue.',
  'rule.9.6':
    'Worldships: hai tre carte Destiny, al sicuro da tutto. Puoi posarne una al posto di quella appena girata, per evitare una sfida contro di te o per deviare la tua; con un jolly scegli il sistema. Si scartano entrambe. A ogni nuovo mazzo Destiny perdi quelle rimaste e ne peschi tre. Contro il Will non hanno effetto.',

  'chapter.10': 'Il Warp inverso',
  'rule.10.0':
    'Un ventaglio di sezioni colorate è un Limbo prima del Warp. Nessun giocatore, Flare o Edict raggiunge le pedine lì, neppure Mobius Tubes e Warp Break.',
  'rule.10.1':
    'Un segnalino parte dal colore del primo giocatore. Tutte le pedine perse in una sfida vanno nella sezione con il segnalino, di qualunque colore siano; poi avanza in senso orario.',
  'rule.10.2':
    'Quando si gira Destiny la sezione di quel colore si svuota nel Warp; con un cono inverso nulla si muove. Con un jolly è il colore che sceglie il GO, con un cono incolore il sistema della sfida, o la sezione del GD in una sfida nel Warp.',

  'chapter.11': 'Lucre',
  'rule.11.0': 'Ognuno parte con 3 Lucre più il suo posto nell’ordine di gioco: il primo ne ha 4, il quinto 8.',
  'rule.11.1':
    'All’inizio del turno, prima di riprendere una pedina dal Warp, ricevi 3 Lucre più 1 per ogni base nel tuo sistema, Lune comprese.',
  'rule.11.2':
    'Gas Giant e Space Dust ne ricevono 7 più 1 per ogni loro Luna in casa; con meno di quattro pedine lì, quel numero più 3.',
  'rule.11.3':
    'Spendono Lucre solo i giocatori principali, prima il GO, quante volte vogliono: 3 per un’altra pedina dal Warp (fase 1); 3 nella fase 7, 6 nella fase 8 per 1 in più nel totale; 4 per una carta e 10 per scartarne una (fasi da 1 a 6); 7 per una Flare a caso fuori gioco (fasi da 1 a 3).',
  'rule.11.4':
    'I Lucre possono anche passare di mano in un accordo, per convincere un alleato, o perché un Potere si usi o no.',

  'chapter.12': 'Saltare il turno',
  'rule.12.0':
    'Puoi rinunciare a tutto il turno per scartare la mano e pescare subito sette carte. Non riprendi pedine, non giochi carte e non sfidi.',

  'chapter.13': 'Le Lune',
  'rule.13.0':
    'Le Lune sono di quattro tipi: i quarti sono miti, le mezze Lune vogliono un po’ di fortuna, le Lune piene possono ribaltare la partita, le Lune di formaggio sono solo sciocche. Scegliete quali usare.',
  'rule.13.1':
    'Dati i Poteri, ognuno pesca due Lune e le mette coperte nel suo sistema. Quelle nel tuo sistema le puoi guardare quando vuoi.',
  'rule.13.2':
    'Continuing: vale da quando è rivelata finché è occupata, e poi per chi la occupa. Intermittent: una volta quando è rivelata, e di nuovo quando è rioccupata, ma non nella sfida in cui lo stesso giocatore l’ha lasciata. One-shot: una volta, poi la Luna esce dal gioco.',
  'rule.13.3':
    'Quando Destiny dà un sistema il GO può puntare a una sua Luna, a meno che vi abbia già base. Se è vuota la occupa subito. Se è occupata il GD è l’occupante, di chiunque sia il sistema. Non ci sono alleati, in nessun modo, e mai due giocatori su una Luna.',
  'rule.13.4':
    'Chi occupa una Luna la legge. Play Now: si rivela subito. Secret: quando vuole l’occupante; chi la perde coperta non può rivelarla finché non la riprende. Una già rivelata vale subito. L’icona regola l’effetto, non la rivelazione. Quando tutte le pedine se ne vanno l’effetto finisce e la Luna resta scoperta.',
  'rule.13.5':
    'Una Luna è una base, ma non una delle cinque per vincere, non per un accordo, e non per il Plant. Nel tuo sistema conta per tenere il Potere e per i Lucre.',
};
