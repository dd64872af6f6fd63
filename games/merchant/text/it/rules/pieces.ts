// Chapters 1 to 4: the board, the pieces, merchants and ships, the order of play.

import type { Messages } from '@orrery/kernel';

export const pieces: Messages = {
  'chapter.1': 'La mappa',
  'rule.1.1': 'Tutti partono dalla Base Galattica, l’unico ingresso dal resto della galassia. Ce n’è una sola.',
  'rule.1.2':
    'Quattordici sistemi sono abitati e hanno una casella Cultura; Supernova e Supergigante sono disabitate. Li uniscono percorsi di punti colorati.',
  'rule.1.3':
    'Ogni luogo dove può stare un’astronave è uno spazio: punti colorati, Ovali di Penalità, Asteroidi, caselle ?, Circoli di Navigazione, Orbite e Città. Solo le Città di Superficie non sono nello spazio aperto.',
  'rule.1.4':
    'Su ogni Orbita si può costruire uno Spazioporto, quello che porta il suo nome. Da un’Orbita si può anche osservare chi abita il sistema.',
  'rule.1.5': 'Una Città di Superficie è la fine di un percorso; a terra nessun percorso va da una Città all’altra.',

  'chapter.2': 'I pezzi',
  'rule.2.1':
    'Senza il combattimento non ci sono Forti, Nova Ball né Laser in vendita; senza le regole sui Rastur non ci sono Rastur.',
  'rule.2.2':
    'Ogni mercante ha un’astronave e 12 pedine, Spazioporto da un lato e Industria dall’altro. Finite le pedine, niente più Proprietà.',
  'rule.2.3': 'Prezzi e penalità si pagano tutti con lo stesso denaro.',
  'rule.2.4':
    'Sulla mappa si nascondono quattordici Culture. Ognuna ha un numero, che dice chi compra le sue Merci, e una scienza, che dice quali astronavi ed Equipaggiamento vende.',
  'rule.2.41':
    'L’IOU coperto nella casella Cultura è la Cultura nascosta. Chi la scopre lo tiene e può spenderlo presso di lei.',
  'rule.2.42': 'Una Cultura scoperta mostra nome, numero, scienza, Merci e prezzo della sua Industria.',
  'rule.2.5': 'I mercanti comprano Merci, Equipaggiamento, astronavi e Proprietà.',
  'rule.2.51':
    'Le Merci si comprano da chi le produce e si vendono alle Culture dei tre numeri successivi; dopo il 10 viene l’1.',
  'rule.2.52': 'Motori e Scudi li vendono solo certe scienze. Nel baratto un pezzo vale metà del suo costo.',
  'rule.2.53':
    'Un’astronave ha un numero di dadi, un numero di vani, un costo, un valore di reso pari alla metà e le scienze che la vendono.',
  'rule.2.54':
    'Con una Proprietà si costruisce uno Spazioporto o un’Industria. Resta in vista davanti a te e conta nel capitale.',
  'rule.2.541': 'Le Proprietà per gli Spazioporti sono 25, una per Orbita.',
  'rule.2.542': 'Le Proprietà per le Industrie sono 14, una per Cultura; un sistema ha al massimo un’Industria.',
  'rule.2.6': 'Le pedine Bonus fanno guadagnare di più: i passeggeri con il pedaggio, le Domande sulle Merci.',
  'rule.2.61': 'Un passeggero aspetta presso una Cultura e paga per essere portato a un’altra.',
  'rule.2.62': 'Una Domanda aumenta ciò che una Cultura paga per un tipo di Merce.',
  'rule.2.7':
    'Le pedine Bonus e le Merci vendute si mescolano nella coppa. Per ogni pedina che entra se ne pesca subito una, che va alla sua Cultura.',
  'rule.2.8':
    'Ogni casella ? comincia con una delle 36 pedine ?, coperta. Quelle che avanzano restano fuori dal gioco, mai viste.',
  'rule.2.81':
    'Un Relic è gratis per chi atterra sulla sua casella. Nel baratto vale metà del prezzo che porta scritto.',
  'rule.2.82': 'Le altre pedine ? sono troppo grandi da portare via: restano dove sono, nel bene e nel male.',

  'chapter.3': 'Mercanti e astronavi',
  'rule.3.1':
    'Si vola e si commercia per avere denaro, Merci, Equipaggiamento, astronavi migliori e Proprietà. Passeggeri, Relic e IOU sono gratis per chi atterra dove si trovano.',
  'rule.3.2': 'Denaro, carico, Equipaggiamento, Proprietà e IOU sono in vista di tutti.',
  'rule.3.3':
    'Dalla tua specie le Proprietà, e i Forti con il combattimento, costano un quinto in meno. Nient’altro è scontato.',
  'rule.3.4': 'Hai una sola astronave, all’inizio un Ricognitore. Per comprarne un’altra devi dare indietro la tua.',
  'rule.3.41': 'Ci sono quattro tipi di astronave: Ricognitore, Clipper, Trasporto e Cargo.',
  'rule.3.42': 'Dadi per il movimento: Ricognitore 3, Clipper 4, Trasporto 3, Cargo 2.',
  'rule.3.43': 'Tutto ciò che porti deve stare sull’astronave. Quel che non ci sta si espelle, senza compenso.',
  'rule.3.431':
    'Un vano porta una Merce, oppure due pedine piccole: Equipaggiamento e passeggeri come si vuole. Quali stanno insieme lo decidi mentre commerci. Ricognitore e Clipper hanno 2 vani, il Trasporto 3, il Cargo 5.',
  'rule.3.432':
    'Lo scafo porta uno Scudo e tutti i Relic; con il combattimento anche un Laser e una Nova Ball. I motori che non sono Relic vanno in un vano.',
  'rule.3.433': 'Denaro, IOU e Proprietà non occupano posto.',
  'rule.3.44': 'Quando cambi astronave, tutto passa sulla nuova.',

  'chapter.4': 'La sequenza di gioco',
  'rule.4.1':
    'All’inizio denaro, Proprietà, astronavi ed Equipaggiamento sono tutti in banca, tranne i Relic e la dotazione dei giocatori.',
  'rule.4.11': 'Si mescolano le pedine ? e se ne mette una coperta in ogni casella ?.',
  'rule.4.12': 'Si mescolano i 14 IOU e se ne mette uno coperto in ogni casella Cultura.',
  'rule.4.13': 'Ogni Cultura ha le sue Merci. I Prodotti Industriali aspettano che si costruisca l’Industria.',
  'rule.4.14': 'Tutte le 48 pedine Bonus cominciano nella coppa.',
  'rule.4.2':
    'Tutti tirano due dadi. Chi fa di più sceglie per primo il mercante e comincia; poi si prosegue verso sinistra.',
  'rule.4.3': 'Ognuno comincia con un Ricognitore e $20 per ogni giocatore in partita.',
  'rule.4.4':
    'Nel tuo turno puoi volare, poi commerciare se sei dove si può. Dopo aver commerciato non si vola più in quel turno.',
  'rule.4.5': 'Vince il primo che alla fine del proprio turno ha in denaro e Proprietà il capitale stabilito.',
};
