// The star chart in words: what a dot holds, what it takes to get there, and what can be done on it.

import type { Messages } from '@orrery/kernel';

export const chart: Messages = {
  'chart.board':
    'Star chart. The arrow keys go from dot to dot, Enter lays a course and, pressed again, sets out, Home finds your ship, plus, minus and 0 zoom.',
  'chart.zoom-in': 'Closer',
  'chart.zoom-out': 'Further away',
  'chart.fit': 'The whole chart',
  'chart.my-ship': 'Find my ship',

  'chart.ships': 'Here: {seats:seat}',
  'chart.home': 'Home of {culture:culture}',
  'chart.observed': 'Only you know: home of {culture:culture}',
  'chart.observed-by': 'Known to {seats:seat}: home of {culture:culture}',
  'chart.nobody-knows': 'It is not known yet who lives here',
  'chart.marker': '{marker:marker}',
  'chart.face-down': 'The marker is face down',
  'chart.spied': 'Only you know: {marker:marker}',
  'chart.spied-by': 'Known to {seats:seat}: {marker:marker}',
  'chart.port': 'Spaceport of {seat:seat}',
  'chart.factory': 'Factory of {seat:seat}',
  'chart.fort': 'Fort of {seat:seat}',
  'chart.rastur': 'Rastur of {value}',

  'chart.can-land': 'You can land here',
  'chart.can-pick': 'You can choose this dot',
  'chart.can-declare': 'You can fly here first',
  'chart.chance': '{percent}% to get here this turn',
  'chart.no-chance': 'Too far for this turn',
  'chart.reach': '{spent} MP to get here, {left} left',
  'chart.paid': '${due} of penalties on the way',
  'chart.carried-on': 'You fly on past it',
  'chart.reveals': 'The marker turns up here',
  'chart.out-of-reach': 'Out of reach',

  'chart.first': 'First to {dot:dot}',
  'chart.turns': 'about {turns} turns',
  'chart.as-far': 'This roll leads as far as {dot:dot}',
  'chart.no-tolls': 'no penalties on the way',
  'chart.no-way': 'No way leads there',
  'chart.ship-is-here': 'The ship is here',
  'chart.you-are-here': 'Your ship is here',
  'chart.later': 'You can set out on your next turn',
  'chart.forget': 'Put this course away',
  'chart.go-roll': 'Roll and fly there',
  'chart.go-fly': 'Fly there',
  'chart.go-on': 'Fly as far as the roll leads',
  'chart.go-pick': 'Choose this dot',

  'chart.land': 'Land',
  'chart.pilot': 'Pilot Number {pilot}',
  'chart.pilot-is': 'Pilot Number {pilot}',
  'chart.mp-left': '{mp|MP left|MP left}',
  'chart.dice': 'Dice {dice:die}, {mp} MP left',
  'chart.dice-spent': 'Dice {dice:die}, flight over',

  'chart.legend.best': 'Chance to get there this turn',
  'chart.legend.by': 'Chance to get there by way of {dot:dot}',
  'chart.legend.reach': 'MP it takes to get there',

  'figure.1.3':
    'Round dots are blue, squares on their point red, triangles yellow. A shape with an amount is a Penalty Oval; rocks are Asteroids, ? marks Boxes, double rings Navigation Circles, single rings Orbits, and white gems with a dome Cities.',
  'figure.1.4': 'The Giant Planet has three Orbits: Grandport, Greathome and Goliath.',
  'figure.5.21': 'From the red dot to Comfort Station it is two MP, and two more down to the city below it.',
  'figure.5.32': 'Once in the ring you may fly on around it, but not back along the lane you came by.',
  'figure.6.1': 'Two Boxes in the Cloud. Nobody knows what they hide until a ship flies there.',
  'figure.6.3': 'This way leads over two ovals: pay $10 for each and fly on, or stop on one and pay nothing.',
  'figure.6.4': 'With a Pilot Number of 1, 4, 5 or 6 the South-West Circle lets you out towards the Box.',
  'figure.6.43': 'Whoever comes down this lane with only a 3 is trapped: that arrow points back the way they came.',
  'figure.8.2': 'With a Red Drive the first dot of this lane does not count: it is one MP to the blue one behind it.',
  'figure.8.41': 'With the Air Foil you fly from city to city over the surface, one MP each.',
};
