// The result (§3.8): who wins, and what becomes of everybody: losses, consolation, landing, rewards.

import { itemOf, no, rule, type Seat, type State } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { kickerOf } from './cardplay.ts';
import { handOf, isOpen, takeBlind } from './cards.ts';
import type { Act, Source } from './hooks.ts';
import { bend, isReverse } from './live.ts';
import { groupsOf, noteSides } from './losses.ts';
import type { Kit, Landing, Step } from './steps.ts';
import {
  type Beside,
  type Challenge,
  DEFENSE,
  has,
  isMain,
  mainOf,
  now,
  OFFENSE,
  otherSide,
  type Side,
  SIDES,
  type Table,
} from './table.ts';
import { isAwaitedByPower, open } from './moments.ts';
import { free, freeable, settle } from './tokens.ts';
import { bothAttack, totalOf, totals, winnerOf } from './totals.ts';
import { valueOf } from './cards.ts';

/** §6.4: when both are Attacks, anybody in the challenge adds Reinforcements, to either side, until nobody wants to. */
export const reinforcement: Act = {
  at: '8c',
  by: 'main-or-ally',
  may: ({ table }) => rule('6.4', bothAttack(now(table))),
  targets: () => SIDES,
  noun: 'side',
  often: true,
  mute: true,
  do(kit, { what, target }) {
    const side = target === DEFENSE ? DEFENSE : OFFENSE;
    now(kit.state.table).reinforced[side] += valueOf(what);
  },
};

/** §3.8: the cards decide who wins; two Compromises lead to a deal. */
export const decide: Step<'decide'> = {
  run(kit) {
    const { table } = kit.state;
    const challenge = now(table);
    kit.leave();
    if (
      rule(
        '3.83',
        SIDES.every((side) => challenge.shown[side]?.attack === false),
      )
    )
      return startDeal(kit);
    if (bothAttack(challenge)) {
      const sum = totals(kit.state);
      const [offense, defense] = [totalOf(sum, OFFENSE), totalOf(sum, DEFENSE)];
      challenge.totals = [offense, defense];
      kit.tell('log.totals', { offense, defense }, '3.81');
    }
    win(kit, winnerOf(kit.state));
  },
};

/** A side has won. */
export function win(kit: Kit, winner: Side): void {
  const challenge = now(kit.state.table);
  noteSides(kit.state);
  challenge.winner = winner;
  challenge.ended = 'won';
  const [won, lost] = [mainOf(challenge, winner), mainOf(challenge, otherSide(winner))];
  kit.tell('log.wins', { seat: won }, '3.8');
  const compromise = challenge.shown[otherSide(winner)]?.attack === false && challenge.shown[winner]?.attack === true;
  if (rule('3.82', compromise)) challenge.owed = { taker: lost, giver: won, cards: 0 };
}

/** §3.83: two Compromises: the allies go home, and the main players try to agree. */
export function startDeal(kit: Kit): void {
  const { table } = kit.state;
  const challenge = now(table);
  noteSides(kit.state);
  challenge.ended = 'dealing';
  kit.tell('log.dealing', { offense: challenge.offense, defense: challenge.defense }, '3.83');
  const left = table.proposals;
  kit.call('deal', { parties: [challenge.offense, challenge.defense], left: [left, left], turn: 0 });
  open(kit, 'dealing');
  alliesHome(kit);
}

/** All allies take their tokens home; those that came from the Warp go back there, a main player's too (Ghost). */
export function alliesHome(kit: Kit, side?: Side): void {
  const challenge = now(kit.state.table);
  for (const each of side === undefined ? SIDES : [side])
    for (const seat of challenge.cone[each].keys()) takeOff(kit, each, seat, asAllies(challenge, each, seat));
}

/** Tokens of a seat on the cone that count as allies: all beside a planet that is defended, also of an ally who leads there by
 *  now (Delegator); of the main players themselves only what they have called from the Warp. */
function asAllies(challenge: Challenge, side: Side, seat: Seat): number {
  const cone = challenge.cone[side][seat] ?? 0;
  const isOwn = isMain(challenge, seat) && (side === OFFENSE || has(challenge.holding, seat));
  return isOwn ? Math.min(cone, challenge.ghosts[side][seat] ?? 0) : cone;
}

/** Tokens of a seat leave the cone for home; ghosts for the Warp. */
export function takeOff(kit: Kit, side: Side, seat: Seat, n: number): void {
  if (n === 0) return;
  const { cone, ghosts } = now(kit.state.table);
  const { warp } = kit.state.table;
  const back = Math.min(n, ghosts[side][seat] ?? 0);
  cone[side][seat] = (cone[side][seat] ?? 0) - n;
  ghosts[side][seat] = (ghosts[side][seat] ?? 0) - back;
  warp[seat] = (warp[seat] ?? 0) + back;
  if (n > back) kit.call('home', { seat, n: n - back });
}

/** §3.85: the side that lost loses all its tokens in the challenge. */
export const losses: Step<'losses'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    const { ended, winner, warp, defense, cone, offense, ghosts } = challenge;
    kit.leave();
    if (ended !== 'won' || winner === -1) return;
    const beaten = otherSide(winner);
    dismiss(kit, beaten);
    // With the winner they live, a main player's as allies.
    ghosts[winner] = ghosts[winner].map((n, seat) => (isMain(challenge, seat) && !warp ? n : 0));
    if (warp) spoils(kit, winner, winner === DEFENSE ? (cone[OFFENSE][offense] ?? 0) : 0, defense);
    kit.call('lose', { queue: groupsOf(kit.state, beaten), cause: 'challenge' });
  },
};

/** R83: those from the Warp go back there; they are not lost again. */
export function dismiss(kit: Kit, side: Side): void {
  const { cone, ghosts } = now(kit.state.table);
  ghosts[side].forEach((n, seat) => takeOff(kit, side, seat, Math.min(n, cone[side][seat] ?? 0)));
}

/** §7.12: in the Warp a winning offense and its allies free as many own tokens as they brought; a winning defense as many as
 *  the offense had on the cone. */
function spoils(kit: Kit, winner: Side, brought: number, defense: Seat): void {
  if (winner === DEFENSE) return free(kit, defense, brought, '7.12');
  now(kit.state.table).cone[OFFENSE].forEach((n, seat) => free(kit, seat, n, '7.12'));
}

/** Before consolation and rewards are taken, if any are, or if a power has a word there (Ethic). */
export const atConsolation: Step<'at 8f'> = {
  run(kit) {
    const { ended } = now(kit.state.table);
    kit.leave();
    const isDue = consoled(kit.state).length > 0 || rewardsDue(kit.state).length > 0;
    if (ended === 'won' && (isDue || isAwaitedByPower(kit.state, '8f'))) open(kit, '8f');
  },
};

/** §3.82: who is due consolation: a main player, then allies that laid a Compromise of their own beside (§14.1). */
function consoled(state: State<Table>): Seat[] {
  const challenge = now(state.table);
  const { owed, beside, winner } = challenge;
  const isDue = ({ seat, side, slot }: Beside): boolean =>
    winner === otherSide(side) && !isMain(challenge, seat) && isOpen(state, slot) && itemOf(state, slot) === COMPROMISE;
  return [...(owed === null ? [] : [owed.taker]), ...beside.filter(isDue).map(({ seat }) => seat)];
}

/** §3.82: a random card of the winner's hand for each token lost, or all of it (R10); before it is taken, powers may have a word. */
export const consolation: Step<'consolation'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const { owed } = now(table);
    frame.takers ??= consoled(kit.state);
    const [taker] = frame.takers;
    if (taker === undefined) return kit.leave();
    const due = dueTo(kit.state, taker);
    const [to, from] = parties(kit.state, taker, due);
    const n = Math.min(Math.abs(due), handOf(table, from).length);
    if (frame.heard !== true) {
      frame.heard = true;
      if (owed?.taker === taker) owed.cards = due < 0 ? 0 - n : n;
      if (n > 0) return open(kit, 'consoling', { seat: to, n });
    }
    const { share } = frame;
    frame.takers.shift();
    delete frame.heard;
    delete frame.share;
    if (n === 0) return kit.tell('log.no-consolation', { seat: taker }, '3.82');
    const half = share === undefined ? 0 : Math.floor(n / 2);
    const by = due < 0 ? '6.32' : '3.82';
    takeBlind(kit, to, from, n - half, 'log.consolation', by);
    // Who shares in its own cards keeps them.
    if (share !== undefined && share !== from) takeBlind(kit, share, from, half, 'log.consolation', by);
  },
};

/** How many cards a loser is due as things stand; §6.32: times its side's Kicker, and a negative one turns it round. */
function dueTo(state: State<Table>, taker: Seat): number {
  const challenge = now(state.table);
  const { owed, lost, winner } = challenge;
  if (winner === -1) return 0;
  const n = lost[taker] ?? 0;
  const factor = n > 0 && rule('6.32', true) ? kickerOf(state, otherSide(winner)) : 1;
  const flat = owed?.taker === taker ? owed.flat : undefined;
  return bend(state, 'consolation', flat ?? n * factor, taker, owed?.giver ?? mainOf(challenge, winner));
}

/** Who takes so many cards, and out of whose hand. */
function parties({ table }: State<Table>, taker: Seat, due: number): [to: Seat, from: Seat] {
  const challenge = now(table);
  const { owed } = challenge;
  const giver = owed?.giver ?? mainOf(challenge, challenge.winner === DEFENSE ? DEFENSE : OFFENSE);
  const other = owed?.taker === taker ? owed.to : undefined;
  return rule('6.32', due < 0) ? [other ?? giver, taker] : [other ?? taker, giver];
}

/** Whether this seat is to give cards as consolation. */
export const isToConsole = (state: State<Table>, seat: Seat): boolean =>
  consoled(state).some((taker) => {
    const due = dueTo(state, taker);
    return due !== 0 && parties(state, taker, due)[1] === seat;
  });

/** §3.86, §3.87: the winners' tokens on the cone land, or go home for rewards; who fought on the planet stays. */
export const land: Step<'land'> = {
  run(kit, frame) {
    const challenge = now(kit.state.table);
    const { ended, winner } = challenge;
    if (ended !== 'won' || winner === -1) return kit.leave();
    if (frame.queue === undefined) {
      frame.queue = landings(kit, winner);
      return open(kit, 'landing');
    }
    kit.leave();
    const cone = challenge.cone[winner];
    const queue = frame.queue.map((each) => ({ ...each, n: Math.min(each.n, cone[each.seat] ?? 0) }));
    for (const { seat, n, place } of queue) {
      cone[seat] = (cone[seat] ?? 0) - n;
      if (n > 0) kit.tell('log.lands', { seat, n, place }, '3.86');
    }
    settle(kit, ...queue);
  },
};

function landings(kit: Kit, winner: Side): Landing[] {
  const challenge = now(kit.state.table);
  const { cone, target, warp } = challenge;
  if (warp) return [];
  return cone[winner].flatMap((all, seat) => {
    const allied = asAllies(challenge, winner, seat);
    const n = (winner === OFFENSE ? all - allied : 0) + (alliesLand(kit.state, winner) ? allied : 0);
    return n > 0 ? [{ seat, n, place: target }] : [];
  });
}

/** §3.87: a winning offense lands; the side of the cone says whether its allies, or those of the defense, do. */
const alliesLand = (state: State<Table>, winner: Side): boolean =>
  rule('3.87', (winner === OFFENSE) !== isReverse(state));

/** §3.25: from now on the other side of the cone counts; turned back, it is as it was (Chronos). */
export function turnCone({ state: { table } }: Kit): void {
  now(table).reverse = !now(table).reverse;
}
export const coneTurned: Source = { on: { undone: turnCone } };

/** Who takes rewards: winning allies that do not land. */
export function rewardsDue(state: State<Table>): Landing[] {
  const challenge = now(state.table);
  const { winner, cone, warp } = challenge;
  if (winner === -1 || (warp ? winner === OFFENSE : alliesLand(state, winner))) return [];
  return cone[winner].flatMap((_, seat) => {
    const n = asAllies(challenge, winner, seat);
    return n > 0 ? [{ seat, n, place: -1 }] : [];
  });
}

/** §3.87: allies that do not land go home, each with a reward for every token. */
export const rewards: Step<'rewards'> = {
  run(kit, frame) {
    const challenge = now(kit.state.table);
    if (challenge.ended !== 'won' || challenge.winner === -1) return kit.leave();
    frame.queue ??= rewardsDue(kit.state);
    const next = frame.queue.shift();
    if (next === undefined) return kit.leave();
    const { seat } = next;
    const n = asAllies(challenge, challenge.winner, seat);
    const due = bend(kit.state, 'rewards', n, seat);
    if (due > 0) kit.call('reward', { seat, n: due });
    challenge.ghosts[challenge.winner][seat] = 0;
    takeOff(kit, challenge.winner, seat, n);
  },
};

/** For each a card from the deck or a token from the Warp, mixed freely: the answer is how many tokens. */
export const reward: Step<'reward'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, n }) {
    const most = freeable(table, seat, n);
    if (most === 0) return null;
    const choice = { kind: 'number', noun: 'token', min: 0, max: most } as const;
    return { prompt: { key: 'ask.reward', args: { n } }, choice, otherwise: most };
  },
  why: () => no('3.87', 'refuse.reward'),
  take: (kit, { seat, n }, _, tokens) => takeReward(kit, seat, n - tokens, tokens),
  run: (kit, { seat, n }) => takeReward(kit, seat, n, 0),
};

function takeReward(kit: Kit<'reward'>, seat: Seat, cards: number, tokens: number): void {
  kit.goto('draw', { seat, n: cards, key: 'log.rewarded' });
  free(kit, seat, tokens, '3.87', 'log.rewarded-tokens');
}
