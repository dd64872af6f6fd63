// The glossary: each term, the words that mean it, and what it is.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  dot: ['Dot', 'dot|dots', 'Any place on the board where a ship can be. Flying from one to the next costs 1 MP.'],
  mp: [
    'MP',
    'MP|movement point|movement points',
    'Movement points: the sum of the dice you rolled. One for each dot, two to or from a City on the ground.',
  ],
  orbit: [
    'Orbit',
    'Orbit|Orbits',
    'A dot above a planet. Flying onto it you see in secret who lives in the system; a Spaceport can be built there.',
  ],
  city: [
    'City',
    'City|Cities|Surface City|Surface Cities|Space City',
    'Where a culture lives and trades. In the turn you fly in you may buy one thing and sell one; after a whole turn there is no limit.',
  ],
  spaceport: [
    'Spaceport',
    'Spaceport|Spaceports',
    'A port on an Orbit, built with a deed for $200. Anyone can land and trade there without limit, and its owner earns a tenth.',
  ],
  openport: [
    'Open Spaceport',
    'Open Spaceport|Open Spaceports',
    'A Spaceport that belongs to nobody, found under a ? marker.',
  ],
  asteroid: [
    'Asteroid',
    'Asteroid|Asteroids',
    'A rock where you can land, pick up and put down things, but not trade with a culture.',
  ],
  qbox: [
    '? Box',
    '? Box|? Boxes|? marker|? markers',
    'A place with a marker face down: a Tele Gate, a penalty, an Open Spaceport or a relic. Whoever flies onto it turns it up.',
  ],
  circle: [
    'Navigation Circle',
    'Navigation Circle|Navigation Circles',
    'A dot with arrows. You leave it by the arrow that shows your Pilot Number.',
  ],
  pilot: [
    'Pilot Number',
    'Pilot Number|Pilot Numbers',
    'One of the numbers you rolled. It steers you out of Navigation Circles and through Tele Gates, and holds for the whole turn.',
  ],
  penalty: [
    'Penalty',
    'penalty|penalties|Penalty Oval|Penalty Ovals',
    'A dangerous dot with an amount. Pay it, less your Shields, to fly on; or stop there for free.',
  ],
  telegate: [
    'Tele Gate',
    'Tele Gate|Tele Gates',
    'A gate with a number. From one you jump for 1 MP to the gate that shows your Pilot Number.',
  ],
  hyperjump: [
    'Hyperjump',
    'hyperjump|hyperjumps',
    'Flying over dots of a colour that your drive skips, at no cost, as one long step.',
  ],
  drive: [
    'Drive',
    'drive|drives|Yellow Drive|Red Drive|Combined Drive',
    'An engine that skips all dots and penalties of its colour: no MP, no payment.',
  ],
  shield: ['Shield', 'Shield|Shields', 'Takes $20 off every penalty. Several add up.'],
  relic: [
    'Relic',
    'relic|relics',
    'A wonder of somebody long gone, free for whoever lands on its box. All relics ride on the hull.',
  ],
  culture: [
    'Culture',
    'culture|cultures',
    'A people that trades. Fourteen are hidden in fourteen systems; each has a number, a science and goods of its own.',
  ],
  science: ['Science', 'science|sciences', 'What a culture is good at. It says which ships and equipment it sells.'],
  iou: ['IOU', 'IOU|IOUs', 'A thank-you note for discovering a culture: credit with that culture, once.'],
  goods: [
    'Goods',
    'goods',
    'What cultures make. Bought from them, sold to the cultures of the next three numbers; 1 comes after 10.',
  ],
  factorygoods: ['Factory goods', 'factory goods', 'Goods that come on sale once the Factory of a culture is built.'],
  hold: ['Hold', 'hold|holds', 'A room in your ship: one piece of goods, or two small pieces.'],
  hull: [
    'Hull',
    'hull',
    'The outside of your ship. It carries one Shield, all relics, and with combat one Laser and one Nova Ball.',
  ],
  demand: ['Demand', 'Demand|Demands', 'A marker that adds a bonus to what one culture pays for one kind of goods.'],
  fare: [
    'Passenger',
    'passenger|passengers|fare|fares',
    'Somebody who pays a fee to be taken from one culture to another. Rides in half a hold.',
  ],
  cup: ['Cup', 'cup', 'Where bonus markers and sold goods are mixed. For each marker put in, one is drawn at once.'],
  deed: [
    'Deed',
    'deed|deeds',
    'The title to a Spaceport or a Factory. It counts its printed price for your net worth.',
  ],
  factory: [
    'Factory',
    'Factory|Factories',
    'Brings new goods on sale in a system. Its owner gets half their price each time they are sold.',
  ],
  commission: [
    'Commission',
    'commission|commissions',
    'What the bank pays the owner of a Spaceport (a tenth) or a Factory (half) when somebody trades there.',
  ],
  barter: ['Barter', 'barter|bartered', 'Giving equipment, ships or IOUs to a culture for credit instead of money.'],
  credit: ['Credit', 'credit', 'Worth as much as money, but only with this culture and until the end of this turn.'],
  tradein: ['Trade-in', 'trade-in', 'Half the price of your old ship, off the price of a new one.'],
  networth: [
    'Net worth',
    'net worth',
    'Money plus the printed price of your deeds. Whoever has the target at the end of their turn wins.',
  ],
  base: [
    'Galactic Base',
    'Galactic Base',
    'Where everybody starts. The Tinkerers there sell every ship, and passengers come and go.',
  ],
  rastur: [
    'Rastur',
    'Rastur',
    'Invaders who land on Orbits when a 1 is rolled, if that rule is on. They close the place they sit on.',
  ],
  fort: ['Fort', 'Fort|Forts', 'With combat: a penalty of $60 for everybody but its owner.'],
  laser: ['Laser', 'Laser|Lasers', 'With combat: a weapon that can be fired again and again.'],
  novaball: ['Nova Ball', 'Nova Ball|Nova Balls', 'With combat: a weapon that is spent when it is fired.'],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
