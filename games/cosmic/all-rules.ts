// All the rules of Cosmic Encounter: those of a usual table, every other power and Flare, and what is stranger than these:
// comets/, moons/ and hexes/ have a few rooms.

import type { Game } from '@orrery/kernel';
import { comets } from './comets/index.ts';
import { flares, flareSteps } from './flares/index.ts';
import { hexes, hexSteps } from './hexes/index.ts';
import { moons, moonSteps } from './moons/index.ts';
import { powers, powerSteps } from './powers/index.ts';
import { contractAmount, contractAnswer, contractPrice } from './rules/contract.ts';
import { invariant } from './rules/invariant.ts';
import { bank, bankEffects, bribe, buy, buyDiscard } from './rules/lucre.ts';
import { register } from './rules/registry.ts';
import { arranging, situations } from './rules/situation.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';
import { rules as usualRules, usualParts } from './usual-rules.ts';

register({ ...usualParts, powers, flares, comets, moons, hexes, arranging, bank, effects: bankEffects });

/** §11, and §11.4: only powers marked L make contracts. */
const trading = {
  buy,
  'buy.discard': buyDiscard,
  bribe,
  'contract.amount': contractAmount,
  'contract.price': contractPrice,
  'contract.answer': contractAnswer,
};

export const rules: Game<Table, Steps> = {
  ...usualRules,
  situations: situations(),
  steps: { ...usualRules.steps, ...trading, ...hexSteps, ...moonSteps, ...powerSteps, ...flareSteps },
  invariant,
};
