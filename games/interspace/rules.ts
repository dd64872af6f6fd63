// InterSpace: explore, settle, trade and fight on a map of hexes that grows. rules/ has a file for each chapter, data/ the tables with where
// each number comes from, cards/ the supplement, text/ the words. docs/engine.md says how it is built.

import type { Game } from '@orrery/kernel';
import { cardSteps } from './cards/index.ts';
import { again, battle, deploy, firstFire, secondFire } from './rules/battle.ts';
import { basic, build, yard } from './rules/build.ts';
import { cargo, mine } from './rules/cargo.ts';
import { colonize } from './rules/colonize.ts';
import { copyTable } from './rules/copy.ts';
import { attack, battles, contact, refuse } from './rules/contact.ts';
import { damage } from './rules/damage.ts';
import { describe } from './rules/describe.ts';
import { economy } from './rules/economy.ts';
import { explore, survey } from './rules/explore.ts';
import { invariant } from './rules/invariant.ts';
import { fly, group, move } from './rules/move.ts';
import { civ, raise } from './rules/raise.ts';
import { retreat, withdraw } from './rules/retreat.ts';
import { standing } from './rules/score.ts';
import { OPTIONS, ring, setup } from './rules/setup.ts';
import { siege } from './rules/siege.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';
import { offer, reply, trade } from './rules/trade.ts';
import { order, reckoning, rest, round, turn, turns } from './rules/turn.ts';

const phases = { ring, round, order, turns, turn, rest, reckoning };
const economic = { economy, raise, civ, build, yard, basic };
const moving = { mine, move, group, fly, cargo, explore, survey, colonize };
const meeting = { contact, attack, refuse, battles, siege, trade, offer, reply };
const fighting = {
  battle,
  deploy,
  'first fire': firstFire,
  'second fire': secondFire,
  damage,
  retreat,
  withdraw,
  again,
};

export const rules: Game<Table, Steps> = {
  id: 'interspace',
  name: 'InterSpace',
  rules: 3,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  items: ['tile', 'aim', 'colonization', 'encounter'],
  text: {
    en: async () => (await import('./text/en/play.ts')).play,
    it: async () => (await import('./text/it/play.ts')).play,
  },
  steps: { ...phases, ...economic, ...moving, ...meeting, ...fighting, ...cardSteps },
  setup,
  standing,
  describe,
  invariant,
  copy: copyTable,
  cut: 4000,
};
