// Alliances (§3.4 to §3.6): offense invites, defense invites, and everybody else answers in turn.

import { no, rule, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { bend, isMoon } from './live.ts';
import { open } from './moments.ts';
import type { Kit, Step } from './steps.ts';
import {
  byTurn,
  DEFENSE,
  has,
  isMain,
  isSilent,
  mainOf,
  NOWHERE,
  now,
  OFFENSE,
  type Side,
  SIDES,
  type Table,
} from './table.ts';
import { coneLimit, firstOf, liftable, liftAll, putOnCone, settle, standOf, tokensOut } from './tokens.ts';
import { vetoable } from './veto.ts';

/** Everybody but the main players, from the offense's left (§3.6). */
export function others(state: State<Table>): Seat[] {
  const challenge = now(state.table);
  return byTurn(state).filter((seat) => !isMain(challenge, seat));
}

/** §3.6: who could ally with this side: with a token to bring; nobody on a Moon (§13.3). */
export function canAlly(state: State<Table>, seat: Seat, side: Side): boolean {
  const { target } = now(state.table);
  if (target !== NOWHERE && isMoon(target) && rule('13.3', true)) return false;
  return tokensOut(state, seat, 1) > 0 && bend(state, 'allies', true, seat, side);
}

const candidates = (state: State<Table>, side: Side): Seat[] =>
  others(state).filter((seat) => canAlly(state, seat, side));

/** §3.4, §3.5: first the offense, then the defense, whom they like. R22: a silenced player invites nobody. */
export const invite: Step<'invite'> = {
  may(state, { side = OFFENSE }) {
    const seat = mainOf(now(state.table), side);
    const may = bend(state, 'invites', !rule('15.4', isSilent(state.table, seat)), seat);
    return may && candidates(state, side).length > 0 ? [seat] : [];
  },
  ask(view, { side = OFFENSE }) {
    const options = candidates(view, side);
    const choice = { kind: 'some', noun: 'seat', options, min: 0, max: options.length } as const;
    return { prompt: { key: side === OFFENSE ? 'ask.invite' : 'ask.invite-defense' }, choice, otherwise: [] };
  },
  why: (_, { side }) => no(side === DEFENSE ? '3.5' : '3.4', 'refuse.invite'),
  take(kit, { side = OFFENSE }, seat, invited) {
    const challenge = now(kit.state.table);
    for (const each of invited) challenge.invited[side] |= 1 << each;
    kit.tell(
      invited.length === 0 ? 'log.invites-none' : 'log.invites',
      { seat, invited },
      side === OFFENSE ? '3.4' : '3.5',
    );
    nextSide(kit, side);
  },
  run(kit, { side = OFFENSE }) {
    const seat = mainOf(now(kit.state.table), side);
    // R22: who is not asked because it cannot speak should know why.
    if (candidates(kit.state, side).length > 0 && rule('15.4', isSilent(kit.state.table, seat)))
      kit.tell('log.cannot-invite', { seat }, '15.4');
    nextSide(kit, side);
  },
};

function nextSide(kit: Kit<'invite'>, side: Side): void {
  if (side === OFFENSE) kit.goto('invite', { side: DEFENSE });
  else kit.leave();
}

/** §3.6: one after another, each joins whoever invited it, or neither. */
export const join: Step<'join'> = vetoable('join', {
  may(state, { asked = 0, heard }) {
    const seat = others(state)[asked];
    return heard !== true || seat === undefined || sides(state, seat).length === 0 ? [] : [seat];
  },
  ask(view, _, seat) {
    const words = sides(view, seat).map((side) => (side === OFFENSE ? 'offense' : 'defense'));
    const options = bend(view, 'abstains', true, seat) ? [...words, 'neither'] : words;
    const choice = { kind: 'one', noun: 'word', options } as const;
    return { prompt: { key: 'ask.join' }, choice, otherwise: options.at(-1) ?? 'neither' };
  },
  why: (_, __, ___, answer) =>
    answer === 'offense' || answer === 'defense' ? no('3.6', 'refuse.uninvited') : no('3.6', 'refuse.join'),
  take(kit, frame, seat, answer) {
    answered(frame);
    if (answer === 'neither') return kit.tell('log.neither', { seat }, '3.6');
    const side = answer === 'offense' ? OFFENSE : DEFENSE;
    kit.call('commit', { seat, side, least: 1, most: coneLimit(kit.state, seat, CONE), joins: true });
  },
  run(kit, frame) {
    const seat = others(kit.state)[frame.asked ?? 0];
    if (seat === undefined) return kit.leave();
    if (frame.heard === true) return answered(frame);
    frame.heard = true;
    open(kit, 'answering', { seat });
  },
});

/** On to the next; before it is asked, a power of its own may have a word (Parasite). */
function answered(frame: { asked?: number; heard?: boolean }): void {
  frame.asked = (frame.asked ?? 0) + 1;
  frame.heard = false;
}

/** §3.6: only with who invited it; and once it is with one side, not with the other. */
export function sides(state: State<Table>, seat: Seat): Side[] {
  const { invited, cone } = now(state.table);
  const open: Side[] = [];
  for (const side of SIDES) if ((cone[side][seat] ?? 0) > 0) return open;
  for (const side of SIDES) {
    const isInvited = bend(state, 'invited', rule('3.6', has(invited[side], seat)), seat, side);
    if (isInvited && canAlly(state, seat, side)) open.push(side);
  }
  return open;
}

/** §3.61: tokens from any bases onto the cone: the offense's allies beside it, the defense's on the ring; its own come to the
 *  planet. What a power makes of it is not the player's own decision. */
export const commit: Step<'commit'> = vetoable(
  'commit',
  {
    may: (_, { seat }) => [seat],
    ask(view, { seat, side, least, most }) {
      const entries = liftable(view, seat, standOf(view, seat));
      const have = entries.reduce((sum, { max }) => sum + max, 0);
      const [min, max] = [Math.min(least, have), Math.min(most, have)];
      if (max === 0) return null;
      const choice = { kind: 'amounts', noun: 'place', entries, min, max } as const;
      return { prompt: { key: 'ask.commit', args: { side, most: max } }, choice, otherwise: firstOf(entries, min) };
    },
    why: (_, { most }) => no('3.61', 'refuse.commit', { most }),
    take(kit, { seat, side }, _, amounts) {
      const place = standOf(kit.state, seat);
      const n = liftAll(kit, seat, liftable(kit.state, seat, place), amounts);
      kit.tell('log.commit', { seat, side, n }, '3.61');
      kit.leave();
      if (place === NOWHERE) putOnCone(kit, side, seat, n);
      else settle(kit, { seat, n, place });
    },
  },
  ({ joins }) => joins === true,
);
