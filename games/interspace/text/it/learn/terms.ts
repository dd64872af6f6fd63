// The glossary: each term, the words that mean it, and what it is. Italian.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  ind: ['Ind', 'ind', 'Industria: tante IOU riceve un pianeta a ogni turno di gioco, e 2 PV ciascuno senza obiettivi.'],
  tech: ['Tec', 'tec', 'Tecnologia: che cosa un pianeta può costruire e fin dove può crescere il suo ind.'],
  civ: [
    'Civ',
    'civ',
    'La tua tec più alta. Da essa dipende V, e con le carte scienza ogni nuovo livello porta una carta.',
  ],
  speed: [
    'V e PM',
    'V|PM',
    'V è la metà della civ, arrotondata per eccesso. Una nave ha altrettanti PM, punti movimento; sct e DD uno in più.',
  ],
  iou: ['IOU', 'IOU', 'Il denaro dei pianeti. Ogni pianeta paga con le proprie; i trn le trasportano.'],
  minerals: ['Minerali', 'minerali|minerale', 'Si estraggono dagli asteroidi. Su un pianeta diventano IOU, uno a uno.'],
  goods: [
    'Merci',
    'merci',
    'Prodotte sui tuoi pianeti nel tuo colore. Sul pianeta di un altro ciascuna vale un dado di IOU.',
  ],
  yard: ['Cantiere', 'cantiere', 'Dove le nuove unità attendono la prossima fase economica.'],
  region: [
    'Regione',
    'regione|regioni',
    'Ciò con cui comincia un giocatore, una mappa a sé. Le regioni si uniscono quando si trova la strada tra loro.',
  ],
  homeworld: ['Pianeta madre', 'pianeta madre|pianeti madre', 'Il tuo primo pianeta, al centro della tua regione.'],
  colony: ['Colonia', 'colonia|colonie', 'Un pianeta colonizzato da una col: ind 1, tec 1 e 6 IOU.'],
  unknown: [
    'L’ignoto',
    'inesplorato|inesplorata|nell’ignoto',
    'Esagoni che nessuno ha esplorato. Solo sct e CA vi volano, e lì il volo finisce.',
  ],
  support: [
    'Supporto',
    'supporto',
    'Fin dove possono andare le navi: quattro esagoni da un pianeta o da un SS, sei da un RS.',
  ],
  blocking: [
    'Blocco',
    'blocco|blocca',
    'Navi militari e stazioni fermano chi entra nel loro esagono, a meno che lo lascino passare.',
  ],
  dust: ['Nuvola stellare', 'nuvola stellare|nuvole stellari', 'Entrarvi costa un PM in più.'],
  blackhole: ['Buco nero', 'buco nero|buchi neri', 'Uscirne costa un PM in più.'],
  nebula: ['Nebulosa', 'nebulosa|nebulose', 'Lì nessuno viene fermato e nessuno combatte.'],
  pulsar: ['Pulsar', 'pulsar', 'Le unità senza scudi possono bruciarvi.'],
  nullspace: ['Antimateria', 'antimateria', 'Nessuno può entrarvi; chi la scopre ne è inghiottito.'],
  wormhole: ['Wormhole', 'wormhole', 'Due metà, Prime e Null. Dall’una all’altra è un PM, per quanto siano lontane.'],
  zone: [
    'Zona',
    'zona|zone',
    'In battaglia ogni parte sta in tre zone. I colpi vanno alla più vicina in cui ci sono unità.',
  ],
  cr: ['CR', 'CR', 'Valore di combattimento: un dado fino a esso vale altrettanti colpi.'],
  fire: [
    'Fuoco',
    'primo fuoco|secondo fuoco',
    'Un round ne ha due. DD, CA, BB e stazioni sparano nel primo, gli altri nel secondo.',
  ],
  shield: [
    'Scudo',
    'scudo|scudi',
    'Un colpo toglie uno scudo; senza, l’unità è distrutta. Nella fase economica tornano integri.',
  ],
  retreat: ['Ritirata', 'ritirata', 'Dopo un round, in un esagono accanto.'],
  bombardment: ['Bombardamento', 'bombardamento|bombardano', 'Le BB riducono l’ind di un pianeta senza difesa.'],
  conquest: [
    'Conquista',
    'conquista',
    'Le AB prendono un pianeta se i loro dadi insieme danno più del suo ind; altrimenti sono perse.',
  ],
  station: ['Stazione', 'stazione|stazioni', 'SS e RS: non si muovono, difendono il loro esagono e danno supporto.'],
  objective: ['Obiettivo', 'obiettivo|obiettivi', 'Una carta segreta che dice che cosa ti porta punti oltre all’ind.'],
  breakthrough: [
    'Carta scienza',
    'carta scienza|carte scienza',
    'Una carta per ogni nuovo livello di civ, e due per cominciare.',
  ],
  rebels: ['Ribelli', 'ribelli', 'Una colonia che si è dichiarata indipendente.'],
  relic: ['Reliquia', 'reliquia|reliquie', 'Un oggetto antico che aiuta chi lo porta, e con chi lo porta va perso.'],
  agent: [
    'Agente libero',
    'agente libero|agenti liberi',
    'Qualcuno che gioca per sé: pirati, guerriglieri, il Berserker e altri.',
  ],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
