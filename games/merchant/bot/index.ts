// What a bot knows of Merchant of Venus. plan.ts says where to go, steer.ts how to fly there, barter.ts what to trade,
// invest.ts what pays back, fight.ts whom to attack; policy.ts answers, value.ts judges, candidates.ts proposes.

import type { Brain } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { outlook } from './outlook.ts';
import { novice, policy } from './policy.ts';
import { reference } from './reference.ts';
import { value } from './value.ts';

export const brain: Brain<Table> = {
  candidates,
  policy,
  value,
  levels: { easy: { answer: novice }, medium: { answer: policy }, greedy: { answer: reference } },
  outlook,
  explain,
};
