// What a bot knows of Merchant of Venus. stops.ts says where to go, moves.ts how to fly there, trade.ts what to trade,
// invest.ts what pays back, combat-answers.ts whom to attack; policy.ts answers for easy and medium. hard/ thinks it over in
// imagined worlds.

import type { Brain } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';
import { explain } from './explain.ts';
import { ponder } from './hard/index.ts';
import { easyPolicy, policy } from './policy.ts';
import { prepare } from './travel-times.ts';
import { greedy } from './greedy.ts';

export const brain: Brain<Table> = {
  policy,
  levels: { easy: { answer: easyPolicy }, medium: { answer: policy }, greedy: { answer: greedy } },
  ponder,
  prepare,
  explain,
};
