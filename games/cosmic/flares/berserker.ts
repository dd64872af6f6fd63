import type { Seat, State } from '@orrery/kernel';
import { canAim } from '../rules/destiny.ts';
import type { Flare } from '../rules/hooks.ts';
import { enforce, isMoon } from '../rules/live.ts';
import { effectOf } from '../rules/registry.ts';
import { isToConsole } from '../rules/result.ts';
import { now, OFFENSE, type Table } from '../rules/table.ts';
import { tokensOut } from '../rules/tokens.ts';
import { nest } from '../rules/turn.ts';
import { isTogether } from '../powers/berserker.ts';

/** What is added to its card. */
const MORE = 10;

/** `12 3`: planets with two colours or more, and whom to challenge there. */
function crowds(state: State<Table>, seat: Seat): string[] {
  const { table } = state;
  return table.tokens.flatMap((there, place) => {
    const colours = there.flatMap((n, each) => (n > 0 ? [each] : []));
    const isCrowd = (table.systems[place] ?? -1) >= 0 && !isMoon(place) && colours.length > 1;
    if (!isCrowd || !canAim(state, seat, place)) return [];
    return colours.filter((each) => each !== seat).map((each) => `${place} ${each}`);
  });
}

export const berserker: Flare = {
  wild: {
    at: '8f',
    by: 'main',
    may: isToConsole,
    effect: {
      hooks: { consolation: (_, me, cards, __, giver) => (giver === me.seat ? 0 - Math.abs(cards) : cards) },
    },
  },
  super: {
    at: '8g',
    by: 'offense',
    may(state, seat) {
      const { ended, winner } = now(state.table);
      const hasBeaten = ended === 'won' && winner === OFFENSE && isTogether(state.table, seat);
      return hasBeaten && tokensOut(state, seat, 1) > 0 && crowds(state, seat).length > 0;
    },
    targets: crowds,
    noun: 'base',
    // It counts in the challenge that follows.
    effect: {
      hooks: {
        sum: {
          4({ table }, { seat }, { card }) {
            const { offense, shown } = now(table);
            if (offense === seat && shown[OFFENSE]?.attack === true) card[OFFENSE] += MORE;
          },
        },
      },
    },
    do(kit, use) {
      const { table } = kit.state;
      const [place = -1, defense = -1] = String(use.target).split(' ').map(Number);
      nest(kit, use.seat, defense, { system: table.systems[place] ?? -1, target: place });
      enforce(table, effectOf(use), use.seat);
    },
  },
};
