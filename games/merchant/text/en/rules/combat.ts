// Chapters 15 to 17: combat, the Rastur, solitaire.

import type { Messages } from '@orrery/kernel';

export const combat: Messages = {
  'chapter.15': 'Combat',
  'rule.15.1': 'A Fort costs $50, or $40 at your own species, and is a penalty of $60 for everybody else.',
  'rule.15.11':
    'You may have four Forts on the board. They cannot be sold or carried, but you may lift one to build it where you trade, at the usual price.',
  'rule.15.12':
    'A Fort goes on a City, Spaceport or Asteroid of the system where you trade, if no Fort is there; never on the Galactic Base.',
  'rule.15.13':
    'At an enemy Fort land or pay. Trading there is free; if you start your turn there, pay to stay or leave.',
  'rule.15.2':
    'In flight you can blast with weapons, in trade you can steal with money. Win and go on; lose and your turn is over.',
  'rule.15.21': 'In every attack you name target and price, then both sides roll one die and add their strength.',
  'rule.15.211': 'If the attacker is higher, the attack succeeds and the turn goes on.',
  'rule.15.212': 'If the defender is equal or higher, nothing happens and the attacker’s turn ends at once.',
  'rule.15.3': 'Lasers and Nova Balls are bought and bartered like other equipment.',
  'rule.15.31': 'One Laser and one Nova Ball can ride on the hull; every other weapon takes half a hold.',
  'rule.15.32':
    'You name the weapons you fire before the roll; each adds 20 to your firepower. A Nova Ball is gone once fired, a Laser fires once in every attack.',
  'rule.15.4':
    'In flight you can blast a ship or a penalty marker on your dot; at a City or Spaceport only a Fort. Printed ovals, Tele Gates, Spaceports and Factories cannot be blasted.',
  'rule.15.41':
    'You may make one attack each time you fly onto a dot; none on dots you skip, none on the dot you leave.',
  'rule.15.411': 'On a penalty you pay before you blast. Whoever stops without paying cannot attack.',
  'rule.15.412': 'If you stay a whole turn on a dot you may attack once, before you trade.',
  'rule.15.42':
    'Against a penalty marker: ten times your die plus firepower, against ten times its die plus its value. Win, and it is gone and the bank pays you its value.',
  'rule.15.43':
    'Against a ship: both roll, ten times the die plus firepower, less 20 for each enemy Shield. The defender may fire back, and then can hit you.',
  'rule.15.431':
    'A hit destroys one piece on the hull, or strikes a hold: equipment in it is damaged, passengers go to the cup, goods go to the winner or the cup.',
  'rule.15.432':
    'Damaged equipment is useless until you land at a culture that sells its kind, which repairs it free of charge.',
  'rule.15.44': 'After a won attack at an Asteroid, Spaceport or City you may land there.',
  'rule.15.5':
    'At a City or Spaceport you can try to swindle a merchant there out of goods, or take over a Spaceport or Factory by a Revolt.',
  'rule.15.51':
    'A theft is bought from the culture and counts as a purchase: in a City on the turn you come, it is your only one.',
  'rule.15.52':
    'At a Spaceport, or staying in a City, you may go on stealing as long as you win. The target must be on your dot.',
  'rule.15.53':
    'Swindle, $50: each side adds to its die 1 for every own Spaceport, Factory and Fort on the dot, and 1 if its species lives there. Win, and take one goods marker.',
  'rule.15.54':
    'Revolt, $100 in firepower and money, with at least one weapon fired. The firepower only lowers the price.',
  'rule.15.541':
    'A Revolt is aimed at a Spaceport or Factory on your dot whose owner is not in the system; never at a Fort or an Open Spaceport.',
  'rule.15.542':
    'Each side adds to its die 1 for every own Spaceport in the system, 1 for own Factory and Fort on the dot, 1 for its species. Win, and the deed is yours.',
  'rule.15.6': 'Attacks and penalties pay no commission.',
  'rule.15.7': 'Spaceports and Factories change hands, but never disappear.',

  'chapter.16': 'The Rastur',
  'rule.16.1':
    'The length of the game says how many Rastur there are to draw, and how strong; the others are the reserve.',
  'rule.16.2': 'Roll a 1 in your turn, flying or attacking, and you draw a Rastur and place it; one a turn at most.',
  'rule.16.21':
    'You roll all your dice unless the Auto Pilot replaces one. A 1 that the Mulligan Gear changes does not count.',
  'rule.16.22': 'A 1 rolled in defence brings no Rastur.',
  'rule.16.23': 'It goes on any Orbit or Spaceport without Fort or Rastur; only if there is none, on such a City.',
  'rule.16.3':
    'A Rastur is a penalty of its value. Whoever pays can blast it; once destroyed it pays its value and goes back to the pool.',
  'rule.16.4':
    'Where a Rastur is, there is no City, Spaceport or Factory: no trade, no building, no value for the deed. All comes back when it goes.',
  'rule.16.5': 'If the last Rastur is drawn before somebody has won, the Rastur win.',

  'chapter.17': 'Solitaire',
  'rule.17.1': 'Alone you play against the Rastur, with a Scout and $20.',
  'rule.17.11': 'Rastur not in the active pool are the reserve, open and sorted by strength.',
  'rule.17.12': 'The active pool is mixed, face down.',
  'rule.17.2': 'Ones do not matter. Instead you roll a die at the end of each turn.',
  'rule.17.21':
    'On 1 to 4 a Rastur is drawn and you place it. Then the weakest of the reserve moves to the transit box, or the one already there joins the active pool.',
  'rule.17.22':
    'On 5 or 6 two Rastur of the active pool go to the reserve, and the reserve marker closest to their sum takes their place. With only one left to draw, you lose.',
  'rule.17.3':
    'A destroyed Rastur goes to the transit box; if that is full, the one in it joins the active pool and the destroyed one the reserve.',
  'rule.17.4':
    'IOUs and ? markers you have looked at may stay face up, save Tele Gates and Open Spaceports you have not visited.',
  'rule.17.5':
    'Reach the target before the last Rastur is drawn. It is not the last if the transit box refills the pool at the same roll.',
};
