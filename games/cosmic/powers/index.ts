// The powers (§4) that are built, by name; and the steps of their own that some have.

import { anomaly } from './anomaly.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { assassin, assassinToken } from './assassin.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryLay } from './cavalry.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chosen } from './chosen.ts';
import { chronos } from './chronos.ts';
import { clone } from './clone.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { deuce, deuceSecond } from './deuce.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { diplomat } from './diplomat.ts';
import { diplomatDeal, diplomatReply, diplomatTerms } from './diplomat-deal.ts';
import { disease, diseaseSpread } from './disease.ts';
import { empath } from './empath.ts';
import { filch } from './filch.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { ghost, ghostCall } from './ghost.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { laser, laserBlind } from './laser.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { magnet, magnetName } from './magnet.ts';
import { mirror } from './mirror.ts';
import { mutant, mutantDiscard, mutantFill } from './mutant.ts';
import { negator, negatorCard } from './negator.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { pavlov, pavlovGive } from './pavlov.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
import { plant } from './plant.ts';
import { prolong, prolongMore } from './prolong.ts';
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
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { sting, stingSuffer } from './sting.ts';
import { subversive } from './subversive.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryName } from './visionary.ts';
import { theVoid } from './void.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will, willChoose } from './will.ts';
import { witch, witchSecond } from './witch.ts';
import { worm, wormSpread } from './worm.ts';
import { wrack, wrackOffer, wrackReply, wrackTerms, wrackTorture } from './wrack.ts';
import { zombie } from './zombie.ts';

export const powers = {
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

export const powerSteps = {
  'aristocrat.how': aristocratHow,
  'aristocrat.spare': aristocratSpare,
  'assassin.token': assassinToken,
  'boomerang.after': boomerangAfter,
  'cavalry.lay': cavalryLay,
  'changeling.choose': changelingChoose,
  'delegator.installed': delegatorInstalled,
  'delegator.promote': delegatorPromote,
  'deuce.second': deuceSecond,
  'dictator.system': dictatorSystem,
  'diplomat.deal': diplomatDeal,
  'diplomat.reply': diplomatReply,
  'diplomat.terms': diplomatTerms,
  'disease.spread': diseaseSpread,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'ghost.call': ghostCall,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'laser.blind': laserBlind,
  'magnet.name': magnetName,
  'mutant.discard': mutantDiscard,
  'mutant.fill': mutantFill,
  'negator.card': negatorCard,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'pavlov.give': pavlovGive,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
  'prolong.more': prolongMore,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
  'reserve.play': reservePlay,
  'schizoid.announce': schizoidAnnounce,
  'schizoid.answer': schizoidAnswer,
  'schizoid.bases': schizoidBases,
  'schizoid.more': schizoidMore,
  'schizoid.question': schizoidQuestion,
  'silencer.second': silencerSecond,
  'siren.share': sirenShare,
  'sting.suffer': stingSuffer,
  'terrorist.list': terroristList,
  'terrorist.plant': terroristPlant,
  'vacuum.drag': vacuumDrag,
  'visionary.name': visionaryName,
  'will.choose': willChoose,
  'witch.second': witchSecond,
  'worm.spread': wormSpread,
  'wrack.offer': wrackOffer,
  'wrack.reply': wrackReply,
  'wrack.terms': wrackTerms,
  'wrack.torture': wrackTorture,
};
