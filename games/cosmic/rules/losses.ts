// Tokens that are lost (§3.85): what becomes of them is decided for each group, then everybody may answer (8e).

import { type Amount, must, no, rule, type Seat, type State, total } from '@orrery/kernel';
import type { Cause, Fate, Tokens } from './hooks.ts';
import { bend, enforce, KEPT_POWER, keptPowers } from './live.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import {
  current,
  DEFENSE,
  has,
  isOn,
  isWith,
  LIMBO,
  now,
  OFFENSE,
  type Place,
  seatsOf,
  type Side,
  SIDES,
  type Table,
  tokensIn,
} from './table.ts';
import { open } from './moments.ts';
import { basesOf, firstOf, fromLoss, move, onCone, tokensAt, toWarp } from './tokens.ts';

/** What would become of these tokens now. */
export const fateOf = (state: State<Table>, tokens: Tokens, cause: Cause): Fate =>
  bend(state, 'fate', WARP, tokens, cause);

const WARP: Fate = { to: 'warp', counts: true };

/** First whoever has a say in it, then the losses themselves, then who answers to them, owner by owner. */
export const lose: Step<'lose'> = {
  run(kit, frame) {
    const { cause } = frame;
    const stage = frame.stage ?? 0;
    frame.stage = stage + 1;
    if (stage === 0) return open(kit, 'losing', { cause });
    if (stage === 1) {
      const held = seatsOf(kit.state.seats).map((seat) => keptPowers(kit.state.table, seat).length);
      [frame.lost, frame.gone, frame.back] = loseAll(kit, frame.queue, cause);
      frame.bereft = held.flatMap((n, seat) => (keptPowers(kit.state.table, seat).length < n ? [seat] : []));
      return frame.back.forEach((n, seat) => n > 0 && kit.call('home', { seat, n }));
    }
    const seat = (frame.lost ?? []).findIndex((n) => n > 0);
    letGo(kit.state.table);
    if (seat < 0) return kit.leave();
    // R196: a power that goes with these tokens has its word about them yet.
    if (frame.bereft?.includes(seat) === true && current(kit.state.table) !== undefined)
      enforce(kit.state.table, KEPT_POWER, seat, LAST_WORD);
    const n = frame.lost?.[seat] ?? 0;
    if (frame.lost !== undefined) frame.lost[seat] = 0;
    open(kit, 'loss', { seat, n, gone: frame.gone?.[seat] ?? 0, cause });
  },
};

const LAST_WORD = 'last word';

function letGo(table: Table): void {
  const challenge = current(table);
  if (challenge?.effects.some(({ target }) => target === LAST_WORD) === true)
    challenge.effects = challenge.effects.filter(({ target }) => target !== LAST_WORD);
}

/** By seat: how many were lost, how many of these are gone for good, and how many go home instead. */
function loseAll(kit: Kit, queue: readonly Tokens[], cause: Cause): [number[], number[], number[]] {
  const { table, seats } = kit.state;
  const lost = new Array<number>(seats).fill(0);
  const gone = new Array<number>(seats).fill(0);
  const back = new Array<number>(seats).fill(0);
  const challenge = current(table);
  for (const group of queue) {
    const n = Math.min(group.n, there(kit.state, group));
    if (n === 0) continue;
    const { to, counts } = fateOf(kit.state, group, cause);
    const { seat } = group;
    if (counts && cause === 'challenge' && challenge !== undefined)
      challenge.lost[seat] = (challenge.lost[seat] ?? 0) + n;
    if (to === 'stay') continue;
    lift(kit, { ...group, n });
    if (to === 'warp') toWarp(kit, seat, n);
    else if (to === 'gone') {
      table.gone[seat] = (table.gone[seat] ?? 0) + n;
      gone[seat] = (gone[seat] ?? 0) + n;
    } else back[seat] = (back[seat] ?? 0) + n;
    if (to !== 'home') lost[seat] = (lost[seat] ?? 0) + n;
    kit.tell(to === 'warp' ? lostKey(table) : to === 'gone' ? 'log.gone' : 'log.saved', { seat, n }, '3.85');
  }
  return [lost, gone, back];
}

/** Takes tokens of the loss that the moment is about out of the Warp, so many at most, and others back into the game; how
 *  many. What was taken back once is lost no longer, whoever else has a word. */
export function recover(kit: Kit, most: number, mostGone = 0): number {
  const { table } = kit.state;
  const frame = must(nearest(kit.state, 'moment'), 'a moment');
  const { seat = 0, n = 0, gone = 0 } = frame.about;
  const back = Math.min(gone, mostGone);
  table.gone[seat] = (table.gone[seat] ?? 0) - back;
  const all = back + fromLoss(kit, seat, Math.min(n - gone, most));
  frame.about = { ...frame.about, n: n - all, gone: gone - back };
  return all;
}

/** §10.1: what is lost goes to Limbo first. */
const lostKey = (table: Table): string => (isOn(table, LIMBO) ? 'log.lost-limbo' : 'log.lost');

function there({ table }: State<Table>, { seat, from }: Tokens): number {
  if (from === 'warp') return table.warp[seat] ?? 0;
  if (typeof from === 'number') return tokensAt(table, from, seat);
  return now(table).cone[from === 'offense' ? OFFENSE : DEFENSE][seat] ?? 0;
}

/** Takes a group away from where it is. */
export function lift(kit: Kit, { seat, n, from }: Tokens): void {
  const { warp } = kit.state.table;
  if (from === 'warp') warp[seat] = (warp[seat] ?? 0) - n;
  else if (typeof from === 'number') move(kit, seat, from, -n);
  else onCone(kit.state, from === 'offense' ? OFFENSE : DEFENSE, seat, -n);
}

/** What a side loses with the challenge, group by group: all it has there. Those that defend in the Warp are there already (§7.12). */
export const groupsOf = (state: State<Table>, side: Side): Tokens[] =>
  forcesOf(state, side).filter(({ from }) => from !== 'warp');

/** All tokens of a side in the challenge. */
function forcesOf(state: State<Table>, side: Side): Tokens[] {
  const { table, seats } = state;
  const challenge = now(table);
  const all: Tokens[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const cone = challenge.cone[side][seat] ?? 0;
    const rest = tokensIn(table, challenge, side, seat) - cone;
    if (cone > 0) all.push({ seat, n: cone, from: side === OFFENSE ? 'offense' : 'defense' });
    if (rest > 0) all.push({ seat, n: rest, from: challenge.warp ? 'warp' : challenge.target });
  }
  return [...bend(state, 'troops', all, side)];
}

/** Notes who fights on which side, and how strong, before anybody leaves. */
export function noteSides(state: State<Table>): void {
  const challenge = now(state.table);
  const mask = (side: Side): number =>
    seatsOf(state.seats).reduce((sum, seat) => sum | (isWith(challenge, seat, side) ? 1 << seat : 0), 0);
  const strength = (side: Side): number => total(forcesOf(state, side).map(({ n }) => n));
  challenge.fought = [mask(OFFENSE), mask(DEFENSE)];
  challenge.strength = [strength(OFFENSE), strength(DEFENSE)];
}

/** A player loses tokens of its own choice (R8, R71, R47); `by` is the rule that costs them. */
export const pay: Step<'pay'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n, cause }) {
    const entries = payable(view, seat, n, cause);
    const all = entries.reduce((sum, { max }) => sum + max, 0);
    if (all <= n || entries.length < 2) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.pay', args: { n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: (_, { n, by }) => no(by, 'refuse.pay', { n }),
  take(kit, { seat, n, cause }, _, amounts) {
    kit.goto('lose', { queue: groups(seat, payable(kit.state, seat, n, cause), amounts), cause });
  },
  run(kit, { seat, n, cause }) {
    const entries = payable(kit.state, seat, n, cause);
    kit.goto('lose', { queue: groups(seat, entries, firstOf(entries, n)), cause });
  },
};

/** R8: for a deal that failed the cone and all bases; R71: for anything else bases outside the challenge, and only if those do
 *  not suffice the planet attacked and the cone. */
function payable({ table }: State<Table>, seat: Seat, n: number, cause: Cause): Amount[] {
  const challenge = current(table);
  const free = outside(table, seat).map((place) => entry(place, tokensAt(table, place, seat)));
  const isDeal = rule('3.83', cause === 'deal');
  if (!isDeal && total(free.map(({ max }) => max)) >= n) return free;
  const bases = basesOf(table, seat).map((place) => entry(place, tokensAt(table, place, seat)));
  const cone = SIDES.flatMap((side) => {
    // What came out of the Warp is not there to be lost (R83).
    const max = (challenge?.cone[side][seat] ?? 0) - (challenge?.ghosts[side][seat] ?? 0);
    return max > 0 ? [entry(ON_CONE - side, max)] : [];
  });
  return isDeal ? [...cone, ...bases] : [...bases, ...cone];
}

const entry = (id: number, max: number): Amount => ({ id, min: 0, max, weight: 1 });

/** The bases of a seat that have nothing to do with the challenge: not where it defends, nor where it has just landed. */
function outside(table: Table, seat: Seat): Place[] {
  const challenge = current(table);
  if (challenge === undefined) return basesOf(table, seat);
  const { holding, fought, target } = challenge;
  const isIn = has(holding | fought[OFFENSE] | fought[DEFENSE], seat);
  return basesOf(table, seat).filter((place) => !isIn || place !== target);
}

/** How many tokens a seat has there. */
export const tokensOutside = ({ table }: State<Table>, seat: Seat): number =>
  total(outside(table, seat).map((place) => tokensAt(table, place, seat)));

/** The cone as a place of a choice: -2 for the offense's side, -3 for the defense's. */
export const ON_CONE = -2;

export const fromOf = (place: number): Tokens['from'] =>
  place === ON_CONE ? 'offense' : place < ON_CONE ? 'defense' : place;

const groups = (seat: Seat, entries: readonly Amount[], amounts: readonly number[]): Tokens[] =>
  entries.flatMap(({ id }, i) => {
    const n = amounts[i] ?? 0;
    return n > 0 ? [{ seat, n, from: fromOf(Number(id)) }] : [];
  });
