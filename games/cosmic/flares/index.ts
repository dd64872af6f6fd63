// The Flares (§6.1) that are built, by the name of their power; and the steps of their own that some have.

import { amoeba } from './amoeba.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat } from './aristocrat.ts';
import { assassin } from './assassin.ts';
import { boomerang } from './boomerang.ts';
import { bully, bullyYield } from './bully.ts';
import { changeling } from './changeling.ts';
import { chronos } from './chronos.ts';
import { delegator } from './delegator.ts';
import { dictator } from './dictator.ts';
import { diplomat, diplomatVote } from './diplomat.ts';
import { filch } from './filch.ts';
import { filth } from './filth.ts';
import { fungus } from './fungus.ts';
import { gambler, gamblerSpread } from './gambler.ts';
import { ghost } from './ghost.ts';
import { gorgon } from './gorgon.ts';
import { grief, griefDiscard } from './grief.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge } from './judge.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { magnet, magnetCard } from './magnet.ts';
import { mutant } from './mutant.ts';
import { negator } from './negator.ts';
import { oracle } from './oracle.ts';
import { pentaform } from './pentaform.ts';
import { phantom } from './phantom.ts';
import { pirate } from './pirate.ts';
import { plant, plantGraft } from './plant.ts';
import { queue } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
import { schizoid } from './schizoid.ts';
import { silencer } from './silencer.ts';
import { siren, sirenName } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { symbiote, symbioteRecover } from './symbiote.ts';
import { terrorist } from './terrorist.ts';
import { vacuum } from './vacuum.ts';
import { vampire, vampireSwap } from './vampire.ts';
import { virus } from './virus.ts';
import { theVoid } from './void.ts';
import { will } from './will.ts';
import { witch } from './witch.ts';
import { wraith } from './wraith.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const flares = {
  amoeba,
  'anti-matter': antiMatter,
  aristocrat,
  assassin,
  boomerang,
  bully,
  changeling,
  chronos,
  delegator,
  dictator,
  diplomat,
  filch,
  filth,
  fungus,
  gambler,
  ghost,
  gorgon,
  grief,
  healer,
  insect,
  judge,
  loser,
  macron,
  magnet,
  mutant,
  negator,
  oracle,
  pentaform,
  phantom,
  pirate,
  plant,
  queue,
  reincarnator,
  schizoid,
  silencer,
  siren,
  sorcerer,
  symbiote,
  terrorist,
  vacuum,
  vampire,
  virus,
  void: theVoid,
  will,
  witch,
  wraith,
  zombie,
};

export const flareSteps = {
  'bully.yield': bullyYield,
  'diplomat.vote': diplomatVote,
  'gambler.spread': gamblerSpread,
  'grief.discard': griefDiscard,
  'magnet.card': magnetCard,
  'plant.graft': plantGraft,
  'siren.name': sirenName,
  'symbiote.recover': symbioteRecover,
  'vampire.swap': vampireSwap,
  'zombie.ally': zombieAlly,
};
