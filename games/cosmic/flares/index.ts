// The Flares (§6.1) that are built, by the name of their power; and the steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { assassin } from './assassin.ts';
import { boomerang } from './boomerang.ts';
import { chronos } from './chronos.ts';
import { delegator } from './delegator.ts';
import { dictator } from './dictator.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { magnet, magnetCard } from './magnet.ts';
import { mutant } from './mutant.ts';
import { negator } from './negator.ts';
import { oracle } from './oracle.ts';
import { pentaform } from './pentaform.ts';
import { plant, plantGraft } from './plant.ts';
import { queue } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
import { schizoid } from './schizoid.ts';
import { sorcerer } from './sorcerer.ts';
import { terrorist } from './terrorist.ts';
import { virus } from './virus.ts';
import { will } from './will.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const flares = {
  'anti-matter': antiMatter,
  assassin,
  boomerang,
  chronos,
  delegator,
  dictator,
  healer,
  insect,
  loser,
  macron,
  magnet,
  mutant,
  negator,
  oracle,
  pentaform,
  plant,
  queue,
  reincarnator,
  schizoid,
  sorcerer,
  terrorist,
  virus,
  will,
  zombie,
};

export const flareSteps = { 'magnet.card': magnetCard, 'plant.graft': plantGraft, 'zombie.ally': zombieAlly };
