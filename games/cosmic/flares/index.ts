// The Flares (§6.1) that are built, by the name of their power; and the steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { aristocrat } from './aristocrat.ts';
import { assassin } from './assassin.ts';
import { berserker } from './berserker.ts';
import { boomerang } from './boomerang.ts';
import { busybody } from './busybody.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryJoin } from './cavalry.ts';
import { changeling } from './changeling.ts';
import { chosen } from './chosen.ts';
import { chronos } from './chronos.ts';
import { clone } from './clone.ts';
import { crystal, crystalMove } from './crystal.ts';
import { delegator } from './delegator.ts';
import { demon } from './demon.ts';
import { deuce, deuceMatch } from './deuce.ts';
import { dictator } from './dictator.ts';
import { diplomat, diplomatVote } from './diplomat.ts';
import { filch } from './filch.ts';
import { force, forceGift, forceUsed } from './force.ts';
import { gambler, gamblerSpread } from './gambler.ts';
import { ghost } from './ghost.ts';
import { grudge } from './grudge.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge } from './judge.ts';
import { laser } from './laser.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { magnet, magnetCard } from './magnet.ts';
import { mirror } from './mirror.ts';
import { mutant } from './mutant.ts';
import { negator } from './negator.ts';
import { obverse } from './obverse.ts';
import { oracle } from './oracle.ts';
import { parasite } from './parasite.ts';
import { pentaform } from './pentaform.ts';
import { plant, plantGraft } from './plant.ts';
import { queue } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
import { reserve } from './reserve.ts';
import { schizoid } from './schizoid.ts';
import { serpent } from './serpent.ts';
import { silencer } from './silencer.ts';
import { siren, sirenName } from './siren.ts';
import { skeptic, skepticForfeit, skepticProve } from './skeptic.ts';
import { sorcerer } from './sorcerer.ts';
import { terrorist } from './terrorist.ts';
import { vacuum } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryCard, visionaryShow } from './visionary.ts';
import { theVoid } from './void.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will } from './will.ts';
import { witch } from './witch.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const flares = {
  'anti-matter': antiMatter,
  aristocrat,
  assassin,
  berserker,
  boomerang,
  busybody,
  calculator,
  cavalry,
  changeling,
  chosen,
  chronos,
  clone,
  crystal,
  delegator,
  demon,
  deuce,
  dictator,
  diplomat,
  filch,
  force,
  gambler,
  ghost,
  grudge,
  healer,
  insect,
  judge,
  laser,
  loser,
  machine,
  macron,
  magnet,
  mirror,
  mutant,
  negator,
  obverse,
  oracle,
  parasite,
  pentaform,
  plant,
  queue,
  reincarnator,
  reserve,
  schizoid,
  serpent,
  silencer,
  siren,
  skeptic,
  sorcerer,
  terrorist,
  vacuum,
  virus,
  visionary,
  void: theVoid,
  warpish,
  warrior,
  will,
  witch,
  zombie,
};

export const flareSteps = {
  'cavalry.join': cavalryJoin,
  'crystal.move': crystalMove,
  'deuce.match': deuceMatch,
  'diplomat.vote': diplomatVote,
  'force.gift': forceGift,
  'force.used': forceUsed,
  'gambler.spread': gamblerSpread,
  'magnet.card': magnetCard,
  'plant.graft': plantGraft,
  'siren.name': sirenName,
  'skeptic.forfeit': skepticForfeit,
  'skeptic.prove': skepticProve,
  'visionary.card': visionaryCard,
  'visionary.show': visionaryShow,
  'zombie.ally': zombieAlly,
};
