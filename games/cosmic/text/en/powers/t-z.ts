// Powers from Terrorist to Zombie.

import type { Pages } from '../../pages.ts';

export const tToZ = {
  terrorist: {
    text: 'At set-up you secretly mine one planet in each system, your own included. Whenever tokens land on a mined planet, in whatever way, the bomb goes off: it is used up, and every token there goes to the Warp, the new arrivals too. At the start of each of your own challenges you may lay a bomb where there is none, one for each system at most, or move one. Only you know the list; it goes along with the power.',
    asks: 'At set-up: the planets. At the start of your challenges: lay or move a bomb.',
    wild: 'Main player who shares a planet with your opponent, when the cone is aimed: hold their tokens there hostage. If you lose or fail to deal they go to the Warp.',
    super: 'Set off one of your bombs at any moment.',
  },
  trader: {
    text: 'In your own challenge, before the cards are laid, you may swap whole hands with your opponent, for good. A defense that is due a new hand draws it first. An offense left without a Challenge card must break off; a defense draws seven.',
    asks: 'Before the cards are laid: swap or not.',
    wild: 'Main player, before allies are invited: draw a random card from your opponent and give back one of your choice.',
    super: 'Swap hands with any player instead of your opponent.',
  },
  vacuum: {
    text: 'Whenever you lose tokens to the Warp you may drag up to as many of other players along. You say how many each loses, they choose which. This comes on top of all other losses.',
    asks: 'Each time you lose tokens: how many from whom.',
    wild: 'When another main player shows an Attack: take one of your tokens from the Warp.',
    super: 'You choose the very tokens that go.',
  },
  vampire: {
    text: 'When you win as a main player, the tokens your opponent had in the challenge do not go to the Warp: they become your thralls and stand with your winning tokens. For bases, launches and totals thralls are yours. In the Warp they are their owner’s again.',
    asks: 'Only where thralls are placed.',
    wild: 'At the start of any challenge: one base of yours and one of another player change places, all tokens of the one with all of the other, on planets or Moons. It may not give anybody the last base they need to win.',
    super: 'Drain the losing allies too.',
    doubt: 'Known: it holds tokens of others, and its Wild swaps bases. The rest is reconstructed.',
  },
  virus: {
    text: 'In your own challenge, when you show an Attack, your tokens multiply the card instead of being added: three tokens and a 7 make 21. Allies are then added as usual. A Kicker comes first.',
    asks: 'Never: it works by itself.',
    wild: 'Main player, at the sums: multiply your tokens by your allies’ tokens instead of adding the two.',
    super: 'All tokens of your side multiply your card, those of allies too.',
  },
  visionary: {
    text: 'In your own challenge, when Kickers are decided and before the cards are laid, you may name a Challenge card. If your opponent has it they must play it, unless somebody prevents it; if not they play what they like. Kickers you cannot command.',
    asks: 'After the Kickers: which card to name, if any.',
    wild: 'Main player, before the cards are laid: name a card. Everybody shows you that card in secret if they have it, else any other.',
    super: 'When you are not a main player: do so to either of them.',
  },
  void: {
    text: 'When you win as a main player, the losers’ tokens leave the game instead of going to the Warp. What saves from the Warp does not help them; the Healer, whose text names it, does. A player left with fewer tokens in the game than the external bases needed to win discards the hand and is out.',
    asks: 'Never: it works by itself.',
    wild: 'At the start of a challenge: remove an empty planet from the game, but leave every system at least three; or remove an empty Moon.',
    super: 'Use the power as an ally of the side that wins.',
  },
  vulch: {
    text: 'Whenever another player discards an Edict, played or not, you pick it up. Those you play are discarded as usual. When you must draw a new hand, you show your Edicts, keep them, and draw seven more.',
    asks: 'Never: the Edicts come to you.',
    wild: 'Main player who wins or deals: your opponent shows cards one by one, as they come; discard each until you take one. They keep the rest.',
    super: 'At any time: in this challenge pick up discarded Flares too.',
  },
  warpish: {
    text: 'In your own challenge, when you show an Attack, add 1 to your total for every token in the Warp, whoever owns it. Limbo does not count.',
    asks: 'Never: it works by itself.',
    wild: 'Main player, at the sums: add 1 for each of your own tokens in the Warp.',
    super: 'At the sums: your opponent loses 1 for each of their tokens in the Warp.',
  },
  warrior: {
    text: 'You learn from every fight. After each of your own challenges you get 1 point if you won or made a deal, 2 if you lost or failed; none if it was broken off. Whenever you show an Attack as a main player your points are added to your total. They are never used up.',
    asks: 'Never: it works by itself.',
    wild: 'As defense with a Challenge card, when the challenge is over: challenge the offense at home, at once, as offense; then play goes on where it was.',
    super: 'Add your points as an ally.',
  },
  will: {
    text: 'As offense you may ignore the colour Destiny shows: pick any system and, in it, its owner or anybody with a base there. The owner you can challenge also on a planet without tokens of theirs. If the Dictator chose the system you may pick any colour, but only there. All else the card does still happens: the Assassin’s victim, the reverse cone, a Comet.',
    asks: 'As offense, when Destiny is turned up: follow it, or whom to challenge and where.',
    wild: 'As offense, when another player’s colour is drawn: challenge that player in any system.',
    super: 'Look at somebody’s hand before you choose whom to challenge.',
    silenced: 'It works only if the base you go for has a single colour.',
  },
  witch: {
    text: 'When you lose as a main player you may curse those who beat you, main player and allies, with one of these: they may not ally; they may commit two tokens at most; their Attacks are worth 4 less; they may play no Edicts; or they discard a random card at the start of each of their turns. It holds until two more turns, of whomever, are over. A new curse takes the place of an old one.',
    asks: 'After a loss: which curse, if any.',
    wild: 'Use your power in this challenge even with fewer than three home bases.',
    super: 'Lay a second curse on somebody who is cursed.',
    doubt: 'Known: it curses those who beat it, for two turns, in words of its own. The list of curses is ours.',
  },
  worm: {
    text: 'At set-up you may spread your tokens over your home planets as you like, at least one on each. In your own challenge, once the cards are turned up, you may turn the cone to another planet in the defense’s home system where the offense has no base. Offense and allies go along, and the totals are counted as if that had been the target, with whatever the defense has there. Never to a Moon.',
    asks: 'At set-up: your tokens. After the cards are turned up: burrow elsewhere or not.',
    wild: 'At the start of your turn: move tokens from your bases to one home planet where you have none.',
    super:
      'As defense on a home planet where you have no tokens, after the cards are turned up: turn the cone to any other planet of your home system.',
  },
  wrack: {
    text: 'As a main player, after the alliances, you may offer your opponent a deal. If they refuse you torture them, once for each token you have in the challenge: send one of their tokens, of your choice, to the Warp, or discard a random card of theirs. After each they may accept after all: the deal is made and allies go home. Once begun you go on to the last. If they never give in, the challenge goes on. The offer does not change meanwhile, and may not ask for what they plainly do not have.',
    asks: 'After the alliances: an offer or not; at each torture: token or card. Your opponent is asked after each.',
    wild: 'Main player, once the defense is known: each time your opponent uses their power in this challenge, they lose a token from a base they choose.',
    super: 'Break off the torture at any point; the offer lapses and the challenge goes on.',
  },
  wraith: {
    text: 'When you receive this power take a token from each of up to five of your bases as a reserve. Whenever you are in a challenge, after the cards are turned up, you may move any number of them into it; they count and share the result like the others. Tokens of yours that go home may join the reserve, up to five.',
    asks: 'On receiving it: which tokens. At the sums: how many to bring in. When tokens go home: base or reserve.',
    wild: 'Main player or ally, at the sums: bring up to two of your tokens from the Warp into the challenge.',
    super: 'Tokens of the reserve used in this challenge risk nothing.',
    doubt: 'Known: it keeps tokens off the board. All the rest is ours, and so are both Flares.',
  },
  zombie: {
    text: 'Your tokens never go to the Warp: when they should, they return to your bases. You still take consolation for them. Only when you have no base left do they go after all. In a deal you may also free tokens of the other player from the Warp.',
    asks: 'When tokens come back: to which bases. In deals: whom to free.',
    wild: 'When you lose tokens: one of them goes to a base instead.',
    super:
      'Main player, after the alliances: each of your allies may bring one token from the Warp into the challenge, beyond the limit.',
  },
} satisfies Pages;
