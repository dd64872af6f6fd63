// The kernel: what every game is made of. Start with types.ts (the contract), run.ts (the engine), journal.ts (a game in play).

export { allows, count, list, sample, schema, silence } from './choice.ts';
export * from './clone.ts';
export * from './dice.ts';
export * from './digest.ts';
export * from './fault.ts';
export * from './held.ts';
export * from './journal.ts';
export * from './kit.ts';
export * from './replay.ts';
export * from './rule.ts';
export * from './run.ts';
export { sha256 } from './sha256.ts';
export * from './standing.ts';
export * from './steps.ts';
export type * from './types.ts';
export * from './view.ts';
export { shuffled } from './ways.ts';
