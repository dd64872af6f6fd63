// The powers (§4) of a plain table (rules.ts), by name: those that are plain to play, and some whose Flares call
// them; and the steps of their own that some have.

import { amoeba, amoebaAdd, amoebaWithdraw } from './amoeba.ts';
import { assassin, assassinToken } from './assassin.ts';
import { aura } from './aura.ts';
import { berserker, berserkerFoes, berserkerLeader } from './berserker.ts';
import { bully, bullyPick } from './bully.ts';
import { calculator } from './calculator.ts';
import { cavalry, cavalryLay } from './cavalry.ts';
import { chosen } from './chosen.ts';
import { clone } from './clone.ts';
import { delegator, delegatorInstalled, delegatorPromote } from './delegator.ts';
import { demon, demonStand } from './demon.ts';
import { deuce, deuceSecond } from './deuce.ts';
import { dictator, dictatorSystem } from './dictator.ts';
import { disease, diseaseSpread } from './disease.ts';
import { ethic, ethicPay } from './ethic.ts';
import { filch } from './filch.ts';
import { filth, filthElsewhere } from './filth.ts';
import { ghost, ghostCall } from './ghost.ts';
import { grief } from './grief.ts';
import { healer } from './healer.ts';
import { insect } from './insect.ts';
import { laser, laserBlind } from './laser.ts';
import { loser } from './loser.ts';
import { machine } from './machine.ts';
import { macron } from './macron.ts';
import { magnet, magnetName } from './magnet.ts';
import { mind } from './mind.ts';
import { mirror } from './mirror.ts';
import { miser, miserHoard } from './miser.ts';
import { mutant, mutantDiscard, mutantFill } from './mutant.ts';
import { oracle, oracleLay, oracleStop } from './oracle.ts';
import { pacifist } from './pacifist.ts';
import { parasite } from './parasite.ts';
import { phantom, phantomTurn } from './phantom.ts';
import { philanthropist, philanthropistCard } from './philanthropist.ts';
import { plant } from './plant.ts';
import { prophet, prophetTokens } from './prophet.ts';
import { reserve, reservePlay } from './reserve.ts';
import { sorcerer } from './sorcerer.ts';
import { spiff } from './spiff.ts';
import { symbiote } from './symbiote.ts';
import { trader, traderSwap } from './trader.ts';
import { vacuum, vacuumDrag } from './vacuum.ts';
import { virus } from './virus.ts';
import { visionary, visionaryName } from './visionary.ts';
import { theVoid } from './void.ts';
import { vulch } from './vulch.ts';
import { warpish } from './warpish.ts';
import { warrior } from './warrior.ts';
import { will, willChoose } from './will.ts';
import { worm, wormSpread } from './worm.ts';
import { zombie } from './zombie.ts';

export const plainPowers = {
  amoeba,
  assassin,
  aura,
  berserker,
  bully,
  calculator,
  cavalry,
  chosen,
  clone,
  delegator,
  demon,
  deuce,
  dictator,
  disease,
  ethic,
  filch,
  filth,
  ghost,
  grief,
  healer,
  insect,
  laser,
  loser,
  machine,
  macron,
  magnet,
  mind,
  mirror,
  miser,
  mutant,
  oracle,
  pacifist,
  parasite,
  phantom,
  philanthropist,
  plant,
  prophet,
  reserve,
  sorcerer,
  spiff,
  symbiote,
  trader,
  vacuum,
  virus,
  visionary,
  void: theVoid,
  vulch,
  warpish,
  warrior,
  will,
  worm,
  zombie,
};

export const plainPowerSteps = {
  'amoeba.add': amoebaAdd,
  'amoeba.withdraw': amoebaWithdraw,
  'assassin.token': assassinToken,
  'berserker.foes': berserkerFoes,
  'berserker.leader': berserkerLeader,
  'bully.pick': bullyPick,
  'cavalry.lay': cavalryLay,
  'delegator.installed': delegatorInstalled,
  'delegator.promote': delegatorPromote,
  'demon.stand': demonStand,
  'deuce.second': deuceSecond,
  'dictator.system': dictatorSystem,
  'disease.spread': diseaseSpread,
  'ethic.pay': ethicPay,
  'filth.elsewhere': filthElsewhere,
  'ghost.call': ghostCall,
  'laser.blind': laserBlind,
  'magnet.name': magnetName,
  'miser.hoard': miserHoard,
  'mutant.discard': mutantDiscard,
  'mutant.fill': mutantFill,
  'oracle.lay': oracleLay,
  'oracle.stop': oracleStop,
  'phantom.turn': phantomTurn,
  'philanthropist.card': philanthropistCard,
  'prophet.tokens': prophetTokens,
  'reserve.play': reservePlay,
  'trader.swap': traderSwap,
  'vacuum.drag': vacuumDrag,
  'visionary.name': visionaryName,
  'will.choose': willChoose,
  'worm.spread': wormSpread,
};
