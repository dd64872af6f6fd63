import { type Seat, total } from '@orrery/kernel';
import type { About, Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import { takeOff } from '../rules/result.ts';
import type { Kit } from '../rules/steps.ts';
import { now, OFFENSE, type Table } from '../rules/table.ts';

/** What each token costs; with the Super. */
const [TAX, DOUBLE] = [1, 2];

/** Tokens that somebody has just put into the challenge, and still has there, beyond its first. The defense pays none. */
function taxed(table: Table, { seat = -1, there = 0 }: About): number {
  const { cone, defense } = now(table);
  if (seat === defense) return 0;
  return total(cone.map((row) => row[seat] ?? 0)) - Math.max(1, there);
}

/** What cannot be paid for goes home. */
function collect(kit: Kit, seat: Seat, about: About): void {
  const { seat: payer = -1, side = OFFENSE } = about;
  const due = taxed(kit.state.table, about);
  const tax = isSuperOn(kit.state.table, 'assessor', seat) ? DOUBLE : TAX;
  const paid = Math.min(due, Math.floor(purseOf(kit.state, payer) / tax));
  if (paid > 0) payTo(kit, payer, seat, paid * tax);
  if (paid === due) return;
  kit.tell('log.untaxed', { seat: payer, n: due - paid });
  takeOff(kit, side, payer, due - paid);
}

/** Whoever else puts more than one token into a challenge pays for each of the others. */
export const assessor: Power = {
  autos: [
    {
      at: 'committed',
      by: 'other',
      when: ({ table }, _, about) => taxed(table, about) > 0,
      do: (kit, { seat }, about) => collect(kit, seat, about),
    },
  ],
};
