// §2: the turn goes round; after the last round the most points win.

import { rule, type Step } from '@orrery/kernel';
import type { Steps, Table } from './table.ts';

export const next: Step<Table, Steps, 'next'> = {
  run(kit) {
    const { table, seats } = kit.state;
    kit.turn();
    table.turn = (table.turn + 1) % seats;
    if (table.turn === 0 && rule('2.1', table.round === table.rounds)) return kit.end();
    if (table.turn === 0) table.round++;
    kit.rerun('haul');
  },
};
