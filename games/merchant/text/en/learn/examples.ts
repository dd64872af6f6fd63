// Positions to try a rule on: what to try, and what it shows.

import type { Messages } from '@orrery/kernel';

export const examples: Messages = {
  'example.5.21.try.text':
    'You rolled 7 and have flown three dots, so 4 MP are left. Going down to a City on the ground takes 2. By which side of the Colony World can you still land?',
  'example.5.21.after.text':
    'By the north: two dots to the Comfort Station Orbit, and the last 2 MP take you down. By the south Cobbleport is three dots away, and 1 MP is not enough for the City below it.',
  'example.5.32.try.text':
    'Fly into the Space City of the Biosphere. Then look at the ways out: is the one you came by among them?',
  'example.5.32.after.text':
    'No way back along a path you have used this turn. From the City you can land or leave on the other side, never the way you came in.',
  'example.6.43.try.text':
    'You are in the West Circle and must choose a Pilot Number from your dice: 2 or 3. Where does each of them lead? Try both.',
  'example.6.43.after.text':
    'The arrow of 2 points back the way you came: you stop in the Circle and lose the MP that are left. The arrow of 3 leads to the Centre, and on from there.',
  'example.6.5.try.text':
    'You fly onto Tele Gate 1; Tele Gate 4 lies open near the Jungle World. Your dice show 4 and 1. Which Pilot Number jumps?',
  'example.6.5.after.text':
    'With 4 you jump for 1 MP to the gate that shows 4. With 1 you are on that gate already, so you leave it by an ordinary path.',
  'example.8.3.try.text':
    'The oval costs $30 and you carry one Shield. What do you pay to fly on, and what if you stop?',
  'example.8.3.after.text':
    'The Shield takes off $20, so flying on costs $10. Stopping costs nothing, but it ends your move on the oval.',
  'example.9.42.try.text':
    'You have spent the whole turn in this City. Sell the Space Spice, then buy as much as you like: is there a limit?',
  'example.9.42.after.text':
    'None. Whoever stays a whole turn may buy and sell as often as money and holds allow. Whoever has just flown in may do each only once.',
  'example.10.21.try.text':
    'Two Demands for Space Spice lie with the Humans, $40 each, and you have two loads. What does the first bring, and what the second?',
  'example.10.21.after.text':
    'The first: $80 and twice $40, that is $160. One Demand goes back to the cup, so the second brings $80 and $40, that is $120.',
  'example.12.22.try.text':
    'You stand on a Spaceport of your own. Sell the Space Spice, buy Rock Videos, and watch your money.',
  'example.12.22.after.text':
    'A tenth of every trade comes to the owner, from the bank: $8 on the sale for $80, $12 on the purchase for $120. It would be the same if a rival traded here.',
};
