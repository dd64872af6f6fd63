// Tokens on the move (§3.3, §3.8): from bases to the cone, to the Warp, home again, onto planets. Each of these is a step, so
// that powers can have a part in it.

import { type Amount, no, rule, type Seat, type State, type Step } from '@orrery/kernel';
import type { Fate } from './hooks.ts';
import { bend, current, react } from './live.ts';
import type { CosmicKit, Landing, Steps, Tokens } from './steps.ts';
import { DEFENSE, isMoon, LIMBO, now, OFFENSE, type Place, type Side, type Table } from './table.ts';
import { open } from './timing.ts';

type TokenStep<N extends keyof Steps> = Step<Table, Steps, N>;

export const tokensAt = ({ tokens }: Table, place: Place, seat: Seat): number => tokens[place]?.[seat] ?? 0;

/** Every place where this seat has a base; home and external, planets and Moons. */
export function basesOf({ systems, tokens }: Table, seat: Seat): Place[] {
  const bases: Place[] = [];
  for (let place = 0; place < systems.length; place++)
    if ((systems[place] ?? -1) >= 0 && (tokens[place]?.[seat] ?? 0) > 0) bases.push(place);
  return bases;
}

/** §2: planets outside the own system where this seat has tokens. Moons do not count (§13.5). */
export function externalBases(table: Table, seat: Seat): Place[] {
  return basesOf(table, seat).filter((place) => table.systems[place] !== seat && !isMoon(table, place));
}

/** All tokens of a seat on planets and Moons. */
export const tokensOut = (table: Table, seat: Seat): number =>
  basesOf(table, seat).reduce((sum, place) => sum + tokensAt(table, place, seat), 0);

/** Puts tokens on a place or takes them away, and tells whoever watches external bases. */
export function move(kit: CosmicKit, seat: Seat, place: Place, n: number): void {
  const { table } = kit.state;
  const there = table.tokens[place];
  if (there === undefined || n === 0) return;
  const before = there[seat] ?? 0;
  there[seat] = before + n;
  if (table.systems[place] === seat || isMoon(table, place)) return;
  if (before === 0) react(kit.state, 'bases', (on, own) => on(kit, own, seat, 1));
  else if (before + n === 0) react(kit.state, 'bases', (on, own) => on(kit, own, seat, -1));
}

/** §3.3, §3.6: where tokens may be taken from, as amounts of a choice: one to `most`. */
export function lift({ table, ...rest }: State<Table>, seat: Seat, except: Place = -1): Amount[] {
  const state = { table, ...rest };
  return basesOf(table, seat)
    .filter((place) => place !== except && bend(state, 'leaves', true, seat, place))
    .map((place) => ({ id: place, min: 0, max: tokensAt(table, place, seat), weight: 1 }));
}

/** §3.3: how many tokens a seat may put on the cone. */
export const coneLimit = (state: State<Table>, seat: Seat, usual: number): number => bend(state, 'limit', usual, seat);

/** Takes tokens from the bases of a choice; how many. */
export function liftAll(kit: CosmicKit, seat: Seat, entries: readonly Amount[], amounts: readonly number[]): number {
  let sum = 0;
  for (const [i, n] of amounts.entries()) {
    move(kit, seat, Number(entries[i]?.id ?? -1), -n);
    sum += n;
  }
  return sum;
}

/** Tokens without a place go to bases of their owner's choice; R9: to the Warp if he has none. */
export const home: TokenStep<'home'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, n, except }) {
    const bases = basesOf(table, seat).filter((place) => place !== except);
    if (bases.length < 2) return null;
    const entries = bases.map((id) => ({ id, min: 0, max: n, weight: 1 }));
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.home', args: { n } }, choice, otherwise: entries.map((_, i) => (i === 0 ? n : 0)) };
  },
  why: () => no('3.8', 'refuse.home'),
  take(kit, { seat, except }, _, amounts) {
    const bases = basesOf(kit.state.table, seat).filter((place) => place !== except);
    kit.leave();
    bases.forEach((place, i) => settle(kit, { seat, n: amounts[i] ?? 0, place }));
  },
  run(kit, { seat, n, except }) {
    const [only] = basesOf(kit.state.table, seat).filter((place) => place !== except);
    kit.leave();
    if (n === 0) return;
    if (rule('R9', only === undefined)) return toWarp(kit, seat, n);
    settle(kit, { seat, n, place: only ?? -1 });
  },
};

/** Tokens come down on a place. */
export function settle(kit: CosmicKit, { seat, n, place }: Landing): void {
  if (n === 0) return;
  move(kit, seat, place, n);
  react(kit.state, 'landed', (landed, own) => landed(kit, own, seat, place));
}

/** Into the Warp; §10: in a game with Limbo, there first (R40). */
export function toWarp(kit: CosmicKit, seat: Seat, n: number): void {
  const { table } = kit.state;
  const challenge = current(table);
  if (challenge !== undefined) challenge.lost[seat] = (challenge.lost[seat] ?? 0) + n;
  const pile = rule('10.0', (table.on & LIMBO) !== 0) ? (table.limbo[table.marker] ?? table.warp) : table.warp;
  pile[seat] = (pile[seat] ?? 0) + n;
}

/** Tokens are lost, group by group: what becomes of them is decided for each owner, then everybody may react (8e). */
export const lose: TokenStep<'lose'> = {
  run(kit, { queue, cause }) {
    kit.leave();
    const lost = new Map<Seat, number>();
    const back = new Map<Seat, number>();
    for (const group of queue) {
      take(kit, group);
      const fate = bend(kit.state, 'fate', 'warp' as Fate, group.seat, cause);
      if (fate === 'gone') kit.state.table.gone[group.seat] = (kit.state.table.gone[group.seat] ?? 0) + group.n;
      else if (fate === 'warp') toWarp(kit, group.seat, group.n);
      else back.set(group.seat, (back.get(group.seat) ?? 0) + group.n);
      if (fate === 'warp' || fate === 'gone') lost.set(group.seat, (lost.get(group.seat) ?? 0) + group.n);
      kit.tell('log.lost', { seat: group.seat, n: group.n, fate }, '3.8');
    }
    for (const [seat, n] of [...lost].reverse()) open(kit, 'loss', { seat, n, cause });
    for (const [seat, n] of back) kit.call('home', { seat, n });
  },
};

/** Lifts a group from where it is. */
function take(kit: CosmicKit, { seat, n, from }: Tokens): void {
  if (from === 'nowhere') return;
  if (typeof from === 'number') return move(kit, seat, from, -n);
  const cone = now(kit.state.table).cone[from === 'offense' ? OFFENSE : DEFENSE];
  cone[seat] = (cone[seat] ?? 0) - n;
}

/** A player loses tokens of his own choice, from bases outside the challenge as far as he has them (R47). */
export const pay: TokenStep<'pay'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n }) {
    const entries = outside(view, seat);
    const all = entries.reduce((sum, { max }) => sum + max, 0);
    if (all <= n || entries.length < 2) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.pay', args: { n } }, choice, otherwise: greedy(entries, n) };
  },
  why: () => no('3.8', 'refuse.pay'),
  take(kit, { seat, cause }, _, amounts) {
    const entries = outside(kit.state, seat);
    kit.goto('lose', { queue: groups(seat, entries, amounts), cause });
  },
  run(kit, { seat, n, cause }) {
    const entries = outside(kit.state, seat);
    kit.goto('lose', { queue: groups(seat, entries, greedy(entries, n)), cause });
  },
};

function outside(state: State<Table>, seat: Seat): Amount[] {
  const challenge = current(state.table);
  const target = challenge !== undefined && ((challenge.holding >> seat) & 1) === 1 ? challenge.target : -1;
  const entries = basesOf(state.table, seat).map((place) => ({
    id: place,
    min: 0,
    max: tokensAt(state.table, place, seat),
    weight: 1,
  }));
  const free = entries.filter(({ id }) => id !== target);
  return free.length > 0 ? free : entries;
}

/** The first tokens there are, up to n. */
function greedy(entries: readonly Amount[], n: number): number[] {
  let left = n;
  return entries.map(({ max }) => {
    const here = Math.min(max, left);
    left -= here;
    return here;
  });
}

const groups = (seat: Seat, entries: readonly Amount[], amounts: readonly number[]): Tokens[] =>
  entries.flatMap(({ id }, i) => ((amounts[i] ?? 0) > 0 ? [{ seat, n: amounts[i] ?? 0, from: Number(id) }] : []));

/** All tokens of a side in the challenge, group by group, main player first. */
export function groupsOf(table: Table, side: Side): Tokens[] {
  const challenge = now(table);
  const all: Tokens[] = [];
  for (const [seat, n] of challenge.cone[side].entries())
    if (n > 0) all.push({ seat, n, from: side === OFFENSE ? 'offense' : 'defense' });
  if (side === DEFENSE && challenge.target >= 0)
    for (const [seat, n] of (table.tokens[challenge.target] ?? []).entries())
      if (n > 0 && ((challenge.holding >> seat) & 1) === 1) all.push({ seat, n, from: challenge.target });
  return all;
}
