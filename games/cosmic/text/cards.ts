// Names of everything that can be drawn, put together from the tables and the words of a language: `card.7`, `destiny.3`.

import type { Messages } from '@orrery/kernel';
import {
  ATTACKS,
  COMPROMISE,
  FIRST_ATTACK,
  FIRST_EDICT,
  FIRST_FLARE,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  KICKERS,
  REINFORCEMENTS,
} from '../data/cards.ts';
import { COLOURS, FIRST_COMET, FIRST_CONE, FIRST_REVERSE, WILD, WILD_REVERSE } from '../data/destiny.ts';
import { COMET_NAMES, EDICT_NAMES, named, ownerOf, POWER_NAMES } from './names.ts';

export interface Words {
  /** What each colourless cone says, in a few words. */
  readonly cones: readonly string[];
  readonly flare: (power: string) => string;
  /** A colour is a player's, and called by that player's name: who looks at a screen knows people, not print. */
  readonly coloured: (owner: string) => string;
  readonly reversed: (owner: string) => string;
  readonly wild: string;
  readonly wildReversed: string;
  readonly cone: (name: string, number: number) => string;
  readonly comet: (name: string) => string;
}

const OWNERS = COLOURS.map((_, seat) => ownerOf(seat));

/** A true minus, as print has it. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

export const nameCards = (words: Words): Messages => ({
  [`card.${COMPROMISE}`]: 'Compromise',
  ...numbered(
    'card',
    FIRST_ATTACK,
    ATTACKS.map(([value]) => `Attack ${signed(value)}`),
  ),
  ...numbered('card', FIRST_EDICT, EDICT_NAMES),
  ...numbered(
    'card',
    FIRST_KICKER,
    KICKERS.map(([factor]) => `Kicker ×${signed(factor)}`),
  ),
  ...numbered(
    'card',
    FIRST_REINFORCEMENT,
    REINFORCEMENTS.map(([value]) => `Reinforcement +${value}`),
  ),
  ...numbered('card', FIRST_FLARE, POWER_NAMES.map(words.flare)),
  ...named('colour', OWNERS),
  ...numbered('destiny', 0, OWNERS.map(words.coloured)),
  ...numbered('destiny', FIRST_REVERSE, OWNERS.map(words.reversed)),
  [`destiny.${WILD}`]: words.wild,
  [`destiny.${WILD_REVERSE}`]: words.wildReversed,
  ...numbered(
    'destiny',
    FIRST_CONE,
    words.cones.map((name, place) => words.cone(name, place + 1)),
  ),
  ...numbered('destiny', FIRST_COMET, COMET_NAMES.map(words.comet)),
});

const numbered = (noun: string, first: number, names: readonly string[]): Messages =>
  Object.fromEntries(names.map((name, place) => [`${noun}.${first + place}`, name]));
