// Bots for every game, the arena that measures them, and the driver that lets them play. Threads are apart: thread.ts in
// Node, browser.ts in a tab.

export * from './arena.ts';
export * from './bot.ts';
export * from './drive.ts';
export { greedy } from './greedy.ts';
export * from './levels.ts';
export { random } from './random.ts';
export * from './request.ts';
export { playRound, type Round, type RoundJob, type Tally } from './round.ts';
export { type Decided, decideSafely, type Instead } from './safe.ts';
export { type Settings, search } from './search.ts';
export { seedAt } from './seed.ts';
export type { Limits, Thinker } from './thinker.ts';
export { botMessages } from './words.ts';
export { winShares, worth } from './worth.ts';
