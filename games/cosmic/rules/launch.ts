// Launch (§3.3): one to four tokens from any bases onto the cone, and the cone aimed at a planet.

import { type Amount, no, rule, type Seat, type State, type Step } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { canAim } from './destiny.ts';
import { bend } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import { isMoon, MOONS, NOBODY, now, NOWHERE, OTHERS_BASES, type Place, type Table } from './table.ts';
import { coneLimit, lift, liftAll, settle, tokensAt } from './tokens.ts';
import { breakOff } from './turn.ts';

type LaunchStep<N extends keyof Steps> = Step<Table, Steps, N>;

export const launch: LaunchStep<'launch'> = {
  may: ({ table }) => [now(table).offense],
  ask(view, _, seat) {
    const { target, cone } = now(view.table);
    const entries = lift(view, seat, target);
    const [min, max] = bounds(view, seat, entries, cone[0][seat] ?? 0);
    if (max === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min, max } as const;
    return { prompt: { key: 'ask.launch', args: { most: max } }, choice, otherwise: few(entries, Math.max(1, min)) };
  },
  why: () => no('3.3', 'refuse.launch'),
  take(kit, _, seat, amounts) {
    const challenge = now(kit.state.table);
    const n = liftAll(kit, seat, lift(kit.state, seat, challenge.target), amounts);
    challenge.cone[0][seat] = (challenge.cone[0][seat] ?? 0) + n;
    kit.tell('log.launch', { seat, n: challenge.cone[0][seat] ?? 0 }, '3.3');
    kit.leave();
  },
  run(kit) {
    const { offense, cone } = now(kit.state.table);
    kit.leave();
    if (rule('R5', (cone[0][offense] ?? 0) === 0)) breakOff(kit, 'broken');
  },
};

/** §3.3: one to four in all; a token retrieved straight onto the cone is one of them. */
function bounds(view: State<Table>, seat: Seat, entries: readonly Amount[], there: number): [number, number] {
  const have = entries.reduce((sum, { max }) => sum + max, 0);
  const most = Math.max(0, coneLimit(view, seat, CONE) - there);
  return [rule('3.3', there > 0) ? 0 : 1, Math.min(have, most)];
}

function few(entries: readonly Amount[], n: number): number[] {
  let left = n;
  return entries.map(({ max }) => {
    const here = Math.min(left, max);
    left -= here;
    return here;
  });
}

/** §3.3: the planet, in the system Destiny gave; §13.3: or a Moon there. */
export const aim: LaunchStep<'aim'> = {
  may: ({ table }) => (now(table).target === NOWHERE ? [now(table).offense] : []),
  ask(view, _, seat) {
    const options = targets(view, seat);
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.aim', args: { system: now(view.table).system } }, choice, otherwise: options[0] ?? NOWHERE };
  },
  why: (view, _, seat, answer) =>
    typeof answer === 'number' && !canAim(view, seat, answer) ? no('R6', 'refuse.own-base') : no('3.2', 'refuse.aim'),
  take(kit, _, seat, place) {
    now(kit.state.table).target = place;
    kit.tell('log.aim', { seat, place }, '3.3');
    kit.leave();
    aimed(kit);
  },
  run(kit) {
    kit.leave();
    aimed(kit);
  },
};

/** Where the cone may be aimed now. */
export function targets(view: State<Table>, seat: Seat): Place[] {
  const { table } = view;
  const { system } = now(table);
  return table.systems.flatMap((of, place) => (of === system && canAim(view, seat, place) ? [place] : []));
}

/** Who defends is settled by the target: a Moon's occupant (§13.3), by option the owner of a base there (R32). An empty place of
 *  one's own, or an empty Moon, is simply taken. */
export function aimed(kit: CosmicKit): void {
  const { table } = kit.state;
  const challenge = now(table);
  const { target, offense } = challenge;
  const others = (table.tokens[target] ?? []).flatMap((n, seat) => (n > 0 && seat !== offense ? [seat] : []));
  if (isMoon(table, target)) challenge.defense = others[0] ?? NOBODY;
  else if (rule('R32', (table.on & OTHERS_BASES) !== 0) && !others.includes(challenge.defense) && others.length > 0)
    challenge.defense = others[0] ?? challenge.defense;
  if (challenge.defense === NOBODY || challenge.defense === offense) return occupy(kit);
  challenge.holding = 1 << challenge.defense;
}

/** §3.2, §13.3: nobody is there to fight: the tokens land; R44: a success. */
function occupy(kit: CosmicKit): void {
  const { table } = kit.state;
  const { offense, target, cone } = now(table);
  const n = cone[0][offense] ?? 0;
  cone[0][offense] = 0;
  breakOff(kit, 'dealt');
  kit.tell('log.occupy', { seat: offense, place: target, n }, '3.2');
  settle(kit, { seat: offense, n, place: target });
}

export { bend, MOONS, tokensAt };
