// What the server and its clients say about people: accounts, pace, notices, moderation. Types alone, like tables.ts.
//
//   GET  /api/account                               -> Account: who asks, also as a guest
//   POST /api/account/sign-up          SignUp       -> Account, and the cookie of a session
//   POST /api/account/sign-in          SignIn       -> Account, and the cookie of a session
//   POST /api/account/sign-out                      -> Ok
//   POST /api/account/forgot           Forgot       -> Ok: a letter with a link, if there is such an account
//   POST /api/account/reset            Reset        -> Account: a new password, and the cookie of a session
//   POST /api/account/passkey/ask                   -> what navigator.credentials wants; `new` for one more passkey
//   POST /api/account/passkey/add      PasskeyAdd   -> Account: a new passkey, or a new account with one
//   POST /api/account/passkey/sign-in  PasskeyIn    -> Account
//   POST /api/account/passkey/:id/end               -> Account
//   POST /api/account/password         NewPassword  -> Account
//   POST /api/account/profile          Profile      -> Account
//   GET  /api/account/sessions                      -> Session[]
//   POST /api/account/sessions/:id/end              -> Ok
//   GET  /api/account/tokens                        -> Token[]
//   POST /api/account/tokens           NewToken     -> Token with its secret, this once
//   POST /api/account/tokens/:id/end                -> Ok
//   GET  /api/account/records                       -> KeptRecord[]: games of the browser kept with the account
//   POST /api/account/records          the record   -> KeptRecord
//   GET  /api/account/records/:id                   -> the record
//   GET  /api/account/data                          -> all we keep about who asks
//   POST /api/account/delete           Delete       -> Ok
//   POST /api/account/push             PushAt       -> Ok;   POST /api/account/push/end PushAt -> Ok
//   POST /api/account/mail             MailTo       -> Account: a letter with a link to confirm the address
//   POST /api/account/confirm          Signed       -> Ok
//   POST /api/quiet                    Signed       -> Ok: no more letters; no cookie needed
//   POST /api/tables/:id/nod           Nod          -> Ok: seen this window, nothing to do; or Late: it is over
//   POST /api/tables/:id/hold          Nod          -> Ok: let me think, this window lasts longer; or Late
//   GET  /api/tables/:id/move                       -> MoveInfo;   POST { yes } -> MoveInfo
//   GET  /api/tables/:id/rights                     -> Rights
//   POST /api/tables/:id/remove        { seat }     -> Ok: before the start, by whoever set it up
//   POST /api/tables/:id/close                      -> Ok: likewise
//   POST /api/tables/:id/mute          { seat, on } -> Ok: by whoever set it up
//   POST /api/tables/:id/block         { seat, on } -> Ok: who is blocked cannot sit down where you sit
//   POST /api/tables/:id/report        { seat?, text } -> Ok
//   GET  /api/profile?before=&id=                   -> ProfilePage: the finished games of who asks, also of a guest
//   GET  /api/turns                                 -> Turn[]: the tables that wait for who asks, the longest waiting first

import type { About, Seat } from '@orrery/kernel';

/** How fast a table is played. */
export type Pace =
  /** No clock. */
  | { readonly kind: 'calm' }
  /** Seconds for each decision, and a reserve for the whole game. */
  | { readonly kind: 'live'; readonly decision: number; readonly reserve: number }
  /** Hours for each decision; `pause`: the clock rests on each player's free days. */
  | { readonly kind: 'turns'; readonly hours: number; readonly pause: boolean };

/** The clocks of a table, as everybody may know them. Moments are milliseconds since 1970. */
export interface ClockInfo {
  /** By seat; null: nothing is asked of it, or a bot plays it. */
  readonly seats: readonly ({ readonly until: number | null; readonly reserve: number } | null)[];
  /** Several seats may act: what follows is shown when each of them has clicked or answered, or this time is over. */
  readonly window: WindowInfo | null;
}

/** A window on show; what is not of the viewer's own seat is the same for everybody. */
export interface WindowInfo {
  readonly key: string;
  /** Null: only with the last click. */
  readonly until: number | null;
  /** This seat lets it close: by click, by answer or by order. */
  readonly nodded: boolean;
  /** This seat has asked for more time. */
  readonly held: boolean;
  /** Milliseconds it may ask for; 0: none. */
  readonly hold: number;
  /** What it is about for this seat; null: the game does not say, or it may not act. */
  readonly about: About | null;
}

/** What whoever asks may do at a table, and has done. */
export interface Rights {
  /** Set it up: may remove, mute and close. */
  readonly owner: boolean;
  readonly muted: readonly Seat[];
  /** People the asker has blocked. */
  readonly blocked: readonly Seat[];
}

/** Whether a table can move to newer rules. */
export interface MoveInfo {
  /** There are newer rules. */
  readonly newer: boolean;
  /** They take every answer that was given. */
  readonly possible: boolean;
  /** Who wants to move. */
  readonly votes: readonly Seat[];
}

export interface Nod {
  /** The window that was seen. */
  readonly window: string;
}

export interface Account {
  /** False: a guest, known by this browser's cookie alone. */
  readonly signedIn: boolean;
  /** What one signs in with; empty for a guest or an account with passkeys alone. */
  readonly login: string;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  readonly profile: Profile;
  /** The address for letters; '' if none. */
  readonly mail: string;
  readonly mailConfirmed: boolean;
  readonly house: House;
}

/** What this server can do here and now. */
export interface House {
  /** The public key for web push; '' if this server sends none. */
  readonly pushKey: string;
  readonly mail: boolean;
  readonly passkeys: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

export interface Profile {
  readonly name: string;
  readonly lang: 'en' | 'it';
  readonly zone: string;
  /** No clock of a game by turns runs on Saturdays and Sundays. */
  readonly weekends: boolean;
  readonly away: readonly { readonly from: string; readonly to: string }[];
  /** Tell me by push or letter when it is my turn. */
  readonly notices: boolean;
}

export interface SignUp {
  readonly login: string;
  readonly password: string;
  readonly name: string;
  readonly lang?: 'en' | 'it' | undefined;
  readonly zone?: string | undefined;
}

export interface SignIn {
  readonly login: string;
  readonly password: string;
}

export interface Forgot {
  /** Or the address that is confirmed. */
  readonly login: string;
}

/** What the link carries, and the password that is to be. */
export interface Reset extends Signed {
  readonly password: string;
}

/** That it is the owner who asks, and not whoever holds a session of theirs: the password, or what a passkey gives when it is
 *  used at this moment (`passkey/ask` gives what it signs). */
export interface OwnersProof {
  readonly password?: string | undefined;
  readonly passkey?: object | undefined;
}

export interface NewPassword {
  readonly owner: OwnersProof;
  readonly password: string;
  readonly login?: string | undefined;
}

export interface Session {
  readonly id: string;
  /** What the browser said it is. */
  readonly agent: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

/** What a token may do: look at tables; play and chat; set tables up. */
export type Scope = 'look' | 'play' | 'create';

export interface NewToken {
  readonly owner: OwnersProof;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export interface Token extends Omit<NewToken, 'owner'> {
  readonly id: string;
  readonly created: number;
  readonly used: number | null;
  /** Only when it is made: it is kept nowhere. */
  readonly secret?: string;
}

export interface KeptRecord {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly over: boolean;
  readonly created: number;
}

export interface Delete {
  readonly owner: OwnersProof;
  /** The login, or the name of an account without one, typed again. */
  readonly sure: string;
}

export interface PushAt {
  readonly endpoint: string;
  readonly keys?: { readonly p256dh: string; readonly auth: string } | undefined;
}

export interface MailTo {
  readonly owner: OwnersProof;
  /** '': no more letters, the address is forgotten. */
  readonly address: string;
}

/** What a link in a letter carries. */
export interface Signed {
  readonly about: string;
  readonly proof: string;
}

export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly seats: readonly string[];
  /** Since when. */
  readonly since: number;
  /** When time runs out; null: no clock. */
  readonly until: number | null;
}

/** What somebody has played, the last game first. */
export interface ProfilePage {
  readonly games: readonly FinishedGame[];
  /** There are games that ended before these. */
  readonly more: boolean;
  /** By game, where somebody has played at rated tables. */
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games: number }[];
}

export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  /** When it ended. */
  readonly over: number;
  readonly you: Seat;
  /** Score and rank are null where they are not known: the game ended without a winner, or before results were kept. */
  readonly seats: readonly {
    readonly name: string;
    readonly bot: boolean;
    readonly score: number | null;
    readonly rank: number | null;
  }[];
  /** Its people have ended it, and nobody has won. */
  readonly stopped?: true;
  readonly rated?: { readonly before: number; readonly after: number };
}

/** How strong somebody at a rated table is. */
export interface Rating {
  readonly seat: Seat;
  readonly rating: number;
}

export interface Ok {
  readonly ok: true;
}
