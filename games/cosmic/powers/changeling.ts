import { no, rule, type Seat, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isSuperOn, keptPowers } from '../rules/live.ts';
import { isUntouchable, powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { type Holding, now, opponentOf, seatsOf, type Table } from '../rules/table.ts';
import { swap } from '../rules/unused.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'changeling.choose': { locals: { seat: Seat }; answer: string };
  }
}

/** An effect of this name: it has worked in this challenge, for whoever had it then. */
const CHANGED = 'changed';

/** As a main player, once the defense is known: it swaps powers with its opponent, or draws a card. */
export const changeling: Power = {
  autos: [
    {
      at: 'defense',
      by: 'main',
      when: ({ table }) => inForce(table, CHANGED) === undefined,
      do(kit, { seat }) {
        enforce(kit.state.table, CHANGED, seat);
        kit.call('changeling.choose', { seat });
      },
    },
  ],
};

/** R80: its own card, or what it has in front of it when it only borrows this power. */
const cardOf = (table: Table, seat: Seat): Holding | undefined => {
  const own = keptPowers(table, seat);
  return own.find(({ power }) => power === powerOf('changeling')) ?? own[0];
};

/** `swap 1 88`: that power of that player, for its own; no power that is lost (§4.2), and never Symbiote. */
function swaps({ table, seats }: State<Table>, seat: Seat): string[] {
  if (cardOf(table, seat) === undefined) return [];
  const isSuper = isSuperOn(table, 'changeling', seat);
  const others = isSuper ? seatsOf(seats).filter((each) => each !== seat) : [opponentOf(now(table), seat)];
  return others.flatMap((other) =>
    keptPowers(table, other)
      .filter(({ power }) => !rule('15.1', isUntouchable(power)))
      .map(({ power }) => `swap ${other} ${power}`),
  );
}

export const changelingChoose: Step<'changeling.choose'> = {
  may: (_, { seat }) => [seat],
  ask: (view, { seat }) => ({
    prompt: { key: 'ask.changeling' },
    choice: { kind: 'one', noun: 'deed', options: ['draw', ...swaps(view, seat)] },
    otherwise: 'draw',
  }),
  why: () => no('15.1', 'refuse.changeling'),
  take(kit, { seat }, _, answer) {
    const { table } = kit.state;
    const [, other = -1, power = -1] = answer.split(' ').map(Number);
    const mine = cardOf(table, seat);
    const theirs = table.powers[other]?.find((each) => each.power === power);
    kit.leave();
    if (mine === undefined || theirs === undefined) return kit.call('draw', { seat, n: 1 });
    swap(kit, [seat, mine], [other, theirs]);
  },
};
