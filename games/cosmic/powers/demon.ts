import { no, type Seat, type State, total } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { takeOff } from '../rules/result.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DEFENSE, isMain, now, type Place, SIDES, type Table } from '../rules/table.ts';
import { TWO_CARDS } from './deuce.ts';
import { defending, firstOf, liftable, liftAll, move, settle, tokensAt, tokensOut } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'demon.stand': { locals: { seat: Seat; n: number; place: Place }; answer: readonly number[] };
  }
}

const onTheCone = ({ table }: State<Table>, seat: Seat): number =>
  total(SIDES.map((side) => now(table).cone[side][seat] ?? 0));

/** Whether it has as many tokens free as a player has in the challenge, and none of its own on the planet it would defend. */
export function canPossess(state: State<Table>, seat: Seat, other: Seat): boolean {
  const { target } = now(state.table);
  const there = defending(state, other);
  const n = onTheCone(state, other) + there;
  if (n === 0 || (there > 0 && tokensAt(state.table, target, seat) > 0)) return false;
  return tokensOut(state, seat, n) >= n;
}

/** All that a player has in the challenge goes home; as many tokens of the Demon stand there instead, in the same part. */
export function possess(kit: Kit, seat: Seat, other: Seat): void {
  const { table } = kit.state;
  const challenge = now(table);
  const { target } = challenge;
  const there = defending(kit.state, other);
  kit.tell('log.possesses', { seat, other });
  for (const side of SIDES) {
    const n = challenge.cone[side][other] ?? 0;
    if (n > 0) kit.call('commit', { seat, side, least: n, most: n });
    takeOff(kit, side, other, n);
  }
  if (there > 0) {
    challenge.holding = (challenge.holding & ~(1 << other)) | (1 << seat);
    move(kit, other, target, -there);
    kit.call('demon.stand', { seat, n: there, place: target });
    kit.call('home', { seat: other, n: there, except: target });
  }
  // R153: what was laid in that place is the Demon's, a second card too.
  for (const each of challenge.beside) if (each.seat === other) each.seat = seat;
  for (const effect of challenge.effects) if (effect.of === TWO_CARDS && effect.seat === other) effect.seat = seat;
  if (!isMain(challenge, other)) return;
  if (other === challenge.offense) challenge.offense = seat;
  else challenge.defense = seat;
}

/** From outside, it takes the place of the offense, whose card lies there already. */
export const demon: Power = {
  acts: [
    {
      at: '7c',
      by: 'outside',
      may: (state, seat) => canPossess(state, seat, now(state.table).offense),
      do: (kit, { seat }) => possess(kit, seat, now(kit.state.table).offense),
    },
  ],
};

/** Its tokens come down where the defense stood. */
export const demonStand: Step<'demon.stand'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n, place }) {
    const entries = liftable(view, seat, place);
    const most = Math.min(n, total(entries.map(({ max }) => max)));
    if (most === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: most, max: most } as const;
    return { prompt: { key: 'ask.commit', args: { side: DEFENSE, most } }, choice, otherwise: firstOf(entries, most) };
  },
  why: (_, { n }) => no('3.61', 'refuse.commit', { most: n }),
  take(kit, { seat, place }, _, amounts) {
    const n = liftAll(kit, seat, liftable(kit.state, seat, place), amounts);
    kit.leave();
    kit.tell('log.commit', { seat, side: DEFENSE, n }, '3.61');
    settle(kit, { seat, n, place });
  },
};
