// The glossary in English: each term, the words that mean it, and what it is.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  offense: ['Offense', 'offense', 'The player whose turn it is: launches, aims, and lands if the fight is won.'],
  defense: [
    'Defense',
    'defense',
    'The player who is challenged, in the system that Destiny shows. The defense has its tokens on the planet, and wins ties.',
  ],
  mainplayer: ['Main player', 'main player|main players', 'The offense or the defense: those who lay the cards.'],
  ally: ['Ally', 'ally|allies', 'A player who has joined a side with one to four tokens, after being invited.'],
  token: ['Token', 'token|tokens', 'What lives on planets and flies on the cone. Everybody has twenty.'],
  system: ['System', 'system|systems', 'Five planets round a star, the home of one player.'],
  base: [
    'Base',
    'base|bases',
    'One or more tokens of one player on one planet. A planet may hold bases of several players.',
  ],
  external: ['External base', 'external base|external bases', 'A base outside your own system. Five of them win.'],
  cone: [
    'Cone',
    'cone',
    'It carries the tokens of the offense and its allies to the planet. On its reverse side the prizes of the allies are exchanged.',
  ],
  warp: ['Warp', 'Warp', 'Where lost tokens wait. The offense takes one back at the start of each challenge.'],
  destiny: ['Destiny', 'Destiny', 'The deck that says in whose system a challenge is.'],
  wild: ['Wild card', 'wild card|wild cards', 'A card of Destiny with all colours: the offense chooses the system.'],
  challengecard: [
    'Challenge card',
    'Challenge card|Challenge cards',
    'An Attack or a Compromise. Both main players must lay one.',
  ],
  attack: [
    'Attack',
    'Attack|Attacks',
    'A Challenge card with a number. The tokens of its side are added to it, and the higher total wins.',
  ],
  compromise: [
    'Compromise',
    'Compromise|Compromises',
    'A Challenge card that offers to talk. It loses to an Attack; two of them mean a deal.',
  ],
  consolation: [
    'Consolation',
    'consolation',
    'Cards from the hand of the winner, one for each token lost, for whoever lost with a Compromise.',
  ],
  deal: [
    'Deal',
    'deal|deals',
    'What two Compromises are to end in: cards and bases change hands. If there is none, both lose three tokens.',
  ],
  reward: [
    'Reward',
    'reward|rewards',
    'For allies of a defense that wins, for each token: a card from the deck, or one of their own tokens from the Warp.',
  ],
  newhand: [
    'New hand',
    'new hand',
    'Seven cards for whoever needs a Challenge card and has none; the rest of the old hand is discarded.',
  ],
  power: [
    'Power',
    'power|powers',
    'What makes you different from everybody else. It lies open, and bends the rules at the moment it names.',
  ],
  flare: [
    'Flare',
    'Flare|Flares',
    'A card named after a power: Super for whoever has that power, Wild for everybody else.',
  ],
  edict: ['Edict', 'Edict|Edicts', 'A card that does what it says, at the moment of its icon, and is then discarded.'],
  kicker: ['Kicker', 'Kicker|Kickers', 'Optional: a card laid beside the Challenge card, which it multiplies.'],
  reinforcement: [
    'Reinforcement',
    'Reinforcement|Reinforcements',
    'Optional: a card that adds to a total when both Attacks are known.',
  ],
  comet: ['Comet', 'Comet|Comets', 'Optional: a card of Destiny that changes the rules for one challenge.'],
  hex: [
    'Reverse hex',
    'reverse hex|reverse hexes',
    'Optional: the other side of a system, with a character of its own.',
  ],
  limbo: ['Limbo', 'Limbo', 'Optional: a place before the Warp where lost tokens are out of reach.'],
  lucre: ['Lucre', 'Lucre', 'Optional: money, for cards, tokens, a higher total, and for persuading others.'],
  moon: [
    'Moon',
    'Moon|Moons',
    'Optional: a small world beside the planets. Whoever occupies one has what it offers; it is no base.',
  ],
  interphase: ['Interphase', 'interphase', 'The breath between two challenges.'],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
