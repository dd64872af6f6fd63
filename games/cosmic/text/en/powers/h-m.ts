// Powers from Healer to Mutant.

import type { Pages } from '../../pages.ts';

export const hToM = {
  healer: {
    text: 'Whenever another player loses tokens to the Warp, or has tokens removed from the game, you may give back all they just lost, to bases of their choice, and draw a card. They still take any consolation. You may heal several players in one challenge, for a card each.',
    asks: 'Each time somebody else loses tokens: heal or not.',
    wild: 'As a Zap of any kind is played: cancel it.',
    super: 'Draw a card for each token you heal.',
  },
  hurtz: {
    text: 'You rent things out. At set-up take three unused powers without artifacts as your stock. At the start of any challenge, or when all tokens are committed, anybody may ask to rent one of these, to be used beside their own power; or, once all tokens are committed, who has a part in the challenge up to four of your tokens from your bases, which fight for them. In one challenge nobody rents both, nor two powers. You name a price in Lucre, they accept or refuse. All that is not lost comes back to you when the challenge ends.',
    asks: 'When somebody wants to rent: the price, or no. Then from which bases your tokens come.',
    wild: 'After the alliances: offer your own power, if it has no artifacts, for this challenge. Who accepts uses it in place of their own, and gives you two random cards if their side wins, one if not.',
    super: 'In this challenge rent out up to six tokens to each player, even after the cards are turned up.',
    doubt:
      'Known: with it in play everything could be had for Lucre, and it has pieces of its own. How it does so is ours.',
  },
  industrialist: {
    text: 'When you lose as a main player with an Attack, your opponent must choose: you win after all, or your Attack goes on your stack, open on your power, where nothing can touch it. Whenever you show an Attack as a main player, add the sum of your stack to your total or take it off, as you like.',
    asks: 'At the sums: add the stack or take it off. After a loss your opponent is asked.',
    wild: 'Main player, after showing an Attack: draw a random card from your opponent. An Attack is added to your total and discarded; anything else goes back.',
    super: 'The card for your stack may be either of the Attacks shown.',
  },
  insect: {
    text: 'In your own challenge you may use your opponent’s power as if it were yours, besides their own use of it. The usual order decides who comes first, so a copied Loser cannot upset an upset. Powers with artifacts, and what powers do at set-up, cannot be copied.',
    asks: 'In your own challenges, once the defense is known: copy or not; then whatever the copied power asks.',
    wild: 'Main player who lost: discard your hand and draw seven.',
    super: 'Copy the power of anybody in the challenge instead of your opponent’s.',
    silenced: 'As the copied power is.',
  },
  judge: {
    text: 'In your own challenge, before the cards are laid, you may decree an extra gain for the winner or for the loser, paid by the other of you two: one to four random cards, one base on a planet of the payer, or both. Who gains picks the planet and brings one to four tokens from other bases. It comes on top of the result. What the payer does not have is not owed. If anybody plays a Compromise, or the challenge is broken off, the decree is void.',
    asks: 'Before the cards are laid: what to decree, and for whom.',
    wild: 'Main player, when the winner is found and two Attacks left less than five between the totals: call it a draw. Allies go home, and you two try to find a deal.',
    super: 'Decree one gain for the winner and one for the loser.',
  },
  laser: {
    text: 'In your own challenge your opponent is blinded and does not choose a card. After they have had the chance to lay a Kicker you draw at random from their hand until a Challenge card comes: that is the one they play, face down; the rest goes back, and nobody sees any of it. With no Challenge card there, an offense’s challenge is off, a defense draws seven first.',
    asks: 'Never: the card is drawn at random.',
    wild: 'Main player, before allies are invited: your opponent must lay the Challenge card, and the Kicker if any, now.',
    super: 'As an ally: blind either main player.',
  },
  lloyd: {
    text: 'You insure. Before the cards are laid you may offer anybody with tokens in the challenge to insure them, for a price in Lucre you both accept. Insured tokens that should go to the Warp or be captured go home instead. The price is yours either way.',
    asks: 'After the alliances: whom to make an offer, and for how much.',
    wild: 'When you would lose your last tokens on a planet, with a challenge or by an effect: leave one of them there.',
    super: 'In this challenge your own tokens are insured for nothing.',
    doubt: 'The idea is that of a later edition; this edition’s text was not found. The Super is ours.',
  },
  loser: {
    text: 'In your own challenge, before the cards are laid, you may declare an upset. Both of you must then play Attacks if you can, and when all is counted the side that would win loses. Kickers can still be laid after you have spoken. The offense is asked first, and there is only one upset in a challenge.',
    asks: 'Before the cards are laid: upset or not.',
    wild: 'Main player, before the cards are laid: both sides lose. No cards are played, all tokens in the challenge go to the Warp, those on the planet too, and the challenge has failed.',
    super: 'Declare the upset when the cards are down; then nobody had to play an Attack.',
  },
  machine: {
    text: 'Your turn goes on. After each challenge of yours, won or lost, you may make another as long as you hold a Challenge card.',
    asks: 'After each of your challenges: another one or not.',
    wild: 'As offense: make a second challenge although the first failed, or although you have no Challenge card; then draw seven as it begins.',
    super: 'At the start of one of your challenges: draw a card instead of taking a token from the Warp.',
  },
  macron: {
    text: 'You are huge. As offense or ally you may commit one token only, but each of your tokens counts 4 in a total, in defense too. Moons that change the size of the cone do not change this.',
    asks: 'Never: it works by itself.',
    wild: 'Main player or ally, at the sums, if your side shows an Attack: each of your tokens there counts one more.',
    super: 'As offense or ally commit up to four tokens.',
  },
  magnet: {
    text: 'Whenever you are in a challenge, when tokens are committed, you may name one player who is no main player. Either they must ally with the side you say, invited or not, even if they stood on the other, with at least one token; or they may not ally at all and take their tokens back.',
    asks: 'After the alliances: whom to draw in, on which side, or whom to push away.',
    wild: 'Main player, before the cards are laid: name a Challenge card. Your opponent may not play it unless they hold no other.',
    super: 'Do so with any number of players, each as you say; how many tokens they bring is up to them.',
  },
  mesmer: {
    text: 'You may play any Edict of your hand as any other Edict of the game, at the time that one could be played. If you are zapped you take the card back, and it is only what is printed on it.',
    asks: 'Whenever you hold an Edict and some Edict could be played, but not to answer yourself: what to make of it, then which card, and at whom.',
    wild: 'Main player, after showing an Attack below 10: turn it into a Compromise.',
    super: 'Once, play any card that is no Challenge card as an Edict you name.',
  },
  mind: {
    text: 'Once in a challenge, when the cone is aimed, you may look at the whole hand of a main player; as a main player, at your opponent’s. You may not tell what you saw.',
    asks: 'When the cone is aimed: at whose hand to look.',
    wild: 'When another player has drawn: you look at those cards, and at all they draw in the rest of the challenge, before they take them.',
    super: 'When you are not a main player: look at both hands.',
  },
  mirror: {
    text: 'In your own challenge, once both cards are down, you may call a reversal: every Attack shown has its digits turned round. 15 is 51, 20 is 2, 8 is 80; a minus stays. Kickers multiply first, and the product is turned, all of its digits.',
    asks: 'After both cards are down: reverse or not.',
    wild: 'Main player, after the cards are turned up: your card becomes a copy of your opponent’s.',
    super: 'Reverse only one of the two cards; say which before they are turned up.',
  },
  miser: {
    text: 'You have a hoard. At set-up you get two hands of seven, look at both and make one your hoard. Any card you play may come from it; what you hold in both comes from your hand. Nobody can see, take or touch the hoard, and you never add to it; what returns after being played from it goes back there. When no Challenge card is left in it, you may show it, discard it and deal yourself a new one. New hands go by your ordinary hand alone, but a Challenge card in the hoard keeps your challenge going.',
    asks: 'At set-up: which hand is the hoard. Later: play from hand or hoard, and renew an empty hoard.',
    wild: 'When you draw a new hand or pay consolation: put this and two other cards aside first; they are safe, and a new hand still has seven. From consolation they come back when the challenge ends.',
    super: 'At the start of your challenge: add a card of the deck to the hoard.',
  },
  mutant: {
    text: 'In your own challenge, when the cone is aimed, you may fill your hand up to seven, card by card, each from the deck or blind from the hand of another player; you may stop before.',
    asks: 'When the cone is aimed and you hold fewer than seven cards: where each card comes from.',
    wild: 'Main player who wins or deals: take a random card from your opponent and from each of their allies.',
    super: 'Discard up to three cards before you fill up.',
    silenced: 'Only drawing from other players is stopped; the deck is open to you.',
  },
} satisfies Pages;
