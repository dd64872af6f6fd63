// The options of reverse hexes (§9) and Lucre (§11), and what is named by their rules.

import type { Messages } from '@orrery/kernel';

export const options: Messages = {
  'option.renewal': 'All extra Destiny cards exchanged',
  'option.renewal.hint':
    'Whenever Destiny is shuffled, all colourless cones and Comets that were played make room for others, not only the last one.',
  'option.lucre': 'Lucre',
  'option.lucre.hint': 'Money for cards, tokens, a higher total, and for persuading others.',

  'act.bank-buy': 'Buy: {0:purchase}, {2|once|# times}, for {3} Lucre',
  'act.bank-seat': 'Pay {2:seat} Lucre',
  'source.bought': 'Lucre',
  'ask.discard': '{n|Which card|Which # cards} do you discard?',
  'see.lucre': '  Lucre: {n}.',

  // Lucre: Assessor, Butler, Dragon, Entrepreneur
  'act.card-purchase': 'Play {0:card}: {1:purchase}, for nothing',
  'use.card-purchase': '{0:card}: {1:purchase}',
  'ask.go': '{by:seat} names you to be the offense. Do you have a Challenge card?',
  'ask.substitute': 'Who is the offense in your place?',
  'word.aim': 'Aim the cone',
  'word.armed': 'I have one, and accept',
  'word.bases': 'Pick the bases',
  'word.moon': 'Go to a Moon',
  'word.no-tip': 'Give nothing',
  'word.tip': 'Give the tip',
  'word.unarmed': 'I have none',
  'log.substitute': '{seat:seat} is the offense in place of {other:seat}.',
  'log.unarmed': '{seat:seat} has no Challenge card.',
  'refuse.substitute': 'Name somebody else with cards and tokens.',

  // Contracts: Gnome, Hurtz, Lloyd
  'act.grant-power': 'Rent {2:power} from {0:power}',
  'act.grant 43 1': 'Rent tokens from {0:power}',
  'use.grant-power': 'what {0:power} allows: {1:power}',
  'source.debt': 'a debt',
  'source.hired': 'rented tokens',

  'option.hexes': 'Reverse hexes',
  'option.hexes.none': 'none',
  'option.hexes.dealt': 'for all, by lot',
  'option.hexes.chosen': 'for all, by choice',
  'option.hexes.first': 'only for the first seat',
  'option.hexes.hint':
    'The other side of the systems, each with a character of its own. Only for the first seat: a helping hand for a new player.',
  'act.hex-destiny': '{0:hex}: lay {2:destiny}',
  'act.hex-neighbour': '{0:hex}: add the tokens on {2:place}',
  'act.hex-refuge': '{0:hex}: leave for {2:place}',
  'act.hex 1 0': 'Gas Giant: take tokens out of the challenge',
  'act.hex 2 0': 'Rings: subtract the number instead of adding it',
  'ask.spread': 'Spread your {n} tokens over your planets.',
  'destiny.none': 'no Destiny card',
  'see.hex': '  Reverse hex: {hex:hex}.',
  'see.dust': '  Set aside: {cards:destiny}.',
  'see.ships': '  Holds {cards:destiny}.',
};
