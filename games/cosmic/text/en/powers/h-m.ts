// Powers from Healer to Mutant.

import type { Pages } from '../../pages.ts';

export const hToM = {
  healer: {
    text: 'Whenever another player loses tokens to the Warp, or has tokens removed from the game, you may return all they just lost to bases of their choice, and draw a card. They still take any consolation. You may heal several players in one challenge, for a card each.',
    asks: 'Each time somebody else loses tokens: heal or not.',
    wild: 'Cancel a Zap of any kind as it is played.',
    super: 'Draw a card for each token you heal.',
  },
  hurtz: {
    text: 'You rent things out. At set-up take three unused powers without artifacts as your stock. At the start of any challenge, or once all tokens are committed, anybody may ask to rent one of these and use it beside their own power. Once all tokens are committed, anybody who has a part in the challenge may ask instead for up to four tokens from your bases, which fight for them. In one challenge nobody rents both, nor two powers. You name a price in Lucre, and they accept or refuse. Whatever is not lost comes back to you when the challenge ends.',
    asks: 'When somebody wants to rent: your price, or a refusal. Then which bases your tokens come from.',
    wild: 'After the alliances: offer your own power, if it has no artifacts, for this challenge. The player who accepts uses it in place of their own, and gives you two random cards if their side wins, one if not.',
    super: 'In this challenge rent out up to six tokens to each player, even after the cards are turned up.',
    doubt:
      'Known: with it in play everything could be had for Lucre, and it has pieces of its own. How it does so is ours.',
  },
  industrialist: {
    text: 'When you lose as a main player with an Attack, your opponent must choose: you win after all, or your Attack goes on your stack, face up on your power, where nothing can touch it. Whenever you show an Attack as a main player, add the value of your stack to your total or subtract it, as you like.',
    asks: 'As the totals are counted: add the stack or subtract it. After a loss your opponent is asked.',
    wild: 'Main player, after showing an Attack: draw a random card from your opponent. An Attack is added to your total and discarded; anything else goes back.',
    super: 'The card for your stack may be either of the Attacks shown.',
  },
  insect: {
    text: 'As a main player you may use your opponent’s power as if it were yours; they can still use it too. The usual order decides who acts first, so a copied Loser cannot upset an upset. Powers with artifacts, and what powers do at set-up, cannot be copied.',
    asks: 'As a main player, once the defense is known: copy or not; then whatever the copied power asks.',
    wild: 'Main player who lost: discard your hand and draw seven.',
    super: 'Copy the power of anybody in the challenge instead of your opponent’s.',
    silenced: 'It is stopped as far as the copied power is.',
  },
  judge: {
    text: 'As a main player, before the cards are laid, you may decree an extra gain for the winner or for the loser, paid by the other main player: one to four random cards, one base on a planet of the payer, or both. Whoever gains the base picks the planet and brings one to four tokens from other bases. It comes on top of the result. The payer does not owe what they do not have. If anybody plays a Compromise, or the challenge is broken off, the decree is void.',
    asks: 'Before the cards are laid: what to decree, and for whom.',
    wild: 'Main player, when the winner is known and the totals of two Attacks differ by less than five: call it a draw. Allies go home, and the main players try to make a deal.',
    super: 'Decree one gain for the winner and one for the loser.',
  },
  laser: {
    text: 'As a main player you blind your opponent, who does not choose a card. After they have had the chance to lay a Kicker, you draw at random from their hand until a Challenge card comes. They play that one, face down; the rest goes back, and nobody sees any of it. If they hold no Challenge card, an offense breaks off the challenge; a defense draws seven first.',
    asks: 'Never: the card is drawn at random.',
    wild: 'Main player, before allies are invited: your opponent must lay their Challenge card now, and their Kicker if they want one.',
    super: 'As an ally: blind either main player.',
  },
  lloyd: {
    text: 'You sell insurance. Before the cards are laid, you may offer to insure anybody’s tokens in the challenge, for a price in Lucre you both accept. Insured tokens that would go to the Warp or be captured go home instead. You keep the price either way.',
    asks: 'After the alliances: whose tokens to offer to insure, and for how much.',
    wild: 'When you would lose your last tokens on a planet, in a challenge or by an effect: leave one of them there.',
    super: 'In this challenge your own tokens are insured for nothing.',
    doubt: 'The idea is that of a later edition; this edition’s text was not found. The Super is ours.',
  },
  loser: {
    text: 'As a main player, before the cards are laid, you may declare an upset. Both main players must then play Attacks if they can, and when all is counted the side that would win loses. Kickers can still be laid after you declare it. The offense is asked first, and there is only one upset in a challenge.',
    asks: 'Before the cards are laid: upset or not.',
    wild: 'Main player, before the cards are laid: both sides lose. No cards are played, all tokens in the challenge go to the Warp, even those on the planet, and the challenge has failed.',
    super: 'Declare the upset once the cards are down, when nobody had to play an Attack.',
  },
  machine: {
    text: 'Your turn goes on. After each challenge you make, won or lost, you may make another as long as you hold a Challenge card.',
    asks: 'After each of your challenges: another one or not.',
    wild: 'As offense: make a second challenge even if the first failed, or even without a Challenge card; in that case draw seven as it begins.',
    super: 'At the start of a challenge you make: draw a card instead of taking a token from the Warp.',
  },
  macron: {
    text: 'You are huge. As offense or ally you may commit only one token, but each of your tokens counts 4 in a total, also when you defend. Moons that change the size of the cone do not change this.',
    asks: 'Never: it works by itself.',
    wild: 'Main player or ally, as the totals are counted, if your side shows an Attack: each of your tokens there counts one more.',
    super: 'As offense or ally, commit up to four tokens.',
  },
  magnet: {
    text: 'Whenever you are in a challenge, once all tokens are committed, you may name one player who is not a main player. Either they must ally with the side you name, with at least one token, even if they were not invited or had joined the other side; or they may not ally at all and take their tokens back.',
    asks: 'After the alliances: whom to draw in, and on which side, or whom to push away.',
    wild: 'Main player, before the cards are laid: name a Challenge card. Your opponent may not play it unless they hold no other.',
    super: 'Do this to any number of players, each as you choose; how many tokens they bring is up to them.',
  },
  mesmer: {
    text: 'You may play any Edict from your hand as any other Edict of the game, whenever that one could be played. If you are zapped, you take the card back, and it is only what is printed on it.',
    asks: 'Whenever you hold an Edict and some Edict could be played, except in answer to yourself: which Edict to play it as, then which card to use, and on whom.',
    wild: 'Main player, after showing an Attack below 10: turn it into a Compromise.',
    super: 'Once, play any card except a Challenge card as an Edict you name.',
  },
  mind: {
    text: 'Once in a challenge, when the cone is aimed, you may look at a main player’s whole hand; as a main player, at your opponent’s. You may not tell anybody what you saw.',
    asks: 'When the cone is aimed: whose hand to look at.',
    wild: 'When another player draws: look at those cards, and at all they draw in the rest of the challenge, before they take them.',
    super: 'When you are not a main player: look at both hands.',
  },
  mirror: {
    text: 'As a main player, once both cards are down, you may call a reversal: every Attack shown has its digits reversed. 15 is 51, 20 is 2, 8 is 80; a minus sign stays. Kickers multiply first, and all digits of the product are reversed.',
    asks: 'After both cards are down: reverse or not.',
    wild: 'Main player, after the cards are turned up: your card becomes a copy of your opponent’s.',
    super: 'Reverse only one of the two cards; say which before they are turned up.',
  },
  miser: {
    text: 'You have a hoard. At set-up you get two hands of seven, look at both and make one your hoard. Any card you play may come from it; a card you hold in both comes from your hand. Nobody can see, take or touch the hoard, and you never add to it; a card played from it that returns to you goes back there. When no Challenge card is left in it, you may show it, discard it and deal yourself a new one. Only your ordinary hand decides whether you draw a new hand, but a Challenge card in the hoard keeps your challenge going.',
    asks: 'At set-up: which hand is the hoard. Later: play from hand or hoard, and renew an empty hoard.',
    wild: 'When you draw a new hand or pay consolation: put this card and two others aside first. They are safe, and a new hand still has seven. After consolation they come back when the challenge ends.',
    super: 'At the start of a challenge you make: add a card from the deck to the hoard.',
  },
  mutant: {
    text: 'As a main player, when the cone is aimed, you may fill your hand up to seven, card by card, each from the deck or unseen from the hand of another player; you may stop earlier.',
    asks: 'When the cone is aimed and you hold fewer than seven cards: where each card comes from.',
    wild: 'Main player, when you win or make a deal: take a random card from your opponent and from each of their allies.',
    super: 'Discard up to three cards before you fill up.',
    silenced: 'Only drawing from other players is stopped; you may still draw from the deck.',
  },
} satisfies Pages;
