// Chapters 1 to 4: the board, the pieces, merchants and ships, the order of play.

import type { Messages } from '@orrery/kernel';

export const pieces: Messages = {
  'chapter.1': 'The board',
  'rule.1.1': 'Everybody starts at the Galactic Base, the one way in from the rest of the galaxy. There is only one.',
  'rule.1.2':
    'Fourteen star systems are inhabited and have a Culture Box; the Super Nova and the Supergiant have nobody. Lanes of coloured dots join them.',
  'rule.1.3':
    'Every place a ship can be is a dot: coloured dots, Penalty Ovals, Asteroids, ? Boxes, Navigation Circles, Orbits and Cities. Only Surface Cities are not in space.',
  'rule.1.4':
    'On each Orbit one Spaceport, named there, can be built. From an Orbit you can also observe who lives in the system.',
  'rule.1.5': 'A Surface City is the end of a path; no path runs over the ground from one City to the next.',

  'chapter.2': 'The pieces',
  'rule.2.1':
    'Without the combat rules there are no Forts, no Nova Balls and no Lasers for sale; without the Rastur rules no Rastur.',
  'rule.2.2':
    'Each merchant has a ship and 12 markers that are Spaceports on one side and Factories on the other. No marker left, no more deeds.',
  'rule.2.3': 'All prices and penalties are paid in the same money.',
  'rule.2.4':
    'Fourteen cultures hide on the board. Each has a number, which says who buys its goods, and a science, which says what ships and equipment it sells.',
  'rule.2.41':
    'The face-down IOU in a Culture Box is the hidden culture. Whoever discovers it keeps the IOU and can shop with it at that culture.',
  'rule.2.42': 'Once discovered, a culture shows its name, number, science, goods and the price of its Factory.',
  'rule.2.5': 'Goods, equipment, ships and deeds are what merchants buy.',
  'rule.2.51':
    'Goods are bought from the culture that makes them and sold to cultures of the next three numbers; 1 comes after 10.',
  'rule.2.52': 'Drives and Shields are sold by certain sciences. In barter a piece is worth half its cost.',
  'rule.2.53':
    'A ship has a number of dice, a number of holds, a cost, a trade-in value of half that, and sciences that sell it.',
  'rule.2.54': 'A deed buys you one Spaceport or Factory. It lies open before you and counts for your net worth.',
  'rule.2.541': 'There are 25 Spaceport deeds, one for each Orbit.',
  'rule.2.542': 'There are 14 Factory deeds, one for each culture; a system has one Factory at most.',
  'rule.2.6': 'Bonus markers pay extra: passengers for their fare, Demands for goods.',
  'rule.2.61': 'A passenger waits at one culture and pays a fee to be taken to another.',
  'rule.2.62': 'A Demand adds a bonus to what one culture pays for one kind of goods.',
  'rule.2.7':
    'Bonus markers and goods that have been sold are mixed in the cup. For each marker put in, one is drawn at once and goes to its culture.',
  'rule.2.8':
    'Every ? Box starts with one of the 36 ? markers, face down. Those left over are out of the game, unseen.',
  'rule.2.81': 'A relic is free for whoever lands on its box. In barter it is worth half the price on it.',
  'rule.2.82': 'All other ? markers are too big to carry: they stay where they are, for good or ill.',

  'chapter.3': 'Merchants and ships',
  'rule.3.1':
    'You fly and trade for money, goods, equipment, better ships and deeds. Passengers, relics and IOUs are free to whoever lands where they are.',
  'rule.3.2': 'Money, cargo, equipment, deeds and IOUs lie open for everybody to see.',
  'rule.3.3': 'Deeds, and Forts with combat, cost you a fifth less at your own species. Nothing else is cheaper there.',
  'rule.3.4': 'You have one ship, at first a Scout. Buying another means trading in the one you have.',
  'rule.3.41': 'There are four kinds of ships: Scout, Clipper, Transport and Freighter.',
  'rule.3.42': 'Dice to move with: Scout 3, Clipper 4, Transport 3, Freighter 2.',
  'rule.3.43': 'All you carry must fit your ship. What does not fit is jettisoned, and nobody pays for it.',
  'rule.3.431':
    'A hold takes one goods marker, or two small ones: equipment or passengers in any mix. Which of them share a hold you say while you trade. Scout and Clipper have 2 holds, the Transport 3, the Freighter 5.',
  'rule.3.432':
    'The hull takes one Shield and every relic; with combat also one Laser and one Nova Ball. Drives that are no relics ride in a hold.',
  'rule.3.433': 'Money, IOUs and deeds take no room.',
  'rule.3.44': 'When you change ships, everything moves over to the new one.',

  'chapter.4': 'The order of play',
  'rule.4.1':
    'Before the start all money, deeds, ships and equipment are in the bank; only relics and the first stakes are not.',
  'rule.4.11': 'The ? markers are shuffled and one is put face down in each ? Box.',
  'rule.4.12': 'The 14 IOUs are shuffled and one is put face down in each Culture Box.',
  'rule.4.13': 'Each culture has its goods in stock. Factory goods wait until the Factory is built.',
  'rule.4.14': 'All 48 bonus markers start in the cup.',
  'rule.4.2':
    'Everybody rolls two dice. The highest picks a merchant first and takes the first turn; then it goes round to the left.',
  'rule.4.3': 'Each player starts with a Scout and $20 for every player in the game.',
  'rule.4.4':
    'In your turn you may fly, then trade if you are somewhere to trade. Once you have traded you fly no more this turn.',
  'rule.4.5': 'The first to be worth the target, in money and deeds, at the end of their own turn wins.',
};
