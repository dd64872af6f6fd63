import type { Seat } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';
import { type Holding, isBeaten, isMain, now, SIDES, sideOf, type Table } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';

/** What a fight teaches; more is learned from a defeat. */
const [WON, LOST] = [1, 2];

/** Points of the challenge that is over: none if it was broken off, or if there was nobody to fight. */
function lesson(table: Table, seat: Seat): number {
  const { ended } = now(table);
  if (isBeaten(now(table), seat)) return LOST;
  return ended === 'won' || ended === 'dealt' ? WON : 0;
}

/** Without any, unless they come with the power (§15.1). */
function begin(_: Kit, __: Seat, holding: Holding): void {
  holding.data ??= [0];
}

/** It learns from each of its challenges, and what it has learned it adds to its total. */
export const warrior: Power = {
  setup: begin,
  gained: begin,
  autos: [{ at: '8a', by: 'main', when: ({ table }, { data }) => bothAttack(now(table)) && (data[0] ?? 0) > 0 }],
  hooks: {
    sum: {
      6({ table }, { seat, data }, { added }) {
        const fights = isMain(now(table), seat) || isSuperOn(table, 'warrior', seat);
        for (const side of SIDES) if (fights && sideOf(now(table), seat) === side) added[side] += data[0] ?? 0;
      },
    },
  },
  on: {
    closed({ state: { table } }, { seat, data }) {
      if (isMain(now(table), seat)) data[0] = (data[0] ?? 0) + lesson(table, seat);
    },
  },
  see: (_, __, { data }) => [{ key: 'see.points', args: { n: data?.[0] ?? 0 } }],
};
