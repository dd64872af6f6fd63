// Cosmic Encounter (1991, with its expansion of 1992): the rulebook as steps, as far as a plain table needs it (plain.ts). rules/ has a
// file per chapter, data/ the tables, text/ the words; powers/ and flares/ have a file for each card, edicts/ a few rooms.
// usual-rules.ts and all-rules.ts add what other tables need.

import type { Game } from '@orrery/kernel';
import { edicts, edictSteps } from './edicts/index.ts';
import { plainFlares, plainFlareSteps } from './flares/plain.ts';
import { plainPowers, plainPowerSteps } from './powers/plain.ts';
import { commit, invite, join } from './rules/alliance.ts';
import { fitsSeats } from './rules/assign.ts';
import { kickers, reveal, select, seven } from './rules/cardplay.ts';
import { discard } from './rules/cards.ts';
import { arm, cull, draw, fresh, reshuffle, search } from './rules/deck.ts';
import { close, discards, expel, victory } from './rules/close.ts';
import { colony, conclude, deal, found, relief, reply, terms } from './rules/deal.ts';
import { copyTable } from './rules/copy.ts';
import { describe, standing } from './rules/describe.ts';
import { destiny, rearm, retrieve, vote, whither } from './rules/destiny.ts';
import { hexes as hexChoice, spread, suns } from './rules/hexes.ts';
import { aim, atAim, defends, fixed, launch, muster, opponent } from './rules/launch.ts';
import { lose, pay } from './rules/losses.ts';
import { moon } from './rules/occupy.ts';
import { type Parts, register } from './rules/registry.ts';
import { atConsolation, consolation, decide, land, losses, reinforcement, reward, rewards } from './rules/result.ts';
import { OPTIONS, PICKS, prepare, setup } from './rules/setup.ts';
import type { Steps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';
import { at } from './rules/moments.ts';
import { announce, moment } from './rules/timing.ts';
import { home, settling } from './rules/tokens.ts';
import { renounce } from './rules/unused.ts';
import { again, challenge, play, ready, resume, skip, startAgain, turn } from './rules/turn.ts';

/** All that bends the rules, but for what only other tables have. */
export const plainParts = {
  powers: plainPowers,
  flares: plainFlares,
  edicts,
  comets: {},
  moons: {},
  hexes: {},
  reinforcement,
  bank: [],
  effects: {},
} satisfies Parts;

register(plainParts);

const moments = {
  'at start': at('start'),
  'at 2b': at('2b'),
  'at 2c': at('2c'),
  'at 3a': at('3a'),
  'at 3b': atAim,
  'at 6': at('6'),
  'at 6z': at('6z'),
  'at 7b': at('7b'),
  'at 7c': at('7c'),
  'at 8a': at('8a'),
  'at 8c': at('8c'),
  'at 8d': at('8d'),
  'at 8f': atConsolation,
  'at 8g': at('8g'),
  'at 9': at('9'),
};
const turns = {
  prepare,
  hexes: hexChoice,
  spread,
  play,
  turn,
  skip,
  again,
  challenge,
  suns,
  ready,
  'start again': startAgain,
  resume,
};
const aiming = {
  retrieve,
  destiny,
  vote,
  whither,
  fixed,
  rearm,
  launch,
  muster,
  aim,
  opponent,
  defends,
  invite,
  join,
  commit,
};
const fighting = {
  seven,
  kickers,
  select,
  reveal,
  decide,
  deal,
  terms,
  reply,
  conclude,
  colony,
  found,
  relief,
  losses,
  consolation,
  land,
  rewards,
  reward,
};
const ending = { expel, victory, discards, close };
const moving = {
  lose,
  pay,
  home,
  settle: settling,
  draw,
  arm,
  cull,
  fresh,
  discard,
  renounce,
  reshuffle,
  search,
  moon,
  moment,
  announce,
};

export const plainSteps = {
  ...turns,
  ...moments,
  ...aiming,
  ...fighting,
  ...ending,
  ...moving,
  ...edictSteps,
  ...plainPowerSteps,
  ...plainFlareSteps,
};

/** Other tables have further steps. */
export type SomeRules = Omit<Game<Table, Steps>, 'steps'> & { readonly steps: Partial<Game<Table, Steps>['steps']> };

export const rules = {
  id: 'cosmic',
  name: 'Cosmic Encounter',
  rules: 3,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  picks: PICKS,
  items: ['card', 'card', 'destiny', 'destiny', 'moon', 'secret'],
  text: {
    en: async () => (await import('./text/en/play.ts')).play,
    it: async () => (await import('./text/it/play.ts')).play,
  },
  later: {
    en: async () => (await import('./text/en/later.ts')).later,
    it: async () => (await import('./text/it/later.ts')).later,
  },
  steps: plainSteps,
  setup,
  standing,
  copy: copyTable,
  describe,
  fits: fitsSeats,
  calm: ['power', 'fight', 'answer'],
  cut: 1500,
} satisfies SomeRules;
