// Money (§11): what players start with, what they earn, what it buys.

/** The first player starts with 3 + 1, the next with 3 + 2, and so on. A turn brings 3 and 1 for each home base. */
export const LUCRE = { start: 3, income: 3, perBase: 1 } as const;

/** Gas Giant and Space Dust: so much, and 1 for each Moon of theirs; below `few` tokens at home, as many and 3. */
export const LUCRE_REVERSE = { income: 7, few: 4 } as const;

/** [word, price, first icon, last icon]; as often as one likes, by main players only */
export const PURCHASES = [
  ['token', 3, 1, 1],
  ['one-before', 3, 7, 7],
  ['one-after', 6, 8, 8],
  ['card', 4, 1, 6],
  ['discard', 10, 1, 6],
  ['flare', 7, 1, 3],
] as const;

/** Counters in the box; the bank never runs dry (R54). */
export const COUNTERS = 100;
