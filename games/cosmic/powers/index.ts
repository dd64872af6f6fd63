// The powers (§4) that are built, by name; and the steps of their own that some have.

import { amoeba, amoebaAdd, amoebaWithdraw } from './amoeba.ts';
import { anomaly } from './anomaly.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { assassin, assassinToken } from './assassin.ts';
import { assessor } from './assessor.ts';
import { aura } from './aura.ts';
import { berserker, berserkerFoes, berserkerLeader } from './berserker.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { bully, bullyPick } from './bully.ts';
import { busybody } from './busybody.ts';
import { butler, butlerServe, butlerTip } from './butler.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryLay } from './cavalry.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chosen } from './chosen.ts';
import { chronos } from './chronos.ts';
import { clone } from './clone.ts';
import { connoisseur } from './connoisseur.ts';
import { crystal, crystalSet } from './crystal.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { demon, demonStand } from './demon.ts';
import { deuce, deuceSecond } from './deuce.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { diplomatDeal, diplomatReply, diplomatTerms } from './diplomat-deal.ts';
import { diplomat } from './diplomat.ts';
import { disease, diseaseSpread } from './disease.ts';
import {
  doppelganger,
  doppelgangerGive,
  doppelgangerPick,
  doppelgangerTake,
  doppelgangerWhom,
} from './doppelganger.ts';
import { dragon } from './dragon.ts';
import { empath } from './empath.ts';
import { entrepreneur } from './entrepreneur.ts';
import { ethic, ethicPay } from './ethic.ts';
import { extortionist, extortionistStop, extortionistToken } from './extortionist.ts';
import { filch } from './filch.ts';
import { filth, filthElsewhere } from './filth.ts';
import { force, forceExchange } from './force.ts';
import { fungus, fungusSpread } from './fungus.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { ghost, ghostCall } from './ghost.ts';
import { gnome } from './gnome.ts';
import { gorgon } from './gorgon.ts';
import { grief } from './grief.ts';
import { grudge, grudgeVictim } from './grudge.ts';
import { healer } from './healer.ts';
import { hurtz, hurtzTokens } from './hurtz.ts';
import { industrialist, industrialistCard, industrialistConcede, industrialistSign } from './industrialist.ts';
import { insect } from './insect.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { laser, laserBlind } from './laser.ts';
import { lloyd } from './lloyd.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { magnet, magnetName } from './magnet.ts';
import { mesmer, mesmerCard, mesmerTarget } from './mesmer.ts';
import { mind } from './mind.ts';
import { mirror } from './mirror.ts';
import { miser, miserHoard } from './miser.ts';
import { mutant, mutantDiscard, mutantFill } from './mutant.ts';
import { negator, negatorCard, negatorKicker } from './negator.ts';
import { obverse } from './obverse.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { parasite } from './parasite.ts';
import { pavlov, pavlovGive } from './pavlov.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
import { phantom, phantomTurn } from './phantom.ts';
import { philanthropist, philanthropistCard } from './philanthropist.ts';
import { pirate, pirateCapture, pirateRansom } from './pirate.ts';
import { plant } from './plant.ts';
import { prolong, prolongMore } from './prolong.ts';
import { prophet, prophetTokens } from './prophet.ts';
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
import { seeker, seekerAnswer, seekerHear, seekerQuestion, seekerTell, seekerTopic } from './seeker.ts';
import { serpent, serpentAccept, serpentCard, serpentTempt } from './serpent.ts';
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { skeptic, skepticAgree, skepticStake } from './skeptic.ts';
import { sniveler, snivelerAgree, snivelerBase, snivelerOffer, snivelerWant } from './sniveler.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { sting, stingSuffer } from './sting.ts';
import { subversive } from './subversive.ts';
import { symbiote } from './symbiote.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { trader, traderSwap } from './trader.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { vampire } from './vampire.ts';
import { virus } from './virus.ts';
import { visionary, visionaryName } from './visionary.ts';
import { theVoid } from './void.ts';
import { vulch } from './vulch.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will, willChoose } from './will.ts';
import { witch, witchSecond } from './witch.ts';
import { worm, wormSpread } from './worm.ts';
import { wrack, wrackOffer, wrackReply, wrackTerms, wrackTorture } from './wrack.ts';
import { wraith, wraithBring, wraithReserve } from './wraith.ts';
import { zombie } from './zombie.ts';

export const powers = {
  amoeba,
  anomaly,
  'anti-matter': antiMatter,
  aristocrat,
  assassin,
  assessor,
  aura,
  berserker,
  boomerang,
  bully,
  busybody,
  butler,
  calculator,
  cavalry,
  changeling,
  chosen,
  chronos,
  clone,
  connoisseur,
  crystal,
  delegator,
  demon,
  deuce,
  dictator,
  diplomat,
  disease,
  doppelganger,
  dragon,
  empath,
  entrepreneur,
  ethic,
  extortionist,
  filch,
  filth,
  force,
  fungus,
  gambler,
  ghost,
  gnome,
  gorgon,
  grief,
  grudge,
  healer,
  hurtz,
  industrialist,
  insect,
  judge,
  laser,
  lloyd,
  loser,
  machine,
  macron,
  magnet,
  mesmer,
  mind,
  mirror,
  miser,
  mutant,
  negator,
  obverse,
  oracle,
  pacifist,
  parasite,
  pavlov,
  pentaform,
  phantom,
  philanthropist,
  pirate,
  plant,
  prolong,
  prophet,
  queue,
  reincarnator,
  reserve,
  schizoid,
  seeker,
  serpent,
  silencer,
  siren,
  skeptic,
  sniveler,
  sorcerer,
  spiff,
  sting,
  subversive,
  symbiote,
  terrorist,
  trader,
  vacuum,
  vampire,
  virus,
  visionary,
  void: theVoid,
  vulch,
  warpish,
  warrior,
  will,
  witch,
  worm,
  wrack,
  wraith,
  zombie,
};

export const powerSteps = {
  'amoeba.add': amoebaAdd,
  'amoeba.withdraw': amoebaWithdraw,
  'aristocrat.how': aristocratHow,
  'aristocrat.spare': aristocratSpare,
  'assassin.token': assassinToken,
  'berserker.foes': berserkerFoes,
  'berserker.leader': berserkerLeader,
  'boomerang.after': boomerangAfter,
  'bully.pick': bullyPick,
  'butler.serve': butlerServe,
  'butler.tip': butlerTip,
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
  'disease.spread': diseaseSpread,
  'doppelganger.give': doppelgangerGive,
  'doppelganger.pick': doppelgangerPick,
  'doppelganger.take': doppelgangerTake,
  'doppelganger.whom': doppelgangerWhom,
  'ethic.pay': ethicPay,
  'extortionist.stop': extortionistStop,
  'extortionist.token': extortionistToken,
  'filth.elsewhere': filthElsewhere,
  'force.exchange': forceExchange,
  'fungus.spread': fungusSpread,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'ghost.call': ghostCall,
  'grudge.victim': grudgeVictim,
  'hurtz.tokens': hurtzTokens,
  'industrialist.card': industrialistCard,
  'industrialist.concede': industrialistConcede,
  'industrialist.sign': industrialistSign,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'laser.blind': laserBlind,
  'magnet.name': magnetName,
  'mesmer.card': mesmerCard,
  'mesmer.target': mesmerTarget,
  'miser.hoard': miserHoard,
  'mutant.discard': mutantDiscard,
  'mutant.fill': mutantFill,
  'negator.card': negatorCard,
  'negator.kicker': negatorKicker,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'pavlov.give': pavlovGive,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
  'phantom.turn': phantomTurn,
  'philanthropist.card': philanthropistCard,
  'pirate.capture': pirateCapture,
  'pirate.ransom': pirateRansom,
  'prolong.more': prolongMore,
  'prophet.tokens': prophetTokens,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
  'reserve.play': reservePlay,
  'schizoid.announce': schizoidAnnounce,
  'schizoid.answer': schizoidAnswer,
  'schizoid.bases': schizoidBases,
  'schizoid.more': schizoidMore,
  'schizoid.question': schizoidQuestion,
  'seeker.answer': seekerAnswer,
  'seeker.hear': seekerHear,
  'seeker.question': seekerQuestion,
  'seeker.tell': seekerTell,
  'seeker.topic': seekerTopic,
  'serpent.accept': serpentAccept,
  'serpent.card': serpentCard,
  'serpent.tempt': serpentTempt,
  'silencer.second': silencerSecond,
  'siren.share': sirenShare,
  'skeptic.agree': skepticAgree,
  'skeptic.stake': skepticStake,
  'sniveler.agree': snivelerAgree,
  'sniveler.base': snivelerBase,
  'sniveler.offer': snivelerOffer,
  'sniveler.want': snivelerWant,
  'sting.suffer': stingSuffer,
  'terrorist.list': terroristList,
  'terrorist.plant': terroristPlant,
  'trader.swap': traderSwap,
  'vacuum.drag': vacuumDrag,
  'visionary.name': visionaryName,
  'will.choose': willChoose,
  'witch.second': witchSecond,
  'worm.spread': wormSpread,
  'wrack.offer': wrackOffer,
  'wrack.reply': wrackReply,
  'wrack.terms': wrackTerms,
  'wrack.torture': wrackTorture,
  'wraith.bring': wraithBring,
  'wraith.reserve': wraithReserve,
};
