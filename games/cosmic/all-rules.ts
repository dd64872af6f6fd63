// All the rules of Cosmic Encounter: those of a plain table, every other power and Flare, and what is stranger than these:
// comets/, moons/ and hexes/ have a few rooms.

import type { Game } from '@orrery/kernel';
import { comets } from './comets/index.ts';
import { flares, flareSteps } from './flares/index.ts';
import { hexes, hexSteps } from './hexes/index.ts';
import { moons, moonSteps } from './moons/index.ts';
import { plainParts, rules as plainRules } from './rules.ts';
import { powers, powerSteps } from './powers/index.ts';
import { register } from './rules/registry.ts';
import { situations } from './rules/situation.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';

register({ ...plainParts, powers, flares, comets, moons, hexes });

export const rules: Game<Table, Steps> = {
  ...plainRules,
  situations: situations(),
  steps: { ...plainRules.steps, ...hexSteps, ...moonSteps, ...powerSteps, ...flareSteps },
};
