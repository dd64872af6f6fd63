// The testkit: a battery that works on any game (check.ts), random games (play.ts), games steered towards what must happen
// (directed.ts), games in which pieces meet (meeting.ts), scenarios (scenario.ts) and the notation they share. It runs in Node and in a browser; only vitest.ts knows the test runner.

export { check, type CheckReport, type Wanted } from './check.ts';
export { firstDifference } from './compare.ts';
export { type Coverage, direct, type Effort, type Goal, type Goals } from './directed.ts';
export { type Golden, makeGolden } from './golden.ts';
export { guarded } from './guard.ts';
export { meet, type Meeting, type Met } from './meeting.ts';
export { monster, spoilt, spoiltText } from './monsters.ts';
export { readAnswer, readRow, writeAnswer, writeRow } from './notation.ts';
export { type Played, playRandom } from './play.ts';
export { type Scenario, scenario } from './scenario.ts';
export { KERNEL_KEYS } from './text.ts';
export { CHECKS, type Check, type Finding, type Kind, type Setup } from './watch.ts';
