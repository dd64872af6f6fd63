// What a game brings for the long measurements of `orrery evidence`: how much is checked, which matches are played, and what
// the page made of them shows. Plans alone; the command line does the work.

import type { Options, State } from '@orrery/kernel';
import type { Meeting } from '@orrery/kernel/testkit';

export interface GameEvidence<T = unknown> {
  readonly check?: CheckPlan;
  readonly pairs?: PairPlan;
  readonly arena?: ArenaPlan<T>;
  /** Measured by `orrery bench engine`, beside the peer. */
  readonly engine?: true;
  /** The other parts of `orrery bench` are done with tables of the first game of the catalog that has this. */
  readonly load?: LoadPlan;
  /** The tables it has in the soak of the server. */
  readonly soak?: readonly SoakPlan[];
}

/** A kind of table that simulated people play over and over. */
export interface SoakPlan {
  readonly people: number;
  readonly bots: number;
  readonly options: Options;
  /** Without a clock, live, or a turn a day. */
  readonly pace: 'calm' | 'live' | 'turns';
  /** Nobody but its people writes there: no clock that runs out, no window, no orders, no seat handed over. */
  readonly strict: boolean;
}

/** Tables as they weigh on a server and its bots. */
export interface LoadPlan {
  readonly options: Options;
  /** What these options are, for the page: `with combat`. */
  readonly words: string;
}

/** The whole battery of the testkit over random games. */
export interface CheckPlan {
  /** The name of the measurement; games that name the same one share its file. Left out: `check-<id>`. */
  readonly name?: string;
  readonly parts: number;
  /** In each part. */
  readonly games: number;
  /** At how many positions of a game everything is looked at. */
  readonly deep: number;
  /** In one game of so many only; left out: in each. */
  readonly oneIn?: number;
  /** Games are looked at for so many answers, and then played to their end by the game's own policy. */
  readonly most?: number;
}

/** Pieces that bend the rules, such as powers, each with each other: `pairs-<id>`. */
export interface PairPlan {
  /** By name. */
  readonly pieces: readonly string[];
  /** Pairs in each part. */
  readonly pairs: number;
  /** The games in which two of them meet: at one table, in one hand. */
  meetings(a: string, b: string, seed: number): readonly Meeting[];
}

/** Bots against each other: `arena-<id>`. */
export interface ArenaPlan<T = unknown> {
  readonly matches: readonly Match<T>[];
  /** The page of docs/ that is made of them. */
  readonly page: ArenaPage;
}

/** What is played: bots by seat, how long a search thinks, how many deals. */
export interface Match<T = unknown> {
  /** For ever: parts that were played are found by it. */
  readonly name: string;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly iterations: number;
  readonly rounds: number;
  /** How many of them are one part; left out: each is one. */
  readonly together?: number;
  /** Of a hundred games no seat may win more than its share by more than so many. */
  readonly fair?: number;
  readonly options: Options;
  /** Changes the first position, to measure what no table offers. */
  arrange?(state: State<T>): void;
}

export interface ArenaPage {
  /** In docs/. */
  readonly path: string;
  /** What a score is counted in. */
  readonly unit: string;
  readonly sections: readonly ArenaSection[];
}

/** Lines of words above a table or a picture; matches are given by name. */
export type ArenaSection =
  /** A row for each match; `again`: the match whose command is shown. */
  | {
      readonly kind: 'matches';
      readonly title: string;
      readonly words: readonly string[];
      readonly again: string;
      readonly matches: readonly string[];
    }
  /** How often each seat wins, a row for each match. */
  | {
      readonly kind: 'seats';
      readonly title: string;
      readonly words: readonly string[];
      readonly matches: readonly string[];
    }
  /** For each: how often the first bot wins, the more it thinks; a picture and a row for each match. */
  | { readonly kind: 'curves'; readonly title: string; readonly curves: readonly Curve[] }
  /** How many turns a win took, a row of the picture for each match. */
  | {
      readonly kind: 'turns';
      readonly title: string;
      readonly caption: string;
      readonly file: string;
      readonly rows: Readonly<Record<string, string>>;
    }
  /** Games won of those played: rows and columns of matches. */
  | {
      readonly kind: 'grid';
      readonly title: string;
      readonly words: readonly string[];
      readonly corner: string;
      readonly columns: readonly string[];
      readonly rows: Readonly<Record<string, readonly string[]>>;
    };

export interface Curve {
  /** Who against whom. */
  readonly name: string;
  /** A picture of docs/pictures/. */
  readonly file: string;
  readonly matches: readonly string[];
}
