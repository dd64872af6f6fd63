// What a bot knows of Merchant of Venus. plan.ts says where to go, steer.ts how to fly there, barter.ts what to trade,
// invest.ts what pays back, fight.ts whom to attack; policy.ts answers. master.ts thinks it over in the worlds of world.ts,
// which captain.ts sails.

import type { Brain } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { explain } from './explain.ts';
import { ponder } from './master.ts';
import { novice, policy } from './policy.ts';
import { prepare } from './prepare.ts';
import { reference } from './reference.ts';

export const brain: Brain<Table> = {
  policy,
  levels: { easy: { answer: novice }, medium: { answer: policy }, greedy: { answer: reference } },
  ponder,
  prepare,
  explain,
};
