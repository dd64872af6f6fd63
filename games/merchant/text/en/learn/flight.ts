// What the coach says during the first flight.

import type { Messages } from '@orrery/kernel';

export const flight: Messages = {
  flight: 'First flight',
  'flight.about': 'Ten minutes at a real table with a coach beside you: fly, find a culture, buy, sell, build, win.',

  'flight.goal': 'What it is all about',
  'flight.goal.text':
    'You are a trader in a star cluster that nobody has mapped. Fourteen cultures live here, and at first nobody knows where. Find them, buy where goods are cheap, sell where they are wanted. Whoever is first to end a turn worth $1,000, in money and deeds, wins this short game.',
  'flight.merchant': 'Who are you?',
  'flight.merchant.text':
    'Pick any of the six merchants. They all play alike; only deeds are a fifth cheaper with your own people. Your rival Tess takes one too. She is in no hurry today: she will stay at the Base and let you learn.',
  'flight.base': 'The Galactic Base',
  'flight.base.text':
    'Everybody starts at the Galactic Base, in the middle of the cluster, with $20 for each player in the game: $40 for you. Lines of coloured dots lead to the star systems around it.',
  'flight.ship': 'Your ship',
  'flight.ship.text':
    'You fly a Scout: it rolls three dice to move and has two holds. Each hold takes one piece of goods, or two small pieces such as a drive or a passenger.',
  'flight.declare': 'Stay, or fly',
  'flight.declare.text':
    'A turn starts with a choice: stay where you are, or fly. Whoever flies names the first dot before the dice fall. We want to see who lives in the Interstellar Biosphere, north of here. Name the yellow dot on the way there.',
  'flight.rolled': 'Eight points',
  'flight.rolled.text':
    'Three dice, eight movement points: one for each dot. Where there was only one way, your ship took it by itself. You cannot turn round on the path you came by, and you cannot simply stop in space: you fly until you land or your points are gone.',
  'flight.fork': 'Left or right?',
  'flight.fork.text':
    'Here the path splits and goes round the system. The City is two dots away on the left. Take the blue dot.',
  'flight.city': 'On to the City',
  'flight.city.text':
    'The white square is a Space City. Cities on the ground cost two points to reach; this one floats in space and costs one.',
  'flight.land': 'Land',
  'flight.land.text':
    'You have points left and could fly on, but Cities, Spaceports and asteroids are places to land. Landing ends your flight, and then you trade.',

  'flight.discovered': 'The Graw!',
  'flight.discovered.text':
    'You are the first to land in this system, so you have discovered who lives here: the Graw. From now on everybody knows. They thank you with an IOU worth $90, good for shopping with them.',
  'flight.prices': 'Who buys what',
  'flight.prices.text':
    'The Graw have the number 2 and make Space Spice: $30 here. Goods are bought by the cultures of the next three numbers. So cultures 3, 4 and 5, wherever they live, will pay $80 for it. Nobody else wants any, not even the Graw.',
  'flight.buy': 'Buy Space Spice',
  'flight.buy.text': 'Buy one. It goes into a hold of your ship.',
  'flight.limit': 'One a visit',
  'flight.limit.text':
    'You flew to this City in this turn, so you may buy only one thing and sell only one. That is why more Space Spice is not on offer now. End your turn.',
  'flight.stay': 'Stay a while',
  'flight.stay.text':
    'Tess has had her turn. If you spend a whole turn in a City, there is no limit at all. So now we do not fly: stay.',
  'flight.iou': 'Hand in the IOU',
  'flight.iou.text': 'An IOU is credit with the culture that gave it: $90, here and in this turn only. Hand it in.',
  'flight.buy-again': 'A second load',
  'flight.buy-again.text': 'Now buy another Space Spice. Credit is spent before your money, so it costs you nothing.',
  'flight.credit': 'Full holds',
  'flight.credit.text':
    'Both holds are full. What is left of the credit is lost when your turn ends, but it was a gift anyway. End the turn: somewhere out there they are waiting for spice.',

  'flight.onward': 'Into the Cloud',
  'flight.onward.text':
    'South-east of here lies the Space Station Planet, inside the Cloud, with a City of its own. Leave by the other side of the Biosphere: name the red dot in the east.',
  'flight.turn-off': 'Eleven points',
  'flight.turn-off.text': 'A good roll. Go on to the blue dot: the path into the Cloud starts there.',
  'flight.into-cloud': 'Off the ring',
  'flight.into-cloud.text': 'Leave the ring here, on the red dot that leads into the Cloud.',
  'flight.pilot': 'Your Pilot Number',
  'flight.pilot.text':
    'A Navigation Circle: you do not choose your way out, a number does. Your Pilot Number is one of the dice you rolled, and it holds for the whole turn. 2 would point back the way you came, and you would stop here. 3 leads to the Centre. Take 6: it leads south-west, towards the City.',
  'flight.relic': 'What is this?',
  'flight.relic.text':
    'On the way you flew onto a ? Box and turned its marker up. It could have been a Tele Gate, a penalty or a Spaceport. It is a relic, left behind by somebody long gone. A box with a relic is a place to land: land here.',
  'flight.take': 'Finders keepers',
  'flight.take.text':
    'Relics are free for whoever lands on them. This is a Shield: it takes $20 off every penalty you fly through, and it rides on the hull, so it needs no hold. Pick it up.',
  'flight.rest': 'That is all here',
  'flight.rest.text': 'Nobody lives in a ? Box, so there is nothing to buy or sell. End the turn.',
  'flight.last-hop': 'One dot',
  'flight.last-hop.text': 'The City is next door. Name it, roll, and you are there.',
  'flight.arrive': 'Land',
  'flight.arrive.text': 'You do not have to use up your points. Land and see who lives here.',

  'flight.sell': 'Humans, number 4',
  'flight.sell.text':
    'The Humans live here, and 4 is one of the numbers that want Space Spice. Sell one: $80 for what cost you $30.',
  'flight.demand': 'The cup',
  'flight.demand.text':
    'Goods that are sold go into a cup, and another marker is drawn at once. This time it is a Demand: the Humans will now pay $40 more for the next Space Spice. Passengers who pay for a trip come out of the cup too.',
  'flight.wait': 'One sale a visit',
  'flight.wait.text': 'You arrived in this turn, so one sale is all. The second load can wait: end the turn.',
  'flight.stay-again': 'Stay',
  'flight.stay-again.text': 'Nobody has snatched the Demand away. Stay for a whole turn: no limit.',
  'flight.sell-again': 'With the Demand',
  'flight.sell-again.text':
    'Sell the second Space Spice: $80, and $40 more for the Demand, which goes back into the cup.',
  'flight.humans-iou': 'Another gift',
  'flight.humans-iou.text': 'You discovered the Humans as well, so you hold their IOU. Hand it in for $90 of credit.',
  'flight.factory': 'Your first deed',
  'flight.factory.text':
    'Deeds are how fortunes are made. A Spaceport lets everybody land in its orbit and trade without limit, and pays you a tenth of every trade there. A Factory brings new goods on sale and pays you half of their price each time. Build the Factory of the Humans.',
  'flight.art': 'Factory goods',
  'flight.art.text':
    'The Factory makes Primitive Art, for everybody. Buy it: $60, half of which comes back to you as its owner. Others will pay $160 for it.',
  'flight.worth': 'What you are worth',
  'flight.worth.text':
    'Net worth is money plus the printed price of your deeds. So a deed costs you nothing in the race: what you pay, it counts. Goods, ships and equipment do not count: turn them into money before the end.',
  'flight.free': 'Fly as you like',
  'flight.free.text':
    'The table is yours for the rest of this turn and all of the next. Look around, buy a Clipper (four dice!), try a roll. When you have seen enough, go on.',

  'flight.later': 'Some weeks later',
  'flight.later.text':
    'You have worked hard. You own the Factory of the Humans and the Spaceport Grandport over the Giant Planet, where the Shenna live, number 5. Aboard: Rock Videos and Primitive Art, which they both want. You have $590 and are worth $890. Time to finish this.',
  'flight.home': 'To your own port',
  'flight.home.text': 'Grandport is two dots away. Name the yellow dot and roll.',
  'flight.port': 'Land at Grandport',
  'flight.port.text': 'Your Spaceport is the ring with your mark. Land.',
  'flight.no-limit': 'No limit here',
  'flight.no-limit.text':
    'At a Spaceport you trade without limit, even in the turn you fly in. Sell the Rock Videos for $200.',
  'flight.commission': 'Your tenth',
  'flight.commission.text':
    'You also got $20: the commission of the owner, and the owner is you. The bank pays it, so it costs nobody anything. Now sell the Primitive Art.',
  'flight.end': 'Over the line',
  'flight.end.text':
    'You are worth more than $1,000. But it only counts at the end of your own turn: money can still be spent, and what comes in during a rival’s turn must still be there at the end of yours. End the turn.',
  'flight.won': 'You win!',
  'flight.won.text':
    'That was a whole game in small. There is more to find: better ships, drives that skip dots of their colour, Tele Gates, deals with other merchants, and if you like, combat and invaders. Play on against bots, or look things up whenever you wonder.',
};
