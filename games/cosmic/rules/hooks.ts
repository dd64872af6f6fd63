// What a power, a Flare, an Edict, a Moon, a Comet or a hex is made of. Two mechanisms, never mixed: *hooks* thread a value
// through, at once and in a stated order; *acts* are offered in windows, are announced, and can be cancelled.

import type { Json, Kit, Scalar, Seat, State } from '@orrery/kernel';
import type { Challenge, Effect, Holding, Place, Shown, Side, Table } from './table.ts';

/** The windows: moments of a challenge by their codes (rules.md §3), then events that can be answered. */
export const CODES = [
  'start', // §3.10: the interphase, before Destiny is turned
  '2b', // Destiny turned, colour known
  '2c', // defense fixed
  '3b', // cone aimed, nobody invited yet
  '6', // the answers to invitations are about to be given
  '6z', // all committed, before cards are selected (6z and 7a)
  '7c', // cards lie face down
  '8a', // cards revealed: their change, then the numbers (8a and 8b)
  '8d', // the winner is about to be found
  '8g', // everything has landed, before the victory check
  '9', // used cards are about to be discarded
  'loss', // tokens have gone to the Warp (8e)
  'consolation', // somebody is about to take consolation (8f)
  'rewards', // allies are about to take rewards
  'new hand', // a hand is about to be discarded for seven new cards
  'draw', // cards have been drawn
  'dealing', // a deal is being tried
  'dealt', // a deal has been made
  'act', // an act was announced and can be cancelled
  'veto', // a decision was made that Negator can object to
  'victory', // somebody is about to win
] as const;
export type Code = (typeof CODES)[number];

export const bitOf = (code: Code): number => 1 << CODES.indexOf(code);

/** What a window is about, beyond its code: the announced act, the tokens lost. Plain data in the window's frame. */
export type About = { readonly [key: string]: Json };

/** An act that was announced. */
export interface Use {
  seat: Seat;
  /** `power`, `edict`, `wild`, `super`, `moon`, or `veto`. */
  kind: string;
  /** The power, or the card's item. */
  what: number;
  target: Scalar | null;
}

export interface Act {
  readonly at: Code | readonly Code[];
  /** Could this seat do it now, from public facts alone? Left out: yes. */
  may?(state: State<Table>, seat: Seat, about: About): boolean;
  /** Can it, from what the seat itself knows? Left out: yes. */
  can?(view: State<Table>, seat: Seat, about: About): boolean;
  /** What it can be aimed at; each is an option of its own. Left out: it needs no target. */
  targets?(view: State<Table>, seat: Seat, about: About): readonly Scalar[];
  /** More than once a challenge (whenever, each time). */
  readonly often?: true;
  /** Silencer does not stop it although it names a target. */
  readonly mute?: true;
  /** What it does once nobody has cancelled it. */
  do(kit: Kit<Table>, use: Use, about: About): void;
}

/** Something that happens by itself. It is announced before it counts, so that it can be cancelled. */
export interface Auto {
  readonly at: Code;
  /** Does it apply now? From public facts. */
  when(state: State<Table>, seat: Seat, about: About): boolean;
  /** What it does beyond the hooks that it switches on. */
  do?(kit: Kit<Table>, use: Use, about: About): void;
}

/** The totals while they are being reckoned, by the ranks of §3.8. */
export interface Sum {
  /** By side: the card, and what is added to the total as it is. */
  card: [number, number];
  added: [number, number];
  /** By side, by seat: what the tokens count. */
  tokens: [number[], number[]];
}

/** The steps of §3.8's arithmetic, in order: (2) Tenacious Defense, (3) Kickers and second cards, (4) changes of the card, (5) treatment
 *  of tokens, (6) fixed additions, (7) neighbours and purchases. */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7;

/** What becomes of a token that should go to the Warp. */
export type Fate = 'warp' | 'home' | 'gone' | 'stay';

/** Values that effects bend. Each gets the state, its owner's seat, the value so far and what it is about. */
export interface Hooks {
  /** §3.3, §3.6: how many tokens this seat may put on the cone. */
  readonly limit?: (state: State<Table>, own: Seat, most: number, seat: Seat) => number;
  readonly sum?: Partial<Record<Rank, (state: State<Table>, own: Seat, sum: Sum) => void>>;
  /** Who wins when both cards are Attacks, after the totals. */
  readonly winner?: (state: State<Table>, own: Seat, winner: Side, totals: readonly [number, number]) => Side;
  /** Who wins, Attack against Compromise; after all the rest: upsets. */
  readonly upset?: (state: State<Table>, own: Seat, winner: Side) => Side;
  readonly fate?: (state: State<Table>, own: Seat, fate: Fate, seat: Seat, cause: string) => Fate;
  /** The card of a side as it is revealed. */
  readonly reveal?: (state: State<Table>, own: Seat, shown: Shown, side: Side) => Shown;
  /** Which Challenge cards of his hand a main player may lay. */
  readonly select?: (view: State<Table>, own: Seat, items: readonly number[], seat: Seat) => readonly number[];
  readonly consolation?: (state: State<Table>, own: Seat, cards: number, taker: Seat, giver: Seat) => number;
  /** §3.4 to §3.6: whether this seat may join this side. */
  readonly joins?: (state: State<Table>, own: Seat, may: boolean, seat: Seat, side: Side) => boolean;
  /** §3.0: how many challenges a turn has. */
  readonly challenges?: (state: State<Table>, own: Seat, most: number) => number;
  readonly next?: (state: State<Table>, own: Seat, next: Seat) => Seat;
  /** §3.3: whether tokens of this seat may leave a place. */
  readonly leaves?: (state: State<Table>, own: Seat, may: boolean, seat: Seat, place: Place) => boolean;
  /** §2: whether this seat has won. */
  readonly wins?: (state: State<Table>, own: Seat, wins: boolean, seat: Seat) => boolean;
  /** §4.2: how few home bases keep a power. */
  readonly keeps?: (state: State<Table>, own: Seat, least: number) => number;
  /** What a purchase costs (§11). */
  readonly price?: (state: State<Table>, own: Seat, price: number, buyer: Seat) => number;
  /** §3.8: the reverse side of the cone gives other rewards. */
  readonly reverse?: (state: State<Table>, own: Seat, reverse: boolean) => boolean;
}

/** Things that follow at once, without a question, when something has happened. */
export interface Reactions {
  /** Tokens have landed on a place. */
  readonly landed?: (kit: Kit<Table>, own: Seat, seat: Seat, place: Place) => void;
  /** A seat has gained (+1) or lost (-1) an external base. */
  readonly bases?: (kit: Kit<Table>, own: Seat, seat: Seat, change: 1 | -1) => void;
  /** A card is discarded; true: it was taken and does not reach the pile. */
  readonly discarded?: (kit: Kit<Table>, own: Seat, item: number, by: Seat) => boolean;
  /** The challenge is over, before it is cleared away. */
  readonly closed?: (kit: Kit<Table>, own: Seat) => void;
  /** A turn is over. */
  readonly turned?: (kit: Kit<Table>, own: Seat) => void;
}

/** Whatever bends the rules from a seat's side. */
export interface Source {
  readonly hooks?: Hooks;
  readonly on?: Reactions;
}

export interface Power extends Source {
  readonly id: string;
  readonly acts?: readonly Act[];
  readonly autos?: readonly Auto[];
  /** Counts without being announced (nothing to cancel at a single moment): Macron's limit, Queue's row. */
  readonly quiet?: true;
  setup?(kit: Kit<Table>, seat: Seat, holding: Holding): void;
  /** It came to this seat during play. */
  gained?(kit: Kit<Table>, seat: Seat, holding: Holding): void;
}

/** A Flare: Wild for whoever holds another power, Super for the power's own player. */
export interface Flare {
  readonly wild?: Act & Source;
  readonly super?: Act & Source;
}

export interface Edict extends Act, Source {
  readonly id: string;
}

export interface InForce {
  readonly challenge: Challenge;
  readonly effect: Effect;
}
