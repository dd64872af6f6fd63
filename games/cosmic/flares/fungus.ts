import { ANY_TIME } from '../edicts/hands.ts';
import type { Flare, Me } from '../rules/hooks.ts';
import { FOR_EVER, keptPowers, lasts } from '../rules/live.ts';
import { lift } from '../rules/losses.ts';
import { effectOf, powerOf } from '../rules/registry.ts';
import { type Kit, nearest } from '../rules/steps.ts';
import { DEFENSE, isMain, now, NOWHERE, type Table } from '../rules/table.ts';
import { move, tokensAt } from '../rules/tokens.ts';
import { hasStack, makeYard, stacksOf } from '../powers/fungus-stacks.ts';

const RING = `wild ${powerOf('fungus')}`;

/** Those of the ring that go free: all when the power is lost, those of the partner of a deal. */
function freeOf(table: Table, { seat, data: [yard = NOWHERE] }: Me): [owner: number, n: number][] {
  const challenge = now(table);
  const isBroken = keptPowers(table, seat).length === 0;
  const isDealt = (owner: number): boolean =>
    challenge.ended === 'dealt' && isMain(challenge, seat) && isMain(challenge, owner);
  return (table.tokens[yard] ?? []).flatMap((n, owner) => (n > 0 && (isBroken || isDealt(owner)) ? [[owner, n]] : []));
}

function free(kit: Kit, me: Me): void {
  for (const [owner, n] of freeOf(kit.state.table, me)) {
    move(kit, owner, me.data[0] ?? NOWHERE, -n);
    kit.tell('log.freed', { seat: owner, n }, '6.1');
    kit.call('home', { seat: owner, n });
  }
}

export const fungus: Flare = {
  wild: {
    at: 'losing',
    by: 'defense',
    may(state, seat, { cause }) {
      const { winner, target } = now(state.table);
      const queue = nearest(state, 'lose')?.queue ?? [];
      return (
        cause === 'challenge' &&
        winner === DEFENSE &&
        state.table.systems[target] === seat &&
        queue.some(({ n }) => n > 0)
      );
    },
    do(kit, use) {
      const { table } = kit.state;
      const lose = nearest(kit.state, 'lose');
      if (lose === undefined) return;
      if (!lasts(table, RING, use.seat))
        table.lasting.push({
          of: effectOf(use),
          seat: use.seat,
          target: null,
          data: [makeYard(kit.state)],
          until: FOR_EVER,
          unit: 'turn',
        });
      const ring = table.lasting.find((effect) => effect.of === RING && effect.seat === use.seat);
      for (const group of lose.queue.filter(({ n }) => n > 0)) {
        lift(kit, group);
        move(kit, group.seat, ring?.data[0] ?? NOWHERE, group.n);
        kit.tell('log.captured', { seat: use.seat, other: group.seat, n: group.n }, '6.1');
      }
      lose.queue = [];
    },
    effect: {
      hooks: {
        captives: ({ table }, { data: [yard = NOWHERE] }, held, owner) => held + tokensAt(table, yard, owner),
        sum: {
          6({ table }, { seat, data: [yard = NOWHERE] }, { added }) {
            const { defense, target } = now(table);
            if (defense === seat && table.systems[target] === seat)
              added[DEFENSE] += (table.tokens[yard] ?? []).reduce((sum, n) => sum + n, 0);
          },
        },
      },
      on: {
        freed(kit, { data: [yard = NOWHERE] }, owner, n) {
          move(kit, owner, yard, -Math.min(n, tokensAt(kit.state.table, yard, owner)));
        },
      },
      later: [{ at: '9', when: ({ table }, me) => freeOf(table, me).length > 0, do: free }],
    },
  },
  super: {
    at: ANY_TIME,
    may: ({ table }, seat) => hasStack(table, seat),
    stays: true,
    do(kit, { seat }) {
      const data = stacksOf(kit.state.table, seat)?.data;
      if (data !== undefined) data[1] = (data[1] ?? 0) + 1;
    },
  },
};
