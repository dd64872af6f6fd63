import { type Seat, type State } from '@orrery/kernel';
import type { Cause, Power, Tokens } from '../rules/hooks.ts';
import { FOR_EVER, isSuperOn } from '../rules/live.ts';
import { fateOf, lift } from '../rules/losses.ts';
import { type Kit, nearest } from '../rules/steps.ts';
import { DEFENSE, isMain, mainOf, now, OFFENSE, type Table } from '../rules/table.ts';
import { basesOf, defending, move, onCone, settle, tokensAt, warpPile } from '../rules/tokens.ts';

/** A lasting effect of this name: by seat, how many tokens of theirs count as those of its owner, whoever has the power. */
const THRALLS = 'thralls';

const thrallsOf = ({ lasting }: Table, seat: Seat): number[] =>
  lasting.find((effect) => effect.of === THRALLS && effect.seat === seat)?.data ?? [];

/** So many tokens more in all are this player's, and no longer that one's. */
function count({ all }: Table, n: number, from: Seat, to: Seat): void {
  all[from] = (all[from] ?? 0) - n;
  all[to] = (all[to] ?? 0) + n;
}

/** What it can drain of those about to be lost: tokens of the beaten main player that would go to the Warp. */
function prey(state: State<Table>, seat: Seat, cause: Cause = 'effect'): Tokens[] {
  const challenge = now(state.table);
  if (cause !== 'challenge' || challenge.winner === -1 || mainOf(challenge, challenge.winner) !== seat) return [];
  return (nearest(state, 'lose')?.queue ?? []).filter(
    (group) =>
      group.n > 0 &&
      group.seat !== seat &&
      (isMain(challenge, group.seat) || isSuperOn(state.table, 'vampire', seat)) &&
      fateOf(state, group, cause).to === 'warp',
  );
}

/** Those it beats fight for it from then on. */
export const vampire: Power = {
  autos: [
    {
      at: 'losing',
      by: 'main',
      when: (state, { seat }, { cause }) => prey(state, seat, cause).length > 0,
      do: (kit, { seat }, { cause }) => drain(kit, seat, prey(kit.state, seat, cause)),
    },
  ],
  effects: {
    [THRALLS]: {
      hooks: { captives: (_, { data }, held, owner) => held + (data[owner] ?? 0) },
      on: {
        // In the Warp they are their owners' again; they go before its own.
        warped(kit, { seat, data }, whose, n) {
          const pile = warpPile(kit.state);
          let left = whose === seat ? n : 0;
          for (const [owner, held] of data.entries()) {
            const k = Math.min(left, held);
            if (k === 0) continue;
            data[owner] = held - k;
            pile[seat] = (pile[seat] ?? 0) - k;
            pile[owner] = (pile[owner] ?? 0) + k;
            count(kit.state.table, k, seat, owner);
            left -= k;
          }
        },
        // They leave where it has most.
        freed(kit, { seat, data }, owner, n) {
          const { table } = kit.state;
          for (let left = Math.min(n, data[owner] ?? 0); left > 0; left--) {
            const [base] = basesOf(table, seat).toSorted((a, b) => tokensAt(table, b, seat) - tokensAt(table, a, seat));
            if (base === undefined) return;
            move(kit, seat, base, -1);
            data[owner] = (data[owner] ?? 0) - 1;
            count(table, 1, seat, owner);
          }
        },
      },
    },
  },
  see(view, seat) {
    const n = thrallsOf(view.table, seat).reduce((sum, each) => sum + each, 0);
    return n === 0 ? [] : [{ key: 'see.thralls', args: { n } }];
  },
};

/** They stand with its winning tokens: on the cone, on the planet it held, or where it likes if it held none. */
function drain(kit: Kit, seat: Seat, groups: readonly Tokens[]): void {
  const { table, seats } = kit.state;
  const lose = nearest(kit.state, 'lose');
  if (thrallsOf(table, seat).length === 0) {
    const data = new Array<number>(seats).fill(0);
    table.lasting.push({ of: THRALLS, seat, target: null, data, until: FOR_EVER, unit: 'turn' });
  }
  const data = thrallsOf(table, seat);
  let sum = 0;
  for (const group of groups) {
    lift(kit, group);
    count(table, group.n, group.seat, seat);
    data[group.seat] = (data[group.seat] ?? 0) + group.n;
    sum += group.n;
    kit.tell('log.drained', { seat, other: group.seat, n: group.n });
  }
  if (lose !== undefined) lose.queue = lose.queue.filter((group) => !groups.includes(group));
  const { winner, target } = now(table);
  if (winner === OFFENSE) onCone(kit.state, OFFENSE, seat, sum);
  else if (winner === DEFENSE && defending(kit.state, seat) > 0) settle(kit, { seat, n: sum, place: target });
  else kit.call('home', { seat, n: sum });
}
