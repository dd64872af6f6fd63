// Powers from Amoeba to Grudge: an example to be played, and whom each goes well and badly with.

import type { Company } from '../../pages.ts';

export const aToG = {
  amoeba: {
    example:
      'You attack blue with a 12 that may not be enough. When the cards are down, pour in more tokens, or slip away.',
    virus: 'Every token that flows in multiplies your card.',
    mind: 'You know what you are up against before you decide how much to pour in.',
    void: 'A great flood that loses is gone for good.',
  },
  anomaly: {
    example: 'Blue turns up your colour, and the card is discarded. Will you also replace the next one?',
    machine: 'Nobody comes to your home while your own turn goes on and on.',
    will: 'It goes where it likes, whatever card is turned up.',
    dictator: 'It names the system after you have chosen the card.',
  },
  'anti-matter': {
    example: 'You hold a 4 against a strong hand: send many tokens, because each makes your total smaller.',
    mirror: 'It turns a 20 into a 2, just when low is good.',
    loser: 'An upset makes the low total the losing one again.',
    oracle: 'It sees your low card and answers with a lower one.',
  },
  aristocrat: {
    example: 'Pick your seven cards from the whole deck, then attack blue and draw a Flare on the way.',
    clone: 'The best card of the deck comes back to you after each fight.',
    trader: 'The hand you picked so carefully soon belongs to somebody else.',
  },
  assassin: {
    example: 'On your own turn Destiny shows blue, and one of its tokens dies before you have launched anything.',
    warpish: 'Each victim makes its total higher.',
    machine: 'More challenges mean more Destiny cards, and each may kill.',
    healer: 'It brings your victim back, and draws a card for it.',
    zombie: 'Its tokens never reach the Warp.',
  },
  assessor: {
    example: 'Blue attacks you. Every token after its first costs it 1 Lucre, and you are paid.',
    dragon: 'Between the two of you, all the money at the table comes home.',
    macron: 'A single token pays no tax and fights like four.',
  },
  aura: {
    example: 'All other hands lie open. Look at blue’s before you choose your card.',
    visionary: 'In open hands you see which card to command.',
    sorcerer: 'You can often tell from the rest of the hand which card was laid.',
    miser: 'The hoard stays out of sight.',
  },
  berserker: {
    example: 'Green stands with blue on the planet you aim at: challenge both. Your Compromise is a 15.',
    fungus: 'Whoever you beat together sticks to you together.',
    pacifist: 'Your 15 is an Attack, and its Compromise beats Attacks.',
  },
  boomerang: {
    example: 'Blue attacks you, but your own challenge in its system comes first. Keep a card for the second fight.',
    siren: 'Lure a challenge to yourself, strike first, and gain a base if you then hold out.',
    warrior: 'There are two fights for each attack on you, and you learn from both.',
    trader: 'Your hand may be gone before the attack on you comes.',
  },
  bully: {
    example: 'You hold a 20 against a weak hand. When you have won, choose which of blue’s tokens go to the Warp.',
    mind: 'Knowing the other hand, you pick the fights you win.',
    plant: 'Strip a home planet bare, and stay there as a guest who grafts.',
    zombie: 'Whatever you pick comes straight back to its bases.',
  },
  busybody: {
    example: 'Blue attacks green and both want you: join the two of them at once.',
    symbiote: 'It has tokens enough for both sides.',
    parasite: 'It needs no invitation to be there at all.',
    magnet: 'One word, and you are on neither side.',
  },
  butler: {
    example: 'Blue attacks green. If it gives you no tip, choose its bases or aim its cone.',
    machine: 'Its long turns mean many tips, or many cones to aim.',
    terrorist: 'Whoever does not tip lands on a mine.',
    amoeba: 'It changes its tokens again when your work is done.',
  },
  calculator: {
    example:
      'You have a 12 and an 8 against big cards. Call the equation, and the higher Attack is worth only the difference.',
    oracle: 'You see the card first, and know whether the equation helps you.',
    sorcerer: 'It switches the cards, and the one cut down is yours.',
  },
  cavalry: {
    example: 'Blue attacks green and invites you. As an ally, lay your 15 beside its card.',
    parasite: 'It is always an ally, and can lay a card of its own.',
    reserve: 'First your card, then its small ones on top.',
    magnet: 'Pushed away, you lay nothing.',
  },
  changeling: {
    example: 'Blue is Virus. When you attack it, take that power and give it yours, or draw a card.',
    machine: 'The more challenges you make, the more powers you pass through.',
    symbiote: 'Its power cannot be taken, so you only draw.',
  },
  chosen: {
    example: 'Your 4 will hardly do. When the cards are up, pray for another.',
    chronos: 'If heaven is unkind, turn back time and lay another card.',
    filch: 'The card that fell from heaven ends in its hand.',
  },
  chronos: {
    example: 'Show the 4, see what blue has, then turn back time: that card is out, and your 15 is left.',
    sorcerer: 'You know one of the two cards of the second round.',
    chosen: 'Pray, and if heaven is unkind, turn back time.',
    oracle: 'It sees your second card too before it lays its own.',
  },
  clone: {
    example: 'Win with the 20, then take it back into your hand.',
    virus: 'The same small Attack multiplies again and again.',
    machine: 'It never runs out of Challenge cards.',
    filch: 'Two of you want the used cards, and one reaches first.',
  },
  connoisseur: {
    example: 'Blue attacks you and you have no Challenge card: the new hand comes with two more cards to choose from.',
    grief: 'Every defeat brings cards, and you keep the best of them.',
    mutant: 'When you fill up your hand from the deck, you choose each card.',
    extortionist: 'Half of what you are owed goes before you choose.',
  },
  crystal: {
    example: 'Two allies join. When all have committed, say how many tokens each of them has there.',
    subversive: 'Set those who work against their own side to four each.',
    macron: 'Its single token still counts four.',
  },
  delegator: {
    example: 'Your hand is poor, green’s is good, and green is your ally: let it fight in your place.',
    mind: 'You know whose hand should fight.',
    demon: 'When the cards are down it takes the place you gave.',
  },
  demon: {
    example:
      'Blue attacks green without you. When both cards are down, its tokens go home and yours are the attackers.',
    force: 'Look at a card first, then take the place behind it.',
    loser: 'The side you possess is the one that falls.',
  },
  deuce: {
    example: 'Lay the 12 first and the 10 beside it: 22 against whatever blue has.',
    aristocrat: 'It picks pairs that add up to forty and more.',
    sorcerer: 'Your principal card goes over to the other side.',
  },
  dictator: {
    example: 'Blue’s Destiny shows green. You say in which system the challenge is.',
    terrorist: 'You send others where the mines are.',
    will: 'It may pick any colour in the system you named.',
    siren: 'It lures away those you have sent.',
  },
  diplomat: {
    example: 'Blue and green show Attacks. Lay your Compromise: the three of you must find a deal.',
    zombie: 'A deal that fails costs it nothing.',
    silencer: 'With a silenced player no deal is possible.',
  },
  disease: {
    example:
      'Four of your tokens stand in blue’s system, and Destiny shows blue: found a base beside the first, for nothing.',
    plant: 'Wherever you spread, there is a host to graft onto.',
    symbiote: 'It has tokens to spare for every planet.',
    gorgon: 'Beside its tokens yours turn to stone and spread no more.',
    filth: 'Where it lives you cannot stay.',
  },
  doppelganger: {
    example: 'You attack blue with no hand. Ask somebody for two cards, and take others if you do not like them.',
    aura: 'In open hands you see whom to ask.',
    silencer: 'If you are silenced, you cannot ask for cards.',
  },
  dragon: {
    example: 'Blue attacks green, and both may buy. Whatever they buy, 1 Lucre of it is yours.',
    assessor: 'Together you have a share of every coin that moves.',
    negator: 'A purchase it forbids pays you nothing.',
  },
  empath: {
    example: 'Your Compromise meets a big Attack. Make peace, and turn a defeat into a deal.',
    zombie: 'In the deals you make it frees tokens, and a failed deal costs it nothing.',
    silencer: 'A deal with whoever it silences fails at once.',
  },
  entrepreneur: {
    example: 'You have a 20 and money to spend. Buy a point for less, win, and be paid for every token on your side.',
    crystal: 'It fills your side with tokens, and you are paid for each.',
    dragon: 'It takes a share of everything you buy.',
  },
  ethic: {
    example: 'You lose with a 4 against a 20. Then you take four cards from blue’s hand.',
    machine: 'Challenge, lose, take four cards, and go on.',
    grief: 'A defeat brings cards twice.',
    miser: 'Nobody can take what lies in the hoard.',
  },
  extortionist: {
    example: 'Blue has no Challenge card and must draw seven. Three of them may be yours.',
    grief: 'Across the table it draws a card for each token lost, and half of them come to you.',
    doppelganger: 'It draws no hands for you to share.',
  },
  filch: {
    example: 'Blue uses a 20. Perhaps you lose the fight, but the 20 is yours.',
    sorcerer: 'Switch the cards, and take your own good one back afterwards.',
    clone: 'It may take its own card back before you do.',
  },
  filth: {
    example: 'Green shares the planet you attack. When you have won it and land, everybody else leaves.',
    siren: 'You gain bases for yourself and need no company.',
    parasite: 'It wins with you and lands on a planet of its own.',
  },
  force: {
    example: 'Blue attacks green without you. Look at one of the two cards, and put your 20 there if you like.',
    prophet: 'Foretell the winner, then see to it.',
    sorcerer: 'It switches the card you have put there.',
  },
  fungus: {
    example: 'Win with the 20: blue’s tokens stick to yours, and count for you from then on.',
    machine: 'Each win in a long turn makes the stacks taller.',
    vacuum: 'One loss of its own may drag a whole stack along.',
  },
  gambler: {
    example: 'You laid a 6 and blue shows a 15. Leave yours face down and claim a 20.',
    oracle: 'You see the other card before you decide what to claim.',
    aura: 'If your hand lies open, there are few lies left to tell.',
    mind: 'It has seen your hand, and knows when to doubt.',
  },
  ghost: {
    example: 'Three of your tokens and two of green’s are in the Warp. Call some of them to your side.',
    assassin: 'It fills the Warp with tokens you can call.',
    vacuum: 'Each of its losses takes others along, and all of them can come back with you.',
    void: 'Those it beats leave no ghost.',
  },
  gnome: {
    example: 'Blue attacks green. Lend one of them money for a purchase, and claim your share of it.',
    dragon: 'Whatever the bank does not get goes to one of you two.',
    silencer: 'Silenced, you can neither claim nor lend.',
  },
  gorgon: {
    example: 'Three of blue’s tokens stand on your planet, and blue attacks you: it cannot launch those.',
    siren: 'Each base you found abroad turns its neighbours to stone.',
    terrorist: 'A bomb cares nothing for stone.',
  },
  grief: {
    example: 'You attack with a 4 and four tokens. When they are lost, draw a card for each.',
    connoisseur: 'You keep the best of the cards a defeat brings.',
    machine: 'However often you lose, you never lack cards.',
    void: 'Tokens that leave the game bring you nothing.',
  },
  grudge: {
    example: 'You invite green. If it does not come, it pays when the fight is over.',
    vacuum: 'Whoever stays away pays, and so does somebody else when you lose.',
    parasite: 'It comes without being asked, and cannot be blamed.',
  },
} satisfies Company;
