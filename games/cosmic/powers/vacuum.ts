import { type Amount, no, type Seat, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { fromOf, ON_CONE } from '../rules/losses.ts';
import type { Step } from '../rules/steps.ts';
import { current, seatsOf, SIDES, type Table } from '../rules/table.ts';
import { basesOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'vacuum.drag': { locals: { seat: Seat; n: number }; answer: readonly number[] };
  }
}

/** A player's tokens by where they stand: bases, then the cone. */
function stands(table: Table, seat: Seat): [place: number, n: number][] {
  const bases = basesOf(table, seat).map((place): [number, number] => [place, tokensAt(table, place, seat)]);
  const cone = SIDES.map((side): [number, number] => [ON_CONE - side, current(table)?.cone[side][seat] ?? 0]);
  return [...bases, ...cone].filter(([, n]) => n > 0);
}

/** What can be dragged along: so many of each other player; with the Super the very tokens, `base 12 3`. */
function prey({ table, seats }: State<Table>, seat: Seat): Amount[] {
  const isSuper = isSuperOn(table, 'vacuum', seat);
  return seatsOf(seats)
    .filter((other) => other !== seat)
    .flatMap((other): Amount[] => {
      const all = stands(table, other);
      if (isSuper) return all.map(([place, max]) => ({ id: `base ${place} ${other}`, min: 0, max, weight: 1 }));
      const max = all.reduce((sum, [, n]) => sum + n, 0);
      return max > 0 ? [{ id: other, min: 0, max, weight: 1 }] : [];
    });
}

/** What it loses to the Warp drags as many tokens of others along. */
export const vacuum: Power = {
  autos: [
    {
      at: 'loss',
      by: 'own',
      when: (state, { seat }, { n = 0, gone = 0 }) => n > gone && prey(state, seat).length > 0,
      do: (kit, { seat }, { n = 0, gone = 0 }) => kit.call('vacuum.drag', { seat, n: n - gone }),
    },
  ],
};

export const vacuumDrag: Step<'vacuum.drag'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, n }) {
    const entries = prey(view, seat);
    if (entries.length === 0) return null;
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    const noun = isSuperOn(view.table, 'vacuum', seat) ? 'whither' : 'seat';
    const choice = { kind: 'amounts', noun, entries, min: 0, max: Math.min(n, have) } as const;
    return { prompt: { key: 'ask.drag', args: { n } }, choice, otherwise: entries.map(() => 0) };
  },
  why: (_, { n }) => no('3.85', 'refuse.drag', { n }),
  take(kit, _, seat, amounts) {
    const chosen = prey(kit.state, seat).flatMap(({ id }, i) =>
      (amounts[i] ?? 0) > 0 ? [{ id, n: amounts[i] ?? 0 }] : [],
    );
    kit.leave();
    if (isSuperOn(kit.state.table, 'vacuum', seat)) {
      const queue = chosen.map(({ id, n }) => {
        const [place = 0, other = 0] = String(id).split(' ').slice(1).map(Number);
        return { seat: other, n, from: fromOf(place) };
      });
      if (queue.length > 0) kit.call('lose', { queue, cause: 'effect' });
    } else
      for (const { id, n } of chosen.toReversed()) kit.call('pay', { seat: Number(id), n, cause: 'effect', by: '4.1' });
  },
};
