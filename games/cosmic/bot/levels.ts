// How much a seat thinks: the levels are the same player with other numbers, and none of them blunders on purpose.

export interface Level {
  /** How much better an answer must look, in shares of the win, to be given nearly always. */
  readonly waver: number;
  /** Worlds in which an act is tried out, and how many acts at one moment; none: it goes by the advice alone. */
  readonly worlds: number;
  readonly tried: number;
  /** One in so many chances to act is not noticed; 0: all are. */
  readonly misses: number;
}

export const MEDIUM: Level = { waver: 0.012, worlds: 3, tried: 6, misses: 0 };

/** New to the game: knows what it holds, notices some of what it could do with it, and is not sure what the others do. */
export const EASY: Level = { waver: 0.04, worlds: 1, tried: 2, misses: 2 };

/** Without a second thought: for imagined worlds and playouts. */
export const PLAIN: Level = { waver: 0.02, worlds: 0, tried: 0, misses: 0 };
