// The Flares (§6.1) that are built, by the name of their power; and the steps of their own that some have.

import { anomaly, anomalyChoose } from './anomaly.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat } from './aristocrat.ts';
import { assassin } from './assassin.ts';
import { boomerang } from './boomerang.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryJoin } from './cavalry.ts';
import { changeling } from './changeling.ts';
import { chosen } from './chosen.ts';
import { chronos } from './chronos.ts';
import { clone } from './clone.ts';
import { delegator } from './delegator.ts';
import { deuce, deuceMatch } from './deuce.ts';
import { dictator } from './dictator.ts';
import { diplomat, diplomatVote } from './diplomat.ts';
import { disease, diseaseCard, diseaseMove } from './disease.ts';
import { empath } from './empath.ts';
import { filch } from './filch.ts';
import { gambler, gamblerSpread } from './gambler.ts';
import { ghost } from './ghost.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge } from './judge.ts';
import { laser } from './laser.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { magnet, magnetCard } from './magnet.ts';
import { mirror } from './mirror.ts';
import { mutant } from './mutant.ts';
import { negator } from './negator.ts';
import { oracle } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { pavlov } from './pavlov.ts';
import { pentaform } from './pentaform.ts';
import { plant, plantGraft } from './plant.ts';
import { prolong } from './prolong.ts';
import { queue } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
import { reserve } from './reserve.ts';
import { schizoid } from './schizoid.ts';
import { silencer } from './silencer.ts';
import { siren, sirenName } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { sting } from './sting.ts';
import { subversive } from './subversive.ts';
import { terrorist } from './terrorist.ts';
import { vacuum } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryCard, visionaryShow } from './visionary.ts';
import { theVoid } from './void.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will } from './will.ts';
import { witch } from './witch.ts';
import { worm, wormDig } from './worm.ts';
import { wrack } from './wrack.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const flares = {
  anomaly,
  'anti-matter': antiMatter,
  aristocrat,
  assassin,
  boomerang,
  calculator,
  cavalry,
  changeling,
  chosen,
  chronos,
  clone,
  delegator,
  deuce,
  dictator,
  diplomat,
  disease,
  empath,
  filch,
  gambler,
  ghost,
  healer,
  insect,
  judge,
  laser,
  loser,
  macron,
  magnet,
  mirror,
  mutant,
  negator,
  oracle,
  pacifist,
  pavlov,
  pentaform,
  plant,
  prolong,
  queue,
  reincarnator,
  reserve,
  schizoid,
  silencer,
  siren,
  sorcerer,
  spiff,
  sting,
  subversive,
  terrorist,
  vacuum,
  virus,
  visionary,
  void: theVoid,
  warpish,
  warrior,
  will,
  witch,
  worm,
  wrack,
  zombie,
};

export const flareSteps = {
  'anomaly.choose': anomalyChoose,
  'cavalry.join': cavalryJoin,
  'deuce.match': deuceMatch,
  'diplomat.vote': diplomatVote,
  'disease.card': diseaseCard,
  'disease.move': diseaseMove,
  'gambler.spread': gamblerSpread,
  'magnet.card': magnetCard,
  'plant.graft': plantGraft,
  'siren.name': sirenName,
  'visionary.card': visionaryCard,
  'visionary.show': visionaryShow,
  'worm.dig': wormDig,
  'zombie.ally': zombieAlly,
};
