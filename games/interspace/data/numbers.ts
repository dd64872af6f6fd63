// Every single number of the rules that is not in a table of its own (units.ts, tiles.ts, cards.ts), with where it comes from.
// What is inferred may be tuned here without a touch of the rules; where docs/rulings.md knows another value, it is an option.

import type { Marked } from './marks.ts';

export const NUMBERS = {
  /** §2.3 */
  homeInd: { is: 8, mark: 'source', gap: 'G1' },
  homeTech: { is: 3, mark: 'source' },
  colonyInd: { is: 2, mark: 'source' },
  colonyTech: { is: 2, mark: 'source' },
  startIou: { is: 0, mark: 'inferred' },

  /** §3, §5 */
  topLevel: { is: 10, mark: 'inferred' },
  foundInd: { is: 1, mark: 'seed' },
  foundTech: { is: 1, mark: 'seed' },
  foundIou: { is: 6, mark: 'seed' },
  basicSpeed: { is: 2, mark: 'inferred', gap: 'G22' },
  /** With so many players or fewer, levels cost so many times as much. */
  fewSeats: { is: 2, mark: 'inferred', gap: 'G3' },
  fewSeatsLevels: { is: 3, mark: 'inferred', gap: 'G3' },
  goodCost: { is: 1, mark: 'inferred', gap: 'G16' },

  /** §6.1 */
  hold: { is: 6, mark: 'strong' },
  blackGoods: { is: 6, mark: 'seed' },

  /** §6.2 */
  planetSupport: { is: 4, mark: 'inferred', gap: 'G6' },
  regionSupport: { is: 6, mark: 'inferred', gap: 'G6' },
  dustCost: { is: 2, mark: 'inferred', gap: 'G14' },
  holeCost: { is: 2, mark: 'inferred', gap: 'G14' },
  pulsarDeath: { is: 2, mark: 'inferred', gap: 'G14' },

  /** §8 */
  lightBombs: { is: 3, mark: 'inferred', gap: 'G9' },

  /** §11 */
  vpToWin: { is: 50, mark: 'seed' },
  vpPerInd: { is: 2, mark: 'seed' },
  turnLimit: { is: 40, mark: 'inferred', gap: 'G21' },

  /** §13.2, §13.3: points for each, or one for so many. */
  takenPoints: { is: 8, mark: 'inferred', gap: 'G23' },
  infestedPoints: { is: 5, mark: 'seed' },
  killedForOne: { is: 2, mark: 'inferred', gap: 'G23' },
  exploredForOne: { is: 3, mark: 'inferred', gap: 'G23' },
  wormholePoints: { is: 3, mark: 'inferred', gap: 'G23' },
  soldPoints: { is: 3, mark: 'inferred', gap: 'G23' },
  refinedForOne: { is: 2, mark: 'inferred', gap: 'G23' },
  techPoints: { is: 1, mark: 'inferred', gap: 'G23' },
  /** Above this. */
  commonTech: { is: 2, mark: 'inferred', gap: 'G23' },
  regionStationPoints: { is: 5, mark: 'inferred', gap: 'G23' },
  systemStationPoints: { is: 2, mark: 'inferred', gap: 'G23' },
  settledPoints: { is: 5, mark: 'inferred', gap: 'G23' },
  savedForOne: { is: 3, mark: 'inferred', gap: 'G23' },

  /** §14, §15, §16 */
  shieldValue: { is: 2, mark: 'seed' },
  capture: { is: 2, mark: 'inferred', gap: 'G24' },
  planetShield: { is: 3, mark: 'inferred', gap: 'G24' },
  minersToll: { is: 2, mark: 'seed' },
  agentPoints: { is: 3, mark: 'seed' },
  berserkerPrize: { is: 6, mark: 'inferred', gap: 'G26' },
} as const satisfies Readonly<Record<string, Marked>>;
