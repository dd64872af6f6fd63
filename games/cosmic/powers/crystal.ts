import { type Amount, no, type Seat, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { others } from '../rules/alliance.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { takeOff } from '../rules/result.ts';
import type { Step } from '../rules/steps.ts';
import { now, type Side, SIDES, type Table } from '../rules/table.ts';
import { coneLimit, tokensOut } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'crystal.set': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

interface Stack {
  readonly seat: Seat;
  readonly side: Side;
  readonly n: number;
}

/** The other allies, and with how many tokens each is on which side. */
function stacks(state: State<Table>, seat: Seat): Stack[] {
  const { cone } = now(state.table);
  return others(state).flatMap((other) =>
    SIDES.flatMap((side) => {
      const n = cone[side][other] ?? 0;
      return other !== seat && n > 0 ? [{ seat: other, side, n }] : [];
    }),
  );
}

/** The Super's limits: none, or six. */
const SIX = 6;

/** When all have joined, it says with how many tokens. */
export const crystal: Power = {
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      may: (state, seat) => stacks(state, seat).length > 0,
      do: (kit, { seat }) => kit.call('crystal.set', { seat }),
    },
  ],
};

/** `with 2 0`: player 2, with the offense. */
function bounds(state: State<Table>, seat: Seat, { seat: other, side, n }: Stack): Amount {
  const isSuper = isSuperOn(state.table, 'crystal', seat);
  const most = coneLimit(state, other, isSuper ? SIX : CONE);
  const max = Math.max(1, Math.min(most, n + tokensOut(state, other, SIX)));
  return { id: `with ${other} ${side}`, min: isSuper ? 0 : 1, max, weight: 1 };
}

export const crystalSet: Step<'crystal.set'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const all = stacks(view, seat);
    const entries = all.map((each) => bounds(view, seat, each));
    const [min, max] = [
      entries.reduce((sum, each) => sum + each.min, 0),
      entries.reduce((sum, each) => sum + each.max, 0),
    ];
    if (max === 0) return null;
    const otherwise = all.map(({ n }, i) => Math.min(n, entries[i]?.max ?? n));
    return {
      prompt: { key: 'ask.crystal' },
      choice: { kind: 'amounts', noun: 'whither', entries, min, max },
      otherwise,
    };
  },
  why: () => no('3.61', 'refuse.crystal'),
  take(kit, { seat }, _, amounts) {
    const all = stacks(kit.state, seat);
    kit.leave();
    all.forEach(({ seat: other, side, n }, i) => {
      const [wanted, more] = [amounts[i] ?? n, (amounts[i] ?? n) - n];
      if (more === 0) return;
      kit.tell('log.crystal', { seat, other, n: wanted });
      if (more < 0) takeOff(kit, side, other, -more);
      else kit.call('commit', { seat: other, side, least: more, most: more });
    });
  },
};
