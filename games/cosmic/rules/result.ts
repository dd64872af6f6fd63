// The result (§3.8): totals by the ranks of the book, Reinforcements (§6.4), who wins, and what becomes of everybody.

import { itemOf, no, rule, type Seat, type State, type Step } from '@orrery/kernel';
import { FAILED_DEAL } from '../data/hexes.ts';
import { kickerOf } from './cardplay.ts';
import { cardsOf, handOf, kindOf, playFrom, valueOf } from './cards.ts';
import type { Rank, Sum } from './hooks.ts';
import { bend, eachSum, isReverse } from './live.ts';
import type { CosmicKit, Landing, Steps } from './steps.ts';
import {
  type Challenge,
  DEFENSE,
  isMain,
  mainOf,
  now,
  OFFENSE,
  REINFORCEMENTS,
  type Side,
  sideOf,
  type Table,
  tokensIn,
} from './table.ts';
import { open } from './timing.ts';
import { groupsOf, settle } from './tokens.ts';

type ResultStep<N extends keyof Steps> = Step<Table, Steps, N>;

const RANKS: readonly Rank[] = [2, 3, 4, 5, 6, 7];
const SIDES = [OFFENSE, DEFENSE] as const;
const other = (side: Side): Side => (side === OFFENSE ? DEFENSE : OFFENSE);

/** The totals as they stand: card, then tokens, then what is added, each rank over everything in force (§3.8, §6.3, §14). */
export function totals(state: State<Table>): Sum {
  const challenge = now(state.table);
  const tokens = SIDES.map((side) =>
    Array.from({ length: state.seats }, (_, seat) => tokensIn(state.table, challenge, side, seat)),
  ) as [number[], number[]];
  const card = SIDES.map((side) => challenge.shown[side]?.value ?? 0) as [number, number];
  const sum: Sum = { card, tokens, added: [0, 0] };
  for (const rank of RANKS) {
    if (rank === 3 && rule('6.3', true)) for (const side of SIDES) sum.card[side] *= kickerOf(state, side);
    eachSum(state, (ranks, own) => ranks[rank]?.(state, own, sum));
  }
  for (const side of SIDES) sum.added[side] += challenge.reinforced[side];
  return sum;
}

export const totalOf = ({ card, tokens, added }: Sum, side: Side): number =>
  card[side] + tokens[side].reduce((sum, n) => sum + n, 0) + added[side];

/** §6.4: when both are Attacks, anybody in the challenge adds Reinforcements, to either side, until nobody wants to. */
export const reinforce: ResultStep<'reinforce'> = {
  together: 'window',
  may(state) {
    const { table } = state;
    const challenge = now(table);
    if (!rule('6.4', (table.on & REINFORCEMENTS) !== 0 && bothAttack(challenge))) return [];
    return Array.from({ length: state.seats }, (_, seat) => seat).filter(
      (seat) => sideOf(challenge, seat) >= 0 && handOf(table, seat).length > 0,
    );
  },
  ask(view, _, seat) {
    const items = new Set(cardsOf(view, seat, (item) => kindOf(item) === 'reinforcement').map((slot) => itemOf(view, slot)));
    const options = [...items].flatMap((item) => [`offense ${item}`, `defense ${item}`]);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.reinforce' }, choice: { kind: 'one', noun: 'reinforce', options }, pass: true };
  },
  why: () => no('6.4', 'refuse.reinforce'),
  take(kit, _, seat, answer) {
    const [to, item] = answer.split(' ');
    const side = to === 'offense' ? OFFENSE : DEFENSE;
    playFrom(kit, seat, Number(item));
    now(kit.state.table).reinforced[side] += valueOf(Number(item));
    kit.tell('log.reinforce', { seat, side, card: Number(item) }, '6.4');
    kit.call('discard', { item: Number(item), by: seat });
  },
};

export const bothAttack = ({ shown }: Challenge): boolean => shown.length === 2 && shown.every(({ attack }) => attack);

/** §3.8: the cards decide who wins; two Compromises lead to a deal. */
export const outcome: ResultStep<'outcome'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    const [offense, defense] = challenge.shown;
    kit.leave();
    if (rule('3.8', offense?.attack === false && defense?.attack === false)) return deal(kit);
    const winner = winnerOf(kit.state);
    finish(kit, winner);
  },
};

/** The side that wins: the higher total, a tie is the defense's; an Attack beats a Compromise. Then what turns it over. */
export function winnerOf(state: State<Table>): Side {
  const { shown } = now(state.table);
  let winner: Side;
  if (bothAttack(now(state.table))) {
    const sum = totals(state);
    const both = [totalOf(sum, OFFENSE), totalOf(sum, DEFENSE)] as const;
    winner = bend(state, 'winner', rule('3.8', both[0] > both[1]) ? OFFENSE : DEFENSE, both);
  } else winner = shown[OFFENSE]?.attack === true ? OFFENSE : DEFENSE;
  return bend(state, 'upset', winner);
}

/** Losers to the Warp, consolation, then the winners' gains. */
export function finish(kit: CosmicKit, winner: Side): void {
  const { table } = kit.state;
  const challenge = now(table);
  const [won, lost] = [mainOf(challenge, winner), mainOf(challenge, other(winner))];
  challenge.winner = winner;
  challenge.ended = 'won';
  const compromise = challenge.shown[other(winner)]?.attack === false && challenge.shown[winner]?.attack === true;
  const mine = groupsOf(table, other(winner)).reduce((sum, { seat, n }) => sum + (seat === lost ? n : 0), 0);
  tellResult(kit, winner);
  land(kit, winner);
  if (rule('3.8', compromise) && mine > 0) {
    const cards = bend(kit.state, 'consolation', mine * kickerOf(kit.state, other(winner)), lost, won);
    kit.call('consolation', { taker: lost, giver: won, cards });
  }
  kit.call('lose', { queue: groupsOf(table, other(winner)), cause: 'challenge' });
}

function tellResult(kit: CosmicKit, winner: Side): void {
  const challenge = now(kit.state.table);
  const sum = totals(kit.state);
  const seat = mainOf(challenge, winner);
  if (bothAttack(challenge))
    kit.tell('log.totals', { offense: totalOf(sum, OFFENSE), defense: totalOf(sum, DEFENSE) }, '3.8');
  kit.tell('log.wins', { seat, side: winner }, '3.8');
}

/** §3.8: what the winners get. Who fought on the planet stays; the cone's side says what allies get. */
function land(kit: CosmicKit, winner: Side): void {
  const challenge = now(kit.state.table);
  const queue: Landing[] = [];
  const rewards: Landing[] = [];
  const bases = rule('3.8', (winner === OFFENSE) !== isReverse(kit.state));
  for (const [seat, n] of challenge.cone[winner].entries()) {
    if (n === 0) continue;
    const lands = winner === OFFENSE && seat === challenge.offense ? true : isMain(challenge, seat) ? false : bases;
    (lands ? queue : rewards).push({ seat, n, place: challenge.target });
  }
  for (const { seat, n } of rewards.toReversed())
    if (!isMain(challenge, seat)) kit.call('rewards', { seat, n });
  for (const { seat, n } of rewards.toReversed()) kit.call('home', { seat, n });
  kit.call('land', { queue });
  challenge.cone[winner].fill(0);
  if (rewards.length > 0) open(kit, 'rewards', { winner });
}

export const landing: ResultStep<'land'> = {
  run(kit, { queue }) {
    const next = queue.shift();
    if (next === undefined) return kit.leave();
    kit.tell('log.land', next, '3.8');
    settle(kit, next);
  },
};

/** One random card of the winner's hand for each token lost, or all of it (§3.8, R10); §6.3: a negative Kicker turns it round. */
export const consolation: ResultStep<'consolation'> = {
  run(kit, { taker, giver, cards }) {
    kit.leave();
    const [to, from] = rule('6.3', cards < 0) ? [giver, taker] : [taker, giver];
    takeCards(kit, to, from, Math.abs(cards), '3.8');
  },
};

/** Takes cards blind out of a hand. */
export function takeCards(kit: CosmicKit, to: Seat, from: Seat, cards: number, number: string): void {
  const hand = handOf(kit.state.table, from);
  const n = Math.min(cards, hand.length);
  if (n === 0) return;
  kit.mix(hand, [from]);
  const taken = hand.splice(hand.length - n);
  for (const slot of taken) kit.look(slot, to);
  handOf(kit.state.table, to).push(...taken);
  kit.tell('log.taken', { to, from, n }, number);
}

/** §3.8: for each token a card from the deck or a token from the Warp, mixed freely. The answer is how many tokens. */
export const rewards: ResultStep<'rewards'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, n }) {
    const most = Math.min(n, table.warp[seat] ?? 0);
    if (most === 0) return null;
    return { prompt: { key: 'ask.rewards', args: { n } }, choice: { kind: 'number', noun: 'token', min: 0, max: most }, otherwise: most };
  },
  why: () => no('3.8', 'refuse.rewards'),
  take: (kit, { seat, n }, _, tokens) => reward(kit, seat, n - tokens, tokens),
  run: (kit, { seat, n }) => reward(kit, seat, n, 0),
};

function reward(kit: CosmicKit, seat: Seat, cards: number, tokens: number): void {
  const { warp } = kit.state.table;
  warp[seat] = (warp[seat] ?? 0) - tokens;
  kit.tell('log.reward', { seat, cards, tokens }, '3.8');
  kit.goto('draw', { seat, n: cards });
  if (tokens > 0) kit.call('home', { seat, n: tokens });
}

/** Two Compromises: the allies go home, and the main players try to agree. */
export function deal(kit: CosmicKit): void {
  const { table } = kit.state;
  const challenge = now(table);
  const homing: Landing[] = [];
  for (const side of SIDES)
    for (const [seat, n] of challenge.cone[side].entries())
      if (n > 0 && !isMain(challenge, seat)) {
        homing.push({ seat, n, place: -1 });
        challenge.cone[side][seat] = 0;
      }
  kit.call('deal', { left: [table.proposals, table.proposals], turn: OFFENSE });
  open(kit, 'dealing', {});
  for (const { seat, n } of homing) kit.call('home', { seat, n });
}

export { FAILED_DEAL };
