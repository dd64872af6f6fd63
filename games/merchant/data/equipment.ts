// Ships, equipment, relics and ? markers (§2.5, §2.8, §3.4). A trade-in is half the cost.

/** [id, dice, holds, cost, sciences that sell it] */
export const SHIPS = [
  ['scout', 3, 2, 60, ['technology', 'base']],
  ['clipper', 4, 2, 120, ['technology', 'base']],
  ['transport', 3, 3, 240, ['industry', 'base']],
  ['freighter', 2, 5, 300, ['industry', 'base']],
] as const;

/** [id, cost, science, markers] */
export const EQUIPMENT = [
  ['yellow-drive', 80, 'industry', 6],
  ['red-drive', 120, 'technology', 6],
  ['combined-drive', 300, 'metaphysics', 6],
  ['shield', 60, 'bioengineering', 15],
  ['laser', 100, 'industry', 15],
  ['nova-ball', 20, 'technology', 11],
] as const;

/** [id, cost] */
export const RELICS = [
  ['air-foil', 80],
  ['auto-pilot', 80],
  ['relic-yellow-drive', 80],
  ['relic-shield', 60],
  ['gate-lock', 100],
  ['relic-laser', 100],
  ['spy-eye', 100],
  ['switch-switch', 100],
  ['jump-start', 120],
  ['mulligan-gear', 120],
] as const;

/** The ? markers that are no relics: [kind, colour or number, amount, markers]. */
export const FEATURES = [
  ['gate', '', 1, 1],
  ['gate', '', 2, 1],
  ['gate', '', 3, 1],
  ['gate', '', 4, 1],
  ['gate', '', 5, 1],
  ['gate', '', 6, 1],
  ['open', '', 0, 3],
  ['penalty', 'red', 10, 1],
  ['penalty', 'red', 20, 2],
  ['penalty', 'red', 30, 2],
  ['penalty', 'red', 40, 1],
  ['penalty', 'yellow', 10, 1],
  ['penalty', 'yellow', 20, 1],
  ['penalty', 'yellow', 30, 1],
  ['penalty', 'yellow', 40, 1],
  ['penalty', 'blue', 10, 2],
  ['penalty', 'blue', 20, 2],
  ['penalty', 'blue', 30, 2],
  ['penalty', 'blue', 40, 1],
] as const;

/** §15.1: what a Fort costs, its penalty and how many a player has. */
export const FORT = { cost: 50, penalty: 60, most: 4 } as const;
