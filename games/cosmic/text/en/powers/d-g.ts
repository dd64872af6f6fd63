// Powers from Delegator to Grudge.

import type { Pages } from '../../pages.ts';

export const dToG = {
  delegator: {
    text: 'Whenever you are in a challenge, when the allies have committed, you may make one attacking ally the main offense, one defending ally the main defense, or both. Whoever is displaced becomes an ally of that side; all tokens stay where they are. The new main players use their own hands and powers and decide everything, drawing seven cards first if they hold no Challenge card. A success still counts for the player whose turn it is.',
    asks: 'After the alliances: whom to promote on each side, if anybody.',
    wild: 'As defense, right after the cone is aimed at a planet you share: another player with a base there defends instead of you; your tokens there take no part.',
    super: 'Promote somebody who is not in the challenge; they first bring one to four tokens to that side.',
  },
  demon: {
    text: 'When you are not in the challenge, once both cards are down, you may possess the offense: the tokens on the cone go home and as many of yours, from your bases, take their place. The card laid is played for you, and the offense’s base, rewards and losses are yours. Whether the turn goes on is decided as if the result were theirs.',
    asks: 'After both cards are down, when you are not in the challenge: possess or not, and with tokens from which bases. You need as many as the offense has on the cone.',
    wild: 'Not a main player, when somebody is about to take consolation: they take it from you, and you take as many cards from whoever should have paid.',
    super: 'Take the place of the defense, or of an ally, in the same way.',
  },
  deuce: {
    text: 'As a main player you may lay two Challenge cards: first the principal one, then, once both sides’ cards are down, a second. Two Attacks add up; with a Compromise among them you have played a Compromise. Afterwards the Compromise, or the higher of two Attacks, is discarded and you take the other back. Effects that look at, steal or switch your card, and your Kicker, touch only the principal one. When it is time for a new hand, you may also take one with a single Challenge card left.',
    asks: 'After both cards are down: a second one or not, and which. At the start of your turn and as defense, with a single Challenge card: a new hand or not.',
    wild: 'Main player or ally, as the totals are counted: discard an Attack equal to one that was shown, and add it to that side’s total or subtract it.',
    super: 'As the cards are discarded: discard both of yours.',
  },
  dictator: {
    text: 'When you are not the offense and a coloured Destiny card is turned up, you say in which system the challenge is, whatever the colour. You can name the offense’s own system only if somebody else has a base there; one of those bases is then the target. Otherwise the owner of the system is the defense. You have no say over a wild card, or a colourless one that fits several. Assassin still goes by the colour drawn; Will challenges any colour, but in the system you name.',
    asks: 'When a coloured Destiny card is turned up for somebody else: which system.',
    wild: 'Not the offense, when Destiny is turned up: that card is discarded and the offense turns up another.',
    super: 'Use the power as the offense.',
  },
  diplomat: {
    text: 'When you are not a main player and at least one Attack is turned up, you may lay a Compromise of your own: every Attack becomes a Compromise, allies go home, and the three of you try to make a deal, with twice the usual time. All three must agree; if not, each loses three tokens. Each counts as the opponent of the other two.',
    asks: 'After the cards are turned up, with a Compromise in your hand: step in or not; then the deal.',
    wild: 'Not a main player, as two players begin to look for a deal: lay a Compromise and take the place of one of them, for better or worse.',
    super:
      'Main player, after the alliances: a vote replaces the cards. Everybody, main players too, votes for a side in secret. The side with more votes wins, as Attack against Attack; the defense wins ties.',
  },
  disease: {
    text: 'When the colour of another player is turned up, and you have three or more tokens on one planet of their home system, you may spread: one or more of them, but not the last, move to another planet of that system and make a new base there, beside whatever lives on it. On a wild card you may spread only in the system the offense picks.',
    asks: 'When the colour of somebody whose system you live in is turned up: spread or not, how many, and where to.',
    wild: 'At the start of a challenge: everybody else with cards picks one in secret; all are shown and discarded. Players whose cards are of the same kind as another’s lose three tokens each.',
    super: 'At the start of a challenge: move one of your tokens from one of your bases to another.',
  },
  doppelganger: {
    text: 'You have no hand of your own. You are dealt none, and as a main player, before the cards are laid, you ask one player for two cards. They hand you two of their choice. Keep these, or lay them aside, look at the rest and take two of those, or one if there is only one; what you do not take goes back. You never draw a new hand of seven by the rules: as a main player without a Challenge card you keep what you have, draw until one comes and discard the other cards drawn; the same if you skip a turn. A card that replaces your hand still gives you seven.',
    asks: 'As a main player, before the cards are laid: whom to ask; then keep the two cards or choose two others.',
    wild: 'Not a main player, while alliances are made: until the challenge ends, play with the hand of a player who has a base in your system and is not a main player. They play no cards meanwhile.',
    super: 'Also take two random cards, other than Challenge cards, from one player who is not your opponent.',
  },
  dragon: {
    text: 'You sleep on a hoard. Whenever another player buys something, 1 Lucre of the price goes to you instead of the bank. Lucre that changes hands in a deal or as a bribe is not a purchase.',
    asks: 'Never: your share comes by itself.',
    wild: 'When another player buys something: the whole price is yours.',
    super:
      'When another player buys something: the whole price is yours, and so is the price of everything others buy in the rest of the challenge.',
  },
  empath: {
    text: 'As a main player, when an Attack meets a Compromise, you may turn the Attack into a Compromise as well. The two of you then try to make a deal.',
    asks: 'When an Attack and a Compromise are turned up: make peace or not.',
    wild: 'Main player, as you begin to deal: if you make a deal, both of you gain three rewards.',
    super:
      'Main player or ally, when the main player against you shows a Compromise: replace it with an Attack from your hand, as if that had been shown.',
  },
  entrepreneur: {
    text: 'As a main player you pay 1 Lucre less for everything you buy, but never less than 1. When you win or make a deal as a main player, the bank pays you 1 Lucre for each token on your side.',
    asks: 'Only what you buy; the rest comes by itself.',
    wild: 'Main player, when something on the price list is for sale: you get it once for nothing.',
    super: 'When you win or make a deal: this time the bank pays 2 Lucre for each token.',
    doubt: 'Only the name is known. The text and both Flares are ours.',
  },
  ethic: {
    text: 'When you lose as a main player, Attack against Attack, the winner owes you something: four random cards from their hand, or all if they have fewer. In a game with Lucre they may pay you 4 Lucre instead.',
    asks: 'Never: the cards come by themselves. With Lucre the winner is asked.',
    wild: 'When you have drawn from the deck: give one to three of those cards to other players of your choice.',
    super: 'When you take consolation: name a number from zero to seven and take that many cards.',
  },
  extortionist: {
    text: 'After the first deal, whenever another player draws cards or takes consolation, you may take half of them at random, rounded down, before they are seen. They can stop you by letting you send one of their tokens, of your choice, to the Warp; in a game with Lucre, also by paying you 2.',
    asks: 'Whenever somebody else is about to get two cards or more: take half or not; which token, if they would rather lose one.',
    wild: 'Main player, as you begin to deal: if it fails, you lose nothing and your opponent loses double.',
    super: 'This time nobody can stop you with a token or Lucre.',
  },
  filch: {
    text: 'As a main player, as the cards are discarded, you may take the Challenge card your opponent used. If it was replaced on the way, you get the one used in the end. You cannot take Kickers.',
    asks: 'As the cards are discarded: take your opponent’s or not.',
    wild: 'When an Edict or Flare is played: discard a Compromise to steal it; it has no effect and comes to your hand.',
    super: 'Take one used Challenge card of any other player, even from a challenge you had no part in.',
  },
  filth: {
    text: 'Nobody can bear to live with you. Wherever your tokens share a planet with others, the others leave for their other bases, or for the Warp if they have none. When you win an attack, those who won with you land on other planets of that system instead. When you lose a planet you defended, the winners go home instead of landing, though it counts as a success. If you give or get a base in a deal, its giver leaves it. You have no effect on the Gas Giant.',
    asks: 'Never: it works by itself; the others choose where to go.',
    wild: 'Before the cards are laid: declare a planet filthy. Everybody there goes to other bases, or to the Warp if they have none; those who would land there in this challenge go home too.',
    super:
      'As offense, when you aim: everybody else on that planet or Moon, even the defense, goes to other bases, or to the Warp if they have none.',
  },
  force: {
    text: 'When you are not in the challenge, once both cards are down, you may look at one of them. You may also exchange it for a Challenge card of yours, which that main player may look at. If you exchange it and they win or make a deal, you gain three rewards. If they lose or fail to make a deal, you lose two tokens of your choice and they draw a card.',
    asks: 'After both cards are down, when you are not in the challenge: whose card to look at; then exchange it or not.',
    wild: 'Not a main player, when the cone is aimed: give a card to a main player. If it is used in this challenge you both draw two; if not, you lose a token.',
    super: 'Use the power as an ally.',
    doubt:
      'The text of this edition left the power without limits and was not found; this is a later, bounded form of it.',
  },
  fungus: {
    text: 'When your side wins and you have a token in it, the losers’ tokens do not go to the Warp: they stick to yours, stacked under your tokens in that challenge as you like. A stack is one token where tokens are counted or limited, but everything in it is added to your total. In the Warp a stack falls apart. Effects that save tokens from the Warp do not save them from you. A Cosmic Zap stops new captures and the extra strength, but frees nobody.',
    asks: 'After a win: how to spread the captives over your tokens.',
    wild: 'As defense, after winning at home: capture all tokens against you and lay them around your system. They add to your total whenever you defend there, and are not at risk. They go free when you lose your power or make a deal with their owner.',
    super: 'Your next stack that goes to the Warp keeps its captives and returns as a stack, whenever that is.',
  },
  gambler: {
    text: 'As a main player, after your opponent’s card is turned up, you may leave yours face down and say what it is, Kicker included: the truth or a lie. If they believe you, it counts as what you said, and your cards go unseen under the deck. If they doubt you, you show them. If you lied, you lose as many tokens as you have in the challenge; if not, they lose as many as they have in it. These come from elsewhere if possible. Then the true cards count.',
    asks: 'After your opponent’s card is turned up: show yours or claim something. Your opponent is then asked to believe it or not.',
    wild: 'Main player, after both cards are down: name a spread. If two Attacks differ by that much or more, Kickers included, add the spread to yours.',
    super: 'When you make your claim, raise the stake by 1 to 20 tokens for whoever is wrong.',
  },
  ghost: {
    text: 'As a main player, when everybody who wants to has joined, you may call the dead: put one to four of your own tokens from the Warp on your side of the cone. Or call one to four tokens of another player who is not against you; they keep whatever is special about them, and their owner is not asked. If you win, they live again and get what allies get, for their owner. If you lose or must deal, or if allies are sent away, they go back to the Warp.',
    asks: 'After the alliances: whose tokens to call, and how many.',
    wild: 'As an ally: commit one to four of your tokens from the Warp. If your side wins they return to your bases, otherwise to the Warp.',
    super: 'Call all tokens in the Warp of everybody who is not against you.',
  },
  gnome: {
    text: 'You keep the bank. Of each payment a main player makes to it you may claim 1 Lucre. Once in a challenge you may also lend a main player some of your own Lucre, on terms you both accept: from the same amount up to twice as much back at the start of their next turn. If they cannot pay it back, they lose a token for each Lucre that is missing.',
    asks: 'At each payment: claim 1 or not. Once in a challenge: offer a loan, and say how much you lend and how much you want back.',
    wild: 'When somebody else gets Lucre at the start of a turn: take 2 of it.',
    super: 'In this challenge claim 2 of each payment.',
    doubt: 'Only the name is known, and that the Silencer stops it. The text and both Flares are ours.',
  },
  gorgon: {
    text: 'Tokens of others that stand on your home planets, or on any planet where you have a base, turn to stone. Their owner may leave them there, or send them to the Warp when tokens must be lost, but nothing else. They can still be beaten, captured or removed as usual. You keep this power however few home bases you have.',
    asks: 'Never: it is always in force.',
    wild: 'Main player, before allies are invited: choose a planet. The tokens there neither defend nor move nor go to the Warp in this challenge.',
    super: 'A Cosmic Zap played on you is discarded without effect.',
  },
  grief: {
    text: 'For every token of yours that goes to the Warp you draw a card.',
    asks: 'Never: the cards come by themselves.',
    wild: 'At the start of a challenge made by another player with tokens in the Warp: when they take one out, draw a card.',
    super:
      'At the start of a challenge you make: discard any number of cards to free as many of your tokens from the Warp.',
  },
  grudge: {
    text: 'As a main player you remember whom you invited in vain. When the result is known, you take revenge on one of them; if there are several, you choose. They lose one token of their choice if you won or made a deal, four if you did not. Tokens they have in the challenge are spared.',
    asks: 'After the result, when several refused you: on whom to take revenge.',
    wild: 'Main player, when your opponent wins: their allies gain nothing and go home.',
    super: 'Everybody who refused you loses four tokens, whatever the result.',
    silenced:
      'It works if only one player refused you; with several you cannot say whom to punish, and nobody is punished.',
  },
} satisfies Pages;
