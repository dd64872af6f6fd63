// Launch (§3.3): one to four tokens from any bases onto the cone, and the cone aimed at a planet.

import { must, no, rule, type Seat, type State } from '@orrery/kernel';
import { canAim, isSettledByTarget } from './destiny.ts';
import { bend, isMoon } from './live.ts';
import { open } from './moments.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import { isOn, NOBODY, now, NOWHERE, OFFENSE, OTHERS_BASES, type Place, type Table } from './table.ts';
import { firstOf, liftable, liftAll, placesOf, putOnCone, roomOnCone, settle, tokensAt, tokensOut } from './tokens.ts';
import { breakOff } from './turn.ts';
import { vetoable } from './veto.ts';

/** Who decides it for the offense; usually itself. */
const deciderOf = (state: State<Table>, decision: 'launch' | 'aim'): Seat =>
  bend(state, 'decides', now(state.table).offense, decision);

/** Who says from which bases the tokens come must first be told how many. */
const isToMuster = (state: State<Table>, n: number | undefined): boolean =>
  n === undefined && deciderOf(state, 'launch') !== now(state.table).offense && boundsOf(state)[1] > 0;

export const launch: Step<'launch'> = vetoable('launch', {
  may: (state, { n }) => (isToMuster(state, n) ? [] : [deciderOf(state, 'launch')]),
  ask(view, { n }) {
    const { offense } = now(view.table);
    const entries = liftable(view, offense);
    const [least, most] = boundsOf(view);
    const [min, max] = n === undefined ? [least, most] : [Math.min(n, most), Math.min(n, most)];
    if (max === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min, max } as const;
    const key = n !== undefined ? 'ask.launch-for' : max === 1 ? 'ask.launch-one' : 'ask.launch';
    const prompt = { key, args: { min, max, seat: offense } };
    return { prompt, choice, otherwise: firstOf(entries, Math.max(1, min)) };
  },
  why: () => no('3.3', 'refuse.launch'),
  take(kit, _, __, amounts) {
    const { cone, offense } = now(kit.state.table);
    const n = liftAll(kit, offense, liftable(kit.state, offense), amounts);
    kit.tell('log.launch', { seat: offense, n: (cone[OFFENSE][offense] ?? 0) + n }, '3.3');
    kit.leave();
    putOnCone(kit, OFFENSE, offense, n);
  },
  run(kit, { n }) {
    const { offense, cone } = now(kit.state.table);
    if (isToMuster(kit.state, n)) return kit.call('muster');
    kit.leave();
    if (!rule('3.3', (cone[OFFENSE][offense] ?? 0) === 0)) return;
    kit.tell('log.no-tokens', { seat: offense }, '3.3');
    breakOff(kit);
  },
});

/** Where somebody else says from which bases they come, the offense says how many tokens it launches. */
export const muster: Step<'muster'> = {
  may: ({ table }) => [now(table).offense],
  ask(view) {
    const [min, max] = boundsOf(view);
    const choice = { kind: 'number', noun: 'token', min, max } as const;
    return { prompt: { key: 'ask.muster', args: { min, max } }, choice, otherwise: Math.max(1, min) };
  },
  why: () => no('3.3', 'refuse.launch'),
  take(kit, _, __, n) {
    kit.leave();
    must(nearest(kit.state, 'launch'), 'a launch').n = n;
  },
};

/** §3.3: one to four in all; a token retrieved straight onto the cone is one of them. */
function boundsOf(state: State<Table>): [number, number] {
  const { offense, cone } = now(state.table);
  const there = cone[OFFENSE][offense] ?? 0;
  const most = roomOnCone(state, offense);
  return [rule('3.3', there > 0) ? 0 : 1, Math.min(tokensOut(state, offense, most), most)];
}

/** §3.32: the planet, in the system Destiny gave; §13.3: or a Moon there. */
export const aim: Step<'aim'> = vetoable('aim', {
  may: (state) => (now(state.table).target === NOWHERE && !now(state.table).warp ? [deciderOf(state, 'aim')] : []),
  ask(view) {
    const options = aimable(view, now(view.table).offense);
    if (options.length === 0) return null;
    const args = { system: now(view.table).system };
    return {
      prompt: { key: 'ask.aim', args },
      choice: { kind: 'one', noun: 'place', options },
      otherwise: options[0] ?? NOWHERE,
    };
  },
  why: (view, _, __, answer) =>
    typeof answer === 'number' && !canAim(view, now(view.table).offense, answer)
      ? no(isMoon(answer) ? '13.3' : '3.32', 'refuse.own-base')
      : no('3.21', 'refuse.aim'),
  take(kit, _, seat, place) {
    now(kit.state.table).target = place;
    kit.tell('log.aim', { seat, place }, '3.32');
    kit.leave();
    aimed(kit);
  },
  run(kit) {
    const { target, warp, offense } = now(kit.state.table);
    kit.leave();
    if (target !== NOWHERE || warp) return aimed(kit);
    kit.tell('log.called-off', { seat: offense }, '3.32');
    breakOff(kit);
  },
});

/** R174: where there is nothing else, at a planet where the offense has a base too. */
function aimable(view: State<Table>, seat: Seat): Place[] {
  const free = targets(view, seat);
  if (free.length > 0) return free;
  const planets = placesOf(view.table, now(view.table).system).filter((place) => !isMoon(place));
  return planets.filter((place) => bend(view, 'aims', true, seat, place));
}

/** Where the cone may be aimed now. */
function targets(view: State<Table>, seat: Seat): Place[] {
  return placesOf(view.table, now(view.table).system).filter((place) => canAim(view, seat, place));
}

/** Where else than now the cone could be aimed. */
export const aimsElsewhere = (state: State<Table>): Place[] =>
  targets(state, now(state.table).offense).filter((place) => place !== now(state.table).target);

/** Who defends is settled by the target: a Moon's occupant (§13.3), by option the owner of any base there (§3.23). An empty
 *  place of one's own, or an empty Moon, is simply taken. */
function aimed(kit: Kit): void {
  const { table } = kit.state;
  const challenge = now(table);
  const { target, offense } = challenge;
  const named = challenge.named ?? challenge.defense;
  challenge.defense = named;
  if (target !== NOWHERE && rule('13.3', isMoon(target))) {
    const occupant = othersAt(table, target)[0] ?? NOBODY;
    Object.assign(challenge, { named, defense: occupant });
  }
  if (challenge.defense === NOBODY || challenge.defense === offense) return occupy(kit);
  challenge.holding = 1 << challenge.defense;
  if (isSettledByTarget(table)) kit.call('rearm');
  if (!challenge.warp) kit.call('defends');
  if (rule('3.23', isOn(table, OTHERS_BASES)) && !challenge.warp && !isMoon(target)) kit.call('opponent');
}

const othersAt = (table: Table, place: Place): Seat[] =>
  (table.tokens[place] ?? []).flatMap((n, seat) => (n > 0 && seat !== now(table).offense ? [seat] : []));

/** Who defends is fixed: before the launch, where the aim cannot change it any more. */
export const fixed: Step<'fixed'> = {
  run(kit) {
    kit.leave();
    if (isFixed(kit.state)) fix(kit);
  },
};

/** The cone is aimed; if only now it is fixed who defends, that comes first. */
export const atAim: Step<'at 3b'> = {
  run(kit) {
    kit.leave();
    open(kit, '3b');
    fix(kit);
  },
};

function fix(kit: Kit): void {
  const challenge = now(kit.state.table);
  if (challenge.fixed === challenge.defense) return;
  challenge.fixed = challenge.defense;
  open(kit, 'defense');
}

/** Whether wherever the cone can be aimed the same player defends: no Moon (§13.3) nor, by option, another's base (§3.23). */
function isFixed(state: State<Table>): boolean {
  const { table } = state;
  const { defense, offense, target, warp } = now(table);
  if (defense === NOBODY) return false;
  const isTheirs = (place: Place): boolean =>
    isMoon(place)
      ? rule('13.3', othersAt(table, place)[0] === defense)
      : !rule('3.23', isOn(table, OTHERS_BASES)) || othersAt(table, place).every((seat) => seat === defense);
  return warp || (target === NOWHERE ? targets(state, offense) : [target]).every(isTheirs);
}

/** §3.23: the offense may attack the base of somebody else there, who is then the defense. */
export const opponent: Step<'opponent'> = {
  may: ({ table }) => [now(table).offense],
  ask({ table }) {
    const { target, defense } = now(table);
    const options = [defense, ...othersAt(table, target).filter((seat) => seat !== defense)];
    if (options.length < 2) return null;
    return { prompt: { key: 'ask.opponent' }, choice: { kind: 'one', noun: 'seat', options }, otherwise: defense };
  },
  why: () => no('3.23', 'refuse.opponent'),
  take(kit, _, seat, defense) {
    Object.assign(now(kit.state.table), { defense, holding: 1 << defense });
    kit.tell('log.opponent', { seat, defense }, '3.23');
    kit.leave();
  },
};

/** It is known who defends, where, and with how many tokens. */
export const defends: Step<'defends'> = {
  run(kit) {
    const { defense, target } = now(kit.state.table);
    kit.leave();
    kit.tell('log.defends', { seat: defense, place: target, n: tokensAt(kit.state.table, target, defense) }, '3.2');
  },
};

/** §3.26, §13.3: nobody is there to fight: the tokens land; R44: a success. */
function occupy(kit: Kit): void {
  const challenge = now(kit.state.table);
  const { offense, target, cone } = challenge;
  const n = cone[OFFENSE][offense] ?? 0;
  cone[OFFENSE][offense] = 0;
  challenge.ended = 'taken';
  kit.tell('log.occupy', { seat: offense, place: target, n }, isMoon(target) ? '13.3' : '3.26');
  kit.rerun('victory');
  settle(kit, { seat: offense, n, place: target });
}
