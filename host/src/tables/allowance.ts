// How much may be brought here from elsewhere: it stays, and costs whoever brings it nothing.

import { fault } from '@orrery/kernel';

const DAY = 24 * 3600 * 1000;

/** Games and letters from one address, or of one account, a day. */
interface Daily {
  readonly games: number;
  readonly letters: number;
}

const BROUGHT: Daily = { games: 50, letters: 20_000_000 };
/** Letters of all games from elsewhere together. */
const MOST_BROUGHT = 1_000_000_000;

export interface Allowance {
  /** A fault if `from` has brought enough for today, or all have; `letters`: what is to come on top of it. */
  check(from: string, letters: number, brought: number): void;
  took(from: string, letters: number): void;
}

/** `now`: milliseconds since 1970. */
export function createAllowance(now: () => number = Date.now, most: Daily = BROUGHT): Allowance {
  let day = 0;
  const used = new Map<string, { games: number; letters: number }>();
  const of = (from: string) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) used.clear();
    day = today;
    return used.get(from) ?? { games: 0, letters: 0 };
  };
  return {
    check(from, letters, brought) {
      const { games, letters: before } = of(from);
      if (games >= most.games || before + letters > most.letters)
        throw fault('too-fast', 'enough games from elsewhere for today: bring the rest tomorrow');
      if (brought + letters > MOST_BROUGHT)
        throw fault('too-many', 'this server has no room for more games from elsewhere');
    },
    took(from, letters) {
      const { games, letters: before } = of(from);
      used.set(from, { games: games + 1, letters: before + letters });
    },
  };
}
