// The powers (§4) that are built, by name; and the steps of their own that some have.

import { amoeba, amoebaAdd, amoebaWithdraw } from './amoeba.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat, aristocratHow, aristocratSpare } from './aristocrat.ts';
import { assassin, assassinToken } from './assassin.ts';
import { boomerang, boomerangAfter } from './boomerang.ts';
import { bully, bullyPick } from './bully.ts';
import { changeling, changelingChoose } from './changeling.ts';
import { chronos } from './chronos.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { diplomat } from './diplomat.ts';
import { diplomatDeal, diplomatReply, diplomatTerms } from './diplomat-deal.ts';
import { filch } from './filch.ts';
import { filth, filthElsewhere } from './filth.ts';
import { fungus, fungusSpread } from './fungus.ts';
import { gambler, gamblerClaim, gamblerDoubt } from './gambler.ts';
import { ghost, ghostCall } from './ghost.ts';
import { gorgon } from './gorgon.ts';
import { grief } from './grief.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { judge, judgeBase, judgeDecree } from './judge.ts';
import { loser } from './loser.ts';
import { macron } from './macron.ts';
import { magnet, magnetName } from './magnet.ts';
import { mutant, mutantDiscard, mutantFill } from './mutant.ts';
import { negator, negatorCard } from './negator.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { pentaform, pentaformOrder, pentaformSwap } from './pentaform.ts';
import { phantom, phantomTurn } from './phantom.ts';
import { pirate, pirateCapture, pirateRansom } from './pirate.ts';
import { plant } from './plant.ts';
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
import { silencer, silencerSecond } from './silencer.ts';
import { siren, sirenShare } from './siren.ts';
import { sorcerer } from './sorcerer.ts';
import { symbiote } from './symbiote.ts';
import { terrorist, terroristList, terroristPlant } from './terrorist.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { vampire } from './vampire.ts';
import { virus } from './virus.ts';
import { theVoid } from './void.ts';
import { will, willChoose } from './will.ts';
import { witch, witchSecond } from './witch.ts';
import { wraith, wraithBring, wraithReserve } from './wraith.ts';
import { zombie } from './zombie.ts';

export const powers = {
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

export const powerSteps = {
  'amoeba.add': amoebaAdd,
  'amoeba.withdraw': amoebaWithdraw,
  'aristocrat.how': aristocratHow,
  'aristocrat.spare': aristocratSpare,
  'assassin.token': assassinToken,
  'boomerang.after': boomerangAfter,
  'bully.pick': bullyPick,
  'changeling.choose': changelingChoose,
  'delegator.installed': delegatorInstalled,
  'delegator.promote': delegatorPromote,
  'dictator.system': dictatorSystem,
  'diplomat.deal': diplomatDeal,
  'diplomat.reply': diplomatReply,
  'diplomat.terms': diplomatTerms,
  'filth.elsewhere': filthElsewhere,
  'fungus.spread': fungusSpread,
  'gambler.claim': gamblerClaim,
  'gambler.doubt': gamblerDoubt,
  'ghost.call': ghostCall,
  'judge.base': judgeBase,
  'judge.decree': judgeDecree,
  'magnet.name': magnetName,
  'mutant.discard': mutantDiscard,
  'mutant.fill': mutantFill,
  'negator.card': negatorCard,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'pentaform.order': pentaformOrder,
  'pentaform.swap': pentaformSwap,
  'phantom.turn': phantomTurn,
  'pirate.capture': pirateCapture,
  'pirate.ransom': pirateRansom,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
  'schizoid.announce': schizoidAnnounce,
  'schizoid.answer': schizoidAnswer,
  'schizoid.bases': schizoidBases,
  'schizoid.more': schizoidMore,
  'schizoid.question': schizoidQuestion,
  'silencer.second': silencerSecond,
  'siren.share': sirenShare,
  'terrorist.list': terroristList,
  'terrorist.plant': terroristPlant,
  'vacuum.drag': vacuumDrag,
  'will.choose': willChoose,
  'witch.second': witchSecond,
  'wraith.bring': wraithBring,
  'wraith.reserve': wraithReserve,
};
