// Chapters 14 and 15: what the expansion changes for single powers and cards, and powers that need a word.

import type { Messages } from '@orrery/kernel';

export const notes: Messages = {
  'chapter.14': 'With the expansion',
  'rule.14.1':
    'Cavalry adds no Kicker of its own, but its card is multiplied by its main player’s. With its Flare, Wild or Super, a Kicker multiplies the Attack of every ally of whoever laid it.',
  'rule.14.2':
    'Chosen: the first Kicker drawn before the Challenge card multiplies that card. With the Super you also keep Reinforcements that are drawn.',
  'rule.14.3':
    'Chronos: the opponent’s Kicker is put aside with the card. The Wild may lead to a Moon as well as to a planet.',
  'rule.14.4': 'Clone cannot keep Kickers.',
  'rule.14.5': 'Deuce: a Kicker multiplies the principal card only, and Deuce must always say which that is.',
  'rule.14.6': 'Filch cannot take Kickers.',
  'rule.14.7': 'Gambler may hide the Kicker too, and lie about it. The spread of the Wild is measured after Kickers.',
  'rule.14.8':
    'Laser draws the card after the opponent has had the chance to lay a Kicker. The Wild makes the victim choose the Kicker, too, before allies are invited.',
  'rule.14.9': 'Loser: Kickers may be laid after the upset is declared and before the cards are.',
  'rule.14.10': 'Mirror reverses the digits after the Kicker has multiplied.',
  'rule.14.11': 'Oracle does not see the opponent’s Kicker.',
  'rule.14.12': 'Pentaform: bases on Moons do not change the stage, except Moon Base Omega.',
  'rule.14.13':
    'Phantom: on receiving the power, five tokens from any bases are turned over and put on the star. Whoever loses it can neither use nor make phantoms, but can still move existing ones to the cone.',
  'rule.14.14': 'Seeker may ask about the Miser’s hoard and the Schizoid’s aim.',
  'rule.14.15': 'Sorcerer switches Challenge cards; Kickers stay where they are.',
  'rule.14.16': 'Visionary names the card after both have decided about Kickers, and has no say about those.',
  'rule.14.17': 'Worm cannot turn the cone to a Moon.',
  'rule.14.18': 'Keeper keeps Kickers and Reinforcements too.',
  'rule.14.19': 'Plague also takes a Kicker and a Reinforcement.',
  'rule.14.20': 'Sanity also stops all Moons, and lets everybody use only one of their powers.',
  'rule.14.21': 'Vampire’s Wild Flare may swap with a base on a Moon.',
  'rule.14.22': 'Void’s Flare may remove a Moon.',
  'rule.14.23': 'Worldships may use a Comet it holds in any challenge.',

  'chapter.15': 'Special powers',
  'rule.15.0': 'Powers meet in ways nobody can foresee. Where two do not fit together, follow the examples here.',
  'rule.15.1':
    'Hurtz, Industrialist, Miser, Pentaform, Queue, Schizoid, Symbiote, Terrorist, Warrior and Witch have pieces of their own, called artifacts, which come at set-up. If such a power is drawn later, another is drawn instead. Only Pentaform and Changeling can get one during play, and the artifacts go with it.',
  'rule.15.2':
    'Assassin strikes the colour drawn. Dictator points the cone at any system, whatever was drawn. Will challenges any colour, but in the system Dictator chose.',
  'rule.15.3':
    'Can Insect copy Loser and upset an upset? No. The offense is asked first; if it declares an upset, that is final. If it does not, the defense may, and then the offense can do nothing about it.',
  'rule.15.4':
    'Whoever is silenced cannot make a deal, and cannot play a card or use a power that needs a target or another choice said aloud, such as Plague. What explains itself can be played. Some powers are stopped in part.',
  'rule.15.5':
    'Schizoid’s aim must include at least three external bases. In the original game Force, Judge and Witch are open-ended; here they have limits.',
};
