// The star chart in words: what a dot holds, what it takes to get there, and what can be done on it.

import type { Messages } from '@orrery/kernel';

export const chart: Messages = {
  'chart.board':
    'Carta stellare. Con le frecce vai da un punto all’altro, Invio vola o guarda, Home trova la tua nave, più, meno e 0 cambiano lo zoom.',
  'chart.zoom-in': 'Più vicino',
  'chart.zoom-out': 'Più lontano',
  'chart.fit': 'Tutta la carta',
  'chart.my-ship': 'Trova la mia nave',

  'chart.ships': 'Qui: {seats:seat}',
  'chart.home': 'Patria di {culture:culture}',
  'chart.observed': 'Lo sai solo tu: patria di {culture:culture}',
  'chart.nobody-knows': 'Non sai ancora chi abita qui',
  'chart.marker': '{marker:marker}',
  'chart.face-down': 'La pedina è coperta',
  'chart.spied': 'Lo sai solo tu: {marker:marker}',
  'chart.port': 'Spazioporto di {seat:seat}',
  'chart.factory': 'Industria di {seat:seat}',
  'chart.fort': 'Forte di {seat:seat}',
  'chart.rastur': 'Rastur da {value}',

  'chart.can-land': 'Premi per atterrare qui',
  'chart.can-pick': 'Premi per scegliere questo punto',
  'chart.can-declare': 'Premi per volare prima qui e tirare i dadi',
  'chart.chance': '{percent}% di arrivarci in questo turno',
  'chart.no-chance': 'Troppo lontano per questo turno',
  'chart.reach': '{spent} MP per arrivarci, ne restano {left}',
  'chart.paid': '${due} di penalità lungo la rotta',
  'chart.carried-on': 'Ci passi senza fermarti',
  'chart.reveals': 'Qui si scopre la pedina',
  'chart.out-of-reach': 'Fuori portata',

  'chart.land': 'Atterra',
  'chart.pilot': 'Numero Pilota {pilot}',
  'chart.pilot-is': 'Numero Pilota {pilot}',
  'chart.mp-left': '{mp|MP rimasto|MP rimasti}',
  'chart.dice': 'Dadi {dice:die}, {mp} MP rimasti',
  'chart.dice-spent': 'Dadi {dice:die}, volo concluso',

  'chart.legend.best': 'Probabilità di arrivarci in questo turno',
  'chart.legend.by': 'Probabilità di arrivarci passando per {dot:dot}',
  'chart.legend.reach': 'MP che servono per arrivarci',
};
