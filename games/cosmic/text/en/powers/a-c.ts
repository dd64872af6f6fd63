// Powers from Amoeba to Crystal.

import type { Pages } from '../../pages.ts';

export const aToC = {
  amoeba: {
    text: 'As a main player with at least one token in the challenge, you may flow in or out once both cards lie face down. Pull any number of your tokens back to your other bases, even all of them, or add any number from there; the limit of four does not apply to you. If you defend, they join or leave the attacked planet. With none left your card still counts, but a win brings you no base.',
    asks: 'After both cards are down, before they are turned up: how many tokens to add or take back, and from or to which bases.',
    wild: 'Main player, before the cards are laid: add or take back any number of your tokens, past the limit of four if you are the offense.',
    super: 'Flow as an ally too: add or take back tokens in the same way. You must have committed at least one.',
  },
  anomaly: {
    text: 'When another player turns up your colour, that card is discarded and the next one is turned up; a second card of your colour stands. Also, once in each challenge, when any other Destiny card is turned up, you may have it replaced by the next.',
    asks: 'When a Destiny card that is not of your colour is turned up: keep it or have the next one.',
    wild: 'Anybody, when Destiny is turned up: discard that card; another is turned up.',
    super:
      'Look at the next three Destiny cards and choose the one that counts; the others are shuffled back into the deck.',
    doubt:
      'Known: it changes the colour drawn and so keeps challenges away, and half of it needs no words. How it does so is ours, and so are both Flares.',
    silenced: 'Only replacing a card of another colour is stopped; a card of your own colour is still turned away.',
  },
  'anti-matter': {
    text: 'When you are a main player and both cards are Attacks, the lower total wins. Your tokens and those of all allies, on both sides, are subtracted from their side’s card; only your opponent’s tokens are added as usual. The defense still wins ties.',
    asks: 'Never: it works by itself.',
    wild: 'Main player or ally: cancel a Wild Flare as it is played.',
    super: 'Whatever your part: cancel any one Flare, Wild or Super, as it is played.',
  },
  aristocrat: {
    text: 'Before the hands are dealt, you look through the Challenge deck and take any seven cards except your own Flare; then it is shuffled for the others. Later, as a main player, you may draw a random Flare from those left out of the game, once in each challenge and before the cards are laid. If you then hold two or more Flares that belong to no power at the table, one of them leaves the game.',
    asks: 'At set-up: your seven cards. As a main player, until the cards are laid: draw a Flare or not, and which one to give up.',
    wild: 'At the start of any challenge: search the Challenge deck for one card, take it, then shuffle deck and discards together.',
    super: 'When you draw a Flare with your power: draw three, or look through those left out and pick one.',
  },
  assassin: {
    text: 'Whenever Destiny shows the colour of another player, you send one token of that player to the Warp, from a base of your choice. It makes no difference who is challenged in the end. On a wild card you may strike any one token of anybody else, or none. A colourless cone has the colour of the player it points at; if it fits several, you pick one of them. Your own colour does nothing.',
    asks: 'When Destiny is turned up: which token to strike; on a wild card also whose, if any.',
    wild: 'As defense, beaten by an Attack: send one of your tokens from outside the challenge to the Warp. The whole attacking side follows it, and nobody lands.',
    super: 'When you strike during your own turn: put one of your tokens from the Warp in the victim’s place.',
  },
  assessor: {
    text: 'You tax large forces. Whenever another player puts more than one token into a challenge, as offense or ally, each token after the first costs them 1 Lucre, paid to you. Tokens they cannot pay for go back to their bases. Defenders on the attacked planet are not taxed.',
    asks: 'Never: the tax is due by itself.',
    wild: 'As defense, once you are named: take 2 Lucre from everybody with a base in your system, or a random card from whoever has none.',
    super: 'Before tokens are launched: in this challenge the tax is 2 Lucre a token.',
    doubt: 'Known: an older form took tokens, this edition’s takes Lucre. The amounts and both Flares are ours.',
  },
  aura: {
    text: 'Everybody else plays with an open hand. Main players pick theirs up to lay a card face down, and show the rest again once the cards are turned up. Edicts and Flares are played from the open hand as always.',
    asks: 'Never: it works in every challenge while you have the power.',
    wild: 'At any time: shuffle the Challenge deck and turn it face up. Cards are drawn from the open top until this deck is used up.',
    super:
      'When a main player has not invited you: as the cards are laid, look at that hand and lay one of its Challenge cards for them.',
    silenced: 'While you are silenced, the others need not show cards they pick up or draw.',
  },
  berserker: {
    text: 'As offense you may challenge several players at once on one planet of the system Destiny gave: pick any who have tokens there and name one of them main defender, with their own hand, power and choices. All tokens of those challenged count and are at risk, and none of them can be an ally. In addition, a Compromise you play is always an Attack 15, which a Kicker multiplies. If another effect changes your card, the new card counts as what it is.',
    asks: 'As offense, when the cone is aimed: which players on the planet to challenge together, and who leads them.',
    wild: 'When somebody is about to take consolation from you: take that many random cards from them instead.',
    super:
      'After beating several at once: make one more challenge straight away, against a planet with two or more colours, and add 10 to your card. It does not count as one of your two challenges.',
    silenced: 'Challenging several at once is stopped; your Compromise is still a 15.',
  },
  boomerang: {
    text: 'Whenever you become the defense, you strike first: you make a challenge of your own as offense, anywhere in the attacker’s home system, under all normal rules. When it is over, whatever the result, the challenge against you goes on. You make one such challenge each time.',
    asks: 'When you become the defense: everything an offense decides, in your challenge.',
    wild: 'When tokens of yours would go to the Warp: they stay where they are, or go to your bases if they cannot.',
    super:
      'When your challenge is over: the challenge against you is called off, and the turn passes to the attacker’s left.',
  },
  bully: {
    text: 'When you win as a main player, Attack against Attack, you choose which tokens your opponent loses: as many as they had in the challenge, from it or from any of their bases. Those you spare on the planet you won share it with you; those you spare on the cone go home.',
    asks: 'After winning: which of your opponent’s tokens go to the Warp.',
    wild: 'Main player, when your opponent shows a Compromise: they give you a base on a planet of theirs that you pick, or lose two tokens of their choice outside the challenge.',
    super: 'Do the same to your opponent’s allies; each loses as many as they brought.',
  },
  busybody: {
    text: 'If at least one main player invited you, you may join both sides at once, with one to four tokens on each. Each group shares the fate of its side. Wherever allies are concerned, you are an ally of both.',
    asks: 'When you answer invitations: one side, the other, both or neither, and with how many tokens.',
    wild: 'When only one side has invited you: join the other.',
    super: 'Join both sides even if nobody invited you.',
    doubt: 'Only the name is known, and that the Silencer does not stop it. The text and both Flares are ours.',
  },
  butler: {
    text: 'You serve every other offense, for a tip. As tokens are launched, the offense decides whether to give you 2 Lucre (without Lucre: one random card). If not, you may do one of two things: choose the bases the tokens come from (not how many come), or aim the loaded cone at any legal target planet in that system. This does not work in challenges against Moons or in the Warp: an offense that goes to a Moon says so, and owes you nothing.',
    asks: 'When another offense has not tipped you: choose the bases, aim the cone, or do neither.',
    wild: 'As offense, at the start of your challenge: another player who holds a Challenge card is the offense in your place, with their tokens, hand and power, and must invite you. If the player you name has none, they say so and you name another. The result counts for your turn.',
    super: 'Ask for double: 4 Lucre, or two cards.',
  },
  calculator: {
    text: 'As a main player, once both cards are down, you may call an equation. If both are Attacks of different values, the higher one is worth only the difference between the two. Kickers multiply first.',
    asks: 'After both cards are down: call the equation or not.',
    wild: 'Main player, after both cards are down: call odd or even. With two Attacks, if their sum is what you called, your opponent’s card drops by the value of yours; otherwise yours drops by the value of theirs.',
    super: 'Call the equation as an ally.',
  },
  cavalry: {
    text: 'As an ally, once the main cards are down, you may lay a Challenge card of your own beside them. An Attack adds its value to your side, unless your main player shows a Compromise. With a Compromise, if your side loses, you take consolation from the winning main player for your own lost tokens, after your main player has taken theirs. Effects that steal, switch or look at main cards do not touch yours. You lay no Kicker; your main player’s Kicker counts for your card too.',
    asks: 'As an ally, after the main cards are down: lay a card or not, and which.',
    wild: 'Main player, after both cards are down: each ally of yours may lay one Attack; all are added to your total.',
    super: 'As an ally: every other ally on your side may lay an Attack too; all are added.',
  },
  changeling: {
    text: 'As a main player, as soon as the defense is known, you must do one of two things: swap power cards with your opponent, with everything that belongs to them, or draw a card. The swap is for good. It happens once in a challenge, whoever has this power by then. If one of the two powers is lost, or the other one is Symbiote, you can only draw.',
    asks: 'As a main player, once the defense is known: swap powers or draw a card.',
    wild: 'At any time: take a random card from the player on your left.',
    super: 'Swap with any player instead of your opponent.',
  },
  chosen: {
    text: 'As a main player, after the cards are turned up, you may pray for help once: cards from the deck are turned up until a Challenge card comes; it takes the place of yours, for better or worse. Your old card and everything else turned up are discarded, but the first Kicker that comes multiplies the new card. If none comes, a Kicker you laid still works.',
    asks: 'After the cards are turned up: pray or not.',
    wild: 'Main player, before the cards are laid: draw one card.',
    super: 'Keep every Edict, Flare and Reinforcement that comes up on the way. Kickers are not kept.',
  },
  chronos: {
    text: 'As a main player, after the cards are turned up, you may turn back time once. Your card returns to your hand; your opponent puts theirs aside with its Kicker, and cannot use them in this challenge. With no other Challenge card, they take it back instead. Everything else played since it was time to lay cards returns to its owners. The cards are laid again, and this time they count. What was put aside goes back to your opponent’s hand when the challenge ends.',
    asks: 'After the cards are turned up: turn back time or let it stand.',
    wild: 'Anybody, right after the cone is aimed: the offense must aim it at another planet or Moon in the same system, if there is one.',
    super: 'Your opponent must play the same card again; you may change yours.',
  },
  clone: {
    text: 'As a main player, when all is settled, you may take the Challenge card you used back into your hand. If it was replaced on the way, you keep the one used in the end. You cannot keep Kickers.',
    asks: 'As the cards are discarded: take yours back or not.',
    wild: 'When you play an Edict: it returns to your hand instead of being discarded, for another challenge.',
    super: 'When you are owed consolation as a main player: take twice as many cards, as far as the hand goes.',
  },
  connoisseur: {
    text: 'You choose what you draw. After the first deal, whenever you draw from the Challenge deck, you may draw two more, keep as many as you were owed and discard the rest face up.',
    asks: 'Whenever you draw: draw more or not, then which cards to discard.',
    wild: 'At the start of a challenge: exchange your power for an unused one without artifacts. Draw three and choose one.',
    super: 'Draw four more instead of two.',
    doubt: 'The power is ours; of the Wild only the exchange of powers is reported.',
  },
  crystal: {
    text: 'Whenever you are in a challenge, when all allies have committed, you may set how many tokens each other ally has in it, on both sides: one to four, as far as they can. They add or take back tokens as they choose. You cannot set main players or yourself.',
    asks: 'After the alliances: a number for each of the other allies, or leave them as they are.',
    wild: 'At the start of any challenge: move your tokens among your bases as you like, without leaving or founding one.',
    super: 'Set any number from zero to six; with zero the ally is out.',
  },
} satisfies Pages;
