// The rules of Cosmic Encounter at a usual table (plain.ts): those of a plain one, and every power that can be dealt there.
// all-rules.ts adds what is stranger.

import type { Messages } from '@orrery/kernel';
import { usualPowers, usualPowerSteps } from './powers/usual.ts';
import { plainParts, rules as plainRules, type SomeRules } from './rules.ts';
import { register } from './rules/registry.ts';

export const usualParts = { ...plainParts, powers: usualPowers };

register(usualParts);

/** What a plain table says, and what is said at others. */
const withMore = async (plain: () => Promise<Messages>, { more }: { readonly more: Messages }): Promise<Messages> => ({
  ...(await plain()),
  ...more,
});

export const rules = {
  ...plainRules,
  later: {
    en: async () => withMore(plainRules.later.en, await import('./text/en/more.ts')),
    it: async () => withMore(plainRules.later.it, await import('./text/it/more.ts')),
  },
  steps: { ...plainRules.steps, ...usualPowerSteps },
} satisfies SomeRules;
