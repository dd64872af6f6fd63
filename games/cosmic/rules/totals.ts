// The totals (§3.81) by the ranks of the book, and the account of them: who contributed what. A pure function of the table.

import { itemOf, rule, type Seat, type State } from '@orrery/kernel';
import { kickerOf } from './cardplay.ts';
import { kindOf, valueOf } from './cards.ts';
import type { Rank, Sum } from './hooks.ts';
import { bend, summandsOf } from './live.ts';
import {
  type Challenge,
  DEFENSE,
  isMain,
  now,
  OFFENSE,
  seatsOf,
  type Side,
  SIDES,
  type Table,
  tokensIn,
} from './table.ts';

const RANKS: readonly Rank[] = [2, 3, 4, 5, 5.1, 5.2, 6, 7];

/** A line of the account: what changed the total of a side, and by how much. `of` is `card`, `tokens`, `kicker`,
 *  `reinforcements`, or the name of what bends the totals: `power 90`, `wild 12`. */
export interface Entry {
  readonly side: Side;
  readonly of: string;
  readonly seat: Seat;
  readonly n: number;
}

/** The totals as they stand: card, then tokens, then what is added, each rank over everything in force (§3.81, §6.31, §14). */
export function totals(state: State<Table>, account?: Entry[]): Sum {
  const challenge = now(state.table);
  const tokens: Sum['tokens'] = [inChallenge(state, challenge, OFFENSE), inChallenge(state, challenge, DEFENSE)];
  const card: Sum['card'] = [challenge.shown[OFFENSE]?.value ?? 0, challenge.shown[DEFENSE]?.value ?? 0];
  const sum: Sum = { card, tokens, added: [0, 0] };
  if (account !== undefined) opening(challenge, sum, account);
  const summands = summandsOf(state);
  for (const rank of RANKS) {
    if (rank === 3) noting(sum, account, 'kicker', -1, () => kick(state, sum));
    if (rank === 3) noting(sum, account, 'beside', -1, () => addSeconds(state, sum));
    if (rank === 6) noting(sum, account, 'beside', -1, () => addBeside(state, sum));
    for (const { ranks, me, name } of summands) {
      const apply = ranks[rank];
      if (apply === undefined) continue;
      if (account === undefined) apply(state, me, sum);
      else noting(sum, account, name(), me.seat, () => apply(state, me, sum));
    }
  }
  noting(sum, account, 'reinforcements', -1, () => {
    for (const side of SIDES) sum.added[side] += challenge.reinforced[side];
  });
  return sum;
}

export const totalOf = ({ card, tokens, added }: Sum, side: Side): number =>
  card[side] + tokens[side].reduce((sum, n) => sum + n, 0) + added[side];

/** Who contributed what to the totals, in the order in which it was reckoned. */
export function accountOf(state: State<Table>): Entry[] {
  const account: Entry[] = [];
  totals(state, account);
  return account;
}

/** §6.31: a Kicker multiplies the card. */
function kick(state: State<Table>, sum: Sum): void {
  for (const side of SIDES) {
    const factor = kickerOf(state, side);
    if (factor !== 1 && rule('6.31', true)) sum.card[side] *= factor;
  }
}

/** The values of the Attacks that lie beside that of a side, a main player's own or its allies'. */
function besides(state: State<Table>, side: Side, whose: 'own' | 'allies'): number {
  const challenge = now(state.table);
  if (challenge.beside.length === 0 || challenge.shown[side]?.attack !== true) return 0;
  let sum = 0;
  for (const each of challenge.beside) {
    const item = itemOf(state, each.slot);
    const isOne = each.side === side && isMain(challenge, each.seat) === (whose === 'own');
    if (isOne && item >= 0 && kindOf(item) === 'attack') sum += valueOf(item);
  }
  return sum;
}

/** §14.5: a second Attack of a main player is added to the first, once the Kicker has multiplied that (R130). */
function addSeconds(state: State<Table>, sum: Sum): void {
  for (const side of SIDES) if (rule('14.5', true)) sum.card[side] += besides(state, side, 'own');
}

/** §14.1: the Kicker of a side multiplies the Attacks of its allies too. */
function addBeside(state: State<Table>, sum: Sum): void {
  for (const side of SIDES) {
    const n = besides(state, side, 'allies');
    if (n !== 0) sum.added[side] += n * (rule('14.1', true) ? kickerOf(state, side) : 1);
  }
}

const inChallenge = (state: State<Table>, challenge: Challenge, side: Side): number[] =>
  seatsOf(state.seats).map((seat) => tokensIn(state.table, challenge, side, seat));

function opening({ offense, defense }: Challenge, sum: Sum, account: Entry[]): void {
  for (const side of SIDES) {
    account.push({ side, of: 'card', seat: side === OFFENSE ? offense : defense, n: sum.card[side] });
    sum.tokens[side].forEach((n, seat) => n > 0 && account.push({ side, of: 'tokens', seat, n }));
  }
}

function noting(sum: Sum, account: Entry[] | undefined, of: string, seat: Seat, change: () => void): void {
  if (account === undefined) return change();
  const before = SIDES.map((side) => totalOf(sum, side));
  change();
  for (const side of SIDES) {
    const n = totalOf(sum, side) - (before[side] ?? 0);
    if (n !== 0) account.push({ side, of, seat, n });
  }
}

export const bothAttack = ({ shown }: Challenge): boolean => shown.length === 2 && shown.every(({ attack }) => attack);

/** The side that wins: the higher total, a tie is the defense's; an Attack beats a Compromise. Then what turns it over. */
export function winnerOf(state: State<Table>): Side {
  const challenge = now(state.table);
  let winner: Side;
  if (bothAttack(challenge)) {
    const sum = totals(state);
    const both = [totalOf(sum, OFFENSE), totalOf(sum, DEFENSE)] as const;
    winner = bend(state, 'winner', rule('3.81', both[OFFENSE] > both[DEFENSE]) ? OFFENSE : DEFENSE, both);
  } else winner = rule('3.82', challenge.shown[OFFENSE]?.attack === true) ? OFFENSE : DEFENSE;
  return bend(state, 'upset', winner);
}
