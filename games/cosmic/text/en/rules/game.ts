// Chapters 1 to 4: set-up, winning, the turn, powers. N.0 is what the rulebook says at the head of a chapter; parts of a paragraph
// have a digit more than it (3.81).

import type { Messages } from '@orrery/kernel';

export const game: Messages = {
  'chapter.1': 'Set-up',
  'rule.1.1':
    'The Warp lies in the middle, and round it a system for each player. Everybody has 20 tokens of one colour, four on each of their five planets. Systems of colours nobody plays stay in the box.',
  'rule.1.2':
    'The Destiny deck has the cards of the colours in play and the wilds. With three players the wild with the reverse cone stays out. Colourless cones and Comets can be added (§7).',
  'rule.1.3':
    'A random Flare for each player names their power. Without Lucre those marked L are dealt again (§11). All powers are known to everybody. Moons, if they are used, are dealt now (§13).',
  'rule.1.4':
    'The Challenge deck is made of the Challenge cards, the Edicts, the Flares that named the powers and twice as many others, unseen. Kickers and Reinforcements can be added (§6). Everybody is dealt seven cards.',
  'rule.1.5':
    'All other Flares are out of the game. Destiny cards are turned until one shows a single colour: that player starts, and turns go clockwise.',

  'chapter.2': 'Winning',
  'rule.2.0':
    'A base is one token or more of yours on a planet. The first to have bases on five planets outside their own system wins.',
  'rule.2.1': 'Players who get their fifth external base at the same time win together.',

  'chapter.3': 'The turn',
  'rule.3.0':
    'On your turn you are the offense and make one challenge. If it succeeds, by a win or a deal, and you still hold a Challenge card, you may make a second. Then, or after a failure, the turn passes to the left.',
  'rule.3.01':
    'If you hold no Challenge card at the start of your turn, play what you may, discard the rest of your hand and draw seven.',
  'rule.3.02': 'Talk about anything, promise and betray as you like, but aloud: whispering is not allowed.',
  'rule.3.1':
    'At the start of a challenge the offense may take one of its tokens from the Warp to any of its bases; with no base, straight to the cone.',
  'rule.3.2':
    'The offense turns up the top card of the Destiny deck; it goes to the discards. When one card is left, it is shuffled with them into a new deck.',
  'rule.3.21':
    'A colour says in whose system the challenge is, and that its owner is the defense. The offense may choose a planet where the defense has a base, an empty one, or one where only other players live.',
  'rule.3.22':
    'Whatever the planet, the defense is the colour that was drawn, even with no tokens there. The tokens of others there count nothing and risk nothing.',
  'rule.3.23': 'Option: the offense may attack the base of somebody else in that system, who is then the defense.',
  'rule.3.24': 'A wild card has all colours: the offense chooses the system.',
  'rule.3.25': 'A black cone on the card means that the cone is used on its reverse side.',
  'rule.3.26':
    'On its own colour the offense may turn another card, challenge a foreign base in its own system, or take back an empty home planet: the tokens on the cone simply land. That is one of the two challenges.',
  'rule.3.27': 'A defense without Challenge cards plays what it may, discards the rest of its hand and draws seven.',
  'rule.3.3': 'The offense puts one to four of its tokens on the cone, from any of its bases, at home or outside.',
  'rule.3.31': 'If you take the last token off a planet, you give up the base there, even at home.',
  'rule.3.32': 'Then the cone is aimed at a planet. The defense defends it with all the tokens it has there.',
  'rule.3.4': 'The offense may invite others as allies for this challenge: all, some or nobody.',
  'rule.3.5': 'Then the defense invites likewise, even players the offense has invited.',
  'rule.3.6':
    'From the left of the offense, clockwise, each other player joins one side or neither. Nobody joins both, or a side that did not invite them.',
  'rule.3.61':
    'An ally brings one to four tokens from any of their own bases and puts them on the cone: with the offense, or on the ring of the defenders near the tip, never on the planet.',
  'rule.3.7':
    'Offense and defense each lay a Challenge card face down; it can no longer be changed. Edicts and Flares are always played face up.',
  'rule.3.8': 'Both cards are turned up. Cards, tokens and the side of the cone decide what happens.',
  'rule.3.81':
    'Attack against Attack: each side adds the tokens of its main player and allies to the card. The higher total wins; the defense wins ties.',
  'rule.3.82':
    'Attack against Compromise: the Attack wins. The loser takes consolation: a random card from the winner’s hand for each of the loser’s tokens that goes to the Warp, as long as there are cards.',
  'rule.3.83':
    'Compromise against Compromise: all allies go home, and the main players have a minute to agree on a deal. If they do not, each loses three tokens to the Warp.',
  'rule.3.84':
    'A deal can include cards from the two hands and bases of the two players: a base is shared, or left. It cannot include tokens of others, tokens in the Warp, or powers. It need not be fair, but something must change hands, and nobody gains more than one base.',
  'rule.3.85': 'The losing side, main player and allies, loses all its tokens in the challenge to the Warp.',
  'rule.3.86':
    'If the offense wins, its tokens on the cone land on the planet. If the defense wins, its tokens stay where they are.',
  'rule.3.87':
    'On the normal side of the cone, allies of a winning offense land too; allies of a winning defense go home and take a reward for each token: a card from the deck or one of their own tokens from the Warp. On the reverse side it is the other way round.',
  'rule.3.9': 'The Challenge cards that were played are discarded, together with the Flares and Edicts used.',
  'rule.3.10':
    'Between two challenges there is an interphase. After a success the offense may go on to its second challenge if it holds a Challenge card, or pass. After a failure, or the second challenge, the turn goes to the left.',
  'rule.3.101':
    'What is played “at the start of the challenge” is played here, before Destiny is turned, and everybody has time for it.',
  'rule.3.102':
    'A new offense without Challenge cards draws its new hand here and at no other time. An offense that runs out during its own challenge must break off, and the turn passes.',

  'chapter.4': 'Powers',
  'rule.4.0': 'All players have powers of their own, and each power bends the rules in some way.',
  'rule.4.1': 'A power works at the moment of its icon. Some work by themselves, others when their owner likes.',
  'rule.4.2':
    'With fewer than three bases in your own system you cannot use your power. As soon as you have three again it is back.',
};
