// What the pictures of the rules page show, in English.

import type { Messages } from '@orrery/kernel';

export const figures = {
  'figure.1.1':
    'A system as the game begins: five planets around a star, four tokens on each. That is five bases at home.',
  'figure.3.1': 'The Warp, with the tokens that were lost in it, and around it the ring of the ten steps.',
  'figure.3.3': 'Four tokens on the cone, from three bases, and the cone aimed at a planet of the defense.',
  'figure.3.6': 'An ally has joined: its tokens stand on the cone, on the side of the offense.',
  'figure.3.87': 'The challenge is won: offense and ally have landed, and each has a base on that planet now.',
  'figure.9.1': 'Binary: two suns with three planets each.',
  'figure.9.2': 'Gas Giant: one planet, and all twenty tokens on it.',
  'figure.9.3':
    'Rings: the centre and four rings around it, each with the number that it adds or takes off in its defense.',
  'figure.9.4': 'Rosette: six planets in a circle, each with two neighbours.',
  'figure.9.5': 'Space Dust: no planet, but a cloud in which each token is a base of its own.',
  'figure.9.6': 'Worldships: five planets that are ships, set up like a usual system.',
} satisfies Messages;
