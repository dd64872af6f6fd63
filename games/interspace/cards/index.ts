// The supplement: what is registered with the rules, and its steps.

import { madness, contaminate, plague, rave } from '../agents/plague.ts';
import { miners, pirates, raiders, trader } from '../agents/seekers.ts';
import { agents, course, leave } from '../agents/steps.ts';
import { swap, swapDeeds } from '../agents/swap.ts';
import { amoeba, berserker, prize, storm } from '../agents/wanderers.ts';
import { registerAftermaths } from '../rules/battle.ts';
import { registerYards } from '../rules/build.ts';
import { registerEntries } from '../rules/hazards.ts';
import { register } from '../rules/hooks.ts';
import { registerDeeds, registerTravel } from '../rules/move.ts';
import { registerObjectives } from '../rules/score.ts';
import { registerRepair } from '../rules/siege.ts';
import { bendings, breakthrough, draft } from './breakthroughs.ts';
import { settled } from './colonization.ts';
import { encounter } from './encounters.ts';
import { jam } from './jamming.ts';
import { apart, assemble, modules, refit, remake } from './modular.ts';
import { conquerors, objectives } from './objectives.ts';
import { infest } from './parasites.ts';
import { rebels } from './rebels.ts';
import { carryRelics, loseRelics, relicBendings, relicDeeds, relicStep } from './relics.ts';
import { grapple, repair, repairLanded } from './salvage.ts';

register([...bendings, ...relicBendings]);
registerAftermaths([loseRelics, prize, grapple, repair]);
registerRepair(repairLanded);
registerObjectives(objectives);
registerYards(conquerors);
registerEntries([contaminate, rave]);
registerDeeds([swapDeeds, relicDeeds]);
registerTravel(carryRelics);

const breakthroughSteps = { draft, breakthrough, jam, refit, apart, remake, modules, assemble };
const colonySteps = { infest, settled, rebels };
const agentSteps = {
  encounter,
  agents,
  berserker,
  'ion storm': storm,
  madness,
  pirates,
  plague,
  raiders,
  'rogue miners': miners,
  'space amoeba': amoeba,
  trader,
  course,
  leave,
  swap,
  relic: relicStep,
};
export const cardSteps = { ...breakthroughSteps, ...colonySteps, ...agentSteps };
