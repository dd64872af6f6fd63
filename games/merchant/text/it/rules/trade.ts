// Chapters 9 to 14: trade, bonus markers, deals, Spaceports and Factories, the end and the length of the game.

import type { Messages } from '@orrery/kernel';

export const trade: Messages = {
  'chapter.9': 'Commercio con le Culture',
  'rule.9.1':
    'Se il movimento finisce in una Città o in uno Spazioporto puoi commerciare con la Cultura che vi abita: compri ciò che vende, vendi ciò che compra.',
  'rule.9.2':
    'Ciò che compri lo paghi alla banca. Dev’essere in vendita in questo sistema; dalla tua specie le Proprietà costano un quinto in meno.',
  'rule.9.21':
    'Astronavi, motori e Scudi li vende solo la scienza indicata. La Base Galattica vende tutte le astronavi.',
  'rule.9.3':
    'Per denaro si vendono solo le Merci. Astronavi, Equipaggiamento e IOU si barattano per credito; le Proprietà non si cedono mai.',
  'rule.9.31':
    'Una Cultura compra le Merci che portano il suo numero. La banca paga, la pedina va nella coppa e se ne pesca un’altra.',
  'rule.9.32':
    'Il baratto dà credito: metà del costo per Equipaggiamento e astronavi, tutto il valore per un IOU. Vale qui e fino alla fine del turno.',
  'rule.9.321': 'Un IOU lo riprende solo la Cultura che l’ha dato, e poi esce dal gioco.',
  'rule.9.322':
    'Ogni Cultura accetta Equipaggiamento in baratto. Un Relic va sul sole del sistema, dove chi vi commercia può comprarlo; il resto torna in banca.',
  'rule.9.323': 'Le astronavi si barattano solo dove se ne vendono: Industria, Tecnologia o la Base.',
  'rule.9.4': 'Si commercia nell’ordine che si vuole.',
  'rule.9.41':
    'In una Città, nel turno in cui ci arrivi, puoi comprare una cosa, e venderne o barattarne una. Gli IOU sono in più.',
  'rule.9.42': 'Se passi l’intero turno in una Città senza volare, non ci sono limiti.',
  'rule.9.43': 'In uno Spazioporto non ci sono limiti, che tu ci sia arrivato in questo turno o no.',

  'chapter.10': 'La coppa e le pedine Bonus',
  'rule.10.1': 'Nella coppa ci sono sempre 48 pedine: per ognuna che entra se ne pesca subito una.',
  'rule.10.11': 'Le Merci pescate tornano subito in vendita presso la loro Cultura.',
  'rule.10.12': 'Una pedina Bonus va alla sua Cultura. Se è ancora nascosta, aspetta che la scoprano.',
  'rule.10.2':
    'Una Domanda aggiunge il suo premio quando vendi quella Merce a quella Cultura; poi una Domanda torna nella coppa. Le Merci si vendono una alla volta.',
  'rule.10.21': 'Più Domande della stessa Merce si sommano, ma ogni vendita ne toglie una sola.',
  'rule.10.3':
    'I passeggeri si imbarcano e si sbarcano gratis, fuori dal limite delle Città. Presso la Cultura giusta la banca paga il pedaggio.',

  'chapter.11': 'Altre transazioni',
  'rule.11.1':
    'Dove atterri puoi raccogliere, lasciare e scambiare, in qualsiasi ordine, ma solo nel tuo spazio; poi il turno è finito.',
  'rule.11.2': 'I Relic nelle caselle ? e i passeggeri in attesa presso una Cultura sono gratis per chi vi atterra.',
  'rule.11.3':
    'Dove sei atterrato puoi espellere il carico: l’Equipaggiamento va in banca, Merci e passeggeri nella coppa. Non ciò che hai avuto in questo turno.',
  'rule.11.4':
    'Con un mercante nel tuo stesso spazio puoi scambiare qualsiasi somma di denaro, Merci, Relic, passeggeri, Equipaggiamento e IOU come vi accordate; non astronavi, non Proprietà.',

  'chapter.12': 'Spazioporti e Industrie',
  'rule.12.1': 'Una Proprietà si compra dalla Cultura del sistema dove si costruisce, mentre si è lì.',
  'rule.12.2': 'Uno Spazioporto si costruisce sull’Orbita indicata dalla sua Proprietà.',
  'rule.12.21': 'In uno Spazioporto chiunque può atterrare e commerciare con la Cultura del sistema, senza limiti.',
  'rule.12.22':
    'Il proprietario di uno Spazioporto riceve il 10 per cento di ciò che la Cultura vi compra, vende o prende in baratto, anche da lui. Passeggeri e scambi tra mercanti non rendono nulla.',
  'rule.12.23': 'Gli Open Port non sono di nessuno: non si comprano e non pagano commissioni.',
  'rule.12.3':
    'Un sistema ha una sola Industria, in una qualsiasi delle sue Città o dei suoi Spazioporti, di chiunque siano.',
  'rule.12.31':
    'Con l’Industria il suo Prodotto Industriale va in vendita, per tutti, in ogni Città o Spazioporto del sistema. Una volta venduto aspetta nella coppa.',
  'rule.12.32':
    'Il proprietario di un’Industria riceve metà del costo ogni volta che la Cultura ne vende il Prodotto Industriale.',
  'rule.12.4': 'Le commissioni le paga la banca: chi commercia paga e incassa le cifre normali.',
  'rule.12.41': 'Devi poter pagare tutto il costo prima che ti torni una commissione.',
  'rule.12.42': 'Le due commissioni si pagano sul costo intero, e mai su un’altra commissione.',

  'chapter.13': 'La fine della partita',
  'rule.13.1': 'Il capitale è il denaro più il valore stampato delle Proprietà. Nient’altro conta.',
  'rule.13.2':
    'Vinci se hai la cifra stabilita alla fine del tuo turno. Superarla nel turno di un altro non basta: devi averla ancora nel tuo.',
  'rule.13.3': 'Nessuno fallisce. Se la banca resta senza denaro la partita finisce e vince il capitale più alto.',

  'chapter.14': 'La durata',
  'rule.14.1': 'Apprendisti: si gioca fino a $1.000, circa 90 minuti. Ideale per imparare.',
  'rule.14.2': 'Viaggiatori: si gioca fino a $2.000, circa due ore.',
  'rule.14.3': 'Maestri: si gioca fino a $3.000, circa due ore e mezza; motori e grandi astronavi rendono.',
  'rule.14.4': 'Imperatori del commercio: si gioca fino a $4.000, circa tre ore.',
};
