// The glossary: each term, the words that mean it, and what it is. English.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  ind: ['Ind', 'Ind', 'Industry: how many IOU a planet gains in each game turn; worth 2 VP each without objectives.'],
  tech: ['Tech', 'Tech', 'Technology: what a planet can build, and how far its Ind may grow.'],
  civ: ['Civ', 'Civ', 'Your highest Tech. It sets V, and with breakthroughs each new level brings a card.'],
  speed: [
    'V and PM',
    'V|PM',
    'V is half of Civ, rounded up. A ship has that many PM (movement points); a sct or a DD has one more.',
  ],
  iou: ['IOU', 'IOU', 'The money of planets. Each planet pays from its own; transports carry it.'],
  minerals: ['Minerals', 'minerals|mineral', 'Mined at asteroids. On a planet they become IOU, one for one.'],
  goods: [
    'Goods',
    'goods|good',
    'Made on your planets in your colour. On somebody else’s planet each is worth a die of IOU.',
  ],
  yard: ['Yard', 'yard|yards', 'Where new units wait until the next economic phase.'],
  region: [
    'Region',
    'region|regions',
    'What each player begins with: a map of their own. Regions join when the way between them is found.',
  ],
  homeworld: ['Home world', 'home world|home worlds', 'Your first planet, in the middle of your region.'],
  colony: ['Colony', 'colony|colonies', 'A planet that a col has settled: Ind 1, Tech 1 and 6 IOU.'],
  unknown: [
    'The unknown',
    'unexplored|into the unknown',
    'Hexes that nobody has explored. Only sct and CA fly there, and their flight ends there.',
  ],
  support: ['Support', 'support', 'How far ships may go: four hexes from a planet or an SS, six from an RS.'],
  blocking: [
    'Blocking',
    'blocking|blocks',
    'Warships and stations stop whoever enters their hex, unless their owner lets them pass.',
  ],
  dust: ['Dust cloud', 'dust cloud|dust clouds', 'Entering costs one PM more.'],
  blackhole: ['Black hole', 'black hole|black holes', 'Leaving costs one PM more.'],
  nebula: ['Nebula', 'nebula|nebulae', 'Nobody is stopped there, and nobody fights.'],
  pulsar: ['Pulsar', 'pulsar|pulsars', 'Units without shields may burn there.'],
  nullspace: ['Null space', 'null space', 'Nobody may enter; whoever finds it is swallowed.'],
  wormhole: [
    'Wormhole',
    'wormhole|wormholes',
    'Two halves, Prime and Null. From one to the other is one PM, however far they are apart.',
  ],
  zone: [
    'Zone',
    'zone|zones',
    'On the battle board each side stands in three zones. Hits go to the nearest that holds units.',
  ],
  cr: ['CR', 'CR', 'Combat rating: a die up to this number scores as many hits as it shows.'],
  fire: [
    'Fire',
    'first fire|second fire',
    'A round has two. DD, CA, BB and stations shoot in the first, the others in the second.',
  ],
  shield: [
    'Shield',
    'shield|shields',
    'A hit takes a shield; without one the unit is destroyed. They are whole again in the economic phase.',
  ],
  retreat: ['Retreat', 'retreat|withdraw', 'After a round, to a neighbouring hex.'],
  bombardment: ['Bombardment', 'bombard|bombardment', 'BB lower the Ind of a planet that nobody guards.'],
  conquest: [
    'Conquest',
    'conquest',
    'AB take a planet if their dice together show more than its Ind; otherwise they are lost.',
  ],
  station: ['Station', 'station|stations', 'SS and RS: they do not move, guard their hex and give support.'],
  objective: ['Objective', 'objective|objectives', 'A secret card that says what brings you points besides Ind.'],
  breakthrough: [
    'Breakthrough',
    'breakthrough|breakthroughs',
    'A card for every new level of Civ, and two to begin with.',
  ],
  rebels: ['Rebels', 'rebels', 'A colony that has declared its independence.'],
  relic: ['Relic', 'relic|relics', 'An old thing that helps whoever carries it, and is lost with them.'],
  agent: [
    'Free agent',
    'free agent|free agents',
    'Those who play for themselves: pirates, raiders, the Berserker and others.',
  ],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
