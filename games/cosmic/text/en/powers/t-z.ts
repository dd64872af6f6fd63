// Powers from Terrorist to Zombie.

import type { Pages } from '../../pages.ts';

export const tToZ = {
  terrorist: {
    text: 'At set-up you secretly mine one planet in each system, your own included. Whenever tokens land on a mined planet, in whatever way, the bomb goes off: it is used up, and every token there goes to the Warp, even the new arrivals. At the start of each challenge you make, you may lay or move a bomb; there is never more than one in a system. Only you know where they are; if the power changes hands, so does that knowledge.',
    asks: 'At set-up: the planets. At the start of each challenge you make: lay or move a bomb.',
    wild: 'Main player who shares a planet with your opponent, when the cone is aimed: hold their tokens there hostage. If you lose or fail to make a deal, they go to the Warp.',
    super: 'Set off one of your bombs at any moment.',
  },
  trader: {
    text: 'As a main player, before the cards are laid, you may swap whole hands with your opponent, for good. A defense that needs a new hand draws it first. An offense left without a Challenge card must break off; a defense draws seven.',
    asks: 'Before the cards are laid: swap or not.',
    wild: 'Main player, before allies are invited: draw a random card from your opponent and give back one of your choice.',
    super: 'Swap hands with any player instead of your opponent.',
  },
  vacuum: {
    text: 'Whenever you lose tokens to the Warp, you may drag up to as many tokens of other players along. You say how many each loses; they choose which. This comes on top of all other losses.',
    asks: 'Each time you lose tokens: how many tokens of which players to drag along.',
    wild: 'When another main player shows an Attack: take one of your tokens from the Warp.',
    super: 'You choose exactly which tokens go.',
  },
  vampire: {
    text: 'When you win as a main player, the tokens your opponent had in the challenge do not go to the Warp: they become your thralls and stand with your winning tokens. For bases, launches and totals thralls are yours. In the Warp they are their owner’s again.',
    asks: 'Only where thralls are placed.',
    wild: 'At the start of any challenge: one base of yours and one of another player change places, with all their tokens, on planets or Moons. This may not give anybody the last base they need to win.',
    super: 'Drain the losing allies too.',
    doubt: 'Known: it holds tokens of others, and its Wild swaps bases. The rest is reconstructed.',
  },
  virus: {
    text: 'As a main player, when you show an Attack, your tokens multiply the card instead of being added: three tokens and a 7 make 21. Allies are then added as usual. A Kicker multiplies first.',
    asks: 'Never: it works by itself.',
    wild: 'Main player, as the totals are counted: multiply your tokens by your allies’ tokens instead of adding the two.',
    super: 'All tokens on your side multiply your card, even those of allies.',
  },
  visionary: {
    text: 'As a main player, after Kickers are decided and before the cards are laid, you may name a Challenge card. If your opponent has it they must play it, unless somebody prevents it; if not, they play what they like. You cannot command Kickers.',
    asks: 'After the Kickers: which card to name, if any.',
    wild: 'Main player, before the cards are laid: name a card. Everybody shows you that card in secret if they have it, or else any other.',
    super: 'When you are not a main player: command either of them.',
  },
  void: {
    text: 'When you win as a main player, the losers’ tokens leave the game instead of going to the Warp. Effects that save tokens from the Warp do not help them, except the Healer, whose text says so. A player left with fewer tokens in the game than the number of external bases needed to win discards their hand and is out.',
    asks: 'Never: it works by itself.',
    wild: 'At the start of a challenge: remove an empty planet from the game, but leave at least three in every system; or remove an empty Moon.',
    super: 'Use the power as an ally of the side that wins.',
  },
  vulch: {
    text: 'Whenever another player discards an Edict, played or not, you pick it up. Those you play are discarded as usual. When you must draw a new hand, you show your Edicts, keep them, and draw seven more.',
    asks: 'Never: the Edicts come to you.',
    wild: 'Main player, when you win or make a deal: your opponent shows cards one by one, as they come; discard each until you take one. They keep the rest.',
    super: 'At any time: in this challenge pick up discarded Flares too.',
  },
  warpish: {
    text: 'As a main player, when you show an Attack, add 1 to your total for every token in the Warp, whoever owns it. Limbo does not count.',
    asks: 'Never: it works by itself.',
    wild: 'Main player, as the totals are counted: add 1 for each of your own tokens in the Warp.',
    super: 'As the totals are counted: subtract 1 from your opponent’s total for each of their tokens in the Warp.',
  },
  warrior: {
    text: 'You learn from every fight. After each challenge as a main player, you get 1 point if you won or made a deal, 2 if you lost or failed to make one; none if it was broken off. Whenever you show an Attack as a main player your points are added to your total. They are never used up.',
    asks: 'Never: it works by itself.',
    wild: 'As defense with a Challenge card, when the challenge is over: at once, as offense, challenge the offense in their home system; then play goes on where it was.',
    super: 'Add your points as an ally.',
  },
  will: {
    text: 'As offense you may ignore the colour Destiny shows: pick any system and, in it, its owner or anybody with a base there. You can challenge the owner even on a planet where they have no tokens. If the Dictator chose the system, you may pick any colour, but only there. Everything else the card does still happens: the Assassin’s victim, the reverse cone, a Comet.',
    asks: 'As offense, when Destiny is turned up: follow it, or say whom to challenge and where.',
    wild: 'As offense, when another player’s colour is drawn: challenge that player in any system.',
    super: 'Look at somebody’s hand before you choose whom to challenge.',
    silenced: 'It works only against a planet with tokens of one colour at most.',
  },
  witch: {
    text: 'When you lose as a main player you may curse those who beat you, main player and allies, with one of these: they may not ally; they may commit two tokens at most; their Attacks are worth 4 less; they may play no Edicts; or they discard a random card at the start of each of their turns. It lasts until two more turns are over, whoever’s they are. A new curse replaces an old one.',
    asks: 'After a loss: which curse, if any.',
    wild: 'Use your power in this challenge even with fewer than three home bases.',
    super: 'Lay a second curse on somebody who is already cursed.',
    doubt: 'Known: it curses those who beat it, for two turns, in its owner’s own words. The list of curses is ours.',
  },
  worm: {
    text: 'At set-up you may spread your tokens over your home planets as you like, at least one on each. As a main player, once the cards are turned up, you may turn the cone to another planet in the defense’s home system where the offense has no base. Offense and allies go along, and the totals are counted as if that had been the target, with whatever the defense has there. You can never turn it to a Moon.',
    asks: 'At set-up: where your tokens go. After the cards are turned up: turn the cone or not.',
    wild: 'At the start of your turn: move tokens from your bases to one home planet where you have none.',
    super:
      'As defense on a home planet where you have no tokens, after the cards are turned up: turn the cone to any other planet of your home system.',
  },
  wrack: {
    text: 'As a main player, after the alliances, you may offer your opponent a deal. If they refuse, you torture them, once for each token you have in the challenge: send one of their tokens, of your choice, to the Warp, or discard a random card of theirs. After each torture they may still accept: then the deal is made and allies go home. Once you begin, you go on to the last. If they never give in, the challenge goes on. The offer does not change meanwhile, and may not ask for what they clearly do not have.',
    asks: 'After the alliances: make an offer or not; at each torture: token or card. Your opponent is asked after each.',
    wild: 'Main player, once the defense is known: each time your opponent uses their power in this challenge, they lose a token from a base they choose.',
    super: 'Break off the torture at any point; the offer lapses and the challenge goes on.',
  },
  wraith: {
    text: 'When you receive this power, take a token from each of up to five of your bases as a reserve. Whenever you are in a challenge, after the cards are turned up, you may move any number of them into it; they count and share the result like the others. Your tokens that go home may join the reserve, up to five in all.',
    asks: 'When you receive it: which tokens. As the totals are counted: how many to bring in. When tokens go home: base or reserve.',
    wild: 'Main player or ally, as the totals are counted: bring up to two of your tokens from the Warp into the challenge.',
    super: 'Reserve tokens used in this challenge risk nothing.',
    doubt: 'Known: it keeps tokens off the board. All the rest is ours, and so are both Flares.',
  },
  zombie: {
    text: 'Your tokens never go to the Warp: when they would, they return to your bases. You still take consolation for them. Only if you have no base left do they go there after all. In a deal you may also free tokens of the other player from the Warp.',
    asks: 'When tokens come back: to which bases. In a deal: which tokens to free.',
    wild: 'When you lose tokens: one of them goes to a base instead.',
    super:
      'Main player, after the alliances: each of your allies may bring one token from the Warp into the challenge, beyond the limit.',
  },
} satisfies Pages;
