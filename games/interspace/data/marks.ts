// Where a thing comes from. The seed is the supplement as it was printed; a source is a page about the game that could be read;
// `strong` was worked out from them and leaves little choice; `inferred` is ours: a simple rule that fits what is known.

export type Mark = 'seed' | 'source' | 'strong' | 'inferred';

/** A number, where it comes from, and the gap (docs/rulings.md) that says what else it could be. */
export interface Marked<V = number> {
  readonly is: V;
  readonly mark: Mark;
  readonly gap?: string;
}
