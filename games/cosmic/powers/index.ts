// The powers (§4) that are built, by name; and the steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { assassin, assassinToken } from './assassin.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chronos } from './chronos.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { filch } from './filch.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { ghost, ghostCall } from './ghost.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { negator, negatorCard } from './negator.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { plant } from './plant.ts';
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { virus } from './virus.ts';
import { theVoid } from './void.ts';
import { will, willChoose } from './will.ts';
import { witch, witchSecond } from './witch.ts';
import { zombie } from './zombie.ts';

export const powers = {
  'anti-matter': antiMatter,
  assassin,
  boomerang,
  changeling,
  chronos,
  delegator,
  dictator,
  filch,
  gambler,
  ghost,
  healer,
  insect,
  loser,
  macron,
  negator,
  oracle,
  plant,
  silencer,
  siren,
  sorcerer,
  terrorist,
  vacuum,
  virus,
  void: theVoid,
  will,
  witch,
  zombie,
};

export const powerSteps = {
  'assassin.token': assassinToken,
  'boomerang.after': boomerangAfter,
  'changeling.choose': changelingChoose,
  'delegator.installed': delegatorInstalled,
  'delegator.promote': delegatorPromote,
  'dictator.system': dictatorSystem,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'ghost.call': ghostCall,
  'negator.card': negatorCard,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'silencer.second': silencerSecond,
  'siren.share': sirenShare,
  'terrorist.list': terroristList,
  'terrorist.plant': terroristPlant,
  'vacuum.drag': vacuumDrag,
  'will.choose': willChoose,
  'witch.second': witchSecond,
};
