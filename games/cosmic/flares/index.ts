// The Flares (§6.1) that are built, by the name of their power; and the steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { assassin } from './assassin.ts';
import { boomerang } from './boomerang.ts';
import { changeling } from './changeling.ts';
import { chronos } from './chronos.ts';
import { delegator } from './delegator.ts';
import { dictator } from './dictator.ts';
import { filch } from './filch.ts';
import { gambler, gamblerSpread } from './gambler.ts';
import { ghost } from './ghost.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { negator } from './negator.ts';
import { oracle } from './oracle.ts';
import { plant, plantGraft } from './plant.ts';
import { silencer } from './silencer.ts';
import { siren, sirenName } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { terrorist } from './terrorist.ts';
import { vacuum } from './vacuum.ts';
import { virus } from './virus.ts';
import { theVoid } from './void.ts';
import { will } from './will.ts';
import { witch } from './witch.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const flares = {
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

export const flareSteps = {
  'gambler.spread': gamblerSpread,
  'plant.graft': plantGraft,
  'siren.name': sirenName,
  'zombie.ally': zombieAlly,
};
