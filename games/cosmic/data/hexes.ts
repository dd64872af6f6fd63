// Board and pieces (§1.1), and the six reverse hexes (§9).

export const TOKENS = 20;
export const PLANETS = 5;
export const TOKENS_EACH = 4;

/** §1, §3: a hand, the cone's limit, tokens lost by a failed deal, challenges in a turn. */
export const HAND = 7;
export const CONE = 4;
export const FAILED_DEAL = 3;
export const CHALLENGES = 2;

/** §2: external bases to win. §4.2: home bases to keep the power. */
export const BASES_TO_WIN = 5;
export const BASES_FOR_POWER = 3;

/**
 * [word, places of its home system, are the tokens spread freely at set-up]. The Dust is one place, in which each token is a
 * base of its own. Worldships is set up like a normal system (R56).
 */
export const HEXES = [
  ['binary', 6, true],
  ['gas-giant', 1, false],
  ['rings', 5, true],
  ['rosette', 6, true],
  ['space-dust', 1, false],
  ['worldships', 5, false],
] as const;

/** §9 Binary: which planets go round which sun, and how many of its bases keep a sun's power (R25). */
export const BINARY = {
  suns: [
    [0, 1, 2],
    [3, 4, 5],
  ],
  bases: 2,
} as const;

/** §9 Gas Giant: tokens to keep the power; tokens that must stay in a challenge; bases it stands for when Sniveler counts. */
export const GAS_GIANT = { power: 3, stay: 1, bases: 3 } as const;

/** §9 Rings: what each planet adds, centre first; only the first and the last are certain (R26). */
export const RINGS = [10, 8, 6, 4, 2] as const;

/** §9 Space Dust: own Destiny cards set aside, the reverse one among them, and what one adds. */
export const SPACE_DUST = { cards: 3, bonus: 5 } as const;

/** §9 Worldships: Destiny cards held. */
export const WORLDSHIPS = { cards: 3 } as const;
