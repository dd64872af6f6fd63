// What a bot knows of InterSpace: mind.ts is what it makes of the map, settle.ts where it wants colonies, economy.ts what it raises and builds,
// fleet.ts and haulage.ts where its ships go, war.ts whom it fights and how, cards.ts the supplement, explain.ts why.

import { type Answer, type Ask, allows, type Brain, type Scalar, silence, type View } from '@orrery/kernel';
import { planetAt } from '../rules/planets.ts';
import { nearest } from '../rules/steps.ts';
import { NONE, type Table } from '../rules/table.ts';
import {
  chooseCard,
  chooseCourse,
  chooseLeave,
  chooseOffer,
  chooseRelic,
  chooseReply,
  chooseSwap,
  chooseTile,
} from './cards.ts';
import { chooseBasic, chooseLevel, chooseYard, fillYard } from './economy.ts';
import { explainAs } from './explain.ts';
import { chooseGoal, chooseGroup, chooseMove } from './fleet.ts';
import { chooseCargo, chooseMines } from './haulage.ts';
import { type Below, type Manner, type Mind, mindOf } from './mind.ts';
import { chooseFight, chooseRefusals, chooseRetreat, chooseSiege, dealHits, deployment } from './war.ts';
import { valueOf } from './worth.ts';

const OVERLOOKED: ReadonlySet<string> = new Set(['raise', 'build', 'move']);

const policyOf =
  (manner: Manner) =>
  (view: View<Table>, ask: Ask, below: Below): Answer => {
    // A pass in these is something overlooked; elsewhere it may be the answer that counts.
    if (manner.slips > 0 && OVERLOOKED.has(ask.step) && ask.pass === true && below(100) < manner.slips) return null;
    const answer = answerOf(mindOf(view, ask.seat, below, manner), ask);
    return allows(ask, answer) ? answer : silence(ask);
  };

function answerOf(mind: Mind, ask: Ask): Answer {
  const { choice } = ask;
  switch (choice.kind) {
    case 'amounts':
      return amountsOf(mind, ask, choice);
    case 'number':
      return ask.step === 'siege' ? chooseSiege(mind, ask, choice.max) : ask.step === 'jam' ? choice.max : silence(ask);
    case 'offer':
      return chooseOffer(mind, ask);
    case 'one':
    case 'some':
      return optionOf(mind, ask, choice.options);
    default:
      return silence(ask);
  }
}

function amountsOf(mind: Mind, ask: Ask, { entries, min, max }: Extract<Ask['choice'], { kind: 'amounts' }>): Answer {
  const { view } = mind;
  // Steps called in a common phase ask in its name.
  if (ask.prompt.key === 'ask.yard')
    return fillYard(mind, planetAt(mind.table, Number(ask.prompt.args?.['planet'] ?? NONE)), entries, max);
  switch (ask.step) {
    case 'group':
      return chooseGroup(mind, nearest(view, 'group')?.hex ?? NONE, entries);
    case 'cargo':
      return chooseCargo(mind, nearest(view, 'cargo')?.hex ?? NONE, entries, max);
    case 'deploy':
      return deployment(entries, min, max);
    case 'damage':
      return dealHits(mind, entries, max);
    case 'swap':
      return chooseSwap(mind, entries, max);
    default:
      return silence(ask);
  }
}

function optionOf(mind: Mind, ask: Ask, options: readonly Scalar[]): Answer {
  switch (ask.step) {
    case 'raise':
      return chooseLevel(mind, options);
    case 'basic':
      return chooseBasic(mind, options, Number(ask.prompt.args?.['planet'] ?? NONE));
    case 'build':
      return chooseYard(mind, options);
    case 'mine':
      return chooseMines(mind, options);
    case 'move':
      return chooseMove(mind, options);
    case 'fly': {
      const flight = nearest(mind.view, 'fly');
      return flight === undefined ? 'stay' : chooseGoal(mind, flight.hex, flight.ships);
    }
    case 'survey':
      return chooseTile(options);
    case 'colonize':
      return [...options];
    case 'attack':
      return chooseFight(mind, options);
    case 'refuse':
      return chooseRefusals(mind, options);
    case 'retreat':
      return chooseRetreat(mind, options);
    case 'draft':
    case 'breakthrough':
      return chooseCard(mind, options);
    case 'trade':
      return options[0] ?? null;
    case 'reply':
      return chooseReply(mind, ask);
    case 'infest':
      return options[0] ?? null;
    case 'relic':
      return chooseRelic(mind, options);
    case 'course':
      return chooseCourse(mind, options);
    case 'leave':
      return chooseLeave(mind, ask);
    default:
      return silence(ask);
  }
}

const easy = policyOf({ bold: false, keen: false, slips: 20 });
const medium = policyOf({ bold: true, keen: false, slips: 0 });
const KEEN: Manner = { bold: true, keen: true, slips: 0 };
const hard = policyOf(KEEN);

/** `easy`, for those who are new to it, keeps to itself: it settles, mines and defends, and overlooks things. `medium` overlooks nothing, and goes
 *  to war when it pays. `hard` looks further. */
export const brain: Brain<Table> = {
  policy: hard,
  value: valueOf,
  explain: explainAs(KEEN),
  levels: { easy: { answer: easy }, medium: { answer: medium }, hard: { answer: hard } },
};
