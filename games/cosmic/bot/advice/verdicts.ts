// Verdicts that several powers and Flares share, and what they are made of.

import { itemOf, type Seat, type State, total } from '@orrery/kernel';
import { CONE } from '../../data/hexes.ts';
import { mainSide, shownAs } from '../../rules/cardplay.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { livePowers, NO_POWER } from '../../rules/live.ts';
import {
  type Challenge,
  DEFENSE,
  now,
  OFFENSE,
  otherSide,
  type Place,
  type Side,
  sideOf,
  SIDES,
  type Table,
} from '../../rules/table.ts';
import { basesOf, externalBases, tokensAt } from '../../rules/tokens.ts';
import { winnerOf } from '../../rules/totals.ts';
import { reserves } from '../../powers/reserve.ts';
import { worthIn } from '../alliance.ts';
import { systemWorth } from '../attack.ts';
import { ANY_CARD, cardWorth } from '../cards-worth.ts';
import { challengeOf, changed, gainOf, type Mind, myShare, mySide } from '../mind.ts';
import { attackOf, chanceFor, supposing, winnerWith, withTokens } from '../odds.ts';
import { slope, type Stock } from '../worth.ts';
import { NO, type Verdict } from './advice.ts';
import { hope, prize, worthOfChance } from './sense.ts';

/** The card laid and the one opposite change places: what that is worth against what the other may have laid. */
export const switching: Verdict = (mind) => {
  const side = hope(mind);
  const challenge = challengeOf(mind);
  const [main, foe] =
    side === OFFENSE ? [challenge.offense, challenge.defense] : [challenge.defense, challenge.offense];
  const mine = laidValues(mind, main, side);
  const theirs = laidValues(mind, foe, otherSide(side));
  let [kept, switched] = [0, 0];
  for (const [a, p] of mine)
    for (const [b, q] of theirs) {
      if (isWon(mind, side, a, b)) kept += p * q;
      if (isWon(mind, side, b, a)) switched += p * q;
    }
  return (switched - kept) * prize(mind) - 0.01;
};

const isWon = (mind: Mind, side: Side, mine: number | null, theirs: number | null): boolean => {
  if (mine === null || theirs === null) return theirs === null && mine !== null;
  const [offense, defense] = side === OFFENSE ? [mine, theirs] : [theirs, mine];
  return winnerWith(mind.view, attackOf(offense), attackOf(defense)) === side;
};

/** What a main player has laid, as far as the seat knows: Attacks with their odds; null is a Compromise. */
function laidValues(mind: Mind, seat: Seat, side: Side): [number | null, number][] {
  const [slot] = challengeOf(mind).laid[side];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  if (item >= 0) return [[kindOf(item) === 'attack' ? valueOf(item) : null, 1]];
  const { values, odds, compromise } = mind.spread(seat);
  const peace = 0.25 * compromise;
  return [...values.map((value, i): [number, number] => [value, (1 - peace) * (odds[i] ?? 0)]), [null, peace]];
}

/** The Attacks in the seat's own hand. */
export const attacksOf = ({ view, table, seat }: Mind): number[] =>
  (table.hands[seat] ?? [])
    .map((slot) => itemOf(view, slot))
    .filter((item) => item >= 0 && kindOf(item) === 'attack')
    .map(valueOf);

/** Another target is better than this one, by so much. */
export const elsewhere: Verdict = (mind) => {
  const { system, defense } = challengeOf(mind);
  const here = defense < 0 ? 0 : systemWorth(mind, system, defense);
  const others = mind.stocks.map((_, seat) => (seat === mind.seat ? -1 : systemWorth(mind, seat, seat)));
  return Math.max(...others) - here - 0.005;
};

/** A side foretold as the winner: a base if that is right, two tokens if not. */
export const foretelling: Verdict = (mind, { target }) => {
  const chance = chanceFor(mind, target === OFFENSE ? OFFENSE : DEFENSE);
  const right = gainOf(mind, changed(mind, { [mind.seat]: { external: 1 } }));
  const wrong = gainOf(mind, changed(mind, { [mind.seat]: { out: -2 } }));
  return chance * right + (1 - chance) * wrong - 0.005;
};

/** A loss of another healed, for a card. */
export const healing: Verdict = (mind, { about: { seat = -1, n = 0 } }) =>
  seat < 0 || seat === mind.seat
    ? NO
    : gainOf(mind, changed(mind, { [mind.seat]: { cards: 1.5 * ANY_CARD }, [seat]: { out: n } })) + 0.003;

/** The seat's own card, as it lies on the table, back in the hand. */
export function laidWorth(mind: Mind): number {
  const [slot] = challengeOf(mind).laid[mainSide(mind.table, mind.seat)];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  return item < 0 ? NO : cardWorth(mind.view, mind.seat, item) * slope(myShare(mind));
}

/** What it is worth to add this to a side, when all there is to add turns a defeat: the smallest that does so alone, else the
 *  largest. */
export function turning(mind: Mind, side: Side, value: number, all: readonly number[]): number {
  const mine = mySide(mind);
  if (mine === -1 || winnerOf(mind.view) === mine) return NO;
  const turns = (more: number): boolean => {
    const reinforced = challengeOf(mind).reinforced.map((n, each) => (each === side ? n + more : n));
    return winnerOf(supposing(mind.view, { reinforced: reinforced as [number, number] })) === mine;
  };
  if (!turns(total(all))) return NO;
  return prize(mind) * (turns(value) ? 1 - value / 100 : 0.5 + value / 100);
}

/** Of the Attacks that Reserve can add, what the best is worth. */
export function reserveWorth(mind: Mind, most: number): number {
  const values = reserves(mind.view, mind.seat, most).map(valueOf);
  return Math.max(NO, ...SIDES.flatMap((side) => values.map((value) => turning(mind, side, value, values))));
}

/** A card comes to the hand: those worth having. */
export const cardTaken: Verdict = (mind, { target }) =>
  cardWorth(mind.view, mind.seat, Number(target)) * slope(myShare(mind));

/** Tokens of a seat come out of the Warp to the side of this one. */
export function raised(mind: Mind, whose: Seat): number {
  const side = mySide(mind);
  if (side === -1) return NO;
  const cone = coneOf(mind);
  cone[side][whose] = (cone[side][whose] ?? 0) + Math.min(4, mind.table.warp[whose] ?? 0);
  const own = whose === mind.seat ? 0.005 : 0;
  return worthOfChance(mind, supposing(mind.view, { cone })) + own;
}

/** The cone, to be changed in thought. */
export const coneOf = ({ table }: Mind): Challenge['cone'] =>
  now(table).cone.map((row) => row.slice()) as Challenge['cone'];

/** The seat's own card lies face down, the other's is up: whether the truth would lose. */
export function isTruthLosing(mind: Mind): boolean {
  const side = mainSide(mind.table, mind.seat);
  const [slot] = challengeOf(mind).laid[side];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  return item >= 0 && !winsAs(mind, item);
}

/** Whether this card of the seat's would beat what the other has shown. */
export function winsAs(mind: Mind, item: number): boolean {
  const side = mainSide(mind.table, mind.seat);
  const theirs = challengeOf(mind).shown[otherSide(side)];
  const mine = shownAs(item);
  if (theirs === undefined || (!mine.attack && !theirs.attack)) return false;
  return (side === OFFENSE ? winnerWith(mind.view, mine, theirs) : winnerWith(mind.view, theirs, mine)) === side;
}

/** What it is worth that somebody goes without a power in this challenge. */
export function worthOfPower(mind: Mind, seat: Seat): number {
  if (livePowers(mind.view, seat).length === 0) return NO;
  const without: State<Table> = supposing(mind.view, {
    effects: [...challengeOf(mind).effects, { of: NO_POWER, seat: mind.seat, target: seat, data: [] }],
  });
  return worthOfChance(mind, without) + 0.004;
}

/** Whether a seat has a part in the challenge. */
export const isInvolved = (mind: Mind, seat: Seat): boolean => sideOf(challengeOf(mind), seat) !== -1;

/** Whether the hand is one to be attacked with. */
export const isStrong = (mind: Mind): boolean => attacksOf(mind).some((value) => value >= 15);

/** What it is worth that everything on a planet is lost. */
export function blastWorth(mind: Mind, place: Place): number {
  const home = mind.table.systems[place];
  const hit = (mind.table.tokens[place] ?? []).map((n, seat): [Seat, Partial<Stock>] => {
    const base = n > 0 ? -1 : 0;
    return [seat, { out: -n, external: seat === home ? 0 : base, home: seat === home ? base : 0 }];
  });
  return gainOf(mind, changed(mind, Object.fromEntries(hit)));
}

/** Tokens brought to these sides, beside staying out. */
export function joining(mind: Mind, ...sides: readonly Side[]): number {
  const joined = sides.reduce((view, side) => withTokens(view, side, mind.seat, 3 - sides.length), mind.view);
  return worthIn(mind, joined) - worthIn(mind, mind.view) - 0.004 * sides.length;
}

/** The cone turned over: what its other side leaves to the seat. */
export const turningCone: Verdict = (mind) => {
  const turned = supposing(mind.view, { reverse: !challengeOf(mind).reverse });
  return worthIn(mind, turned) - worthIn(mind, mind.view) - 0.002;
};

/** How many others have a base in the seat's system. */
export const guestsOf = ({ table, seat, stocks }: Mind): number =>
  stocks.filter((_, other) => other !== seat && basesOf(table, other).some((place) => table.systems[place] === seat))
    .length;

/** Whether a base abroad could be emptied by one launch. */
export const isExposed = ({ view, table, seat }: Mind): boolean =>
  externalBases(view, seat).some((place) => tokensAt(table, place, seat) <= CONE);
