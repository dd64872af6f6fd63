// Merchant of Venus (1988): the rulebook as steps. rules/ has a file per chapter, data/ the tables, text/ the words.

import type { Game } from '@orrery/kernel';
import { describe } from './rules/describe.ts';
import { blast, defend } from './rules/blast.ts';
import { packing } from './rules/cargo.ts';
import { copyTable } from './rules/copy.ts';
import { end, next, standing, stay } from './rules/end.ts';
import { offer, reply } from './rules/exchange.ts';
import { arrive, fly, penalty } from './rules/fly.ts';
import { claim, hit } from './rules/hits.ts';
import { invariant } from './rules/invariant.ts';
import { place } from './rules/rastur.ts';
import { fitsSeats, merchants, OPTIONS, setup } from './rules/setup.ts';
import { generation } from './rules/solitaire.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';
import { loot, uprising } from './rules/theft.ts';
import { over, trade } from './rules/trade.ts';
import { mulligan, roll, turn } from './rules/turn.ts';

const flying = { merchants, turn, roll, mulligan, fly, arrive, penalty, stay, over, end, next };
const dealing = { trade, offer, reply, pack: packing, loot, uprising };
const fighting = { blast, defend, hit, claim, rastur: place, generation };

export const rules: Game<Table, Steps> = {
  id: 'merchant',
  name: 'Merchant of Venus',
  rules: 2,
  seats: { min: 1, max: 6 },
  options: OPTIONS,
  items: ['cup', 'culture', 'marker', 'rastur'],
  text: {
    en: async () => (await import('./text/en/play.ts')).play,
    it: async () => (await import('./text/it/play.ts')).play,
  },
  steps: { ...flying, ...dealing, ...fighting },
  setup,
  standing,
  copy: copyTable,
  describe,
  invariant,
  fits: fitsSeats,
  cut: 1500,
};
