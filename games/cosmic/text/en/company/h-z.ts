// Powers from Healer to Zombie: an example to be played, and whom each goes well and badly with.

import type { Company } from '../../pages.ts';

export const hToZ = {
  healer: {
    example: 'Blue attacks green, and one of them will lose tokens. Give them back, and draw a card.',
    assassin: 'Every victim is a card for you.',
    zombie: 'There is nothing to heal.',
    vampire: 'Drained tokens never reach the Warp, so you cannot heal them.',
  },
  hurtz: {
    example: 'Blue attacks green. Both may want a power or some tokens of your stock: name your price.',
    symbiote: 'It has tokens enough to rent out.',
    silencer: 'Nobody can agree on a price with you.',
  },
  industrialist: {
    example: 'You lose with a 4 against a 20. Blue must let you win, or see your 4 join the stack for good.',
    ethic: 'A defeat pays in cards, and the stack grows as well.',
    loser: 'An upset makes you lose just when the stack is high.',
  },
  insect: {
    example: 'Blue is Virus. Copy it, and your 8 is multiplied by your tokens too.',
    machine: 'Every challenge of your turn brings another power.',
    symbiote: 'Its power cannot be copied.',
    loser: 'An upset that you copy does not undo the first.',
  },
  judge: {
    example: 'You hold a 20 against a weak hand. Decree that the winner also gets cards or a base.',
    mind: 'Decree when you know that you will win.',
    empath: 'Its peace makes your decree void.',
    pacifist: 'With a Compromise on the table, nothing is owed.',
  },
  laser: {
    example: 'Blue holds a 40 among smaller cards, but does not get to choose: you draw its card at random.',
    trader: 'Swap hands, then draw at random from the poor cards you gave.',
    doppelganger: 'It holds two cards, and both may be good.',
  },
  lloyd: {
    example: 'Blue attacks green. Before the cards are laid, offer to insure the tokens of each.',
    skeptic: 'Where losses are doubled, insurance sells.',
    healer: 'It does for nothing what you sell.',
    zombie: 'It needs no policy.',
  },
  loser: {
    example: 'You hold a 4 and a 6; blue has better cards. Declare an upset, and the lower total wins.',
    mind: 'You know how low the other can go.',
    sorcerer: 'It switches your low card for its own.',
    laser: 'A card drawn at random may be the lowest.',
  },
  machine: {
    example: 'You lose with the 4. Your turn goes on all the same while you hold a Challenge card.',
    clone: 'You never lack a Challenge card to go on with.',
    mutant: 'Your hand is full again for each challenge.',
    trader: 'One swap, and you have nothing to go on with.',
  },
  macron: {
    example: 'Send one token against blue’s planet. It counts four.',
    virus: 'Each of your tokens multiplies the card like four.',
    assassin: 'Each token it kills is worth four.',
  },
  magnet: {
    example: 'Green has not decided as you would like. Pull it to your side, or push it out.',
    subversive: 'Pull somebody onto the other side who will work for you.',
    void: 'Draw in those you want to weaken.',
    busybody: 'Whatever side you pull it to, it is glad to come.',
  },
  mesmer: {
    example: 'You hold a Plague. Play it as whatever Edict you need in this challenge.',
    aristocrat: 'It fills its hand with Edicts that can become any others.',
    vulch: 'Every Edict you play ends in its hand.',
  },
  mind: {
    example: 'Aim the cone and look at blue’s hand. Then invite, or lay your Compromise.',
    sorcerer: 'You know whether the switch is worth it.',
    gambler: 'Knowing the other hand, you know which claim will do.',
    miser: 'You never see the hoard.',
  },
  mirror: {
    example: 'Your 8 is 80 in the mirror, and a 20 is only 2.',
    clone: 'An 8 that is 80 comes back to you every time.',
    sorcerer: 'The card you chose for its digits goes to the other side.',
  },
  miser: {
    example: 'You have two hands: choose which is the hoard, then attack blue with either.',
    trader: 'Swap away a poor hand, and keep the hoard.',
    oracle: 'It sees your card, whichever hand that came from.',
  },
  mutant: {
    example: 'You hold a single card. When the cone is aimed, take six more, from the deck or from others.',
    philanthropist: 'Give away what you do not want, and fill up again.',
    miser: 'You cannot draw from the hoard.',
  },
  negator: {
    example: 'Blue attacks you. Say no to its aim, its tokens or its card, once.',
    oracle: 'You see the card before you say no to it.',
    silencer: 'If you are silenced, you cannot say no.',
  },
  obverse: {
    example: 'Others join blue against green. Turn the cone over, and they win a different prize.',
    parasite: 'It is in every alliance, and you say what that is worth.',
    silencer: 'Silenced, you leave the cone as it lies.',
  },
  oracle: {
    example: 'Blue must lay its card face up. Answer with the 12, or with the Compromise.',
    calculator: 'You choose your card for the difference.',
    sorcerer: 'The card you chose so well is taken from you.',
    chronos: 'It turns back time, and the card that answered so well is out.',
  },
  pacifist: {
    example: 'Blue has a 40. Your Compromise beats it.',
    trader: 'Swap your Attacks for a hand with Compromises in it.',
    empath: 'It turns its Attack into a Compromise, and you must deal.',
    oracle: 'It sees your Compromise, and answers with one.',
  },
  parasite: {
    example: 'Blue attacks green with a good card, and nobody invites you. Join it all the same.',
    fungus: 'Wherever you win, tokens stick to you.',
    cavalry: 'An ally in every fight, and with a card.',
    magnet: 'It may send you away all the same.',
  },
  pavlov: {
    example: 'Take a card from everybody and name an act. Whoever obeys gets one back; the rest are yours.',
    philanthropist: 'You can give away what you collect.',
    miser: 'You cannot take cards from the hoard.',
  },
  pentaform: {
    example: 'Five powers in a row. Win with the 20, and the marker moves to the second.',
    disease: 'Each new base moves the marker on.',
    terrorist: 'A bomb under your bases throws you back.',
  },
  phantom: {
    example:
      'Five phantoms wait on your star. Declare them as the totals are counted: 10 for your total, in place of your tokens there.',
    machine: 'The phantoms fight in every challenge of a long turn, and risk nothing.',
    silencer: 'Phantoms that nobody declares stay on the star.',
  },
  philanthropist: {
    example: 'Give blue your 4, and hope that blue has to lay it.',
    visionary: 'Name the very card you gave.',
    laser: 'The worse its hand, the better your draw.',
    chosen: 'It prays, and your gift is replaced.',
  },
  pirate: {
    example: 'Win with the 20, and capture some of blue’s tokens for ransom.',
    parasite: 'It is on the winning side more often than anybody.',
    zombie: 'Its tokens fly home before you can hold them.',
  },
  plant: {
    example: 'You have a base with blue, who is Virus. Take that power for this challenge.',
    disease: 'More bases abroad, more hosts.',
    will: 'It challenges in the very system it wants to root in.',
    filth: 'It drives you off its planets.',
  },
  prolong: {
    example: 'Your 8 loses to a 12. Fight on, and add the 15.',
    clone: 'One of your cards comes back, so you can afford the second.',
    mutant: 'It always has a card left for the second round.',
  },
  prophet: {
    example: 'Blue attacks green with the better hand. Foretell who wins, and a base is yours.',
    force: 'Foretell, then exchange a card to be right.',
    loser: 'It makes the sure winner lose.',
  },
  queue: {
    example: 'Set the row of turns. In your challenge, say in which order all act at a later moment.',
    will: 'You choose whom to challenge, and also when.',
    machine: 'Its turn does not end, whatever your row says.',
  },
  reincarnator: {
    example: 'Lose with the 4, and draw a power to use beside this one.',
    ethic: 'Each defeat brings a new power and four cards.',
    grief: 'Losing pays twice.',
    void: 'Every defeat costs tokens for good.',
  },
  reserve: {
    example: 'Your 10 falls short of a 15. Add the 6, the 5 and the 4 as Reinforcements.',
    cavalry: 'It lays a card as an ally, and you add small ones on top.',
    empath: 'Without two Attacks there is nothing to reinforce.',
  },
  schizoid: {
    example: 'Choose in secret what wins this game, then attack blue as if nothing had happened.',
    zombie: 'No token in the Warp is an aim it can always reach.',
    seeker: 'It may ask about your aim, and you must answer.',
  },
  seeker: {
    example: 'Ask blue whether it will play a Compromise. It must tell the truth, and keep to it.',
    sorcerer: 'Ask what they will play, then switch.',
    silencer: 'If you are silenced, you cannot ask.',
  },
  serpent: {
    example: 'Blue attacks green, and yellow hesitates. Offer it a card to join, or to stay at home.',
    mutant: 'The cards you give away come back when you fill up.',
    silencer: 'A serpent that cannot speak tempts nobody.',
  },
  silencer: {
    example: 'Blue is Loser, with a hand made for an upset. Silence it, and there will be none.',
    pacifist: 'Your opponent cannot talk its way out of a lost fight.',
    virus: 'It multiplies without a word.',
  },
  siren: {
    example: 'Blue goes for green, where you have a base. Lure it to you: you hold a 20.',
    boomerang: 'Each challenge you lure gives you the first blow as well.',
    gorgon: 'The bases you found turn the hosts’ neighbours to stone.',
    void: 'A lure that fails costs tokens for good.',
  },
  skeptic: {
    example: 'You have a 15 against an unknown hand. Doubt that blue will win: it gives in, or the loser pays double.',
    mind: 'You doubt when you know the hand.',
    zombie: 'Double losses are nothing to it.',
  },
  sniveler: {
    example: 'Six of your tokens are in the Warp, more than anybody’s. Whine until you get them back.',
    doppelganger: 'With no hand of your own there is always a card you lack.',
    silencer: 'Silenced, you cannot even whine.',
  },
  sorcerer: {
    example: 'Lay the 4 against whatever blue has, and switch the cards.',
    mind: 'Knowing the other hand, you lay what you want to give away.',
    deuce: 'Its second card stays with it.',
  },
  spiff: {
    example: 'Attack with the 4 and lose by ten or more: one token crash-lands on the planet.',
    machine: 'Lose badly, land, and go on.',
    calculator: 'It may leave the totals too close for a crash.',
  },
  sting: {
    example: 'You will lose four tokens with a 4. Let green suffer for half of them.',
    vacuum: 'One loss of yours hurts two others.',
    zombie: 'It suffers for you at no cost.',
  },
  subversive: {
    example: 'Green has a base in your system. If it helps blue, its tokens count against blue.',
    magnet: 'It pulls your friends onto the other side for you.',
    crystal: 'It sets how many tokens work for you over there.',
    cavalry: 'Its tokens may count nothing, but its card does.',
  },
  symbiote: {
    example: 'You have forty tokens, eight on each planet. Attack blue: you will hardly miss four of them.',
    virus: 'Tokens are your wealth, and they multiply.',
    amoeba: 'Twenty tokens may flow in at once.',
    vampire: 'What you throw at it fights for it afterwards.',
  },
  terrorist: {
    example: 'Mine a planet in each system. At the start of your challenge move a bomb, and do not land on one.',
    dictator: 'It sends the others onto your mines.',
    zombie: 'Its tokens come home from every bomb.',
  },
  trader: {
    example: 'You hold a 4 and a 6; blue holds good cards. Swap hands before cards are laid.',
    machine: 'Use up your hand, then swap the rest for a full one.',
    miser: 'The hand you get is not the better one.',
  },
  vacuum: {
    example: 'Lose four tokens with a 4, and drag four of the others along.',
    warpish: 'Everything you drag along adds to its total.',
    machine: 'Lose often, and empty the planets of the others.',
    healer: 'It undoes what you drag along, for cards.',
  },
  vampire: {
    example: 'Win with the 20: blue’s tokens become your thralls.',
    virus: 'Thralls among your tokens multiply as well.',
    zombie: 'Tokens that are saved from the Warp are not drained.',
  },
  virus: {
    example: 'Your 8 with four tokens makes 32. Blue’s 15 is not enough.',
    amoeba: 'Flow in, and every token multiplies.',
    symbiote: 'It has tokens to spare for every attack.',
    calculator: 'It cuts your card down before you multiply it.',
  },
  visionary: {
    example: 'Name the 4: if blue has it, blue must lay it against your 10.',
    aura: 'In open hands you see what to command.',
    philanthropist: 'Give a poor card, then command it.',
    chosen: 'It prays for another card when yours is shown.',
  },
  void: {
    example: 'Win with the 20, and blue’s tokens leave the game.',
    will: 'You strike at whoever you want to wear down.',
    healer: 'Its text names you: it brings back what you removed.',
    symbiote: 'Forty tokens take a long time to wear down.',
  },
  vulch: {
    example: 'Blue holds nothing but Edicts and must discard its hand: all of them are yours.',
    mesmer: 'Across the table it plays Edict after Edict, and all come to you.',
    negator: 'An Edict it forbids goes back to its owner, not to you.',
  },
  warpish: {
    example: 'Nine tokens lie in the Warp, and each adds 1 to your 8. Will you take one of yours out?',
    vacuum: 'It fills the Warp whenever it loses.',
    assassin: 'One more token in the Warp with every Destiny card.',
    void: 'Those it beats never reach the Warp.',
  },
  warrior: {
    example: 'This is your first fight. Win or lose, what it teaches you is added in the next.',
    machine: 'Many challenges make a wise warrior.',
    boomerang: 'Two fights where others have one.',
    changeling: 'It swaps, and your points go with the power.',
  },
  will: {
    example: 'Destiny shows blue. Ignore it, and challenge anybody you like.',
    plant: 'You go where your hosts are.',
    void: 'You strike again and again at the same player.',
    dictator: 'It binds you to the system it named.',
  },
  witch: {
    example: 'Lose with the 4, then choose a curse for those who beat you.',
    grief: 'A defeat leaves you cards and them a curse.',
    silencer: 'A curse must be spoken aloud.',
  },
  worm: {
    example: 'The totals are close. When the cards are up, turn the cone to another planet of blue’s.',
    void: 'Turn the cone to the planet where most can be removed.',
    terrorist: 'The planet you dig your way to may be mined.',
  },
  wrack: {
    example: 'You have four tokens, so four tortures: offer blue a deal it would rather take.',
    mind: 'You know what there is to ask for.',
    zombie: 'Tortured tokens just go home.',
    silencer: 'If you are silenced, you cannot make an offer.',
  },
  wraith: {
    example: 'Put tokens in reserve. When the cards are up and you fall short, bring them in.',
    virus: 'What comes from the reserve multiplies the card too.',
    void: 'A reserve that loses leaves the game with the rest.',
  },
  zombie: {
    example: 'Lose with the 4: your tokens fly home instead of to the Warp.',
    skeptic: 'Where losses are doubled, only the other pays.',
    diplomat: 'A deal that fails costs you nothing.',
    void: 'Tokens that leave the game do not come back.',
  },
} satisfies Company;
