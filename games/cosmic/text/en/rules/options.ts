// Chapters 9 to 13, all of them options: reverse hexes, reverse Warp, Lucre, skipping a turn, Moons.

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'chapter.9': 'Reverse hexes',
  'rule.9.0':
    'The back of each system is different. Everybody plays with theirs, or nobody, or only a player who needs some help. They are chosen before the powers.',
  'rule.9.1':
    'Binary: two suns with three planets each, tokens placed as you like. You have two powers, one for each sun, but use only one in a challenge. A sun that has lost two of its bases loses its power; the other keeps its own.',
  'rule.9.2':
    'Gas Giant: one planet with all your tokens; with at least three on it you have your power. When it is challenged and allies have joined, you may take out all tokens but one. Others may have several bases there, a stack for each challenge they won, and each stack is a target like a planet. Filth has no effect on it. For Sniveler it counts as three bases, or as many as it has tokens if fewer.',
  'rule.9.3':
    'Rings: the centre and each ring are planets, tokens placed as you like. When you defend, you add the number printed there to your tokens, from 10 in the centre to 2 on the outermost ring; or you subtract it.',
  'rule.9.4':
    'Rosette: six planets in a circle, tokens placed as you like. When you defend, you may add your tokens on both neighbours once the cards are up and all else is counted; they risk nothing. You may instead leave for a neighbour where you have a base. When you retake a planet at home, you may add neighbours too.',
  'rule.9.5':
    'Space Dust: take three Destiny cards of your colour out of the deck, the one with the reverse cone among them. Each token is a base of its own; two are never together. As defense, when the cards are laid, one of your Destiny cards adds 5 to your total; if you lose, it goes to the Destiny discards. Whoever wins against you has one base there, apart from yours.',
  'rule.9.6':
    'Worldships: you hold three Destiny cards, safe from everything. You may lay one in place of a card just turned up, to keep a challenge away from you or to lead yours elsewhere; with a wild card you choose the system. Both cards are discarded. With each new Destiny deck you lose the rest and draw three. They have no effect on Will.',

  'chapter.10': 'Reverse Warp',
  'rule.10.0':
    'A fan of coloured sections is a Limbo before the Warp. No player, Flare or Edict can reach tokens there, not even Mobius Tubes and Warp Break.',
  'rule.10.1':
    'A marker starts on the colour of the first player. All tokens lost in a challenge go to the section with the marker, whatever their colour; then it moves on clockwise.',
  'rule.10.2':
    'When Destiny is turned up, the section of that colour empties into the Warp; with a reverse cone nothing moves. With a wild card it is the colour the offense chooses; with a colourless cone, the system of the challenge, or the defense’s section in a Warp challenge.',

  'chapter.11': 'Lucre',
  'rule.11.0':
    'Everybody starts with 3 Lucre, plus their place in the order of play: the first player has 4, the fifth 8.',
  'rule.11.1':
    'At the start of your turn, before you take a token from the Warp, you get 3 Lucre plus 1 for each base in your own system, Moons included.',
  'rule.11.2':
    'Gas Giant and Space Dust get 7 Lucre plus 1 for each Moon base at home; with fewer than four tokens there, they get 3 plus that number of tokens.',
  'rule.11.3':
    'Only main players spend Lucre, the offense first, as often as they like: 3 for another token from the Warp (step 1); 3 in step 7 or 6 in step 8 to add 1 to the total; 4 to draw a card or 10 to discard one (steps 1 to 6); 7 for a random Flare from outside the game (steps 1 to 3).',
  'rule.11.4': 'Lucre may also change hands in a deal, to win an ally over, or to have a power used or not.',

  'chapter.12': 'Skipping a turn',
  'rule.12.0':
    'You may give up your whole turn to discard your hand and draw seven cards at once. You take no token, play no card and make no challenge.',

  'chapter.13': 'Moons',
  'rule.13.0':
    'Moons come in four kinds: quarters are mild, halves need some luck, full Moons can turn the game, cheese Moons are plain silly. Choose which to use.',
  'rule.13.1':
    'When the powers are dealt, everybody draws two Moons and puts them face down in their system. You may look at those in your own system at any time.',
  'rule.13.2':
    'Continuing: it works from the moment it is turned up, while it is occupied, for whoever occupies it. Intermittent: it works once when it is turned up, and again whenever it is occupied again, but not in the challenge in which the same player left it. One-shot: it works once, then the Moon leaves the game.',
  'rule.13.3':
    'When Destiny gives a system, the offense may aim at a Moon there, unless it already has a base on it. An empty one is occupied at once. On an occupied one the occupant is the defense, whoever owns the system. There are no allies, by any means, and never two players on one Moon.',
  'rule.13.4':
    'Whoever occupies a Moon reads it. Play Now: it is turned up at once. Secret: it is turned up when the occupant likes; if they lose it face down, they cannot turn it up until they retake it. A Moon that is already face up works at once. The icon says when the effect happens, not when the Moon is turned up. When all tokens leave, the effect ends and the Moon stays face up.',
  'rule.13.5':
    'Tokens on a Moon are a base, but not one of the five needed to win, not for a deal, and not for Plant. In your own system it counts for keeping your power and for Lucre.',
};
