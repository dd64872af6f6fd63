// The star chart in words: what a dot holds, what it takes to get there, and what can be done on it.

import type { Messages } from '@orrery/kernel';

export const chart: Messages = {
  'chart.board':
    'Carta stellare. Con le frecce vai da un punto all’altro, Invio traccia la rotta e, premuto di nuovo, parte, Home trova la tua astronave, più, meno e 0 cambiano lo zoom.',
  'chart.zoom-in': 'Ingrandisci',
  'chart.zoom-out': 'Riduci',
  'chart.fit': 'Tutta la carta',
  'chart.my-ship': 'Trova la mia astronave',
  'chart.ship-of': 'Trova l’astronave di {seat:seat}',

  'chart.ships': 'Qui: {seats:seat}',
  'chart.home': 'Patria di {culture:culture}',
  'chart.observed': 'Lo sai solo tu: patria di {culture:culture}',
  'chart.observed-by': 'Lo sa {seats:seat}: patria di {culture:culture}',
  'chart.nobody-knows': 'Non si sa ancora chi abita qui',
  'chart.marker': '{marker:marker}',
  'chart.face-down': 'La pedina è coperta',
  'chart.spied': 'Lo sai solo tu: {marker:marker}',
  'chart.spied-by': 'Lo sa {seats:seat}: {marker:marker}',
  'chart.port': 'Spazioporto di {seat:seat}',
  'chart.factory': 'Industria di {seat:seat}',
  'chart.fort': 'Forte di {seat:seat}',
  'chart.rastur': 'Rastur da {value}',

  'chart.can-land': 'Puoi atterrare qui',
  'chart.can-pick': 'Puoi scegliere questo punto',
  'chart.can-declare': 'Può essere la prima tappa',
  'chart.chance': '{percent}% di arrivarci in questo turno',
  'chart.no-chance': 'Troppo lontano per questo turno',
  'chart.reach': '{spent} PM per arrivarci, ne restano {left}',
  'chart.paid': '${due} di penalità lungo la rotta',
  'chart.carried-on': 'Ci passi senza fermarti',
  'chart.reveals': 'Qui si scopre la pedina',
  'chart.out-of-reach': 'Fuori portata',

  'chart.first': 'Prima tappa: {dot:dot}',
  'chart.turns': 'circa {turns} turni',
  'chart.turns-one': 'circa un turno',
  'chart.as-far': 'Questo tiro porta fino a: {dot:dot}',
  'chart.no-tolls': 'nessuna penalità lungo la rotta',
  'chart.no-way': 'Nessuna rotta porta lì',
  'chart.ship-is-here': 'L’astronave è qui',
  'chart.you-are-here': 'La tua astronave è qui',
  'chart.later': 'Puoi partire al tuo prossimo turno',
  'chart.forget': 'Cancella questa rotta',
  'chart.go-roll': 'Tira i dadi e vai',
  'chart.go-fly': 'Vola lì',
  'chart.go-on': 'Vola fin dove porta il tiro',
  'chart.go-pick': 'Scegli questo punto',

  'chart.land': 'Atterra',
  'chart.pilot': 'Numero Pilota {pilot}',
  'chart.pilot-is': 'Numero Pilota {pilot}',
  'chart.mp-left': '{mp|PM rimasto|PM rimasti}',
  'chart.dice': 'Dadi {dice:die}, {mp} PM rimasti',
  'chart.dice-spent': 'Dadi {dice:die}, volo concluso',

  'chart.legend.best': 'Probabilità di arrivarci in questo turno',
  'chart.legend.by': 'Probabilità di arrivarci passando per {dot:dot}',
  'chart.legend.reach': 'PM che servono per arrivarci',

  'figure.1.3':
    'I punti tondi sono blu, i quadrati sulla punta rossi, i triangoli gialli. Una forma con un importo è un Ovale di Penalità; le rocce sono Asteroidi, i ? caselle, i doppi anelli Circoli di Navigazione, gli anelli semplici Orbite e le gemme bianche con la cupola Città.',
  'figure.1.4': 'Il Pianeta Gigante ha tre Orbite: Grandport, Greathome e Goliath.',
  'figure.5.21': 'Dal punto rosso a Comfort Station servono due PM, e altri due per scendere alla Città.',
  'figure.5.32':
    'Entrato nell’anello puoi proseguire in tondo, ma non tornare indietro lungo il percorso da cui sei venuto.',
  'figure.6.1': 'Due caselle nella Nube. Nessuno sa che cosa nascondono finché un’astronave non ci arriva.',
  'figure.6.3':
    'Questo percorso passa su due Ovali: paghi $10 per ognuno e prosegui, oppure ti fermi su uno e non paghi nulla.',
  'figure.6.4': 'Con il Numero Pilota 1, 4, 5 o 6 il Circolo Sud-Ovest ti fa uscire verso la casella.',
  'figure.6.43': 'Chi arriva da questo percorso e ha solo un 3 è in trappola: quella freccia riporta da dove è venuto.',
  'figure.8.2': 'Con un Motore Rosso il primo punto di questo percorso non conta: il blu subito dopo costa un solo PM.',
  'figure.8.41': 'Con l’Air Foil voli da Città a Città sopra la superficie, un PM per volta.',
};
