// Powers from Amoeba to Crystal.

import type { Pages } from '../../pages.ts';

export const aToC = {
  amoeba: {
    text: 'In your own challenge, with at least one token in it, you flow in or out once both cards lie face down. Pull any number of your tokens back to your other bases, even all of them, or add any number from there; the limit of four does not hold you. As defense they come to and leave the attacked planet. With none left your card still counts, but a win lands you no base.',
    asks: 'After both cards are down, before they are turned up: how many tokens to add or take back, and from or to which bases.',
    wild: 'Main player, before the cards are laid: add or take back any number of your tokens, past the limit of four if you are the offense.',
    super:
      'Flow as an ally: your tokens in the challenge change in the same way. You must have committed at least one.',
  },
  anomaly: {
    text: 'Two things. When another player turns up your colour, that card is thrown away and the next one is turned; a second card of your colour stands. And once in each challenge, when any other Destiny card is turned up, you may have it replaced by the next.',
    asks: 'When a Destiny card that is not of your colour is turned up: keep it or have the next one.',
    wild: 'Anybody, when Destiny is turned up: throw that card away; another is turned.',
    super:
      'Look at the next three Destiny cards and choose the one that counts; the others are shuffled back into the deck.',
    doubt:
      'Known: it changes the colour drawn and so keeps challenges away, and half of it needs no word. How it does so is ours, and so are both Flares.',
    silenced: 'Only replacing a card of another colour is stopped; a card of your own colour is still turned away.',
  },
  'anti-matter': {
    text: 'In your own challenge, Attack against Attack, the lower total wins. Your tokens and those of all allies, on both sides, are taken off the value of their side’s card; only the tokens of your opponent are added as usual. A tie is still the defense’s.',
    asks: 'Never: it works by itself.',
    wild: 'Main player or ally: as somebody plays a Flare Wild, cancel it.',
    super: 'Whatever your part: cancel one Flare, Wild or Super, as it is played.',
  },
  aristocrat: {
    text: 'Before the hands are dealt you look through the Challenge deck and take any seven cards but your own Flare; then it is shuffled for the others. In play, once in each challenge of your own and before the cards are laid, you may draw a random Flare from those left out of the game. If you then hold two or more Flares that belong to no power at the table, one of these leaves the game.',
    asks: 'At set-up: your seven cards. In your own challenges, until the cards are laid: draw a Flare or not, and which one to give up.',
    wild: 'At the start of any challenge: search the Challenge deck for one card, take it, then shuffle deck and discards together.',
    super: 'As you draw a Flare with your power: draw three, or look through those left out and pick one.',
  },
  assassin: {
    text: 'Whenever Destiny shows the colour of another player, you send one token of that player to the Warp, from a base of your choice. Who is challenged in the end makes no difference. On a wild card you may strike any one token of anybody else, or none. A colourless cone has the colour of the player it points at; if it fits several, you pick among them. Your own colour does nothing.',
    asks: 'When Destiny is turned up: which token dies; on a wild card also whose, if any.',
    wild: 'As defense beaten by an Attack: send one of your tokens outside the challenge to the Warp, and the whole attacking side follows; nobody lands.',
    super: 'When you strike during your own turn: put one of your tokens from the Warp in the victim’s place.',
  },
  assessor: {
    text: 'You tax large forces. Whenever another player puts more than one token into a challenge, as offense or ally, each token after the first costs them 1 Lucre, paid to you. What they cannot pay for goes back to their bases. Defenders on the attacked planet are not taxed.',
    asks: 'Never: the tax is due by itself.',
    wild: 'As defense, once you are named: take 2 Lucre from everybody with a base in your system, or a random card from whoever has none.',
    super: 'Before tokens are lifted: in this challenge the tax is 2 Lucre a token.',
    doubt: 'Known: an older form took tokens, this edition’s takes Lucre. The amounts and both Flares are ours.',
  },
  aura: {
    text: 'Everybody else plays with an open hand. A main player takes the hand up to lay a card face down, and lays the rest open again once the cards are turned up. Edicts and Flares are played from the open hand as always.',
    asks: 'Never: it is announced in each challenge, and lasts while you have the power.',
    wild: 'At any time: shuffle the Challenge deck and turn it face up. Cards are drawn from the open top until this deck is used up.',
    super:
      'When a main player has not invited you: as the cards are laid, look at that hand and lay one of its Challenge cards for them.',
    silenced: 'While you are silenced the others need not show what they take up or draw.',
  },
  berserker: {
    text: 'As offense you may challenge several players at once on one planet of the system Destiny gave: pick any who have tokens there and name one of them main defender, with their own hand, power and choices. All tokens of those challenged count and are at risk, and none of them can be an ally. Besides, always: a Compromise you play is an Attack 15, which a Kicker multiplies. If another effect changes your card, the changed card is what it is.',
    asks: 'As offense, when the cone is aimed: whom of those on the planet to challenge together, and who leads them.',
    wild: 'When somebody is about to take consolation from you: you take that many random cards from them instead.',
    super:
      'After beating several at once: make one more challenge straight away, against a planet with two or more colours, with 10 on top of your card. It is not one of your two.',
    silenced: 'Challenging several at once is stopped; your Compromise is still a 15.',
  },
  boomerang: {
    text: 'Whenever you become the defense, you strike first: you make a challenge of your own as offense, anywhere in the attacker’s home system, under all normal rules. When it is over, whatever came of it, the challenge against you goes on. One such challenge each time.',
    asks: 'When you become the defense: everything an offense decides, in your challenge.',
    wild: 'When tokens of yours should go to the Warp: they stay, or go to your bases if they cannot.',
    super: 'When your challenge is over: the attacker’s own is off, and the turn passes to the left of them.',
  },
  bully: {
    text: 'When you win as a main player, Attack against Attack, you choose what your opponent loses: as many tokens as they had in the challenge, from it or from any of their bases. Tokens you leave on the planet you won share it with you; those you leave on the cone go home.',
    asks: 'After winning: which of your opponent’s tokens go to the Warp.',
    wild: 'Main player, when your opponent shows a Compromise: they give you a base on a planet of theirs that you pick, or lose two tokens of their choice outside the challenge.',
    super: 'Do the same to the allies of your opponent; each loses as many as they brought.',
  },
  busybody: {
    text: 'If at least one main player invited you, you may join both sides at once, with one to four tokens on each. Each group shares the luck of its side. For everything about allies you are an ally of both.',
    asks: 'When you answer invitations: one side, the other, both or none, and with how many tokens.',
    wild: 'When only one side has invited you: join the other.',
    super: 'Join both sides although nobody invited you.',
    doubt: 'Only the name is known, and that the Silencer does not stop it. The text and both Flares are ours.',
  },
  butler: {
    text: 'You serve every other offense, for a tip. As tokens are lifted the offense decides whether to give you 2 Lucre (without Lucre: one random card). If not, you may do one of two things: choose the bases from which the tokens come (how many is not for you to say), or aim the loaded cone at any planet that is a legal target in that system. Not in challenges against Moons or in the Warp: an offense that goes to a Moon says so, and owes you nothing.',
    asks: 'When another offense has not tipped you: choose the bases, aim the cone, or let it be.',
    wild: 'As offense, at the start of your challenge: another player who holds a Challenge card is the offense in your place, with their tokens, hand and power, and must invite you. Whoever you name and has none says so, and you name another. The result counts for your turn.',
    super: 'Ask for double: 4 Lucre, or two cards.',
  },
  calculator: {
    text: 'In your own challenge, once both cards are down, you may call an equation. If both are Attacks of different value, the higher one is worth only the difference of the two. Kickers multiply first.',
    asks: 'After both cards are down: call it or not.',
    wild: 'Main player, after both cards are down: call odd or even. If two Attacks add up to what you called, your opponent’s card drops by the value of yours; if not, yours drops by theirs.',
    super: 'Call it as an ally.',
  },
  cavalry: {
    text: 'As an ally, once the main cards are down, you may lay a Challenge card of your own beside them. An Attack adds its value to your side, unless your main player shows a Compromise. With a Compromise, if your side loses, you take consolation from the winning main player for your own lost tokens, after your main player has. What steals, switches or looks at main cards does not touch it. You lay no Kicker; that of your main player counts for your card too.',
    asks: 'As an ally, after the main cards are down: lay a card or not, and which.',
    wild: 'Main player, after both cards are down: each ally of yours may lay one Attack; all are added to your total.',
    super: 'As an ally: every ally on your side may lay an Attack besides yours; all are added.',
  },
  changeling: {
    text: 'As a main player, as soon as the defense is known, you must do one of two things: swap your power card with your opponent’s, with all that belongs to them, or draw a card. The swap is for good. It happens once in a challenge, whoever has this power then. If one of the two powers is lost, or the other one is Symbiote, you can only draw.',
    asks: 'In your own challenges, once the defense is known: swap powers or draw a card.',
    wild: 'At any time: take a random card from the player on your left.',
    super: 'Swap with any player instead of your opponent.',
  },
  chosen: {
    text: 'In your own challenge, after the cards are turned up, you may once pray for help: cards of the deck are turned up until a Challenge card comes; it takes the place of yours, for better or worse. Yours is discarded, and whatever else comes; but the first Kicker that comes multiplies the new card. Without one, a Kicker you had laid goes on working.',
    asks: 'After the cards are turned up: pray or not.',
    wild: 'Main player, before the cards are laid: draw one card.',
    super: 'Keep every Edict, Flare and Reinforcement that comes up on the way. Kickers are not kept.',
  },
  chronos: {
    text: 'In your own challenge, after the cards are turned up, you may once turn back time. Your card returns to your hand; your opponent puts theirs aside with its Kicker, and cannot use them in this challenge. With no other Challenge card they take it back instead. All else played since the cards were due returns to its owners. The cards are laid again, and this time it counts. What was put aside goes back to your opponent’s hand in the end.',
    asks: 'After the cards are turned up: turn back time or let it stand.',
    wild: 'Anybody, right after the cone is aimed: the offense must aim it at something else in the same system, a planet or a Moon. Not if there is nothing else.',
    super: 'Your opponent must play the same card again; you may change yours.',
  },
  clone: {
    text: 'In your own challenge, when all is settled, you may take the Challenge card you used back into your hand. If it was replaced on the way, the one used in the end is yours. Kickers you cannot keep.',
    asks: 'As the cards are discarded: take yours back or not.',
    wild: 'When you play an Edict: it returns to your hand instead of being discarded, for another challenge.',
    super: 'When you are due consolation as a main player: take twice as many cards, as far as there are.',
  },
  connoisseur: {
    text: 'You choose what you draw. After the first deal, whenever cards of the Challenge deck are to come to you, you may draw two more, keep as many as you were owed and discard the rest, open to all.',
    asks: 'Whenever you draw: draw more or not, then which cards to discard.',
    wild: 'At the start of a challenge: give up your power for one that nobody uses: draw three, choose one, none with artifacts.',
    super: 'Draw four more instead of two.',
    doubt: 'The power is ours; of the Wild only the exchange of powers is reported.',
  },
  crystal: {
    text: 'Whenever you are in a challenge, when all allies have committed, you may set how many tokens each other ally has in it, on both sides: one to four, as far as they can. They add or take back tokens as they choose. Main players and yourself you cannot set.',
    asks: 'After the alliances: a number for each of the other allies, or nothing.',
    wild: 'At the start of any challenge: move your tokens among your bases as you like, without leaving or founding one.',
    super: 'Set any number from nought to six; with nought the ally is out.',
  },
} satisfies Pages;
