// What a power, a Flare, an Edict, a Moon, a Comet or a hex is made of. Two mechanisms, never mixed: *hooks* thread a value
// through, at once and in a stated order; *acts* are offered in moments, are announced, and can be cancelled.

import type { Amount, Scalar, Seat, Sentence, Slot, State } from '@orrery/kernel';
import type { Kind } from './cards.ts';
import type { Contract, Kit, Landing } from './steps.ts';
import type { Holding, Place, Shown, Side, Table } from './table.ts';

/** The moments of a challenge by their codes (data/moments.ts), then events. Those marked (p) are for powers only: a card
 *  there would stop the game for everybody who holds one. */
export const CODES = [
  'start', // §3.101: the interphase, and the retrieval of §3.1 (R58)
  '2b', // Destiny turned, colour known
  '2c', // defense known
  'defense', // (p) who defends is fixed: with 2c, or by the aim where that decides it (§13.3)
  '3a', // (p) tokens are about to be put on the cone
  'committed', // (p) about.seat has put about.n tokens on a side of the cone, by the launch, as an ally or out of the Warp (§3.1); about.there: it had so many
  '3b', // cone aimed, nobody invited yet
  '6', // both have invited, nobody has answered yet
  'answering', // (p) about.seat is about to answer the invitations
  '6z', // all committed, cards not laid yet (6z and 7a)
  '7a', // time was turned back to here (Chronos): only what is declared about the cards to come
  '7b', // (p) Kickers are decided, cards about to be laid
  '7c', // cards lie face down
  'half', // (p) one card is turned up, the other not yet
  '8a', // cards turned up: their change, then the sums (8a and 8b)
  '8c', // the cards stay as they are: what is chosen about the sums, then Reinforcements
  '8d', // it is known who would win
  'losing', // tokens are about to be lost (8e)
  'loss', // tokens have been lost (8e): about.seat, n, cause
  '8f', // consolation and rewards are about to be taken
  'consoling', // (p) about.seat is about to take about.n cards of consolation
  'landing', // (p) tokens are about to land
  'landed', // (p) tokens have come down on about.place, together: about.landings
  '8g', // all has landed or a deal is done, before it is seen who has won
  '9', // used cards are about to be discarded, and the challenge to end (9 and 10)
  'new hand', // about.seat is about to discard its hand for a new one
  'drawing', // (p) about.seat is about to draw about.n cards
  'drawn', // about.seat has drawn about.n cards
  'discarded', // (p) about.item is about to go to the discards, by about.seat
  'dealing', // a deal is about to be tried
  'dealt', // a deal has been made
  'act', // about.use was announced and can be cancelled
  'veto', // (p) about.seat has decided about.decision
  'purchase', // about.seat is about to buy about.n of something: `nearest(state, 'buy')`
  'victory', // the seats of the mask about.n are about to win
] as const;
export type Code = (typeof CODES)[number];

/** Whether it has to do with this moment. */
export const isAt = ({ at }: { readonly at: Code | readonly Code[] }, code: Code): boolean =>
  typeof at === 'string' ? at === code : at.includes(code);

/** Why tokens are lost. */
export type Cause = 'challenge' | 'deal' | 'effect';

/** What a moment is about, beyond its code. Plain data in the moment's frame. */
export interface About {
  readonly use?: Use;
  readonly seat?: Seat;
  readonly n?: number;
  readonly side?: Side;
  readonly there?: number;
  /** Of the tokens lost, how many are gone from the game. */
  readonly gone?: number;
  readonly cause?: Cause;
  readonly place?: Place;
  readonly landings?: readonly Landing[];
  readonly item?: number;
  readonly decision?: string;
  readonly answer?: Scalar | readonly Scalar[];
}

/** An act that was announced. `what` is the power, the card's item, the Moon, the hex; `act` which of its acts. */
export interface Use {
  seat: Seat;
  form: 'power' | 'auto' | 'grant' | 'edict' | 'wild' | 'super' | 'card' | 'moon' | 'hex' | 'bank';
  what: number;
  act: number;
  target: Scalar | null;
  /** The card that was laid for it, where that is another (Mesmer). */
  card?: number;
}

/** Whose part in the challenge allows it; `own` and `other`: whom the moment is about, or not. */
export type Who =
  | 'any'
  | 'main'
  | 'offense'
  | 'defense'
  | 'ally'
  | 'main-or-ally'
  | 'offense-or-ally'
  | 'not-offense'
  | 'not-main'
  | 'outside'
  | 'own'
  | 'other';

export interface Act {
  readonly at: Code | readonly Code[];
  readonly by?: Who;
  /** Could this seat do it now, from public facts alone? Left out: yes. */
  may?(state: State<Table>, seat: Seat, about: About): boolean;
  /** Can it, from what the seat itself knows? Left out: yes. */
  can?(view: State<Table>, seat: Seat, about: About): boolean;
  /** What it can be aimed at, and what these are called; each is an option of its own. Left out: it needs no target. */
  targets?(view: State<Table>, seat: Seat, about: About): readonly Scalar[];
  readonly noun?:
    | 'seat'
    | 'place'
    | 'card'
    | 'power'
    | 'side'
    | 'word'
    | 'base'
    | 'ban'
    | 'buy'
    | 'purchase'
    | 'destiny'
    | 'pair'
    | 'neighbour'
    | 'refuge';
  /** More than once a challenge: whenever, each time (R70); `freely`: again and again at one moment, too. */
  readonly often?: true | 'freely';
  /** §15.4: Silencer does not stop this card although it has a target; Silencer stops it although it has none, for its choice is
   *  made later, or it is the one part of a power that needs words. */
  readonly mute?: true;
  readonly speaks?: true;
  /** What it does cannot be taken back: it stays when time is turned back over it, and so do the card and the use (R108). */
  readonly stays?: true;
  /** What it does once nobody has cancelled it. */
  do?(kit: Kit, use: Use, about: About): void;
  /** What it puts in force from then on, until the challenge ends. */
  readonly effect?: Source;
}

/** Something that happens by itself. It is announced before it counts, so that it can be cancelled. */
export interface Auto {
  readonly at: Code | readonly Code[];
  readonly by?: Who;
  /** Does it apply now? From public facts, or from what everybody is about to see. Left out: yes. */
  when?(state: State<Table>, me: Me, about: About): boolean;
  /** The secrets that its announcement gives away. */
  shows?(state: State<Table>, me: Me, about: About): readonly Slot[];
  /** What it does beyond the hooks that stand until it is cancelled. */
  do?(kit: Kit, use: Use, about: About): void;
}

/** What an effect in force does at a later moment, without being announced again. */
export interface Later {
  readonly at: Code | readonly Code[];
  when?(state: State<Table>, me: Me, about: About): boolean;
  do(kit: Kit, me: Me, about: About): void;
}

/** Whose hook it is: the seat, what its act was aimed at, and the power's or the effect's own numbers. */
export interface Me {
  readonly seat: Seat;
  readonly target: Scalar | null;
  readonly data: number[];
  readonly slots: readonly Slot[];
}

/** The totals while they are being reckoned, by the ranks of §3.8. */
export interface Sum {
  /** By side: the card, and what is added to the total as it is. */
  card: [number, number];
  added: [number, number];
  /** By side, by seat: what the tokens count. */
  tokens: [number[], number[]];
}

/** The steps of §3.8's arithmetic, in order: (2) Tenacious Defense, (3) Kickers and second cards, (4) changes of the card,
 *  (5) what tokens count, then (5.1) those that multiply and (5.2) those that are subtracted (R195), (6) fixed additions, (7) neighbours and purchases. */
export type Rank = 2 | 3 | 4 | 5 | 5.1 | 5.2 | 6 | 7;

/** What becomes of tokens that should go to the Warp, and whether they count for consolation all the same (R10). */
export interface Fate {
  readonly to: 'warp' | 'home' | 'gone' | 'stay';
  readonly counts: boolean;
}

/** Tokens of a seat, and where they are: on a place, on a side of the cone, or in the Warp. */
export interface Tokens {
  seat: Seat;
  n: number;
  from: Place | 'offense' | 'defense' | 'warp';
  /** For whom they fight, where the place does not say: on a spot (Hurtz). */
  side?: Side;
}

/** How a new hand is made: what is kept, how many are drawn, and whether only until a Challenge card appears. */
export interface Renewal {
  readonly keep: readonly Kind[];
  readonly cards: number;
  readonly until: boolean;
}

type Hook<V, R extends unknown[] = []> = (state: State<Table>, me: Me, value: V, ...rest: R) => V;

/** Values that effects bend. Each gets the state, whose hook it is, the value so far, and what it is about. */
export interface Hooks {
  /** §3.3, §3.6: how many tokens this seat may put on the cone. */
  readonly limit?: Hook<number, [seat: Seat]>;
  readonly sum?: Partial<Record<Rank, (state: State<Table>, me: Me, sum: Sum) => void>>;
  /** Who wins, two Attacks, after the totals. */
  readonly winner?: Hook<Side, [totals: readonly [number, number]]>;
  /** Who wins after all the rest, also an Attack against a Compromise: upsets. */
  readonly upset?: Hook<Side>;
  /** What becomes of a group of tokens that is lost. */
  readonly fate?: Hook<Fate, [tokens: Tokens, cause: Cause]>;
  /** §3.85: what a side has in the challenge, and loses with it, beyond the cone and the planet. */
  readonly troops?: Hook<readonly Tokens[], [side: Side]>;
  /** The card of a side as it is turned up. */
  readonly reveal?: Hook<Shown, [side: Side]>;
  /** §6.3: what the Kicker of a side multiplies by. */
  readonly kicker?: Hook<number, [side: Side]>;
  /** Whether this side's card is turned up only after the other (Gambler). */
  readonly last?: Hook<boolean, [side: Side]>;
  /** Which Challenge cards of its hand no ban keeps a main player from laying; which of these it may lay; none left: any. */
  readonly bars?: Hook<readonly number[], [seat: Seat]>;
  readonly select?: Hook<readonly number[], [seat: Seat]>;
  /** §3.82: how many cards of consolation. */
  readonly consolation?: Hook<number, [taker: Seat, giver: Seat]>;
  /** §3.87: how many rewards an ally takes. */
  readonly rewards?: Hook<number, [seat: Seat]>;
  /** §3.6: whether this seat may answer this side (as if invited); whether it may ally at all; whether it may stay out. */
  readonly invited?: Hook<boolean, [seat: Seat, side: Side]>;
  readonly allies?: Hook<boolean, [seat: Seat, side: Side]>;
  readonly abstains?: Hook<boolean, [seat: Seat]>;
  /** §3.4: whether this seat may invite. */
  readonly invites?: Hook<boolean, [seat: Seat]>;
  /** §3.0: how many challenges a turn has (0: it is over); whether the offense may go on although it failed; whether it may
   *  although it has no Challenge card. */
  readonly challenges?: Hook<number>;
  readonly again?: Hook<boolean, [seat: Seat]>;
  readonly unarmed?: Hook<boolean, [seat: Seat]>;
  /** §3.10: who follows by the order of turns; who is next, whatever that order says; §8.0: the order in which all act at this
   *  moment. */
  readonly follows?: Hook<Seat>;
  readonly next?: Hook<Seat>;
  readonly order?: Hook<readonly Seat[], [code: Code]>;
  /** §3.3: whether tokens of this seat may leave a place. */
  readonly leaves?: Hook<boolean, [seat: Seat, place: Place]>;
  /** §3.87: how many tokens of this seat that go home may come to this spot of its own instead; without a power: none. */
  readonly room?: Hook<number, [seat: Seat, place: Place]>;
  /** §3.32: whether the cone may be aimed there. */
  readonly aims?: Hook<boolean, [seat: Seat, place: Place]>;
  /** §3.3: who says from which bases the offense's tokens come, how many it has said itself; §3.32: who aims the cone. */
  readonly decides?: Hook<Seat, [decision: 'launch' | 'aim']>;
  /** §3.1: how many tokens may be retrieved. */
  readonly retrieves?: Hook<number, [seat: Seat]>;
  /** §2.0: whether this seat has what wins the game; whether it wins, whoever has it; whether this place counts as an external
   *  base. */
  readonly reaches?: Hook<boolean, [seat: Seat]>;
  readonly wins?: Hook<boolean, [seat: Seat]>;
  readonly counts?: Hook<boolean, [seat: Seat, place: Place]>;
  /** §6.0: whether this seat may play this card now. */
  readonly plays?: Hook<boolean, [seat: Seat, item: number]>;
  /** Whether this seat has promised to play this card as soon as it can. */
  readonly owes?: Hook<boolean, [seat: Seat, item: number]>;
  /** §3.27: how a new hand is made; whether the rules ask for it, or a card does. */
  readonly renews?: Hook<Renewal, [seat: Seat, by: 'rules' | 'card']>;
  /** Whether this seat may play from its second hand now (Miser). */
  readonly hoards?: Hook<boolean, [seat: Seat]>;
  /** §3.84: what one can give the other in a deal, beyond cards and bases: pieces with ids of the power's own. */
  readonly deals?: Hook<readonly Amount[], [from: Seat, to: Seat]>;
  /** §3.84: whether who gives a base may stay there too. */
  readonly shares?: Hook<boolean, [from: Seat, to: Seat]>;
  /** How many tokens of this seat count as another's. */
  readonly captives?: Hook<number, [owner: Seat]>;
  /** §3.83: how many tokens this seat loses by a failed deal. */
  readonly fails?: Hook<number, [seat: Seat]>;
  /** §11.3: what a purchase costs; how much Lucre a seat may spend. */
  readonly price?: Hook<number, [buyer: Seat]>;
  readonly purse?: Hook<number, [seat: Seat]>;
  /** §3.87: the side of the cone that counts for the gains of allies. */
  readonly reverse?: Hook<boolean>;
}

/** Things that follow at once, without a question and beyond cancelling, when something has happened. */
export interface Reactions {
  /** This seat has gained (+1) or lost (-1) an external base. */
  readonly bases?: (kit: Kit, me: Me, seat: Seat, change: 1 | -1) => void;
  /** §3.1: this seat has taken a token out of the Warp. */
  readonly retrieved?: (kit: Kit, me: Me, seat: Seat) => void;
  /** Tokens of this seat have come to a place, or left it. */
  readonly moved?: (kit: Kit, me: Me, seat: Seat, place: Place, n: number) => void;
  /** Tokens of this seat have come to the Warp. */
  readonly warped?: (kit: Kit, me: Me, seat: Seat, n: number) => void;
  /** So many tokens of `captives` are their owner's again, and nowhere until they are put. */
  readonly freed?: (kit: Kit, me: Me, owner: Seat, n: number) => void;
  /** Cards have come to a hand, or left it. */
  readonly hands?: (kit: Kit, me: Me) => void;
  /** A piece of `deals` changes hands. */
  readonly piece?: (kit: Kit, me: Me, id: Scalar, n: number, from: Seat, to: Seat) => void;
  /** It is about to be seen who has won. */
  readonly judged?: (kit: Kit, me: Me) => void;
  /** This seat has played this card, or laid one face down; what it played is back in its hand, as if it had not. */
  readonly played?: (kit: Kit, me: Me, seat: Seat, item?: number) => void;
  readonly unplayed?: (kit: Kit, me: Me, seat: Seat, item: number) => void;
  /** Time was turned back over this effect: it is no longer in force (Chronos). */
  readonly undone?: (kit: Kit, me: Me) => void;
  /** The challenge is over, before it is cleared away; a turn is over. */
  readonly closed?: (kit: Kit, me: Me) => void;
  readonly turned?: (kit: Kit, me: Me) => void;
}

/** Whatever bends the rules from a seat's side. */
export interface Source {
  /** The paragraph that a refusal names, where this forbids something. */
  readonly paragraph?: string;
  readonly hooks?: Hooks;
  readonly on?: Reactions;
  readonly later?: readonly Later[];
}

export interface Power extends Omit<Source, 'later'> {
  readonly acts?: readonly Act[];
  readonly autos?: readonly Auto[];
  /** What everybody else may do because of it. */
  readonly grants?: readonly Act[];
  /** What its steps put in force by name, see `enforce`. */
  readonly effects?: Readonly<Record<string, Source>>;
  /** §4.2: kept however few home bases there are. */
  readonly kept?: true;
  /** How many cards its owner is dealt at set-up; left out: seven. */
  readonly hand?: number;
  /** At set-up, before the hands are dealt and after; and when it comes to this seat during play (R45), from
   *  the box or from another player, who gives up all that belongs to it (§15.1). */
  setup?(kit: Kit, seat: Seat, holding: Holding): void;
  dealt?(kit: Kit, seat: Seat, holding: Holding): void;
  gained?(kit: Kit, seat: Seat, holding: Holding, from: Seat | null): void;
  /** When this seat gives it up and nobody else gets it, or is out of the game: what it holds of others'. */
  renounced?(kit: Kit, seat: Seat): void;
  /** A contract about what it has to give was accepted. */
  agreed?(kit: Kit, contract: Contract): void;
  /** What lies with it, in sentences, as far as the view tells: a row, an aim, a list. */
  see?(view: State<Table>, seat: Seat, holding: Holding): readonly Sentence[];
}

/** A Flare: Wild for whoever has another power, Super for the power's own player. */
export interface Flare {
  readonly wild?: Act;
  readonly super?: Act;
}

/** A Moon or a hex: what it does for its occupant or owner. A Moon's hooks are told in `target` where it is. */
export interface Ground extends Source {
  readonly acts?: readonly Act[];
  /** §13.2: what happens when a Moon is turned up, or is occupied face up. */
  occupied?(kit: Kit, seat: Seat, place: Place): void;
}
