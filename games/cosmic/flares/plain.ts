// The Flares (§6) of a plain table (rules.ts) and of a usual one, by the name of their power: all but those of
// reconstructed powers and those marked L; and the steps of their own that some have.

import { amoeba } from './amoeba.ts';
import { antiMatter } from './anti-matter.ts';
import { aristocrat } from './aristocrat.ts';
import { assassin } from './assassin.ts';
import { aura, auraLay } from './aura.ts';
import { berserker } from './berserker.ts';
import { boomerang } from './boomerang.ts';
import { bully, bullyYield } from './bully.ts';
import { butler, butlerGo, butlerName } from './butler.ts';
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
import { disease, diseaseCard, diseaseMove } from './disease.ts';
import { doppelganger } from './doppelganger.ts';
import { empath } from './empath.ts';
import { ethic, ethicChoose, ethicGive, ethicNumber } from './ethic.ts';
import { extortionist } from './extortionist.ts';
import { filch } from './filch.ts';
import { filth } from './filth.ts';
import { fungus } from './fungus.ts';
import { gambler, gamblerSpread } from './gambler.ts';
import { ghost } from './ghost.ts';
import { gorgon } from './gorgon.ts';
import { grief, griefDiscard } from './grief.ts';
import { grudge } from './grudge.ts';
import { healer } from './healer.ts';
import { industrialist } from './industrialist.ts';
import { insect } from './insect.ts';
import { judge } from './judge.ts';
import { laser } from './laser.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { magnet, magnetCard } from './magnet.ts';
import { mesmer } from './mesmer.ts';
import { mind } from './mind.ts';
import { mirror } from './mirror.ts';
import { miser, miserAside } from './miser.ts';
import { mutant } from './mutant.ts';
import { negator } from './negator.ts';
import { oracle } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { parasite } from './parasite.ts';
import { pentaform } from './pentaform.ts';
import { phantom } from './phantom.ts';
import { philanthropist, philanthropistLend } from './philanthropist.ts';
import { plant, plantGraft } from './plant.ts';
import { prophet, prophetSecret } from './prophet.ts';
import { reincarnator } from './reincarnator.ts';
import { reserve } from './reserve.ts';
import { schizoid } from './schizoid.ts';
import { seeker, seekerShow } from './seeker.ts';
import { silencer } from './silencer.ts';
import { siren, sirenName } from './siren.ts';
import { skeptic, skepticForfeit, skepticProve } from './skeptic.ts';
import { sniveler, snivelerDuel, snivelerInvite, snivelerObject } from './sniveler.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { sting } from './sting.ts';
import { symbiote, symbioteRecover } from './symbiote.ts';
import { terrorist } from './terrorist.ts';
import { trader, traderBack } from './trader.ts';
import { vacuum } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryCard, visionaryShow } from './visionary.ts';
import { theVoid } from './void.ts';
import { vulch, vulchPick } from './vulch.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will } from './will.ts';
import { witch } from './witch.ts';
import { worm, wormDig } from './worm.ts';
import { wrack } from './wrack.ts';
import { zombie, zombieAlly } from './zombie.ts';

export const plainFlares = {
  amoeba,
  'anti-matter': antiMatter,
  aristocrat,
  assassin,
  aura,
  berserker,
  boomerang,
  bully,
  butler,
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
  disease,
  doppelganger,
  empath,
  ethic,
  extortionist,
  filch,
  filth,
  fungus,
  gambler,
  ghost,
  gorgon,
  grief,
  grudge,
  healer,
  industrialist,
  insect,
  judge,
  laser,
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
  oracle,
  pacifist,
  parasite,
  pentaform,
  phantom,
  philanthropist,
  plant,
  prophet,
  reincarnator,
  reserve,
  schizoid,
  seeker,
  silencer,
  siren,
  skeptic,
  sniveler,
  sorcerer,
  spiff,
  sting,
  symbiote,
  terrorist,
  trader,
  vacuum,
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
  zombie,
};

export const plainFlareSteps = {
  'aura.lay': auraLay,
  'bully.yield': bullyYield,
  'butler.go': butlerGo,
  'butler.name': butlerName,
  'cavalry.join': cavalryJoin,
  'crystal.move': crystalMove,
  'deuce.match': deuceMatch,
  'diplomat.vote': diplomatVote,
  'disease.card': diseaseCard,
  'disease.move': diseaseMove,
  'ethic.choose': ethicChoose,
  'ethic.give': ethicGive,
  'ethic.number': ethicNumber,
  'gambler.spread': gamblerSpread,
  'grief.discard': griefDiscard,
  'magnet.card': magnetCard,
  'miser.aside': miserAside,
  'philanthropist.lend': philanthropistLend,
  'plant.graft': plantGraft,
  'prophet.secret': prophetSecret,
  'seeker.show': seekerShow,
  'siren.name': sirenName,
  'skeptic.forfeit': skepticForfeit,
  'skeptic.prove': skepticProve,
  'sniveler.duel': snivelerDuel,
  'sniveler.invite': snivelerInvite,
  'sniveler.object': snivelerObject,
  'symbiote.recover': symbioteRecover,
  'trader.back': traderBack,
  'visionary.card': visionaryCard,
  'visionary.show': visionaryShow,
  'vulch.pick': vulchPick,
  'worm.dig': wormDig,
  'zombie.ally': zombieAlly,
};
