// Powers from Negator to Symbiote.

import type { Pages } from '../../pages.ts';

export const nToS = {
  negator: {
    text: 'Once in a challenge, before the cards are turned up, you may say no to something another player has just done: playing an Edict, a Flare or a Kicker; choosing a Challenge card; aiming at a planet or Moon; taking tokens from a base, or that many; joining an alliance; buying something; turning another card on their own colour. A card or a purchase is taken back and not repeated in this challenge; a decision is made again, differently. If there is no other choice, your no fails. You cannot say no to anything a power does.',
    asks: 'Each time somebody else does one of these, until you have said no once.',
    wild: 'Main player, after the cards are turned up: every positive Attack counts as negative.',
    super: 'Say no twice in this challenge.',
  },
  obverse: {
    text: 'Once in a challenge, when all allies have committed and before the cards are laid, you may turn the cone over, so that allies win what its other side gives.',
    asks: 'After the alliances: turn the cone or not.',
    wild: 'Before the first ally answers: turn the cone over.',
    super: 'After the cards are turned up: turn the cone over.',
    doubt: 'Only the name is known, and that the Silencer stops it. The text and both Flares are ours.',
  },
  oracle: {
    text: 'When you are a main player, your opponent lays their Challenge card face up, and only then do you choose yours. Their Kicker, if any, stays hidden.',
    asks: 'As the cards are laid: which card to lay, with your opponent’s in view.',
    wild: 'Main player, before the cards are laid: shuffle your hand and your opponent’s together, then take back as many random cards as you had.',
    super:
      'Once you have seen the card, you may call the challenge off: the card returns to your opponent, the tokens on the cone go home, and it counts as a deal.',
  },
  pacifist: {
    text: 'When you are a main player, your Compromise wins against an Attack. Two Compromises still mean a deal.',
    asks: 'Never: it works by itself.',
    wild: 'Main player: your Compromise, shown against an Attack, becomes an Attack 15.',
    super: 'As you begin to deal: if it fails, you lose one token instead of three, and your opponent loses five.',
  },
  parasite: {
    text: 'When it is your turn to answer invitations you may join one side as if invited, unless something forbids alliances altogether.',
    asks: 'When allies join: which side, invited or not, and with how many tokens.',
    wild: 'When another player loses their power by having too few home bases: put one of your tokens on one of their home planets as a base.',
    super: 'As an ally, commit any number of tokens.',
  },
  pavlov: {
    text: 'Once in a challenge, when the cone is aimed, you may take a random card from each other player, lay these aside and name an act: inviting somebody, joining a certain side, or playing a Compromise. Whoever does it in this challenge gets their card back, or another of those laid aside. When the challenge ends, the rest are yours.',
    asks: 'When the cone is aimed: ring the bell or not, and for which act.',
    wild: 'When the cone is aimed: name a player; the first time they play an Edict or Flare in this challenge, they lose a token.',
    super: 'Look at the cards laid aside, and decide who gets which.',
    doubt:
      'Known: it first takes things and then hands them back for what players do. The rest is ours, and so are both Flares.',
  },
  pentaform: {
    text: 'You live through five stages. At set-up draw five unused powers and lay them in a row, in an order of your choice; a marker starts on the first, and you use the power under it. For each external planet base you gain it moves on one stage, for each you lose it moves back one, never past the ends. Moon bases do not count, except Moon Base Omega. A stage with artifacts gets its pieces at once and keeps them aside; Schizoid and Symbiote are replaced. A zap stops only the current stage.',
    asks: 'At set-up: the order of the stages. Later: whatever the current stage asks.',
    wild: 'At the start of a challenge: draw two unused powers without artifacts and exchange your own for one of them.',
    super: 'At the start of a challenge: two stages change places.',
  },
  phantom: {
    text: 'When you receive this power, turn over five of your tokens, from any of your bases, and put them on the star of your system as phantoms. As a main player, after the cards are turned up, you may declare them: each adds 2 to your total and risks nothing, while your tokens in the challenge add nothing, though they share the result. Your tokens that go home may go to the star instead; phantoms may go from the star to the cone as normal tokens. The star is not a base. Without the power you can only move phantoms to the cone.',
    asks: 'When you receive it: which five tokens. As the totals are counted: declare the phantoms or not. When tokens go home or to the cone: star or base.',
    wild: 'Main player, as the totals are counted: bring up to four tokens from your bases into the challenge.',
    super: 'Declare your phantoms as an ally.',
  },
  philanthropist: {
    text: 'Whenever you are in a challenge, when the allies have committed, you may give one of your cards to a main player other than yourself. As offense you may not give away your last Challenge card; a defense left without one draws seven.',
    asks: 'After the alliances: which card, and to whom.',
    wild: 'At the start of a challenge: lose a token and lend your power, if it has no artifacts, to another player, who uses it in place of their own for this challenge.',
    super: 'A Challenge card you give must be played in this challenge if possible.',
  },
  pirate: {
    text: 'As offense or ally on the winning side you may capture losing tokens: for each one, one of your own goes home instead of landing or taking a reward. Captives are held on your star. At the start of any challenge you may send up to four of them to the Warp for a reward each, and in a deal you may release those of the other player.',
    asks: 'After a win: how many to capture. At the start of challenges: which captives to send to the Warp.',
    wild: 'As an ally on the winning side: instead of each reward take a random card from the winning main player.',
    super: 'Capture two tokens for each one you send home.',
    doubt: 'The text is adapted from a later edition by another author.',
  },
  plant: {
    text: 'As a main player, once in a challenge, after the defense is known and before the cards are turned up, you may graft: pick a player in whose home system you have a planet base. Until the challenge ends their power is yours and they go without. Your own power must be in force. Moons do not count, and powers with artifacts cannot be taken.',
    asks: 'As a main player, until the cards are turned up: whose power to take, and when.',
    wild: 'As offense, before the cards are laid: on one planet you share with another player, their tokens are yours until the challenge ends. You may bring them into it, with up to four on the cone in all. Survivors are theirs again.',
    super: 'When a player in whose home system you have a base would win the game: you win instead, alone.',
  },
  prolong: {
    text: 'As a main player, when two Attacks have met, the winner is known and nothing is lost yet, you may go on fighting once: both main players lay a second Challenge card, if they have one, and turn it up. The values are added to the totals; the new totals decide. A Compromise counts as zero, and there are no more Kickers or Reinforcements.',
    asks: 'When the winner is known: go on or not; then your second card.',
    wild: 'Main player about to lose by five or less: each main player may add one more Attack from their hand.',
    super: 'Go on twice in one challenge.',
    doubt: 'Only the name is known, and that the Silencer stops it. The text and both Flares are ours.',
  },
  prophet: {
    text: 'When you are not in the challenge, before the cards are laid, you may foretell who will win. A deal is a win for both. If you are right, put a base of one to four tokens from your bases on any planet. If you are wrong, the winner picks two of your tokens for the Warp. Without a winner nothing happens.',
    asks: 'Before the cards are laid: foretell or not, and who will win. If you are right: where to put the base, and with which tokens.',
    wild: 'Before the cards are laid: foretell in secret that exactly one, or exactly two, Compromises will be shown. If right, everybody else loses a token of their choice.',
    super: 'Foretell after the cards are down.',
  },
  queue: {
    text: 'You set the order of turns. At set-up put a marker for each player in a row, as you like; the first one starts. Turns follow the row, and whoever has had a turn goes to its end. Once in your own turn, at the end of a challenge, you may swap two neighbours in the row, but not yourself. Also, once in a challenge, before the cards are laid, you may name a moment that is still to come and say in which order all act then. While the power is lost, the row does not count and turns go clockwise.',
    asks: 'At set-up: the row. At the end of a challenge in your turn: a swap. Until the cards are laid: the order for a later moment.',
    wild: 'At the end of a challenge: a player of your choice takes the next turn, then whoever was due.',
    super: 'At the end of a challenge: put the whole row in a new order.',
    doubt:
      'Known: it has pieces of its own and two parts, turn order and timing. The rest is ours, and so are both Flares.',
    silenced: 'Only ordering those who act at one moment is stopped; the turns still follow your row.',
  },
  reincarnator: {
    text: 'When your side loses, or a deal of yours fails, you draw an unused power and use it beside this one. The next time, you discard it and draw another. A power with artifacts, or one not allowed, is drawn again. It is lost together with this power, which always stays with you.',
    asks: 'Only what the drawn power asks.',
    wild: 'When another player loses or fails to deal: when the challenge ends they discard their power and draw an unused one without artifacts.',
    super: 'Keep the power you have drawn even though you lost.',
  },
  reserve: {
    text: 'Whenever you are in a challenge, after the cards are turned up, you may play any number of Attacks worth 0 to 6 from your hand as Reinforcements of that value. When somebody else plays a Reinforcement, you may discard a Compromise to cancel it. This also works when there are no Reinforcements in the deck.',
    asks: 'When Reinforcements may be played: which Attacks to add, and to which side; when another player plays one: cancel it or not.',
    wild: 'At any moment of a challenge: the next Reinforcement that another player discards in it, used or not, is yours.',
    super: 'Play one Attack worth up to 9 as a Reinforcement.',
  },
  schizoid: {
    text: 'At set-up you secretly choose what wins this game for everybody, in place of five external bases: three to six external bases, and at most one thing more: a base in every other system, no token in the Warp, five to nine cards in hand, a base on a Moon, or a base on every home planet. It must be something everybody here can do. You say so when somebody has reached it. Whoever reaches the normal aim may zap you at once to win by it. Once in their own turn, at the start of a challenge, each other player may ask you one yes-or-no question about it, which you answer truthfully for all to hear.',
    asks: 'At set-up: the aim. When you are asked, or somebody has reached it: to say so; only the true answer is offered.',
    wild: 'Before it is checked who wins: nobody can win until the next challenge is over.',
    super:
      'In your own turn, at the end of a challenge: change the aim within the same limits, if nobody would win by it at once.',
  },
  seeker: {
    text: 'Whenever you are in a challenge, after the alliances, you may ask a main player (your opponent if you are one) one yes-or-no question: whether they hold or will play a certain kind of card, an Attack above or below a value, a Kicker, or an Edict or Flare you name; or about the Miser’s hoard or the Schizoid’s aim. They must answer truthfully, for all to hear, and if it is about what they will do, they must do it.',
    asks: 'After the alliances: whom to ask, and what.',
    wild: 'After the invitations: one player who invited you shows you the Challenge card they mean to play; if you join them, they must play it if possible.',
    super: 'Instead of saying yes or no, they must tell only you all the cards they hold of one kind you name.',
  },
  serpent: {
    text: 'Before invitations are answered you may tempt one player who is not a main player: offer a card from your hand, face down, if they join a side that invited them, or nobody, as you say. Whoever accepts takes the card and must keep to it. Whoever refuses must show you their hand.',
    asks: 'Before invitations are answered, when you are not a main player: whom to tempt, with which card, to do what.',
    wild: 'When all have answered: give a card to somebody who was invited and did not come; they must join the side you name, if it invited them.',
    super: 'Tempt two players, with a card each.',
    doubt: 'Only the name is known, and that the Silencer stops it. The text and both Flares are ours.',
  },
  silencer: {
    text: 'In each challenge, once the defense is known, you may silence one other player until it ends. They may not talk, on their honour, and cannot invite. A deal with them fails. They may not play a card that needs a target or another spoken choice, nor use a power that needs speech (§15.4). They may still commit tokens, lay and turn up Challenge cards, and play cards that explain themselves.',
    asks: 'Once the defense is known: whom to silence.',
    wild: 'Main player: your opponent cannot use their power for the rest of this challenge. This is not a zap.',
    super: 'Silence two players.',
  },
  siren: {
    text: 'When you are not a main player and have a base in the system of the defense, you may lure the challenge away: you become the defense, and the cone must be aimed at a home base of yours that you name. Whenever you win as defense, lured or not, you may at once found a free base, with one to four tokens from your bases, on a planet of your choice in the offense’s home system.',
    asks: 'Once the defense is known: lure or not, and to which home base. After a win as defense: where to found the base, and with what.',
    wild: 'For the rest of this challenge, each time another player draws cards, you may first name a card; if they draw it, it is yours.',
    super:
      'As defense, before allies are invited: promise a share. If you win, each ally may found a base beside you on that planet, with the tokens they brought, instead of the usual reward.',
  },
  skeptic: {
    text: 'Whenever you are in a challenge, before the cards are laid, you may doubt that the main player against you will win. If they give in as offense, the turn ends and all tokens go home. If they give in as defense, the attackers land as if they had won, while the defending tokens stay and the defense’s allies go home. If they do not give in, whichever of you two loses or fails to make a deal loses double, the rest from other bases.',
    asks: 'Before the cards are laid: doubt or not. The one you doubt is then asked.',
    wild: 'After both cards are down: doubt that a main player has played the highest Attack they could. If you are right, you get their highest Attack after the challenge; if not, they get yours.',
    super:
      'When you doubt, name 1 to 20 extra tokens. If they do not give in, the loser of you two, or both if a deal fails, loses these too.',
  },
  sniveler: {
    text: 'As a main player, once in a challenge and before allies are invited, you may whine about one thing. Tokens, if you have more in the Warp than anybody else: all agree that you take yours back, or each sends tokens there until they match you. Bases, if you have fewer than anybody else: all agree that you found an external base anywhere, or each gives up a base. Cards of a kind, or Attacks of at least some value, if you hold none of them: somebody gives you one, or all discard every one they have.',
    asks: 'When the cone is aimed: what to whine about. The others are then asked.',
    wild: 'When neither main player has invited you: complain to one of them. Unless they invite you, they may have no ally at all.',
    super:
      'When others have won and you are one external base short: if no winner minds, you win with them. If one does, challenge that player at once in their home system, without allies, and win with them if you win it.',
  },
  sorcerer: {
    text: 'As a main player, once both cards are down, you may switch them: each of you turns up the other’s. Kickers stay where they are.',
    asks: 'After both cards are down: switch or not.',
    wild: 'Before the cards are laid, when the Sorcerer is not a main player: the main players swap powers for good, unless one of the powers has artifacts.',
    super: 'As an ally: switch the main cards.',
  },
  spiff: {
    text: 'As offense, when you lose Attack against Attack by ten or more, you may crash-land one of your lost tokens on the planet you attacked, as a base.',
    asks: 'After such a loss: land or not.',
    wild: 'As defense, when you lose: leave one of your tokens on the planet.',
    super: 'A loss by five or more is enough.',
  },
  sting: {
    text: 'Each time you lose tokens to the Warp you may name another player to suffer for you: half of what you lost, rounded down, returns to your bases, and they send as many of theirs, of their choice, to the Warp. For each of those tokens they take a random card from your hand, or from the deck if your hand is empty.',
    asks: 'Each time you lose two tokens or more: whom to sting, if anybody.',
    wild: 'When you owe consolation: another player of your choice receives it.',
    super: 'The one you sting suffers for all the tokens you lost.',
  },
  subversive: {
    text: 'When you are a main player, your opponent’s allies who have a base in your home system, or share any planet with you, work against their own side: their tokens are subtracted from its total. The tokens of all other allies against you count nothing.',
    asks: 'Never: it works by itself.',
    wild: 'Main player, as the totals are counted: the tokens of your opponent’s allies count nothing.',
    super: 'All tokens of allies against you are added to your own total.',
    doubt: 'Only the name is known, and that the Silencer does not stop it. The text and both Flares are ours.',
  },
  symbiote: {
    text: 'At set-up take the twenty tokens of an unused colour as well as your own, and start with eight on each planet. All are yours in every way; your colour for Destiny is that of your planets. This power cannot be lost, zapped, copied or taken.',
    asks: 'Never: it is always in force.',
    wild: 'At the start of another player’s challenge: take one of your own tokens from the Warp.',
    super:
      'At the start of a challenge: bring any of your tokens back, from the Warp, from capture or from outside the game, to your home planets, up to eight on each.',
  },
} satisfies Pages;
