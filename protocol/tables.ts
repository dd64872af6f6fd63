// What the server and its clients say to each other, in types alone; host/src/tables/routes.ts says which route carries what.
//
//   GET  /api/health                    -> { ok: true }
//   GET  /api/games                     -> Catalog
//   GET  /api/me                        -> Me, and the cookie of a guest for whoever has none
//   GET  /api/tables                    -> TableInfo[]: those that wait for players
//   POST /api/tables          NewTable  -> TableInfo
//   GET  /api/tables/:id?from=0         -> Update: the table as this guest may see it, the log from there on, at most 1000 events
//   GET  /api/tables/:id/log?from=0&to=500 -> LogPart: at most 1000 events
//   GET  /api/tables/:id/ratings        -> Rating[]: of who sits at a rated table (people.ts)
//   POST /api/tables/:id/join Join      -> TableInfo
//   POST /api/tables/:id/say  Say       -> Done, or Late
//   POST /api/tables/:id/undo Undo      -> Done
//   GET  /api/tables/:id/orders         -> OwnOrders: of one's own seat
//   POST /api/tables/:id/orders Order   -> OwnOrders: passes windows from now on, and the one on show if it is covered
//   POST /api/tables/:id/orders/clear {} -> OwnOrders: always ask me
//   POST /api/tables/:id/back {}        -> { wish }: asks the others to go back to before one's own last answer
//   POST /api/tables/:id/away AwayWish  -> { wish }: about who is away for long: a bot plays on, or the game ends
//   POST /api/tables/:id/vote { yes }   -> { wish }: null once it is settled
//   POST /api/tables/:id/hand/bot { level }         -> TableInfo: a bot plays for you
//   POST /api/tables/:id/hand/friend {}             -> Handed: a word for a friend, who then sends it:
//   POST /api/tables/:id/hand/take { pass, name }   -> TableInfo
//   POST /api/tables/:id/hand/back {}   -> TableInfo: you play again
//   POST /api/tables/:id/resign {}      -> TableInfo: a bot plays on to the end, and you rank last
//   POST /api/tables/:id/again {}       -> TableInfo: after the end, the same table once more
//   GET  /api/tables/:id/talk?from=0    -> Talk[]: what was said after that number, at most the last 200
//   POST /api/tables/:id/talk { text }  -> Talk
//   GET  /api/tables/:id/note           -> Note: your own;   POST /api/tables/:id/note { text } -> Note
//   GET  /api/tables/:id/record         -> the kernel's GameRecord with its secret, once the game is over
//   GET  /api/stream?tables=a,b         -> server-sent events: `update` with an Update, `gone` with a Gone; with
//                                          `changes=1` also `changes` with a Changed, where that says it shorter
//
// What cannot be done answers with a status from 400 and a Trouble.

import type { Change } from './patch.ts';
import type { ClockInfo, Pace } from './people.ts';
import type {
  Answer,
  Ask,
  GameEvent,
  Game,
  Options,
  Refusal,
  Scalar,
  Seat,
  Standing,
  Sentence,
  View,
} from '@orrery/kernel';

export interface Catalog {
  readonly games: readonly Pick<Game, 'id' | 'name' | 'rules' | 'seats' | 'options'>[];
  /** The bots a seat can be given to. */
  readonly bots: readonly string[];
}

export interface Me {
  /** The tables this guest sits at, the newest first. */
  readonly tables: readonly TableInfo[];
}

/** The game is dealt as soon as no seat is open. Salt goes into the dice: whoever adds some knows they are not prepared. */
export interface NewTable {
  readonly game: string;
  readonly options?: Options | undefined;
  readonly seats: readonly SeatWish[];
  /** Found by its link alone. */
  readonly unlisted?: boolean | undefined;
  /** It counts for the ratings of its people: for accounts alone, and without bots. */
  readonly rated?: boolean | undefined;
  /** Left out: no clock. */
  readonly pace?: Pace | undefined;
}

export type SeatWish =
  | { readonly kind: 'me'; readonly name: string; readonly salt?: string | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

export interface Join {
  readonly name: string;
  /** Left out: the first open seat. */
  readonly seat?: Seat | undefined;
  readonly salt?: string | undefined;
}

export type SeatInfo =
  | { readonly kind: 'open'; readonly name: '' }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Who plays for them until they take the seat back: a bot of this level, or a friend of this name. */
      readonly bot?: string;
      readonly friend?: string;
      /** Has given up: a bot plays on to the end, and the seat ranks last. */
      readonly resigned?: true;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export type Stage = 'open' | 'playing' | 'over';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly stage: Stage;
  readonly seats: readonly SeatInfo[];
  /** The seat of whoever asks; null: a spectator. */
  readonly you: Seat | null;
  /** Whether it is you who answers for it now: not while a bot or a friend plays for you. */
  readonly plays: boolean;
  /** SHA-256 over the secret of the dice, which is shown with the record. */
  readonly commitment: string;
  /** In milliseconds since 1970. */
  readonly created: number;
  readonly pace: Pace;
  /** It counts for the ratings of its people. */
  readonly rated?: true;
}

/** What one viewer sees of a table. Before the deal there is nothing to see. */
export interface TableView extends TableInfo {
  /** As the kernel's `view` gives it; with an own draft of a common phase on the table, show `drafted(game, view)`. */
  readonly view: View | null;
  /** Asks are counted by seat; an answer names the one it is for. */
  readonly ask: (Ask & { readonly number: number }) | null;
  /** Whom the game waits for, as everybody may know it: who may act; where all plan at once, who has not planned yet. */
  readonly waiting: readonly Seat[];
  readonly standing: Standing | null;
  readonly canUndo: boolean;
  /** Alone against bots: one step back over a barrier, with new dice. */
  readonly canTakeBack: boolean;
  /** Null: no clock. */
  readonly clock: ClockInfo | null;
  /** Whether you can ask the others to go back to before your last answer. */
  readonly canAskBack: boolean;
  /** What somebody has asked for, until everybody has said yes, or somebody no. */
  readonly wish: Wish | null;
  /** What you have said beforehand about windows; nobody else is told. */
  readonly orders: readonly Order[];
}

/** Passes every window but those about one of `unless`; `scope`: only within this challenge or turn. What windows are about is
 *  public (`ClockInfo.window`), so an order counts whether or not its seat could have acted. A seat has at most one that stays and
 *  one for the challenge or turn. */
export interface Order {
  readonly scope?: Scalar | undefined;
  readonly unless: readonly string[];
}

/** The orders of one's own seat. */
export interface OwnOrders {
  readonly orders: readonly Order[];
}

/** What a seat asks everybody for. */
export type Wish = {
  readonly seat: Seat;
  /** The seats that agree. */
  readonly yes: readonly Seat[];
} & (
  | {
      /** `back`: to before the last answer of this seat, over a barrier and with new dice; every person at the table must agree.
       *  `end`: the game ends as it stands; all who play must agree, but for who is away for long. At a rated table these have lost
       *  it, which goes only against whom the game waits for. */
      readonly kind: 'back' | 'end';
    }
  /** A bot plays on for somebody who is away, until they are back; likewise. */
  | { readonly kind: 'bot'; readonly about: Seat }
);

/** What is to be done about who is away. */
export type AwayWish = { readonly kind: 'bot'; readonly seat: Seat } | { readonly kind: 'end' };

/** A person who plays, has no tab open at the table and does nothing there. Moments are milliseconds since 1970. */
export interface Away {
  readonly seat: Seat;
  readonly since: number;
  /** From then on the others may decide about it; null: the clock does. */
  readonly from: number | null;
}

/** The whole sight, and the log from place `from` on: what the reader has beyond that place no longer holds. */
export interface Update {
  readonly sight: TableView;
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** A part of the log as this viewer may read it. */
export interface LogPart {
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** The way from the sight a reader has to the one of now (protocol/patch.ts), and the log from place `from` on. */
export interface Changed {
  readonly table: string;
  readonly changes: readonly Change[];
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** What was said at a table: words of a seat; of a bot, a sentence of its game, and how many events had been told when it
 *  answered with it; or a sentence of the house. */
export type Talk = { readonly n: number; readonly at: number } & (
  | { readonly seat: Seat; readonly text: string }
  | { readonly seat: Seat; readonly says: Sentence; readonly told: number }
  | { readonly notice: Sentence }
);

/** For one's own eyes. */
export interface Note {
  readonly text: string;
}

/** Who is looking: seats with a tab open, and how many others. */
export interface Presence {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly watchers: number;
  /** Who of the people is away, while the game is played. */
  readonly away: readonly Away[];
}

/** The word by which a friend may take a seat. */
export interface Handed {
  readonly pass: string;
}

/** A table of the stream that cannot be shown. */
export interface Gone extends Trouble {
  readonly table: string;
}

/** One or several answers, all or none. The same key again is the same command: it takes effect once. */
export interface Say {
  readonly key: string;
  readonly ask: number;
  readonly answers: readonly Answer[];
}

export interface Undo {
  readonly key: string;
  /** Over the barrier: what `canTakeBack` allows. */
  readonly back?: boolean | undefined;
}

export interface Done {
  readonly ok: true;
  /** This command had taken effect before. */
  readonly repeated: boolean;
}

/** The answer was not taken: the ask was closed before it came, by somebody else's act or by the clock. That is no error. */
export interface Late {
  readonly ok: false;
  readonly code: 'ask-gone';
  readonly message: string;
}

export interface Trouble {
  readonly code: string;
  readonly message: string;
  /** Why the rules do not allow it; `at`: which of several answers. */
  readonly refusal?: Refusal;
  readonly at?: number;
}
