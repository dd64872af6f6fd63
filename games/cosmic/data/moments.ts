// When things happen: the moments of a challenge in their order (§3, by the numbers of its ten icons), the occasions that may
// come at any of them, and in what part one may act.

/**
 * A number is the icon's. `S0` is set-up, `start` the end of the interphase, when "at the start of the challenge" holds (§3.10);
 * 2a before Destiny, 2b the card is turned, 2c the defense is known; 3a tokens are lifted, 3b the cone is aimed; 6z all allies
 * have committed; 7a before the cards are laid, 7b they are laid, 7c before they are turned up; 8a they are turned up, 8b the
 * sums, 8c Reinforcements, 8d the winner, 8e losses, 8f consolation, 8g landing, rewards or the deal; 9 discards; 10 interphase.
 */
export const MOMENTS = [
  'S0',
  'start',
  '1',
  '2a',
  '2b',
  '2c',
  '3a',
  '3b',
  '4',
  '5',
  '6',
  '6z',
  '7a',
  '7b',
  '7c',
  '8a',
  '8b',
  '8c',
  '8d',
  '8e',
  '8f',
  '8g',
  '9',
  '10',
] as const;

type Moment = (typeof MOMENTS)[number];

/**
 * What may come at any moment: cards are drawn, tokens are lost, tokens land, tokens want to leave, a card is discarded, a card
 * is played, Lucre is spent, a power is received, a power is used (for a Flare: its own). `any` is the icon of that name.
 */
export const OCCASIONS = [
  'any',
  'draw',
  'loss',
  'landing',
  'move',
  'discard',
  'play',
  'purchase',
  'receive',
  'power',
] as const;

type Occasion = (typeof OCCASIONS)[number];

/** `2c-7a` is every moment from the one to the other. */
export type When = Moment | `${Moment}-${Moment}` | Occasion;

/** Whose part in the challenge allows the act. `outside` is neither main player nor ally. */
export type Role =
  | 'any'
  | 'main'
  | 'offense'
  | 'defense'
  | 'ally'
  | 'main-or-ally'
  | 'offense-or-ally'
  | 'not-offense'
  | 'not-main'
  | 'outside';

/**
 * How sure a text is: `high`, the rulebook or a card of this edition says the core of it; `medium`, another edition's text or a
 * single hint; `low`, inferred or reconstructed; `invented`, ours.
 */
export type Confidence = 'high' | 'medium' | 'low' | 'invented';

/** Which box it comes from; `unknown` where nothing tells. */
export type Box = 'base' | 'expansion' | 'unknown';
