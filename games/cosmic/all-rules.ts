// All the rules of Cosmic Encounter: those of a plain table, every other power and Flare, and what is stranger than these:
// comets/, moons/ and hexes/ have a few rooms.

import type { Game, Messages } from '@orrery/kernel';
import { comets } from './comets/index.ts';
import { flares, flareSteps } from './flares/index.ts';
import { hexes, hexSteps } from './hexes/index.ts';
import { moons, moonSteps } from './moons/index.ts';
import { plainParts, rules as plainRules } from './rules.ts';
import { powers, powerSteps } from './powers/index.ts';
import { contractAmount, contractAnswer, contractPrice } from './rules/contract.ts';
import { invariant } from './rules/invariant.ts';
import { bank, bankEffects, bribe, buy, buyDiscard } from './rules/lucre.ts';
import { register } from './rules/registry.ts';
import { arranging, situations } from './rules/situation.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';

register({ ...plainParts, powers, flares, comets, moons, hexes, arranging, bank, effects: bankEffects });

/** §11, and §11.4: only powers marked L make contracts. */
const trading = {
  buy,
  'buy.discard': buyDiscard,
  bribe,
  'contract.amount': contractAmount,
  'contract.price': contractPrice,
  'contract.answer': contractAnswer,
};

/** What a plain table says, and what is said at others. */
const withMore = async (plain: () => Promise<Messages>, { more }: { readonly more: Messages }): Promise<Messages> => ({
  ...(await plain()),
  ...more,
});

export const rules: Game<Table, Steps> = {
  ...plainRules,
  situations: situations(),
  later: {
    en: async () => withMore(plainRules.later.en, await import('./text/en/more.ts')),
    it: async () => withMore(plainRules.later.it, await import('./text/it/more.ts')),
  },
  steps: { ...plainRules.steps, ...trading, ...hexSteps, ...moonSteps, ...powerSteps, ...flareSteps },
  invariant,
};
