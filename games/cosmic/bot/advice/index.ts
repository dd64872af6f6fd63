// Advice by name: traits.ts and powers-*.ts for powers and their Flares, edicts.ts for Edicts, bank.ts for purchases, contracts.ts for bargains, steps.ts for the questions they ask.

import { FIRST_EDICT, FIRST_FLARE } from '../../data/cards.ts';
import { EDICTS } from '../../data/edicts.ts';
import { POWERS, type PowerWord } from '../../data/powers.ts';
import { kindOf } from '../../rules/cards.ts';
import { isFlare } from '../../rules/registry.ts';
import { isSuper } from '../../rules/options.ts';
import type { Mind } from '../mind.ts';
import type { Advice, Option, StepAdvice, Verdict } from './advice.ts';
import { edictAdvice, reinforcementAdvice } from './edicts.ts';
import { bankAdvice } from './bank.ts';
import { contractSteps, powersOfContracts } from './contracts.ts';
import { powersToL } from './powers-a-l.ts';
import { powersFromM } from './powers-m-z.ts';
import { powersOfHands } from './powers-of-hands.ts';
import { stepAdvice } from './steps.ts';

export type { Option } from './advice.ts';
export { byKind } from './steps.ts';
export { rankOf } from './traits.ts';

const adviceOf = (power: number): Advice => powerAdvice[POWERS[power]?.[0] ?? 'amoeba'] ?? NONE;
const powerAdvice: Partial<Readonly<Record<PowerWord, Advice>>> = {
  ...powersToL,
  ...powersFromM,
  ...powersOfHands,
  ...powersOfContracts,
};
const NONE: Advice = {};

/** What is advised about something the seat could do. */
export function verdictOn(mind: Mind, { kind, what, act, about }: Option): Verdict {
  if (kind === 'power') return adviceOf(what).acts?.[act] ?? 'try';
  if (kind === 'grant') return adviceOf(what).grants?.[act] ?? 'late';
  if (kind === 'bank') return bankAdvice[what] ?? 'never';
  if (kind !== 'card') return 'late';
  if (isFlare(what)) {
    const advice = adviceOf(what - FIRST_FLARE);
    if (!isSuper(mind.view, mind.seat, what)) return advice.wild ?? 'try';
    // A Super that answers to the use of its own power makes more of it.
    return advice.super ?? (about.use?.seat === mind.seat ? 'always' : 'try');
  }
  if (kindOf(what) === 'reinforcement') return reinforcementAdvice;
  const word = EDICTS[what - FIRST_EDICT]?.[0];
  return word === undefined ? 'try' : (edictAdvice[word] ?? 'try');
}

/** What is advised about a question of a power's or a card's own. */
export function adviceOn(step: string): StepAdvice | undefined {
  const [word = '', name = ''] = step.split('.');
  return powerAdvice[word as PowerWord]?.asks?.[name] ?? contractSteps[step] ?? stepAdvice[step];
}
