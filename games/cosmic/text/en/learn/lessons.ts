// What the coach says in English. `<lesson>.<scene>` is the title of a page, `<lesson>.<scene>.text` the page.

import type { Messages } from '@orrery/kernel';

export const lessons = {
  challenge: 'Your first challenge',
  'challenge.about':
    'You are Virus, whose tokens multiply. Launch, call an ally, lay a card and land on a foreign planet: one challenge, step by step.',
  'challenge.goal': 'Five planets of others',
  'challenge.goal.text':
    'Everybody lives in a system of five planets, four tokens on each. Whoever first has bases on five planets outside their own system wins; several may win together. The way there is the challenge: one player attacks, one defends, the others may join.',
  'challenge.power': 'A power that bends the rules',
  'challenge.power.text':
    'Everybody has a power, open to all. Yours is Virus: where others add their tokens to the number on their Attack, yours multiply it. Remember that when you decide how many to send.',
  'challenge.destiny': 'Destiny says whom',
  'challenge.destiny.text':
    'It is your turn: you are the offense. The card of Destiny has been turned up, and it shows the colour of the player after you. The challenge is in that system, and its owner is the defense.',
  'challenge.launch': 'Put tokens on the cone',
  'challenge.launch.text':
    'One to four tokens fly on the cone, from any of your bases. What flies can be lost. Send four: with Virus each of them counts like another card.',
  'challenge.aim': 'Aim at a planet',
  'challenge.aim.text':
    'All five are defended by four tokens, so any will do. The defense adds what stands on the planet you choose.',
  'challenge.invite': 'Call for help',
  'challenge.invite.text':
    'First the offense invites, then the defense. An ally of yours brings one to four tokens and lands with you if you win. That is a base for them, too: help has its price. Invite the third player.',
  'challenge.joined': 'An ally with two tokens',
  'challenge.joined.text':
    'The third player has joined you. Allies of the offense win a base; allies of the defense win cards, or tokens back from the Warp. Nobody joins a side that has not asked.',
  'challenge.card': 'Lay a card face down',
  'challenge.card.text':
    'Both main players lay a Challenge card, and both are turned up at once. You hold an 8 and a 6, which looks poor. But 8 times four tokens is 32. Lay the 8.',
  'challenge.sums': '34 against 19',
  'challenge.sums.text':
    'Your 8 times 4 makes 32, and your ally’s two tokens are added: 34. The defense has a 15 and four tokens: 19. The higher total wins; a tie would be the defense’s.',
  'challenge.landed': 'A base abroad',
  'challenge.landed.text':
    'The four tokens of the defense go to the Warp, where they wait: at the start of each of their own challenges players take one back. Your side lands. One of the five bases is yours.',
  'challenge.again': 'And once more',
  'challenge.again.text':
    'Whoever succeeds, and still has a Challenge card, may make a second challenge in the same turn. After a failure, or after the second, the turn passes on. Go on.',
  'challenge.steps': 'The ten steps',
  'challenge.steps.text':
    'Every challenge runs like this: take a token back from the Warp, turn up Destiny, load the cone and aim, the offense invites, the defense invites, allies join, cards are laid, cards are turned up and decide, cards are discarded, and then comes a breath before the next. Powers, Edicts and Flares act between them; the table tells you when yours can.',

  alliance: 'An ally with a card',
  'alliance.about': 'Somebody else attacks and wants your help. You are Cavalry: you bring tokens, and a surprise.',
  'alliance.invited': 'You are asked',
  'alliance.invited.text':
    'The player after you attacks the third one with three tokens, and invites you. If you join and win, you land on that planet as well. If you lose, your tokens go to the Warp with the others.',
  'alliance.join': 'Choose a side',
  'alliance.join.text':
    'You may join a side that has invited you, or stay out of it. Talk first, at a table among people: everything may be promised, and nothing binds. Join the offense.',
  'alliance.commit': 'How many?',
  'alliance.commit.text':
    'You may send one to four tokens. They count for your side and share its fate. Send two; your power makes up for the rest.',
  'alliance.flank': 'Your power, as an ally',
  'alliance.flank.text':
    'Both have laid their cards, and nobody knows them. Without you it may be close. Cavalry may lay a card of its own beside that of its side: use your power.',
  'alliance.lay': 'Which card?',
  'alliance.lay.text': 'You hold a 15 and an 8. Lay the 15.',
  'alliance.won': '30 against 16',
  'alliance.won.text':
    'Your side had 10, three tokens and your two: 15, one short of the 16 on the other side. Your 15 made it 30. Both of you have landed: each has a base there now.',
  'alliance.defense': 'Helping the defense',
  'alliance.defense.text':
    'Allies of the defense gain no planet. When they win, their tokens go home, and for each of them they draw a card or take a token of their own back from the Warp. Good reasons to defend somebody who is still far from winning.',

  deal: 'Make a deal',
  'deal.about':
    'Two Compromises on the table, and you talk: a base for a base. You are Mind, and know what the other holds.',
  'deal.idea': 'There is another way',
  'deal.idea.text':
    'Besides Attacks there are Compromises. One against an Attack loses, and is consoled with cards of the winner. But two Compromises mean talk: you may exchange cards and bases, and both may gain.',
  'deal.send': 'Send a single token',
  'deal.send.text': 'You do not mean to fight, so do not risk much: put one token on the cone.',
  'deal.where': 'Aim',
  'deal.where.text': 'Any planet will do.',
  'deal.look': 'Read their mind',
  'deal.look.text': 'Your power lets you look at the hand of a main player once the cone is aimed. Look.',
  'deal.alone': 'No allies',
  'deal.alone.text':
    'The defense holds a 20, a 4 and a Compromise. You hold a Compromise, too. Allies would be in the way of a deal: when one is made, they go home with nothing. Invite nobody.',
  'deal.peace': 'Lay your Compromise',
  'deal.peace.text': 'At a table you would say so aloud: “I come in peace.” It may be a lie. Lay it.',
  'deal.talk': 'A deal, within the time',
  'deal.talk.text':
    'Both were honest. Now you may offer each other cards and one base each, with a few proposals each. If you do not come to terms, both of you lose three tokens to the Warp.',
  'deal.offer': 'A base for a base',
  'deal.offer.text':
    'Offer a base on one of your planets and ask for a base on one of theirs: one of each, and nothing else. Nobody gains more than one base by a deal.',
  'deal.mine': 'Where may they settle?',
  'deal.mine.text': 'Pick the planet of yours where they may found a base beside you.',
  'deal.yours': 'Where do you settle?',
  'deal.yours.text': 'And the planet of theirs where you want yours.',
  'deal.done': 'Accepted',
  'deal.done.text': 'They agree. Say which tokens go to your new base; those on the cone will do.',
  'deal.failed': 'One base each',
  'deal.failed.text':
    'You have a base abroad, and so do they. A deal counts as a success: you might challenge again. But mind the score: a base for a base helps whoever is ahead.',
  'deal.cards': 'The other cards',
  'deal.cards.text':
    'Besides Challenge cards you will hold Edicts, which do what they say at the moment they name, and Flares, each named after a power: weaker for most players, stronger for whoever has that very power. If you have no Challenge card left when you need one, you take a new hand.',
} satisfies Messages;
