// What the coach says. English.

import type { Messages } from '@orrery/kernel';

export const lessons: Messages = {
  voyage: 'A first turn',
  'voyage.about': 'Five minutes: an economy, a flight into the unknown, and what is found there.',
  'voyage.goal': 'Fifty points',
  'voyage.goal.text':
    'Your people have just learnt to fly between the stars. Every Ind on your planets is worth 2 VP, and whoever has 50 VP at the end of a game turn has won. You begin with 20. More planets and more industry bring the rest, and somewhere out there others want the same.',
  'voyage.region': 'Your region',
  'voyage.region.text':
    'This is all you know: your home world, and six hexes around it. The fog beyond is unexplored. Your rival Tess has a region like this one, but nobody knows yet where: the two maps join when somebody finds the way.',
  'voyage.levels': 'Ind and Tech',
  'voyage.levels.text':
    'The cog is Ind: the IOU that the planet earns in each game turn. The flask is Tech: it decides what a planet can build, and Ind may not grow beyond it. Your highest Tech is your Civ, and half of that is V, the speed of your ships.',
  'voyage.raise': 'Raise Tech',
  'voyage.raise.text':
    'In the economic phase everybody acts at once. Your home world has just earned 8 IOU. Raise its Tech to 4: that costs 4 IOU, the number of the new level, paid by the planet itself. (With only two players it costs three times that, except here.)',
  'voyage.build': 'Build at home',
  'voyage.build.text':
    'Four IOU are left. Planets build with what they have themselves. Choose a trn and build it, or pick your home world first.',
  'voyage.yard': 'A transport',
  'voyage.yard.text':
    'Press + beside trn once, then confirm. A trn costs 4 IOU. It mines asteroids and carries goods. It waits in the yard until the next economic phase.',
  'voyage.done': 'Enough for now',
  'voyage.done.text':
    'Your colony still has 2 IOU; save them. Press “Done”. Nobody sees what the others planned until all are done, and until then everything can be undone.',
  'voyage.ships': 'Pick your ships',
  'voyage.ships.text':
    'Now it is your turn to move. Three sct, two trn and a station are at home. Press your home world: its ships are counted at the foot of the map. Leave one sct in the count, take the others away, and press any lit cell of fog; the way is drawn before you press.',
  'voyage.group': 'One scout',
  'voyage.group.text': 'Send one sct and leave the others. Hexes it can reach light up, each with what it costs.',
  'voyage.unknown': 'Into the unknown',
  'voyage.unknown.text':
    'A sct has V and one more: three points. Only sct and CA may fly into the fog, and there their flight ends. Press any lit cell of fog; the way there is drawn before you press.',
  'voyage.end': 'End your movement',
  'voyage.end.text':
    'The other scouts could fly too, but one is enough for today. Press “Done flying”. Then what lies in the new hex is drawn from the box.',
  'voyage.found': 'A planet!',
  'voyage.found.text':
    'Nobody lives here. A col could settle it. Most finds are empty space; others are dust clouds, black holes, wormholes, or the edge of another region.',
  'voyage.income': 'The next game turn',
  'voyage.income.text':
    'Tess has had her turn, and a new economic phase has begun: your planets have earned again, and the trn from the yard is at home. A col costs 16 IOU: save for it.',
  'voyage.points': 'How it goes on',
  'voyage.points.text':
    'Settle what you find, raise Tech, then Ind, and keep warships where it matters. Many of these numbers are reconstructed, because not all of the old rules have survived: every rule page says what is original and what is not.',

  colony: 'A colony',
  'colony.about': 'Three minutes: the way there, support, and what a young colony has.',
  'colony.col': 'People in a ship',
  'colony.col.text':
    'Some turns later. A col is ready at your first colony: it is people looking for a world. It cannot fight, and it cannot explore.',
  'colony.way': 'Two ways',
  'colony.way.text':
    'Your scouts have found a planet, and a dust cloud on one of the ways to it. Entering dust costs a point more. The other way is free.',
  'colony.support': 'Support',
  'colony.support.text':
    'Ships may not go farther than four hexes from your planets and stations: without support they would be lost. The button with the dotted ring shows where it ends.',
  'colony.pick': 'Pick the col',
  'colony.pick.text':
    'Press the hex of your colony: its ship is picked, and where it can go lights up. Then press the planet.',
  'colony.fly': 'To the planet',
  'colony.fly.text': 'Two points take it there, round the dust. Point at the planet to see the way, and press it.',
  'colony.end': 'There',
  'colony.end.text': 'Your scout may rest. Press “Done flying”.',
  'colony.settle': 'Found the colony',
  'colony.settle.text': 'A col at a planet where nobody lives may settle. Tick the planet and confirm.',
  'colony.young': 'Small, but yours',
  'colony.young.text':
    'A colony begins with Ind 1, Tech 1 and 6 IOU, and already it earns. It is worth 2 VP now, and supports ships four hexes further out.',

  assault: 'A battle for a planet',
  'assault.about': 'Five minutes: odds, zones, hits, and a landing.',
  'assault.meet': 'Somebody lives here',
  'assault.meet.text':
    'Your fleet has come to a planet of Tess: three CA and three AB against an SS and a PB. Where units meet they share the hex, or somebody attacks.',
  'assault.odds': 'The odds first',
  'assault.odds.text':
    'Beside the map the combat is fought in trials, two hundred times: how often you would hold the hex, and what it would cost. It is a sample and says so; the dice may think otherwise.',
  'assault.attack': 'Attack',
  'assault.attack.text': 'Three CA with three shields each are enough. Attack.',
  'assault.zones': 'Three zones',
  'assault.zones.text':
    'Hits go to the nearest zone that holds units. So the strong stand in front: put the three CA into zone 0 and keep the AB behind them. You will need them.',
  'assault.hits': 'Three hits',
  'assault.hits.text':
    'A die no higher than the CR scores what it shows: your 3 did, the 5 and the 6 did not. The station hit back, and a CA lost two shields. You say who takes your hits: all three on the SS, which has two shields, and it is gone.',
  'assault.boats': 'The hex is yours',
  'assault.boats.text':
    'In the second fire the AB shot, and a 1 was enough for the PB. Nobody guards the planet any more. BB could bombard it now; AB can take it.',
  'assault.land': 'Land',
  'assault.land.text':
    'Every AB rolls a die. Together they must show more than Ind, which is 4: with three of them that is all but certain, and the panel says how certain. If they fail they are lost. Land with all three.',
  'assault.taken': 'Taken',
  'assault.taken.text':
    'Nine against four. One AB stays as a garrison and is used up; the planet keeps its Ind and Tech and earns for you from now on. Eight points for one evening: Tess will remember.',
};
