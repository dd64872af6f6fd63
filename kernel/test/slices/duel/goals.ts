// What must happen in duels: every power, and the zap, each with effect and cancelled.

import type { Goal, Goals } from '@orrery/kernel/testkit';
import { POWERS, type Table, ZAP } from './windows.ts';

const act = (id: string): Goal => ({
  id,
  fired: { key: 'log.works', args: { act: id } },
  cancelled: { key: 'log.zapped', args: { act: id } },
  answers: [id],
  items: [[0, ZAP]],
});

export const goals: Goals<Table> = { goals: [...POWERS, 'zap'].map(act) };
