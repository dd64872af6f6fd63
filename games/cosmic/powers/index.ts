// The powers (§4) that are built, by name; and the steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { assassin, assassinToken } from './assassin.ts';
import { berserker, berserkerFoes, berserkerLeader } from './berserker.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { busybody } from './busybody.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryLay } from './cavalry.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chosen } from './chosen.ts';
import { chronos } from './chronos.ts';
import { clone } from './clone.ts';
import { crystal, crystalSet } from './crystal.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { demon, demonStand } from './demon.ts';
import { deuce, deuceSecond } from './deuce.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { diplomatDeal, diplomatReply, diplomatTerms } from './diplomat-deal.ts';
import { diplomat } from './diplomat.ts';
import { filch } from './filch.ts';
import { force, forceExchange } from './force.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { ghost, ghostCall } from './ghost.ts';
import { grudge, grudgeVictim } from './grudge.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { laser, laserBlind } from './laser.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { magnet, magnetName } from './magnet.ts';
import { mirror } from './mirror.ts';
import { mutant, mutantDiscard, mutantFill } from './mutant.ts';
import { negator, negatorCard, negatorKicker } from './negator.ts';
import { obverse } from './obverse.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { parasite } from './parasite.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
import { plant } from './plant.ts';
import { queue, queueMoment, queueOrder, queueRow } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
import { reserve, reservePlay } from './reserve.ts';
import {
  schizoid,
  schizoidAnnounce,
  schizoidAnswer,
  schizoidBases,
  schizoidMore,
  schizoidQuestion,
} from './schizoid.ts';
import { serpent, serpentAccept, serpentCard, serpentTempt } from './serpent.ts';
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { skeptic, skepticAgree, skepticStake } from './skeptic.ts';
import { sorcerer } from './sorcerer.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryName } from './visionary.ts';
import { theVoid } from './void.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will, willChoose } from './will.ts';
import { witch, witchSecond } from './witch.ts';
import { zombie } from './zombie.ts';

export const powers = {
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

export const powerSteps = {
  'aristocrat.how': aristocratHow,
  'aristocrat.spare': aristocratSpare,
  'assassin.token': assassinToken,
  'berserker.foes': berserkerFoes,
  'berserker.leader': berserkerLeader,
  'boomerang.after': boomerangAfter,
  'cavalry.lay': cavalryLay,
  'changeling.choose': changelingChoose,
  'crystal.set': crystalSet,
  'delegator.installed': delegatorInstalled,
  'delegator.promote': delegatorPromote,
  'demon.stand': demonStand,
  'deuce.second': deuceSecond,
  'dictator.system': dictatorSystem,
  'diplomat.deal': diplomatDeal,
  'diplomat.reply': diplomatReply,
  'diplomat.terms': diplomatTerms,
  'force.exchange': forceExchange,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'ghost.call': ghostCall,
  'grudge.victim': grudgeVictim,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'laser.blind': laserBlind,
  'magnet.name': magnetName,
  'mutant.discard': mutantDiscard,
  'mutant.fill': mutantFill,
  'negator.card': negatorCard,
  'negator.kicker': negatorKicker,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
  'reserve.play': reservePlay,
  'schizoid.announce': schizoidAnnounce,
  'schizoid.answer': schizoidAnswer,
  'schizoid.bases': schizoidBases,
  'schizoid.more': schizoidMore,
  'schizoid.question': schizoidQuestion,
  'serpent.accept': serpentAccept,
  'serpent.card': serpentCard,
  'serpent.tempt': serpentTempt,
  'silencer.second': silencerSecond,
  'siren.share': sirenShare,
  'skeptic.agree': skepticAgree,
  'skeptic.stake': skepticStake,
  'terrorist.list': terroristList,
  'terrorist.plant': terroristPlant,
  'vacuum.drag': vacuumDrag,
  'visionary.name': visionaryName,
  'will.choose': willChoose,
  'witch.second': witchSecond,
};
