// The star chart in words: what a dot holds, what it takes to get there, and what can be done on it.

import type { Messages } from '@orrery/kernel';

export const chart: Messages = {
  'chart.board':
    'Star chart. The arrow keys go from dot to dot, Enter flies or looks, Home finds your ship, plus, minus and 0 zoom.',
  'chart.zoom-in': 'Closer',
  'chart.zoom-out': 'Further away',
  'chart.fit': 'The whole chart',
  'chart.my-ship': 'Find my ship',

  'chart.ships': 'Here: {seats:seat}',
  'chart.home': 'Home of {culture:culture}',
  'chart.observed': 'Only you know: home of {culture:culture}',
  'chart.nobody-knows': 'You do not know yet who lives here',
  'chart.marker': '{marker:marker}',
  'chart.face-down': 'The marker is face down',
  'chart.spied': 'Only you know: {marker:marker}',
  'chart.port': 'Spaceport of {seat:seat}',
  'chart.factory': 'Factory of {seat:seat}',
  'chart.fort': 'Fort of {seat:seat}',
  'chart.rastur': 'Rastur of {value}',

  'chart.can-land': 'Press to land here',
  'chart.can-pick': 'Press to choose this dot',
  'chart.can-declare': 'Press to fly here first and roll the dice',
  'chart.chance': '{percent}% to get here this turn',
  'chart.no-chance': 'Too far for this turn',
  'chart.reach': '{spent} MP to get here, {left} left',
  'chart.paid': '${due} of penalties on the way',
  'chart.carried-on': 'You fly on past it',
  'chart.reveals': 'The marker turns up here',
  'chart.out-of-reach': 'Out of reach',

  'chart.land': 'Land',
  'chart.pilot': 'Pilot Number {pilot}',
  'chart.pilot-is': 'Pilot Number {pilot}',
  'chart.mp-left': '{mp|MP left|MP left}',
  'chart.dice': 'Dice {dice:die}, {mp} MP left',
  'chart.dice-spent': 'Dice {dice:die}, flight over',

  'chart.legend.best': 'Chance to get there this turn',
  'chart.legend.by': 'Chance to get there by way of {dot:dot}',
  'chart.legend.reach': 'MP it takes to get there',
};
