// The glossary in Italian: each term, the words that mean it, and what it is.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  dot: [
    'Spazio',
    'punto blu|punto rosso|punto giallo|punti colorati',
    'Ogni luogo della mappa dove può stare un’astronave: un punto, un’Orbita, una Città. Passare al successivo costa 1 PM.',
  ],
  mp: [
    'PM',
    'PM|punti movimento',
    'Punti movimento: la somma dei dadi tirati. Uno per ogni passo, due da o verso una Città di Superficie.',
  ],
  orbit: [
    'Orbita',
    'Orbita|Orbite',
    'Uno spazio sopra un pianeta. Passandoci vedi in segreto chi abita il sistema; lì si può costruire uno Spazioporto.',
  ],
  city: [
    'Città',
    'Città|Città di Superficie|Città Spaziale',
    'Dove una Cultura vive e commercia. Nel turno in cui arrivi puoi comprare una cosa e venderne una; dopo un turno intero non c’è limite.',
  ],
  spaceport: [
    'Spazioporto',
    'Spazioporto|Spazioporti',
    'Un porto su un’Orbita, costruito con una Proprietà da $200. Chiunque vi atterra e commercia senza limiti, e il proprietario guadagna un decimo.',
  ],
  openport: ['Open Port', 'Open Port', 'Uno Spazioporto di nessuno, trovato sotto una pedina ?.'],
  asteroid: [
    'Asteroide',
    'Asteroide|Asteroidi',
    'Una roccia dove si può atterrare, raccogliere e lasciare cose, ma non commerciare con una Cultura.',
  ],
  qbox: [
    'Casella ?',
    'casella ?|caselle ?|pedina ?|pedine ?',
    'Un luogo con una pedina coperta: Telegate, penalità, Open Port o Relic. La gira chi ci arriva sopra.',
  ],
  circle: [
    'Circolo di Navigazione',
    'Circolo di Navigazione|Circoli di Navigazione|Circolo|Circoli',
    'Uno spazio con le frecce. Ne esci per la freccia con il tuo Numero Pilota.',
  ],
  pilot: [
    'Numero Pilota',
    'Numero Pilota',
    'Uno dei numeri tirati. Ti guida fuori dai Circoli di Navigazione e attraverso i Telegate, e vale per tutto il turno.',
  ],
  penalty: [
    'Penalità',
    'penalità|Ovale|Ovali|Ovali di Penalità',
    'Uno spazio pericoloso con una cifra. Pagala, meno i tuoi Scudi, per proseguire; o fermati lì gratis.',
  ],
  telegate: [
    'Telegate',
    'Telegate',
    'Un passaggio con un numero. Da uno salti per 1 PM a quello con il tuo Numero Pilota.',
  ],
  hyperjump: [
    'Ipersalto',
    'ipersalto|ipersalti',
    'Volare sopra gli spazi del colore che il tuo motore salta, gratis, come in un solo lungo passo.',
  ],
  drive: [
    'Motore',
    'motore|motori|Motore Giallo|Motore Rosso|Motore Combinato',
    'Salta tutti i punti e le penalità del suo colore: niente PM, niente da pagare.',
  ],
  shield: ['Scudo', 'Scudo|Scudi', 'Toglie $20 a ogni penalità. Più Scudi si sommano.'],
  relic: [
    'Relic',
    'Relic',
    'La meraviglia di qualcuno scomparso da tempo, gratis per chi atterra sulla sua casella. Tutti i Relic stanno sullo scafo.',
  ],
  culture: [
    'Cultura',
    'Cultura|Culture',
    'Un popolo che commercia. Quattordici si nascondono in quattordici sistemi; ognuna ha un numero, una scienza e le sue Merci.',
  ],
  science: [
    'Scienza',
    'scienza|scienze',
    'Ciò in cui una Cultura è brava. Dice quali astronavi ed Equipaggiamento vende.',
  ],
  iou: ['IOU', 'IOU', 'Un «ti devo» per aver scoperto una Cultura: credito presso di lei, una volta sola.'],
  goods: [
    'Merce',
    'Merce|Merci',
    'Ciò che le Culture producono. Si compra da loro e si vende alle Culture dei tre numeri successivi; dopo il 10 viene l’1.',
  ],
  factorygoods: [
    'Prodotto Industriale',
    'Prodotto Industriale|Prodotti Industriali',
    'Una Merce che va in vendita quando l’Industria di una Cultura è costruita.',
  ],
  hold: ['Vano', 'vano|vani', 'Un posto nell’astronave: una Merce, o due pedine piccole.'],
  hull: [
    'Scafo',
    'scafo',
    'L’esterno dell’astronave. Porta uno Scudo, tutti i Relic e, con il combattimento, un Laser e una Nova Ball.',
  ],
  demand: ['Domanda', 'Domanda|Domande', 'Una pedina che aumenta ciò che una Cultura paga per un tipo di Merce.'],
  fare: [
    'Passeggero',
    'passeggero|passeggeri|pedaggio',
    'Qualcuno che paga per essere portato da una Cultura a un’altra. Occupa mezzo vano.',
  ],
  cup: [
    'Coppa',
    'coppa',
    'Dove si mescolano le pedine Bonus e le Merci vendute. Per ogni pedina che entra se ne pesca subito una.',
  ],
  deed: [
    'Proprietà',
    'Proprietà',
    'Il titolo di uno Spazioporto o di un’Industria. Nel capitale conta il suo prezzo stampato.',
  ],
  factory: [
    'Industria',
    'Industria|Industrie',
    'Mette in vendita un Prodotto Industriale in un sistema. Il proprietario ne riceve metà del prezzo a ogni vendita.',
  ],
  commission: [
    'Commissione',
    'commissione|commissioni',
    'Ciò che la banca paga al proprietario di uno Spazioporto (un decimo) o di un’Industria (metà) quando qualcuno vi commercia.',
  ],
  barter: [
    'Baratto',
    'baratto|barattano|barattare',
    'Dare a una Cultura Equipaggiamento, astronavi o IOU in cambio di credito invece che di denaro.',
  ],
  credit: [
    'Credito',
    'credito',
    'Vale quanto il denaro, ma solo presso questa Cultura e fino alla fine di questo turno.',
  ],
  tradein: [
    'Valore di reso',
    'valore di reso',
    'Metà del prezzo della tua vecchia astronave, scontata da quello della nuova.',
  ],
  networth: [
    'Capitale',
    'capitale',
    'Il denaro più il prezzo stampato delle tue Proprietà. Chi alla fine del suo turno ha la cifra stabilita vince.',
  ],
  base: [
    'Base Galattica',
    'Base Galattica',
    'Da dove partono tutti. I Tinkerers vi vendono ogni astronave, e i passeggeri vanno e vengono.',
  ],
  rastur: [
    'Rastur',
    'Rastur',
    'Invasori che si posano sulle Orbite quando esce un 1, se quella regola è attiva. Chiudono il luogo che occupano.',
  ],
  fort: ['Forte', 'Forte|Forti', 'Con il combattimento: una penalità di $60 per tutti tranne il suo padrone.'],
  laser: ['Laser', 'Laser', 'Con il combattimento: un’arma che può sparare quante volte vuoi.'],
  novaball: ['Nova Ball', 'Nova Ball', 'Con il combattimento: un’arma che si consuma quando spara.'],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
