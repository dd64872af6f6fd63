// What lies on the table, all of it public: who stands where, what is being fought over, which effects are in force. Cards
// in hands are slots. A seat's number is also its colour and the number of its home system.

import { must, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { HEXES } from '../data/hexes.ts';

/** A planet, a Moon, a stack on a Gas Giant, a star that tokens are set aside on. An index into `tokens`. */
export type Place = number;

/** A system has eight places: up to six planets, then two Moons. Behind all systems: stars, dust, further stacks. */
export const PLACES_EACH = 8;
export const FIRST_MOON = 6;
export const FIRST_SPOT = 48;

/** A power in front of a player. `data` and `slots` are the power's own: points, curses; secret lists. */
export interface Holding {
  power: number;
  data?: number[];
  slots?: Slot[];
  /** Powers under this one, of which the one at place `at` counts (Pentaform). */
  stages?: Holding[];
  at?: number;
  /** A second power that came with this one, and counts as long as it does (Reincarnator). */
  second?: Holding;
  /** It was drawn from the box: its Flare lies with it, and is in no deck. */
  drawn?: true;
}

/** A row of powers with all that lies under and beside them. */
export function allHoldings(row: readonly Holding[], all: Holding[] = []): Holding[] {
  for (const each of row) {
    all.push(each);
    if (each.stages !== undefined) allHoldings(each.stages, all);
    if (each.second !== undefined) allHoldings([each.second], all);
  }
  return all;
}

/** A power used in this challenge by somebody it does not belong to: copied, or taken (its owner goes without). */
export interface Loan {
  power: number;
  from: Seat;
  to: Seat;
  taken: boolean;
  /** The power by which it was copied or taken: without that it is of no use. */
  by?: number;
}

/** An effect in force: a Flare, an Edict, a Comet, a declaration. `of` names it in the registry: `wild 12`, `power 49 0`. */
export interface Effect {
  of: string;
  seat: Seat;
  target: Scalar | null;
  data: number[];
}

/** An effect that outlives its challenge: until so many turns, or challenges, of the game have begun. */
export interface Lasting extends Effect {
  until: number;
  unit: 'turn' | 'challenge';
}

/** A Challenge card as it counts now; it may have been changed since it was turned up. */
export interface Shown {
  item: number;
  attack: boolean;
  value: number;
}

export type Side = 0 | 1;
export const OFFENSE: Side = 0;
export const DEFENSE: Side = 1;
export const SIDES = [OFFENSE, DEFENSE] as const;
export const NOBODY = -1;
export const NOWHERE = -1;

export const otherSide = (side: Side): Side => (side === OFFENSE ? DEFENSE : OFFENSE);

/** A card that was played and lies on the table until §3.9; `hoard`: it came from Miser's second hand; `as`: what it was played as,
 *  where that is another (Mesmer). */
interface Played {
  seat: Seat;
  item: number;
  hoard?: true;
  as?: number;
}

/** A Challenge card laid beside that of the side (Cavalry, Deuce); in the open once the cards are turned up. */
export interface Beside {
  seat: Seat;
  side: Side;
  slot: Slot;
}

export interface Challenge {
  /** Counts all challenges of the game: what standing orders go by. */
  n: number;
  offense: Seat;
  /** NOBODY until Destiny and its effects have named one. */
  defense: Seat;
  /** The Destiny card that counts; the colour it shows (NOBODY: a wild); the Comet that was turned up (0: none). */
  destiny: number;
  colour: Seat;
  comet: number;
  /** Who names the system where Destiny leaves it open; NOBODY: the offense (Worldships). */
  chooser: Seat;
  /** §9.6: the card was not drawn, but laid by Worldships. */
  ship: boolean;
  /** The system the cone points at and the place in it. */
  system: number;
  target: Place;
  /** Whom Destiny had named, where the aim has made another the defense: a Moon (§13.3), Berserker, the Wild Delegator. */
  named?: Seat;
  /** For whom it was the moment at which who defends is fixed. */
  fixed?: Seat;
  /** §7.1: fought over the tokens the defense has in the Warp; there is no target then. */
  warp: boolean;
  /** The cone lies on its reverse side. */
  reverse: boolean;
  /** By side: the seats invited, as a mask. */
  invited: [number, number];
  /** By side, by seat: tokens on the cone; how many of them came out of the Warp (Ghost). */
  cone: [number[], number[]];
  ghosts: [number[], number[]];
  /** Seats whose tokens on the attacked planet fight for the defense, as a mask. */
  holding: number;
  /** Tokens of the defense on the attacked planet that have no part in the challenge (§9.2). */
  apart: number;
  /** By side: what lies face down; Kickers; the cards as they count once they are turned up. */
  laid: [Slot[], Slot[]];
  kicker: [Slot[], Slot[]];
  beside: Beside[];
  shown: Shown[];
  /** By side: the sum of Reinforcements. */
  reinforced: [number, number];
  /** §3.81: the totals that decided, if totals did. */
  totals?: [number, number];
  /** Who won; -1: not known, or nobody did. */
  winner: Side | -1;
  /** `lost`: by both sides (Loser). */
  ended: 'open' | 'dealing' | 'won' | 'lost' | 'dealt' | 'failed' | 'taken' | 'broken';
  /** Who has made a deal, if somebody else than the main players did (Diplomat). */
  dealers?: Seat[];
  /** By side: who fought there when it was decided, as a mask, and with how many tokens: they are lost and go home after that. */
  fought: [number, number];
  strength: [number, number];
  /** By seat: tokens lost when the challenge was lost (R10). */
  lost: number[];
  /** §3.82: who is due consolation, from whom, how many cards; to whom they go if to somebody else; `flat`: so many whatever
   *  was lost (Ethic). null: nobody. */
  owed: { taker: Seat; giver: Seat; cards: number; to?: Seat; flat?: number } | null;
  /** A hand was renewed, or a token taken out of the Warp, since everybody could act at the start (R172). */
  changed: boolean;
  /** Seats that the Silencer has silenced, as a mask. */
  silent: number;
  effects: Effect[];
  loans: Loan[];
  /** What was used so far, and which powers were cancelled: see `useKey` and `powerKey`. */
  used: number[];
  cancelled: number[];
  played: Played[];
  /** Cards set aside until the challenge ends, then back in their owner's hand (Chronos). */
  aside: { seat: Seat; slot: Slot }[];
  /** Cards laid face down that came from a second hand, and go back there if they are taken up. */
  hoarded: { seat: Seat; slot: Slot }[];
  /** §3.7: how many effects, uses and cards there were when it began; and powers that were cancelled, if any were. */
  since: [effects: number, used: number, played: number, cancelled?: number];
}

/** §3.84: those who have made the deal. */
export const dealersOf = ({ dealers, offense, defense }: Challenge): readonly Seat[] => dealers ?? [offense, defense];

/** §3.10: a win or a deal of the offense. */
export const isSuccess = ({ ended, winner }: Challenge): boolean =>
  ended === 'dealt' || ended === 'taken' || (ended === 'won' && winner === OFFENSE);

export interface Moon {
  place: Place;
  slot: Slot;
  /** Face up for good. */
  up: boolean;
  /** §13.2: who left it last, and in which challenge. */
  left?: { seat: Seat; challenge: number };
}

/** A place that is no base: a star, a reserve. Its tokens are out of play until they go to the cone. */
interface Spot {
  place: Place;
  owner: Seat;
  power: number;
}

export interface Table {
  /** The switches in force, as a mask of the bits below. */
  on: number;
  /** Powers that nobody gets, by the wish of the host: their words, with blanks between them. */
  barred?: string;
  /** Proposals each side may make before a deal fails (R27). */
  proposals: number;
  turn: Seat;
  /** Turns begun in the game; challenges begun in this turn, and in the whole game. */
  turns: number;
  made: number;
  challenges: number;
  /** Whether the last challenge was a success for whoever's turn it is. */
  success: boolean;
  /** Place -> its system; -1: it belongs to none, or is gone from the game. Place -> seat -> tokens. */
  systems: number[];
  tokens: number[][];
  warp: number[];
  /** Tokens out of the game; how many each player has in all. */
  gone: number[];
  all: number[];
  /** §10: section -> seat -> tokens; the last row is what was lost in this challenge. The section marked. */
  limbo: number[][];
  marker: number;
  spots: Spot[];
  hands: Slot[][];
  /** Miser's second hand: by seat. */
  hoards: Slot[][];
  /** Cards of the Challenge deck that lie on top of it or under it, arranged: the last one comes first. */
  top: Slot[];
  under: Slot[];
  /** The deck lies face up until it is used up: everybody sees its top card (Aura). */
  open?: true;
  /** Items in the order in which they were discarded; items out of the game. */
  discards: number[];
  removed: number[];
  /** Destiny cards turned and discarded, by item; the extra card that was played last (§7.0). */
  destiny: number[];
  extra: number;
  powers: Holding[][];
  /** Flares that were drawn from the box to name a power; of these the powers that nobody has now, open beside the box. */
  drawn: number;
  shelf: number[];
  lucre: number[];
  /** §13: the Moons in play. */
  moons: Moon[];
  /** The hex of each system: 0 is the ordinary side (§9). Destiny cards that Space Dust has set aside, in the open; those
   *  that Worldships holds. */
  hexes: number[];
  dust: number[];
  ships: Slot[];
  /** The innermost challenge is the last one. */
  stack: Challenge[];
  lasting: Lasting[];
  /** A mask of the seats that have won; 0: the game goes on. */
  winners: number;
  /** Seats out of the game (Void), and seats that miss their next turn, as masks. */
  out: number;
  missing: number;
}

export const [KICKERS, REINFORCEMENTS, EXTRAS, LIMBO, LUCRE, MOONS, SKIPPING, OTHERS_BASES] = [
  1, 2, 4, 8, 16, 32, 64, 128,
];
export const [EXPANSION, RENEWAL] = [256, 1024];
/** Powers whose text is reconstructed are in the game too. */
export const ALL_POWERS = 512;

/** The pools of the kernel's secrets, in the order of set-up. SECRETS is for what players choose: a bomb's place, an aim. */
export const [DECK, FLARES, DESTINY, SPARE_DESTINY, MOON_POOL, SECRETS] = [0, 1, 2, 3, 4, 5];

/** The challenge being fought: the innermost one. */
export const now = (table: Table): Challenge => must(current(table), 'a challenge');

/** The same, if there is one. */
export function current({ stack }: Table): Challenge | undefined {
  const { length } = stack;
  // A place before the first would be looked up the slow way, here and ever after.
  return length === 0 ? undefined : stack[length - 1];
}

export const has = (mask: number, seat: Seat): boolean => ((mask >> seat) & 1) === 1;

export const seatsIn = (mask: number, seats: number): Seat[] => seatsOf(seats).filter((seat) => has(mask, seat));

export function seatsOf(seats: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

export const isOn = ({ on }: Table, bit: number): boolean => (on & bit) !== 0;

export const isMain = ({ offense, defense }: Challenge, seat: Seat): boolean => seat === offense || seat === defense;

export const mainOf = (challenge: Challenge, side: Side): Seat =>
  side === OFFENSE ? challenge.offense : challenge.defense;

/** The other main player. */
export const opponentOf = ({ offense, defense }: Challenge, seat: Seat): Seat => (seat === offense ? defense : offense);

export const isSilent = (table: Table, seat: Seat): boolean => has(current(table)?.silent ?? 0, seat);

/** Whether a seat fights on this side, as main player or ally. */
export const isWith = (challenge: Challenge, seat: Seat, side: Side): boolean =>
  seat === mainOf(challenge, side) ||
  (!isMain(challenge, seat) &&
    ((challenge.cone[side][seat] ?? 0) > 0 || (side === DEFENSE && has(challenge.holding, seat))));

/** The side a seat fights on; -1: it has no part in the challenge. Who is with both (Busybody) counts for the offense. */
export const sideOf = (challenge: Challenge, seat: Seat): Side | -1 =>
  isWith(challenge, seat, OFFENSE) ? OFFENSE : isWith(challenge, seat, DEFENSE) ? DEFENSE : -1;

export const isAlly = (challenge: Challenge, seat: Seat): boolean =>
  !isMain(challenge, seat) && sideOf(challenge, seat) >= 0;

const hexNumber = (word: (typeof HEXES)[number][0]): number => 1 + HEXES.findIndex(([each]) => each === word);
export const [ON_BINARY, ON_GAS_GIANT, ON_SPACE_DUST, ON_WORLDSHIPS] = [
  hexNumber('binary'),
  hexNumber('gas-giant'),
  hexNumber('space-dust'),
  hexNumber('worldships'),
];

/** §9.2, §9.5: the one place of a Gas Giant or of Space Dust, where the owner stands alone: others have stacks beside it. */
export const groundOf = ({ hexes }: Table, seat: Seat): Place =>
  hexes[seat] === ON_GAS_GIANT || hexes[seat] === ON_SPACE_DUST ? seat * PLACES_EACH : NOWHERE;

/** Tokens that stand together on a place, as one base; §9.5: a speck of Dust stands alone. */
export function standingAt({ hexes, tokens }: Table, place: Place, seat: Seat): number {
  const n = tokens[place]?.[seat] ?? 0;
  return hexes[seat] === ON_SPACE_DUST && place === seat * PLACES_EACH ? Math.min(1, n) : n;
}

/** Tokens on the attacked planet that fight for the defense. */
export function fightingAt(table: Table, { target, apart, defense }: Challenge, seat: Seat): number {
  if (target < 0) return 0;
  const n = standingAt(table, target, seat);
  return seat === defense ? Math.max(0, n - apart) : n;
}

/** Whether a seat was on the side that lost, or has failed to agree on a deal. */
export function isBeaten(challenge: Challenge, seat: Seat): boolean {
  const { ended, winner, fought } = challenge;
  if (ended === 'failed') return isMain(challenge, seat);
  if (ended === 'lost') return has(fought[OFFENSE] | fought[DEFENSE], seat);
  return ended === 'won' && winner !== -1 && has(fought[otherSide(winner)], seat);
}

/** A power in front of a seat, whether it counts now or not: its own, a stage, a second one. */
export const holdingOf = ({ powers }: Table, seat: Seat, power: number): Holding | undefined =>
  allHoldings(powers[seat] ?? []).find((each) => each.power === power);

/** The next player on the left who is still in the game. */
export function leftOf({ seats, table }: State<Table>, seat: Seat): Seat {
  let left = (seat + 1) % seats;
  while (has(table.out, left)) left = (left + 1) % seats;
  return left;
}

/** Tokens a seat has in the challenge on a side: on the cone, on the planet that is attacked, or in the Warp (§7.1). */
export function tokensIn(table: Table, challenge: Challenge, side: Side, seat: Seat): number {
  const cone = challenge.cone[side][seat] ?? 0;
  if (side === OFFENSE || !has(challenge.holding, seat)) return cone;
  if (challenge.warp) return cone + (table.warp[seat] ?? 0);
  return cone + fightingAt(table, challenge, seat);
}

/** Everybody in the order of §8: the others from the offense's left on, then the offense, last the defense. */
export function byTurn({ seats, table }: State<Table>): readonly Seat[] {
  const challenge = current(table);
  const offense = challenge?.offense ?? table.turn;
  const defense = challenge?.defense ?? NOBODY;
  const key = (((table.out * 8 + seats) * 8 + offense) * 8 + defense + 1) | 0;
  const known = orders.get(key);
  if (known !== undefined) return known;
  const all: Seat[] = [];
  for (let i = 1; i <= seats; i++) {
    const seat = (offense + i) % seats;
    if (seat !== defense && !has(table.out, seat)) all.push(seat);
  }
  if (defense >= 0 && !has(table.out, defense)) all.push(defense);
  orders.set(key, all);
  return all;
}

/** There are few orders, and every moment needs one. */
const orders = new Map<number, readonly Seat[]>();

/** A seat gets Lucre, or parts with it. */
export function gainLucre({ lucre }: Table, seat: Seat, n: number): void {
  lucre[seat] = (lucre[seat] ?? 0) + n;
}
