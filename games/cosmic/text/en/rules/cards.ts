// Chapters 5 to 8: Challenge cards, the other cards of that deck, extra Destiny cards, and who acts first.

import type { Messages } from '@orrery/kernel';

export const cards: Messages = {
  'chapter.5': 'Challenge cards',
  'rule.5.0': 'Attacks and Compromises are the Challenge cards: without one you cannot make a challenge.',
  'rule.5.1': 'An Attack has a number, positive, negative or zero, that is added to the tokens of its side.',
  'rule.5.2': 'A Compromise offers to talk. Against an Attack it loses and takes consolation; two of them mean a deal.',
  'rule.5.3':
    'The base game has 55 Attacks and 17 Compromises, the expansion 43 and 11. Attacks of zero and below come only from the expansion.',

  'chapter.6': 'The other cards of the deck',
  'rule.6.0':
    'Flares, Edicts, Kickers and Reinforcements are part of your hand too: they can change hands in a deal, be taken as consolation, and are discarded with the hand.',
  'rule.6.1':
    'The deck holds three Flares for each player, including those of the powers in play; or twenty, by agreement. If the power is yours and in force, you play its Flare as Super, otherwise as Wild. You never have to play it; it is used once.',
  'rule.6.2':
    'Anybody may play an Edict at the moment of its icon, for all to see, even without a part in the challenge. It is used once.',
  'rule.6.3':
    'Option: Kickers. After the alliances and before the cards are laid, each main player may lay a Kicker face down; if one does, the other may still do so too. They are turned up with the Challenge cards.',
  'rule.6.31':
    'With an Attack, a Kicker multiplies its value before powers such as Calculator or Virus act. Signs follow the rules of arithmetic, and zero times anything is zero.',
  'rule.6.32':
    'With a Compromise against an Attack, it multiplies the consolation. If it is negative, the loser pays instead: with three tokens lost and a Kicker of −2, the winner takes six cards from the loser.',
  'rule.6.33':
    'With two Compromises, it multiplies what the opponent loses if there is no deal. With zero they lose nothing; with a negative Kicker they take tokens out of the Warp instead. If both lay one, both work.',
  'rule.6.4':
    'Option: Reinforcements. When both cards are Attacks and all else is counted, anybody in the challenge may add any number of them to either side, in any order, until nobody wants to add more.',

  'chapter.7': 'Extra Destiny cards',
  'rule.7.0':
    'Option: colourless cones and Comets are shuffled together, and a random one for each player goes into the Destiny deck. With each new deck the last one played makes room for another; or, by agreement, all of them do.',
  'rule.7.1':
    'A colourless cone says in words whom to challenge. For powers that go by colour, it has the colour of that player. If that is the offense, it counts as the offense’s own colour.',
  'rule.7.11':
    'If it fits several players, the offense chooses one of them and the card counts as wild: the Dictator has no say, and the Assassin may choose a different one of them.',
  'rule.7.12':
    'A regular challenge is one in that player’s system: against a planet, the occupant of a Moon, or a free Moon. A Warp challenge is against tokens in the Warp; the card says what happens.',
  'rule.7.2':
    'A Comet changes the rules for this challenge. Keep turning cards until one gives the defense; only the first Comet counts.',

  'chapter.8': 'Who acts first',
  'rule.8.0':
    'When several players want to act at the same moment, those who are not main players go first, clockwise from the left of the offense, then the offense, and the defense last.',
};
