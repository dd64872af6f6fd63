// The Rastur markers (§16.1, R-08): two each of 60 to 150, one each of 160 to 300.

/** By value: 60, 70, ... 300. */
export const RASTUR = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

/** The active pool by target: [target, lowest, highest]. */
export const MIX = [
  [1000, 60, 110],
  [2000, 60, 150],
  [3000, 70, 200],
  [4000, 70, 220],
] as const;
