import type { Seat } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { isMoon, isSuperOn } from '../rules/live.ts';
import { isMain, now, otherSide, seatsOf, type Table, tokensIn } from '../rules/table.ts';
import { bothAttack } from '../rules/totals.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';

/** Who is close to it: with a base in its home system, or on any planet where it has one too. */
const isNear = (table: Table, seat: Seat, other: Seat): boolean =>
  basesOf(table, other).some(
    (place) => table.systems[place] === seat || (!isMoon(place) && tokensAt(table, place, seat) > 0),
  );

/** Allies against it work for it, or for nobody. */
export const subversive: Power = {
  autos: [
    {
      at: '8a',
      by: 'main',
      when({ table, seats }, { seat }) {
        const challenge = now(table);
        const side = otherSide(mainSide(table, seat));
        const isThere = (each: Seat): boolean => !isMain(challenge, each) && tokensIn(table, challenge, side, each) > 0;
        return bothAttack(challenge) && seatsOf(seats).some(isThere);
      },
    },
  ],
  hooks: {
    sum: {
      5({ table }, { seat }, { tokens }) {
        const challenge = now(table);
        if (!isMain(challenge, seat) || !bothAttack(challenge)) return;
        const own = mainSide(table, seat);
        const side = otherSide(own);
        const isSuper = isSuperOn(table, 'subversive', seat);
        for (const [each, n] of tokens[side].entries()) {
          if (isMain(challenge, each)) continue;
          if (isSuper) tokens[own][each] = (tokens[own][each] ?? 0) + n;
          tokens[side][each] = !isSuper && n !== 0 && isNear(table, seat, each) ? -n : 0;
        }
      },
    },
  },
};
