// Positions to try a rule on: what to try, and what it shows. English.

import type { Messages } from '@orrery/kernel';

export const examples: Messages = {
  'example.6.2.5.try.text':
    'A CA of your rival stands in the hex beyond your colony. How far can your two CA fly, and how far the sct? Press “Done flying” when you have seen enough.',
  'example.6.2.5.after.text':
    'Into its hex, and no farther: whoever enters the hex of warships of another must halt. Round it the way is free.',
  'example.6.2.6.try.text':
    'Send the sct to the planet. By which of the two ways does it fly, and what would the dust cost?',
  'example.6.2.6.after.text':
    'Entering dust costs one point more, so the cheaper way goes round it. Ships take the cheapest way by themselves.',
  'example.6.2.11.try.text':
    'The two halves of a wormhole lie on both sides of your region. How many points does the sct need to the far side?',
  'example.6.2.11.after.text':
    'Two: one to the near half, one through it. The line on the map joins the halves, and each says where it leads.',
  'example.8.3.try.text':
    'A planet with Ind 6 and nobody guarding it. Bombard it with the BB first, or land at once? Try both.',
  'example.8.3.after.text':
    'Two AB beat Ind 6 in seven cases out of twelve. Every BB takes one or two Ind off first, which makes the landing safer and the planet poorer.',
};
