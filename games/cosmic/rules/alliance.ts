// Alliances (§3.4 to §3.6): offense invites, defense invites, and everybody else answers in turn.

import { no, rule, type Seat, type State, type Step } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { bend } from './live.ts';
import type { Steps } from './steps.ts';
import { DEFENSE, isMain, isMoon, isSilent, mainOf, now, OFFENSE, type Side, type Table } from './table.ts';
import { coneLimit, lift, liftAll, tokensOut } from './tokens.ts';

type AllianceStep<N extends keyof Steps> = Step<Table, Steps, N>;

/** Everybody but the main players, from the offense's left (§3.6). */
export function others({ table, seats }: State<Table>): Seat[] {
  const challenge = now(table);
  const all: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (challenge.offense + i) % seats;
    if (!isMain(challenge, seat) && ((table.out >> seat) & 1) === 0) all.push(seat);
  }
  return all;
}

/** Whom this side could have for an ally: nobody on a Moon (§13.3). */
export function candidates(state: State<Table>, side: Side): Seat[] {
  const { table } = state;
  if (isMoon(table, now(table).target) && rule('13.3', true)) return [];
  return others(state).filter((seat) => tokensOut(table, seat) > 0 && bend(state, 'joins', true, seat, side));
}

/** §3.4, §3.5: first the offense, then the defense, whom they like. R22: a silenced player invites nobody. */
export const invite: AllianceStep<'invite'> = {
  may(state, { side = OFFENSE }) {
    const seat = mainOf(now(state.table), side);
    return rule('R22', isSilent(state.table, seat)) || candidates(state, side).length === 0 ? [] : [seat];
  },
  ask(view, { side = OFFENSE }) {
    const options = candidates(view, side);
    const choice = { kind: 'some', noun: 'seat', options, min: 0, max: options.length } as const;
    return { prompt: { key: side === OFFENSE ? 'ask.invite' : 'ask.invite-defense' }, choice, otherwise: [] };
  },
  why: () => no('3.4', 'refuse.invite'),
  take(kit, { side = OFFENSE }, seat, invited) {
    const challenge = now(kit.state.table);
    for (const each of invited) challenge.invited[side] |= 1 << each;
    kit.tell('log.invite', { seat, invited }, side === OFFENSE ? '3.4' : '3.5');
    if (side === OFFENSE) kit.goto('invite', { side: DEFENSE });
    else kit.leave();
  },
  run(kit, { side = OFFENSE }) {
    if (side === OFFENSE) kit.goto('invite', { side: DEFENSE });
    else kit.leave();
  },
};

/** §3.6: one after another, each joins who invited him, or neither. */
export const join: AllianceStep<'join'> = {
  may(state, { asked = 0 }) {
    const seat = others(state)[asked];
    return seat === undefined || sides(state, seat).length === 0 ? [] : [seat];
  },
  ask(view, _, seat) {
    const options = [...sides(view, seat).map((side) => (side === OFFENSE ? 'offense' : 'defense')), 'neither'];
    return { prompt: { key: 'ask.join' }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'neither' };
  },
  why: (_, __, ___, answer) =>
    answer === 'offense' || answer === 'defense' ? no('3.6', 'refuse.uninvited') : no('3.6', 'refuse.join'),
  take(kit, frame, seat, answer) {
    frame.asked = (frame.asked ?? 0) + 1;
    if (answer === 'neither') return kit.tell('log.neither', { seat }, '3.6');
    const side = answer === 'offense' ? OFFENSE : DEFENSE;
    kit.call('commit', { seat, side, most: coneLimit(kit.state, seat, CONE) });
  },
  run(kit, frame) {
    frame.asked = (frame.asked ?? 0) + 1;
    if (frame.asked > others(kit.state).length) kit.leave();
  },
};

/** §3.6: only with who invited him, and not with both. */
export const sides = (state: State<Table>, seat: Seat): Side[] =>
  ([OFFENSE, DEFENSE] as const).filter((side) => {
    const invited = ((now(state.table).invited[side] >> seat) & 1) === 1;
    return rule('3.6', invited) && tokensOut(state.table, seat) > 0 && bend(state, 'joins', true, seat, side);
  });

/** One to four tokens from any bases onto the cone: the offense's allies beside it, the defense's on the ring. */
export const commit: AllianceStep<'commit'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, side, most }) {
    const entries = lift(view, seat);
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    const choice = { kind: 'amounts', noun: 'place', entries, min: 1, max: Math.min(most, have) } as const;
    const first = entries.map((_, i) => (i === 0 ? 1 : 0));
    return { prompt: { key: 'ask.commit', args: { side, most } }, choice, otherwise: first };
  },
  why: () => no('3.6', 'refuse.commit'),
  take(kit, { seat, side }, _, amounts) {
    const n = liftAll(kit, seat, lift(kit.state, seat), amounts);
    const cone = now(kit.state.table).cone[side];
    cone[seat] = (cone[seat] ?? 0) + n;
    kit.tell('log.commit', { seat, side, n }, '3.6');
    kit.leave();
  },
};
