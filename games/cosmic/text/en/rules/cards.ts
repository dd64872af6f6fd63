// Chapters 5 to 8: Challenge cards, the other cards of that deck, extra Destiny cards, and who acts first.

import type { Messages } from '@orrery/kernel';

export const cards: Messages = {
  'chapter.5': 'Challenge cards',
  'rule.5.0': 'Attacks and Compromises are the Challenge cards: without one there is no challenge.',
  'rule.5.1':
    'An Attack has a number, above or below nought or nought itself, that is added to the tokens of its side.',
  'rule.5.2': 'A Compromise offers to talk. Against an Attack it loses and takes consolation; two of them mean a deal.',
  'rule.5.3':
    'The base game has 55 Attacks and 17 Compromises, the expansion 43 and 11. Attacks of nought and below come from the expansion alone.',

  'chapter.6': 'The other cards of the deck',
  'rule.6.0':
    'Flares, Edicts, Kickers and Reinforcements are part of the hand too: they can be dealt for, taken as consolation, and go with a hand that is discarded.',
  'rule.6.1':
    'Three Flares for each player are in the deck, those of the powers in play among them; or twenty, by agreement. If the power is yours and works, you play its Flare Super, otherwise Wild. You never have to; it is used once.',
  'rule.6.2':
    'Anybody may play an Edict at the moment of its icon, even outside the challenge, open to all. It is used once.',
  'rule.6.3':
    'Option: Kickers. After the alliances and before the cards are laid, each main player may lay a Kicker face down; if one does, the other may too. They are turned up with the Challenge cards.',
  'rule.6.31':
    'With an Attack, a Kicker multiplies its value before anything like Calculator or Virus. Signs go by the rules of arithmetic, and nought times anything is nought.',
  'rule.6.32':
    'With a Compromise against an Attack, it multiplies the consolation. If it is negative the loser pays it: with three tokens lost and a Kicker of −2, the winner takes six cards from them.',
  'rule.6.33':
    'With two Compromises, it multiplies what the other one loses if there is no deal: nothing with nought, and with a negative one they take tokens out of the Warp. Two Kickers both work.',
  'rule.6.4':
    'Option: Reinforcements. When both cards are Attacks and all else is counted, anybody in the challenge may add any number of them to either side. There is no order; it is over when nobody wants to add more.',

  'chapter.7': 'Extra Destiny cards',
  'rule.7.0':
    'Option: colourless cones and Comets are shuffled together, and a random one for each player goes into the Destiny deck. At each new deck the last one played gives way to another; or, by agreement, all of them do.',
  'rule.7.1':
    'A colourless cone says in words whom to challenge, and has the colour of that player for powers that go by colour. If that is the offense, it is its own colour.',
  'rule.7.11':
    'If it fits several players the offense chooses among them, and the card is wild: the Dictator has no say, and the Assassin may choose another of them.',
  'rule.7.12':
    'A regular challenge is one in that player’s system: against a planet, the occupant of a Moon, or a free Moon. A Warp challenge is against tokens in the Warp, with what comes of it on the card.',
  'rule.7.2':
    'A Comet changes the rules for this challenge. Turn on until a card gives the defense; only the first Comet counts.',

  'chapter.8': 'Who acts first',
  'rule.8.0':
    'When several players want to act at one moment: first those who are no main players, clockwise from the left of the offense, then the offense, the defense last.',
};
