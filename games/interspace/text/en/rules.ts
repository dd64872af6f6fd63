// The rules, chapter by chapter, each with where it comes from. English.

import type { Messages } from '@orrery/kernel';

export const rules: Messages = {
  'chapter.1': 'Pieces',
  'chapter.2': 'Set-up',
  'chapter.3': 'Planets and levels',
  'chapter.4': 'The game turn',
  'chapter.5': 'The economic phase',
  'chapter.6': 'A player’s steps',
  'chapter.7': 'Combat',
  'chapter.8': 'Bombardment and conquest',
  'chapter.9': 'Units',
  'chapter.10': 'Goods and trade',
  'chapter.11': 'Victory',
  'chapter.12': 'The Basic game',
  'chapter.13': 'Objective cards',
  'chapter.14': 'Breakthrough cards',
  'chapter.15': 'Colonization cards',
  'chapter.16': 'Encounter cards and agents',
  'chapter.17': 'Further options',
  'rule.1.1':
    'The map is made of hex tiles: empty space, planets, asteroids, home worlds, halves of wormholes, dust clouds, black holes, nebulae, pulsars and null space. Tiles that are not laid yet are in the exploration box. (In part reconstructed.)',
  'rule.1.4':
    'There are four decks, each an option: objectives, breakthroughs, colonization and encounter cards. (Original.)',
  'rule.2.2':
    'Every region begins as a home world with six hexes around it: a planet, asteroids and four of empty space. The regions are separate at first. (From a source.)',
  'rule.2.3':
    'A home world has Ind 8 and Tech 3; the planet beside it is your colony, with Ind 2 and Tech 2. You start with three sct, two trn and an SS. (From a source.)',
  'rule.2.4': 'All other tiles go into the box, except the Null halves of the wormholes. (From a source.)',
  'rule.3.1':
    'If Ind falls to 0, Tech does too: nobody lives there any more, and anybody may settle. What was stored is gone. (In part reconstructed.)',
  'rule.3.2': 'Ind may be raised only up to Tech. (From a source.)',
  'rule.3.3': 'No level is higher than 10. (Reconstructed.)',
  'rule.3.4':
    'Your Civ is the highest Tech among your planets. V, the speed of your ships, is half of it, rounded up. (Reconstructed.)',
  'rule.3.5':
    'A home world that has lost Ind may be raised back to what it began with, whatever its Tech. (Reconstructed.)',
  'rule.3.6': 'A planet builds a unit only if its Tech is as high as the unit’s. (Original.)',
  'rule.4.1':
    'A game turn is an economic phase for everybody at once, then a turn for each player in an order drawn by lot, then rebels and agents act, and then points are counted. (In part reconstructed.)',
  'rule.5.1': 'A planet with plague units in its hex loses one Ind; with the amoeba there, another. (Original.)',
  'rule.5.2': 'All shields are whole again. (Original.)',
  'rule.5.3': 'What waited in the yard arrives: units in the hex, IOU on the planet. (Reconstructed.)',
  'rule.5.4': 'A planet gains IOU equal to its Ind. (Reconstructed.)',
  'rule.5.5': 'Minerals on a planet become IOU, one for one, at most as many as its Ind. (Reconstructed.)',
  'rule.5.7':
    'Each planet may raise Ind and Tech once each in a phase. It pays the new level from its own IOU; with two players, three times that. (Reconstructed.)',
  'rule.5.8':
    'With breakthrough cards, you take one when your Civ is higher than ever before. (In part reconstructed.)',
  'rule.5.9':
    'A planet builds units with its own IOU. They wait in its yard until the next economic phase. (In part reconstructed.)',
  'rule.5.10':
    'A planet makes goods of its owner’s colour, 1 IOU each, at most as many as its Ind in a phase. (Reconstructed.)',
  'rule.5.12':
    'To fight an infestation, the controller may lower Ind by one in a phase; in the Basic game it is the one thing that planet does. (In part reconstructed.)',
  'rule.6.1.1':
    'Transports load and unload at your own planets, at any point of your movement. Cargo adrift in a hex can be picked up. (Reconstructed.)',
  'rule.6.1.2': 'A trn holds six resources of any kind. (Reconstructed.)',
  'rule.6.1.3':
    'Transports in the same hex can hand cargo to each other: they count as one hold. (In part reconstructed.)',
  'rule.6.1.4': 'When a transport is lost, so is its share of the cargo. (Reconstructed.)',
  'rule.6.1.5':
    'A trn that starts in asteroids may mine instead of moving: roll a die for the minerals, once for each hex and turn. (In part reconstructed.)',
  'rule.6.2.1':
    'A ship has V movement points (PM), a sct or a DD one more; a hex costs one. Ships with points left may go on; a ship that has not moved may always move one hex. Stations do not move. (In part reconstructed.)',
  'rule.6.2.2':
    'Only a sct or a CA explores. Others fly into the unknown only with one, and the move ends there. (Original.)',
  'rule.6.2.3':
    'A move must end within support: four hexes from a planet or SS of yours, or six from an RS. Ships out of support may only come closer. (Reconstructed.)',
  'rule.6.2.4': 'A PB must end its move in or beside a hex with a planet or station of yours. (Reconstructed.)',
  'rule.6.2.5':
    'Warships, stations and rebels stop whoever enters their hex, unless their owner lets them pass. (In part reconstructed.)',
  'rule.6.2.6': 'Entering a dust cloud costs one point more. (Reconstructed.)',
  'rule.6.2.7': 'Leaving a black hole costs one point more. (Reconstructed.)',
  'rule.6.2.8': 'Nobody is stopped in a nebula. (Reconstructed.)',
  'rule.6.2.9':
    'At a pulsar every unit without shields that enters, or starts its turn there, dies on a 1 or 2. (Reconstructed.)',
  'rule.6.2.10':
    'Null space takes everything that is in it. Once it is known nobody flies there. (In part reconstructed.)',
  'rule.6.2.11': 'Flying from one half of a wormhole to the other costs one point. (In part reconstructed.)',
  'rule.6.3.1':
    'Another region: one die says which neighbour, one which way the scout faces, and one which side of the other map. The maps are joined there unless tiles would overlap. (From a source.)',
  'rule.6.3.2':
    'When a wormhole is found, its Null half appears on the map of an opponent drawn by lot, in the first blank hex in a direction drawn by lot. (From a source.)',
  'rule.6.3.3':
    'After all moves one tile is drawn from the box for each unknown hex that was entered. (From a source.)',
  'rule.6.3.4': 'A planet or asteroids stay where they are found. (From a source.)',
  'rule.6.3.5': 'Terrain affects the explorers at once. (Reconstructed.)',
  'rule.6.3.6':
    'Another region, or a home world that was left in the box, goes back; empty space is laid instead, and regions are joined. (From a source.)',
  'rule.6.3.7': 'If nothing in the box can be placed, a spare empty space is laid. (Reconstructed.)',
  'rule.6.4.1':
    'A col in the hex of a planet where nobody lives may become a colony; one col for each planet. (From a source.)',
  'rule.6.4.2': 'A colony begins with Ind 1, Tech 1 and 6 IOU. (Original.)',
  'rule.6.4.3': 'You cannot settle while warships of others are in the hex. (Reconstructed.)',
  'rule.6.5.1':
    'Players who meet in a hex share it in peace, or fight. Either may refuse to share; the active player is the attacker. (In part reconstructed.)',
  'rule.6.5.2': 'Only military units and stations start a combat. (Original.)',
  'rule.6.5.3': 'There is no combat in a nebula. (From a source.)',
  'rule.7.1.1':
    'Fleets stand in zones 0, 1 and 2; each zone must hold fewer warships than the one before it, or none. (From a source.)',
  'rule.7.1.2': 'The attacker’s civilians stand in zone 2, the defender’s anywhere. (Reconstructed.)',
  'rule.7.1.3': 'Hits go to the nearest zone that holds units. (Reconstructed.)',
  'rule.7.1.4': 'The hits of a DD may go to any zone. (In part reconstructed.)',
  'rule.7.2':
    'In the first fire DD, CA, BB and stations shoot, in the second the others; all units of a fire roll before damage is checked. (In part reconstructed.)',
  'rule.7.2.2': 'Each rolls a die: a number up to its CR scores that many hits, a higher one misses. (Reconstructed.)',
  'rule.7.3.1': 'Whoever scored the hits says which units take them. (From a source.)',
  'rule.7.3.2':
    'A hit takes a shield; without shields the unit is destroyed. Shields stay lost until the next economic phase. (Original.)',
  'rule.7.3.3': 'The defender assigns hits first; in the Basic game the attacker does. (From a source.)',
  'rule.7.3.4': 'Hits by agents and rebels destroy as many military units as possible. (In part reconstructed.)',
  'rule.7.4':
    'After each round, the attacker first, any ships may withdraw to one neighbouring hex. If both sides offer to share, the combat is over. (In part reconstructed.)',
  'rule.7.4.1': 'They cannot withdraw to a hex with opposing warships. (From a source.)',
  'rule.7.4.2': 'They cannot withdraw into the unknown or into null space. (Reconstructed.)',
  'rule.7.4.3': 'They can always withdraw into a nebula, even if warships are there. (Reconstructed.)',
  'rule.7.4.4': 'Stations cannot withdraw. (Reconstructed.)',
  'rule.7.4.5': 'A retreat costs no points; ships still meet whatever is there. (Reconstructed.)',
  'rule.8.1':
    'When a planet’s owner has no warship or station left in the hex, BB may bombard it and AB may conquer it; never your own planet. (In part reconstructed.)',
  'rule.8.2': 'Roll a die for each BB: 1 to 3 lowers Ind by one, 4 to 6 by two. (In part reconstructed.)',
  'rule.8.3':
    'Roll a die for each AB: if together they show more than Ind, the planet is yours and one AB is used up; otherwise all are lost. The planet keeps its levels and stores, but not what waits in its yard. (Reconstructed.)',
  'rule.8.4': 'A player with no planet left is out. Whoever is left alone wins. (Reconstructed.)',
  'rule.9.1':
    'A station may be built in any hex by transports that bring its cost in IOU, if your Civ reaches its Tech. (Reconstructed.)',
  'rule.10.1':
    'Roll a die for each good of another colour on a planet: that many IOU wait there for the next phase. (Original.)',
  'rule.10.3':
    'Two players who share a hex, one with a trn and the other with a trn or planet, may swap whatever they agree on: one offer per turn. (Reconstructed.)',
  'rule.11.1': 'Without objectives, every Ind on your planets is worth 2 VP. (Original.)',
  'rule.11.2':
    'Whoever has at least 50 VP at the end of a game turn wins; several players can win together. (Original.)',
  'rule.11.3': 'After the last game turn, points decide, then Ind, then Civ. (Reconstructed.)',
  'rule.12.1':
    'In the Basic game the economy is a step of your own turn: each planet raises Ind, or Tech, or collects its Ind in IOU and builds. Raises cost nothing. (In part reconstructed.)',
  'rule.12.2': 'New units are ready at once. (Reconstructed.)',
  'rule.12.3': 'There are no zones and only one fire; hits may go anywhere. (Reconstructed.)',
  'rule.12.4': 'There are no goods and no trade. (Reconstructed.)',
  'rule.12.5': 'There is no support rule. (Reconstructed.)',
  'rule.12.6': 'V is 2. (Reconstructed.)',
  'rule.13.1':
    'Everybody has a secret objective, which says what earns VP. You may show yours; you must when you use its power, and everybody must once all regions are connected. (Original.)',
  'rule.13.2':
    'Conquerors may build AB at Tech 3. Every objective counts 1 VP for each Ind, and something of its own, which is on its card. (In part reconstructed.)',
  'rule.13.3':
    'Parasites: 5 VP for every planet with their people, whoever controls it, besides the two they began with. A col built on such a planet carries them; at the end of contact it may infest an inhabited planet. Only Ind 0 cures it. (Original.)',
  'rule.14.1':
    'When your Civ rises you take a breakthrough of a level up to it. There are two copies of each, and you may hold only one; if several players take a card, they pick in an order drawn by lot. (In part reconstructed.)',
  'rule.14.2':
    'You begin with two: the first of level (A) or 2, the second up to level 3, picked in the reverse order. They cannot both be Drive Improvements. (Original.)',
  'rule.14.3': 'The other cards say what they do. (Reconstructed.)',
  'rule.14.4':
    'With Drive Improvements, V is their number plus one. You may not take one if more than half of your cards are Drive Improvements. (Original.)',
  'rule.14.5':
    'Jamming: with a sct in zone 0 or 1, roll up to Civ dice in a round against hits; each even die cancels one. Modular Units: turn units into others of no greater value. After a combat, Grapple Beams act first, then Repair Robots. (Original.)',
  'rule.15.1': 'For every planet you colonize you draw a card. (Original.)',
  'rule.15.2': 'The cards say what they do; only Rebels is original. (Reconstructed.)',
  'rule.15.3':
    'Rebels: the colony and your units there become independent. They stop and attack whoever comes. After all players’ turns, roll a die for each of their planets: 1 or 2 raises the lower level, 3 or 4 builds a station, 5 or 6 a warship. (Original.)',
  'rule.16.1':
    'When an unknown hex turns out to be empty space, roll two dice: if both are even, draw a card. It applies to all units that explored. (Original.)',
  'rule.16.2':
    'A unit can carry any number of relics. They can be handed on within a hex, even to other players, and are lost with their carrier. (Original.)',
  'rule.16.3': 'The cards say what relics and single events do. (Reconstructed.)',
  'rule.16.4':
    'Free agents act after all players, in a fixed order. Some stray by a die roll, others head for the nearest target; whoever drew the card decides ties. Null space removes them; at a wormhole they go through it on a 1. They ask military units for leave to share a hex. (Original.)',
  'rule.16.5':
    'The Berserker strays one hex, attacks all it meets and lays planets waste. Whoever destroys it gets 6 IOU. (In part reconstructed.)',
  'rule.16.6': 'The Ion Storm strays one hex and is a pulsar where it is. (In part reconstructed.)',
  'rule.16.7': 'A mad unit heads for the nearest unit, anybody’s; where they meet, both are destroyed. (Original.)',
  'rule.16.8':
    'The pirates head for the nearest trn elsewhere and take all it carries; an empty one is destroyed on an even die. If there is no other trn, they leave the map. (Original.)',
  'rule.16.9':
    'Plague units stray, each by itself. Roll two dice for each unit that meets them: if both are even, it becomes one of them. They keep the breakthroughs of their former owner. (Original.)',
  'rule.16.10':
    'The raiders visit each planet of the players once. They take all its IOU or, if it has none, one Ind on an even die, but never the last. (Original.)',
  'rule.16.11':
    'The rogue miners sit in asteroids without military units: mining there brings two less. They cannot be fought. (Original.)',
  'rule.16.12':
    'The amoeba heads for a col within two hexes, otherwise it strays; it eats one col in each of its turns. (Original.)',
  'rule.16.13':
    'The trader visits each planet of the players once and swaps its six black goods for others, one for one. (Original.)',
  'rule.17.1':
    'Everybody may find only a set number of planets and asteroids; any more go back into the box. When all have reached that number, each may find one more. (Original.)',
  'rule.17.2': 'Counters never run out. (Original.)',
  'rule.17.3': 'There may be more or fewer tiles in the box: empty space, special terrain, other regions. (Original.)',
};
