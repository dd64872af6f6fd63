// What the coach says during the first flight, in Italian.

import type { Messages } from '@orrery/kernel';

export const flight: Messages = {
  flight: 'Primo volo',
  'flight.about':
    'Dieci minuti a un tavolo vero con un istruttore accanto: vola, scopri una Cultura, compra, vendi, costruisci, vinci.',

  'flight.goal': 'Di che si tratta',
  'flight.goal.text':
    'Sei un mercante in un ammasso di stelle che nessuno ha mai esplorato. Ci vivono quattordici Culture, e all’inizio nessuno sa dove. Trovale, compra dove la merce costa poco, vendi dove la vogliono. In questa partita breve vince chi per primo finisce un turno valendo $1.000, tra denaro e Proprietà.',
  'flight.merchant': 'Chi sei?',
  'flight.merchant.text':
    'Scegli uno dei sei mercanti. Giocano tutti allo stesso modo; solo le Proprietà costano un quinto in meno presso la tua specie. Anche la tua rivale Tessa ne prende uno. Oggi non ha fretta: resterà alla Base e ti lascerà imparare.',
  'flight.base': 'La Base Galattica',
  'flight.base.text':
    'Tutti partono dalla Base Galattica, in mezzo all’ammasso, con $20 per ogni giocatore: per te $40. File di punti colorati portano ai sistemi tutt’intorno.',
  'flight.ship': 'La tua astronave',
  'flight.ship.text':
    'Piloti un Ricognitore: tira tre dadi per muoversi e ha due vani. Ogni vano porta una Merce, oppure due pedine piccole, come un motore o un passeggero.',
  'flight.declare': 'Resta o vola',
  'flight.declare.text':
    'Il turno comincia con una scelta: restare dove sei, o volare. Chi vola dichiara il primo punto prima di tirare i dadi. Vogliamo vedere chi abita la Biosfera Interstellare, a nord di qui. Dichiara il punto giallo che ci porta.',
  'flight.rolled': 'Otto PM',
  'flight.rolled.text':
    'Tre dadi, otto punti movimento (PM): uno per ogni passo. Dove la via era una sola, l’astronave l’ha presa da sé. Non puoi tornare indietro per il percorso da cui sei venuto, né fermarti nello spazio: voli finché atterri o finisci i PM.',
  'flight.fork': 'A sinistra o a destra?',
  'flight.fork.text':
    'Qui il percorso si divide e gira attorno al sistema. La Città è a due passi sulla sinistra. Prendi il punto blu.',
  'flight.city': 'Verso la Città',
  'flight.city.text':
    'Il quadrato bianco è una Città Spaziale. Per le Città di Superficie servono due PM; questa galleggia nello spazio e ne basta uno.',
  'flight.land': 'Atterra',
  'flight.land.text':
    'Ti avanzano dei PM e potresti proseguire, ma Città, Spazioporti e Asteroidi sono luoghi dove si atterra. L’atterraggio chiude il volo, e poi si commercia.',

  'flight.discovered': 'I Graw!',
  'flight.discovered.text':
    'Sei il primo ad atterrare in questo sistema, e hai scoperto chi ci vive: i Graw. Da ora lo sanno tutti. Per ringraziarti ti danno un IOU da $90: un «ti devo», buono per fare acquisti da loro.',
  'flight.prices': 'Chi compra che cosa',
  'flight.prices.text':
    'I Graw hanno il numero 2 e producono Spezia Spaziale: qui costa $30. Le Merci le comprano le Culture dei tre numeri successivi. Quindi le Culture 3, 4 e 5, ovunque vivano, la pagheranno $80. Nessun altro la vuole, nemmeno i Graw.',
  'flight.buy': 'Compra la Spezia',
  'flight.buy.text': 'Comprane una. Va in un vano dell’astronave.',
  'flight.limit': 'Una per visita',
  'flight.limit.text':
    'Sei arrivato in questa Città durante questo turno, quindi puoi comprare una sola cosa e venderne una sola. Per questo ora non puoi prendere altra Spezia Spaziale. Termina il turno.',
  'flight.stay': 'Fermati un po’',
  'flight.stay.text':
    'Tessa ha fatto il suo turno. Chi passa un turno intero in una Città non ha alcun limite. Quindi adesso non si vola: resta.',
  'flight.iou': 'Spendi l’IOU',
  'flight.iou.text':
    'Un IOU è credito presso la Cultura che te l’ha dato: $90, solo qui e solo in questo turno. Spendilo.',
  'flight.buy-again': 'Un secondo carico',
  'flight.buy-again.text':
    'Ora compra un’altra Spezia Spaziale. Il credito si spende prima del denaro, quindi non ti costa nulla.',
  'flight.credit': 'Vani pieni',
  'flight.credit.text':
    'Tutti e due i vani sono pieni. Il credito che avanza si perde a fine turno, ma era comunque un regalo. Termina il turno: là fuori qualcuno aspetta la spezia.',

  'flight.onward': 'Dentro la Nube',
  'flight.onward.text':
    'A sud-est, dentro la Nube, c’è il Pianeta Stazione, con una sua Città. Esci dall’altro lato della Biosfera: dichiara il punto rosso a est.',
  'flight.turn-off': 'Undici PM',
  'flight.turn-off.text': 'Bel tiro. Prosegui sul punto blu: da lì parte la via per la Nube.',
  'flight.into-cloud': 'Fuori dall’anello',
  'flight.into-cloud.text': 'Qui lascia l’anello, per il punto rosso che porta nella Nube.',
  'flight.pilot': 'Il tuo Numero Pilota',
  'flight.pilot.text':
    'Un Circolo di Navigazione: l’uscita non la scegli tu, la sceglie un numero. Il Numero Pilota è uno dei dadi che hai tirato e vale per tutto il turno. Il 2 punterebbe da dove sei venuto, e ti fermeresti qui. Il 3 porta al Centro. Prendi il 6: va a sud-ovest, verso la Città.',
  'flight.relic': 'E questo?',
  'flight.relic.text':
    'Lungo la via sei passato su una casella ? e hai girato la sua pedina. Poteva essere un Telegate, una penalità o un Open Port. È un Relic, lasciato da qualcuno scomparso da tempo. Dove c’è un Relic si può atterrare: atterra.',
  'flight.take': 'Chi trova tiene',
  'flight.take.text':
    'I Relic sono gratis per chi ci atterra. Questo è uno Scudo: toglie $20 a ogni penalità che attraversi, e sta sullo scafo, quindi non occupa vani. Raccoglilo.',
  'flight.rest': 'Qui è tutto',
  'flight.rest.text': 'In una casella ? non abita nessuno: niente da comprare o vendere. Termina il turno.',
  'flight.last-hop': 'Un passo solo',
  'flight.last-hop.text': 'La Città è qui accanto. Dichiarala, tira i dadi, e ci sei.',
  'flight.arrive': 'Atterra',
  'flight.arrive.text': 'Non sei obbligato a usare tutti i PM. Atterra e guarda chi ci vive.',

  'flight.sell': 'Gli Umani, numero 4',
  'flight.sell.text':
    'Qui vivono gli Umani, e 4 è uno dei numeri che vogliono la Spezia Spaziale. Vendine una: $80 per ciò che ti è costato $30.',
  'flight.demand': 'La coppa',
  'flight.demand.text':
    'La Merce venduta va in una coppa, e subito se ne pesca un’altra pedina. Stavolta è una Domanda: per la prossima Spezia Spaziale gli Umani pagheranno $40 in più. Dalla coppa escono anche passeggeri, che pagano il viaggio.',
  'flight.wait': 'Una vendita per visita',
  'flight.wait.text':
    'Sei arrivato in questo turno, quindi una vendita e basta. Il secondo carico può aspettare: termina il turno.',
  'flight.stay-again': 'Resta',
  'flight.stay-again.text': 'Nessuno ti ha soffiato la Domanda. Resta per un turno intero: nessun limite.',
  'flight.sell-again': 'Con la Domanda',
  'flight.sell-again.text': 'Vendi la seconda Spezia Spaziale: $80, più $40 per la Domanda, che torna nella coppa.',
  'flight.humans-iou': 'Un altro regalo',
  'flight.humans-iou.text': 'Anche gli Umani li hai scoperti tu, e hai il loro IOU. Spendilo: $90 di credito.',
  'flight.factory': 'La tua prima Proprietà',
  'flight.factory.text':
    'Le fortune si fanno con le Proprietà. Uno Spazioporto permette a tutti di atterrare nella sua Orbita e commerciare senza limiti, e ti dà un decimo di ogni affare fatto lì. Un’Industria mette in vendita un nuovo Prodotto Industriale e ti dà ogni volta metà del prezzo. Costruisci l’Industria degli Umani.',
  'flight.art': 'Il Prodotto Industriale',
  'flight.art.text':
    'L’Industria produce Arte Primitiva, per tutti. Comprala: $60, e metà torna a te che ne hai la Proprietà. Altrove la pagano $160.',
  'flight.worth': 'Quanto vali',
  'flight.worth.text':
    'Il capitale è il denaro più il prezzo stampato sulle tue Proprietà. Quindi nella corsa una Proprietà non ti costa nulla: quanto paghi, tanto vale. Merci, astronavi ed Equipaggiamento non contano: trasformali in denaro prima della fine.',
  'flight.free': 'Vola come vuoi',
  'flight.free.text':
    'Il tavolo è tuo per il resto di questo turno e per tutto il prossimo. Guardati attorno, compra un Clipper (quattro dadi!), prova un tiro. Quando ti basta, vai avanti.',

  'flight.later': 'Qualche settimana dopo',
  'flight.later.text':
    'Hai lavorato sodo. Possiedi l’Industria degli Umani e lo Spazioporto Grandport sopra il Pianeta Gigante, dove vivono gli Shenna, numero 5. A bordo hai Video Rock e Arte Primitiva, e loro vogliono tutti e due. Hai $590 e vali $890. È ora di chiudere.',
  'flight.home': 'Al tuo porto',
  'flight.home.text': 'Grandport è a due passi da qui. Dichiara il punto giallo e tira.',
  'flight.port': 'Atterra a Grandport',
  'flight.port.text': 'Il tuo Spazioporto è l’anello con il tuo segno. Atterra.',
  'flight.no-limit': 'Qui nessun limite',
  'flight.no-limit.text':
    'In uno Spazioporto si commercia senza limiti, anche nel turno in cui arrivi. Vendi i Video Rock per $200.',
  'flight.commission': 'Il tuo decimo',
  'flight.commission.text':
    'Hai avuto anche $20: la commissione del proprietario, e il proprietario sei tu. La paga la banca, quindi non costa niente a nessuno. Ora vendi l’Arte Primitiva.',
  'flight.end': 'Oltre il traguardo',
  'flight.end.text':
    'Vali più di $1.000. Ma conta solo alla fine del tuo turno: il denaro si può ancora spendere, e ciò che entra nel turno di un rivale deve esserci ancora alla fine del tuo. Termina il turno.',
  'flight.won': 'Hai vinto!',
  'flight.won.text':
    'Era una partita intera in miniatura. C’è altro da scoprire: astronavi migliori, motori che saltano i punti del loro colore, Telegate, scambi con gli altri mercanti e, se vuoi, combattimenti e invasori. Gioca contro i bot, o cerca qui quello che non ricordi.',
};
