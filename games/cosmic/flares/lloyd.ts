import { type Seat, type State, total } from '@orrery/kernel';
import { insurance } from '../powers/lloyd.ts';
import type { Cause, Flare, Tokens } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import { fateOf } from '../rules/losses.ts';
import { nearest } from '../rules/steps.ts';
import type { Place, Table } from '../rules/table.ts';
import { tokensAt } from '../rules/tokens.ts';

/** Tokens of a seat that are about to be lost from a planet. */
const leaving = (state: State<Table>, seat: Seat, cause: Cause): (Tokens & { from: Place })[] =>
  (nearest(state, 'lose')?.queue ?? []).filter(
    (group): group is Tokens & { from: Place } =>
      group.seat === seat &&
      group.n > 0 &&
      typeof group.from === 'number' &&
      (state.table.systems[group.from] ?? -1) >= 0 &&
      !isMoon(group.from) &&
      ['warp', 'gone'].includes(fateOf(state, group, cause).to),
  );

/** The planets on which nothing would be left of a seat; what a failed deal costs is its own choice. */
function lastStands(state: State<Table>, seat: Seat, cause: Cause = 'effect'): Place[] {
  const groups = cause === 'deal' ? [] : leaving(state, seat, cause);
  const places = [...new Set(groups.map(({ from }) => from))];
  return places.filter(
    (place) => total(groups.map(({ from, n }) => (from === place ? n : 0))) >= tokensAt(state.table, place, seat),
  );
}

export const lloyd: Flare = {
  wild: {
    at: 'losing',
    may: (state, seat, { cause }) => lastStands(state, seat, cause).length > 0,
    targets: (view, seat, { cause }) => lastStands(view, seat, cause),
    noun: 'place',
    do(kit, { seat, target }, { cause = 'effect' }) {
      const group = leaving(kit.state, seat, cause).find(({ from }) => from === target);
      if (group === undefined) return;
      group.n--;
      kit.tell('log.stays-behind', { seat, place: group.from });
    },
  },
  super: { at: '6z', by: 'main-or-ally', effect: insurance },
};
