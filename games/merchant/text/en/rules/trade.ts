// Chapters 9 to 14: trade, bonus markers, deals, Spaceports and Factories, the end and the length of the game.

import type { Messages } from '@orrery/kernel';

export const trade: Messages = {
  'chapter.9': 'Trading with cultures',
  'rule.9.1':
    'If your move ends at a City or Spaceport you can trade with the culture that lives there: buy what it sells, sell what it buys.',
  'rule.9.2':
    'You pay the price of what you buy to the bank. It must be on sale in this system; deeds are a fifth cheaper at your own species.',
  'rule.9.21':
    'Ships, drives and Shields are sold only by the science named on them. The Galactic Base sells every ship.',
  'rule.9.3':
    'Only goods are sold for money. Ships, equipment and IOUs are bartered for credit; deeds are never given up.',
  'rule.9.31':
    'A culture buys the goods that name its number. The bank pays, the marker goes into the cup, and another is drawn.',
  'rule.9.32':
    'Barter gives credit: half the cost of equipment and ships, all of an IOU. It is good here and until the end of this turn.',
  'rule.9.321': 'An IOU is taken back only by the culture that gave it, and then leaves the game.',
  'rule.9.322':
    'Any culture takes equipment in barter. A relic goes on the sun of that system, where anyone trading there can buy it; the rest goes to the bank.',
  'rule.9.323': 'Ships are bartered only where ships are sold: Industry, Technology or the Base.',
  'rule.9.4': 'You trade in any order you like.',
  'rule.9.41':
    'In a City on the turn you fly there you may buy one thing, and sell or barter one thing. IOUs come on top.',
  'rule.9.42': 'If you spend the whole turn in a City without flying, there is no limit.',
  'rule.9.43': 'At a Spaceport there is no limit, whether you flew there this turn or not.',

  'chapter.10': 'The cup and the bonus markers',
  'rule.10.1': 'The cup always holds 48 markers: for each one put in, one is drawn at once.',
  'rule.10.11': 'Goods that are drawn are back on sale with their culture at once.',
  'rule.10.12': 'A bonus marker goes to its culture. If that is still hidden, the marker waits for its discovery.',
  'rule.10.2':
    'A Demand adds its bonus when you sell those goods to that culture; then one Demand goes back to the cup. Goods are sold one by one.',
  'rule.10.21': 'Several Demands for the same goods add up, but each sale takes away only one.',
  'rule.10.3':
    'A passenger is taken aboard and set down for free, beyond the limit in Cities. At the right culture the bank pays the fee.',

  'chapter.11': 'Other dealings',
  'rule.11.1':
    'Wherever you land you can pick up, put down and deal, in any order, but only on your own dot; then your turn is over.',
  'rule.11.2': 'Relics in a ? Box and passengers waiting with a culture are free to whoever lands there.',
  'rule.11.3':
    'Where you have landed you can jettison cargo: equipment to the bank, goods and passengers to the cup. Not what you got this turn.',
  'rule.11.4':
    'With a merchant on your dot you can exchange any amount of money, goods, relics, passengers, equipment and IOUs as you both agree; not ships, not deeds.',

  'chapter.12': 'Spaceports and Factories',
  'rule.12.1': 'A deed is bought from the culture of the system where you build, while you are there.',
  'rule.12.2': 'A Spaceport is built on the Orbit its deed names.',
  'rule.12.21': 'At a Spaceport anyone can land and trade with the culture of the system, without limit.',
  'rule.12.22':
    'The owner of a Spaceport gets 10 percent of all that the culture buys, sells or takes in barter there, their own trade too. Passengers and deals between merchants pay nothing.',
  'rule.12.23': 'Open Spaceports are nobody’s: they cannot be bought and pay no commission.',
  'rule.12.3': 'A system has one Factory, on any of its Cities or Spaceports, whoever owns them.',
  'rule.12.31':
    'With the Factory its goods come on sale, for everybody, at any City or Spaceport of the system. Once sold they wait in the cup.',
  'rule.12.32': 'The owner of a Factory gets half the cost whenever the culture sells its goods.',
  'rule.12.4': 'The bank pays all commissions: whoever trades pays and gets the usual amount.',
  'rule.12.41': 'You must be able to pay the full cost before a commission comes back to you.',
  'rule.12.42': 'Both commissions are paid on the full cost, and none on a commission.',

  'chapter.13': 'The end of the game',
  'rule.13.1': 'Net worth is money plus the printed value of your deeds. Nothing else counts.',
  'rule.13.2':
    'You win if you have the target at the end of your own turn. Passing it in another turn is not enough: it must still be there in yours.',
  'rule.13.3': 'Nobody goes bankrupt. If the bank runs out of money the game is over and the highest net worth wins.',

  'chapter.14': 'Length of the game',
  'rule.14.1': 'Apprentice: play to $1,000, about 90 minutes. Good for learning.',
  'rule.14.2': 'Journeyman: play to $2,000, about two hours.',
  'rule.14.3': 'Master: play to $3,000, about two and a half hours; drives and big ships pay off.',
  'rule.14.4': 'Trade Baron: play to $4,000, about three hours.',
};
