import { no, type Seat, type State } from '@orrery/kernel';
import type { Cause, Power, Tokens } from '../rules/hooks.ts';
import { FOR_EVER } from '../rules/live.ts';
import { fateOf, lift } from '../rules/losses.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import {
  type Challenge,
  DEFENSE,
  has,
  isWith,
  now,
  NOWHERE,
  type Place,
  seatsOf,
  SIDES,
  type Table,
  tokensIn,
} from '../rules/table.ts';
import { IN_WARP, move, tokensAt, toWarp, underWay } from '../rules/tokens.ts';
import { HEAD, makeYard, STACKS, stacksOf } from './fungus-stacks.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'fungus.spread': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

/** A token with others under it, by seat; where it stands: a place, OUT on the cone or under way, or in the Warp. */
interface Stack {
  place: Place;
  held: number[];
}
const OUT = NOWHERE;

function read(data: readonly number[], seats: number): Stack[] {
  const all: Stack[] = [];
  for (let i = HEAD; i < data.length; i += 1 + seats)
    all.push({ place: data[i] ?? OUT, held: data.slice(i + 1, i + 1 + seats) });
  return all.toSorted((a, b) => heightOf(b) - heightOf(a));
}

const write = (data: number[], stacks: readonly Stack[]): void =>
  void data.splice(
    HEAD,
    data.length,
    ...stacks.filter((stack) => heightOf(stack) > 0).flatMap(({ place, held }) => [place, ...held]),
  );

const heightOf = ({ held }: Stack): number => held.reduce((sum, n) => sum + n, 0);

/** Tokens of a seat on the cone. */
const onCones = ({ stack }: Table, seat: Seat): number =>
  stack.reduce((sum, { cone }) => sum + SIDES.reduce<number>((n, side) => n + (cone[side][seat] ?? 0), 0), 0);

/** Stacks that are neither on the cone nor under way any more, though they have left where they stood. */
const astray = (state: State<Table>, seat: Seat, stacks: readonly Stack[]): number =>
  stacks.filter(({ place }) => place === OUT).length - onCones(state.table, seat) - underWay(state, seat);

/** The tallest of those at a place, up to n, are now somewhere else. */
function shift(stacks: readonly Stack[], n: number, from: Place, to: Place): void {
  let left = n;
  for (const stack of stacks) {
    if (stack.place !== from || left <= 0) continue;
    stack.place = to;
    left--;
  }
}

/** Stacks held together in the Warp that are no longer there: their tokens have been freed. */
function rise({ table }: State<Table>, seat: Seat, stacks: readonly Stack[]): void {
  const there = (table.warp[seat] ?? 0) + table.limbo.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  shift(stacks, stacks.filter(({ place }) => place === IN_WARP).length - there, IN_WARP, OUT);
}

/** So many captives of an owner are left; what is more has got away from under the smallest. */
function release(stacks: readonly Stack[], owner: Seat, left: number): void {
  let more = stacks.reduce((sum, { held }) => sum + (held[owner] ?? 0), -left);
  for (const { held } of stacks.toReversed()) {
    const k = Math.max(0, Math.min(more, held[owner] ?? 0));
    held[owner] = (held[owner] ?? 0) - k;
    more -= k;
  }
}

/** What was lost falls apart, the smallest first; in the Warp the captives are their owners' again. As long as the challenge goes
 *  on, those that never go to the Warp go home (R255). */
function fallApart(kit: Kit, seat: Seat, data: number[], isOver = false): void {
  const stacks = read(data, kit.state.seats);
  const [yard = NOWHERE] = data;
  const broken: Stack[] = [];
  for (let n = astray(kit.state, seat, stacks); n > 0; n--) {
    const at = stacks.findLastIndex(({ place }) => place === OUT);
    const [stack] = stacks.splice(at, 1);
    if (stack === undefined) break;
    if ((data[1] ?? 0) > 0) {
      data[1] = (data[1] ?? 0) - 1;
      stacks.push({ ...stack, place: IN_WARP });
    } else broken.push(stack);
  }
  write(data, stacks);
  for (const { held } of broken)
    held.forEach((n, owner) => {
      if (n === 0) return;
      const isSaved = !isOver && fateOf(kit.state, { seat: owner, n, from: yard }, 'effect').to === 'home';
      move(kit, owner, yard, -n);
      if (!isSaved) return toWarp(kit, owner, n);
      kit.tell('log.saved', { seat: owner, n }, '3.85');
      kit.call('home', { seat: owner, n });
    });
}

/** What it captures: all that is about to be lost against its side, whatever would save it. */
function prey(state: State<Table>, seat: Seat, cause: Cause | undefined): readonly Tokens[] {
  const challenge = now(state.table);
  if (cause !== 'challenge' || grip(state.table, challenge, seat) === 0) return [];
  return (nearest(state, 'lose')?.queue ?? []).filter(({ n }) => n > 0);
}

/** Its tokens on the side that has won. */
const grip = (table: Table, challenge: Challenge, seat: Seat): number =>
  challenge.winner !== -1 && isWith(challenge, seat, challenge.winner)
    ? tokensIn(table, challenge, challenge.winner, seat)
    : 0;

/** The losers stick to its tokens. */
export const fungus: Power = {
  autos: [
    {
      at: 'losing',
      by: 'main-or-ally',
      when: (state, { seat }, { cause }) => prey(state, seat, cause).length > 0,
      do: (kit, { seat }) => kit.call('fungus.spread', { seat }),
    },
  ],
  hooks: {
    sum: {
      5({ table, seats }, { seat }, { tokens }) {
        const { cone, holding, target } = now(table);
        const stacks = read(stacksOf(table, seat)?.data ?? [], seats);
        const strength = (place: Place, most: number): number =>
          stacks
            .filter((stack) => stack.place === place)
            .slice(0, most)
            .reduce((sum, stack) => sum + heightOf(stack), 0);
        for (const side of SIDES) tokens[side][seat] = (tokens[side][seat] ?? 0) + strength(OUT, cone[side][seat] ?? 0);
        if (target >= 0 && has(holding, seat))
          tokens[DEFENSE][seat] = (tokens[DEFENSE][seat] ?? 0) + strength(target, tokensAt(table, target, seat));
      },
    },
  },
  effects: {
    [STACKS]: {
      hooks: {
        captives: ({ table }, { data: [yard = NOWHERE] }, held, owner) => held + tokensAt(table, yard, owner),
      },
      on: {
        moved(kit, { seat, data }, whose, place, n) {
          const stacks = read(data, kit.state.seats);
          if (place === data[0]) release(stacks, whose, tokensAt(kit.state.table, place, whose));
          else if (whose !== seat) return;
          else {
            rise(kit.state, seat, stacks);
            if (n < 0) shift(stacks, -n, place, OUT);
            else shift(stacks, Math.min(n, astray(kit.state, seat, stacks)), OUT, place);
          }
          write(data, stacks);
        },
        warped(kit, { seat, data }, whose) {
          if (whose === seat) fallApart(kit, seat, data);
        },
        closed: (kit, { seat, data }) => fallApart(kit, seat, data, true),
        freed(kit, { data }, owner, n) {
          const [yard = NOWHERE] = data;
          move(kit, owner, yard, -Math.min(n, tokensAt(kit.state.table, yard, owner)));
        },
      },
    },
  },
  see(view, seat) {
    const stacks = read(stacksOf(view.table, seat)?.data ?? [], view.seats);
    if (stacks.length === 0) return [];
    return [{ key: 'see.stacks', args: { n: stacks.reduce((sum, stack) => sum + heightOf(stack), 0) } }];
  },
};

/** Under which of its tokens in the challenge, as it likes. */
export const fungusSpread: Step<'fungus.spread'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const n = prey(view, seat, 'challenge').reduce((sum, group) => sum + group.n, 0);
    const tokens = grip(view.table, now(view.table), seat);
    if (n === 0 || tokens < 2) return null;
    const entries = Array.from({ length: tokens }, (_, i) => ({ id: `nth ${i + 1}`, min: 0, max: n, weight: 1 }));
    const choice = { kind: 'amounts', noun: 'whither', entries, min: n, max: n } as const;
    return {
      prompt: { key: 'ask.spread-captives', args: { n } },
      choice,
      otherwise: entries.map((_, i) => (i === 0 ? n : 0)),
    };
  },
  why: () => no('3.85', 'refuse.spread-captives'),
  take(kit, _, seat, amounts) {
    kit.leave();
    capture(kit, seat, amounts);
  },
  run(kit, { seat }) {
    kit.leave();
    capture(kit, seat, [Infinity]);
  },
};

function capture(kit: Kit, seat: Seat, amounts: readonly number[]): void {
  const { table, seats } = kit.state;
  const groups = prey(kit.state, seat, 'challenge');
  const lose = nearest(kit.state, 'lose');
  const { winner, target } = now(table);
  if (lose === undefined || winner === -1 || groups.length === 0) return;
  if (stacksOf(table, seat) === undefined)
    table.lasting.push({
      of: STACKS,
      seat,
      target: null,
      data: [makeYard(kit.state), 0],
      until: FOR_EVER,
      unit: 'turn',
    });
  const data = stacksOf(table, seat)?.data ?? [];
  const [yard = NOWHERE] = data;
  const caught: Seat[] = [];
  for (const group of groups) {
    lift(kit, group);
    move(kit, group.seat, yard, group.n);
    for (let i = 0; i < group.n; i++) caught.push(group.seat);
    kit.tell('log.captured', { seat, other: group.seat, n: group.n });
  }
  lose.queue = [];
  // Those on the cone first, then those on the planet; the tallest stacks first.
  const [stacks, cone] = [read(data, seats), now(table).cone[winner][seat] ?? 0];
  const fresh = (place: Place, n: number): Stack[] => {
    const old = stacks.filter((stack) => stack.place === place).slice(0, n);
    const none = (): Stack => ({ place, held: seatsOf(seats).map(() => 0) });
    return [...old, ...Array.from({ length: n - old.length }, none)];
  };
  const tokens = [...fresh(OUT, cone), ...fresh(target, grip(table, now(table), seat) - cone)];
  amounts.forEach((n, i) => {
    const held = tokens[i]?.held ?? [];
    for (const owner of caught.splice(0, n)) held[owner] = (held[owner] ?? 0) + 1;
  });
  write(data, [...stacks, ...tokens.filter((stack) => !stacks.includes(stack))]);
}
