// The powers (§4) by name, and the steps of their own that some have: those of a plain table, and all others.

import { anomaly } from './anomaly.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { assessor } from './assessor.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { busybody } from './busybody.ts';
import { butler, butlerServe, butlerTip } from './butler.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chronos } from './chronos.ts';
import { connoisseur } from './connoisseur.ts';
import { crystal, crystalSet } from './crystal.ts';
import { diplomatDeal, diplomatReply, diplomatTerms } from './diplomat-deal.ts';
import { diplomat } from './diplomat.ts';
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
import { extortionist, extortionistStop, extortionistToken } from './extortionist.ts';
import { force, forceExchange } from './force.ts';
import { fungus, fungusSpread } from './fungus.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { gnome } from './gnome.ts';
import { gorgon } from './gorgon.ts';
import { grudge, grudgeVictim } from './grudge.ts';
import { hurtz, hurtzTokens } from './hurtz.ts';
import { industrialist, industrialistCard, industrialistConcede, industrialistSign } from './industrialist.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { lloyd } from './lloyd.ts';
import { mesmer, mesmerCard, mesmerTarget } from './mesmer.ts';
import { negator, negatorCard, negatorKicker } from './negator.ts';
import { obverse } from './obverse.ts';
import { pavlov, pavlovGive } from './pavlov.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
import { pirate, pirateCapture, pirateRansom } from './pirate.ts';
import { prolong, prolongMore } from './prolong.ts';
import { queue, queueMoment, queueOrder, queueRow } from './queue.ts';
import { reincarnator } from './reincarnator.ts';
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
import { sting, stingSuffer } from './sting.ts';
import { subversive } from './subversive.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { vampire } from './vampire.ts';
import { witch, witchSecond } from './witch.ts';
import { wrack, wrackOffer, wrackReply, wrackTerms, wrackTorture } from './wrack.ts';
import { wraith, wraithBring, wraithReserve } from './wraith.ts';
import { plainPowers, plainPowerSteps } from './plain.ts';

export const powers = {
  ...plainPowers,
  anomaly,
  'anti-matter': antiMatter,
  aristocrat,
  assessor,
  boomerang,
  busybody,
  butler,
  changeling,
  chronos,
  connoisseur,
  crystal,
  diplomat,
  doppelganger,
  dragon,
  empath,
  entrepreneur,
  extortionist,
  force,
  fungus,
  gambler,
  gnome,
  gorgon,
  grudge,
  hurtz,
  industrialist,
  judge,
  lloyd,
  mesmer,
  negator,
  obverse,
  pavlov,
  pentaform,
  pirate,
  prolong,
  queue,
  reincarnator,
  schizoid,
  seeker,
  serpent,
  silencer,
  siren,
  skeptic,
  sniveler,
  sting,
  subversive,
  terrorist,
  vampire,
  witch,
  wrack,
  wraith,
};

export const powerSteps = {
  ...plainPowerSteps,
  'aristocrat.how': aristocratHow,
  'aristocrat.spare': aristocratSpare,
  'boomerang.after': boomerangAfter,
  'butler.serve': butlerServe,
  'butler.tip': butlerTip,
  'changeling.choose': changelingChoose,
  'crystal.set': crystalSet,
  'diplomat.deal': diplomatDeal,
  'diplomat.reply': diplomatReply,
  'diplomat.terms': diplomatTerms,
  'doppelganger.give': doppelgangerGive,
  'doppelganger.pick': doppelgangerPick,
  'doppelganger.take': doppelgangerTake,
  'doppelganger.whom': doppelgangerWhom,
  'extortionist.stop': extortionistStop,
  'extortionist.token': extortionistToken,
  'force.exchange': forceExchange,
  'fungus.spread': fungusSpread,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'grudge.victim': grudgeVictim,
  'hurtz.tokens': hurtzTokens,
  'industrialist.card': industrialistCard,
  'industrialist.concede': industrialistConcede,
  'industrialist.sign': industrialistSign,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'mesmer.card': mesmerCard,
  'mesmer.target': mesmerTarget,
  'negator.card': negatorCard,
  'negator.kicker': negatorKicker,
  'pavlov.give': pavlovGive,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
  'pirate.capture': pirateCapture,
  'pirate.ransom': pirateRansom,
  'prolong.more': prolongMore,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
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
  'witch.second': witchSecond,
  'wrack.offer': wrackOffer,
  'wrack.reply': wrackReply,
  'wrack.terms': wrackTerms,
  'wrack.torture': wrackTorture,
  'wraith.bring': wraithBring,
  'wraith.reserve': wraithReserve,
};
