// The powers (§4) of a usual table (usual-rules.ts), by name: all but those that are reconstructed and those marked L; and the
// steps of their own that some have.

import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { butler, butlerServe, butlerTip } from './butler.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chronos } from './chronos.ts';
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
import { empath } from './empath.ts';
import { extortionist, extortionistStop, extortionistToken } from './extortionist.ts';
import { fungus, fungusSpread } from './fungus.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { gorgon } from './gorgon.ts';
import { grudge, grudgeVictim } from './grudge.ts';
import { industrialist, industrialistCard, industrialistConcede, industrialistSign } from './industrialist.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { mesmer, mesmerCard, mesmerTarget } from './mesmer.ts';
import { negator, negatorCard, negatorKicker } from './negator.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
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
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { skeptic, skepticAgree, skepticStake } from './skeptic.ts';
import { sniveler, snivelerAgree, snivelerBase, snivelerOffer, snivelerWant } from './sniveler.ts';
import { sting, stingSuffer } from './sting.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { witch, witchSecond } from './witch.ts';
import { wrack, wrackOffer, wrackReply, wrackTerms, wrackTorture } from './wrack.ts';
import { plainPowers, plainPowerSteps } from './plain.ts';

export const usualPowers = {
  ...plainPowers,
  'anti-matter': antiMatter,
  aristocrat,
  boomerang,
  butler,
  changeling,
  chronos,
  crystal,
  diplomat,
  doppelganger,
  empath,
  extortionist,
  fungus,
  gambler,
  gorgon,
  grudge,
  industrialist,
  judge,
  mesmer,
  negator,
  pentaform,
  reincarnator,
  schizoid,
  seeker,
  silencer,
  siren,
  skeptic,
  sniveler,
  sting,
  terrorist,
  witch,
  wrack,
};

export const usualPowerSteps = {
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
  'fungus.spread': fungusSpread,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'grudge.victim': grudgeVictim,
  'industrialist.card': industrialistCard,
  'industrialist.concede': industrialistConcede,
  'industrialist.sign': industrialistSign,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'mesmer.card': mesmerCard,
  'mesmer.target': mesmerTarget,
  'negator.card': negatorCard,
  'negator.kicker': negatorKicker,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
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
};
