// Bots for every game, and the arena that measures them. Threads are apart: thread.ts in Node, browser.ts in a tab.

export * from './arena.ts';
export * from './bot.ts';
export { deadlines, levels, usualBudget } from './budgets.ts';
export { compare } from './compare.ts';
export { decideSafely } from './decide-safely.ts';
export type { Decided, Instead } from './decided.ts';
export { ourEdition } from './edition.ts';
export * from './levels.ts';
export { botMessages } from './messages.ts';
export { valueFor, winShares } from './playout.ts';
export * from './request.ts';
export { playRound, type Round, type RoundJob, type Tally } from './round.ts';
export { type SearchSettings, search } from './search.ts';
export { greedy, random } from './simple-bots.ts';
export type { Limits, Thinker } from './thinker.ts';
