import { no, type Seat, type Slot } from '@orrery/kernel';
import { layBeside } from '../rules/cardplay.ts';
import { kindOf } from '../rules/cards.ts';
import type { Act, Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { byTurn, isMain, isWith, now, type Side, sideOf, type Table } from '../rules/table.ts';
import { layable } from '../powers/cavalry.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'cavalry.join': { locals: { side: Side; allies: Seat[] }; answer: Slot | null };
  }
}

/** Who else fights beside the main player of a seat's side, and has a card at all. */
const others = (table: Table, all: readonly Seat[], seat: Seat): Seat[] => {
  const challenge = now(table);
  const side = sideOf(challenge, seat);
  return all.filter(
    (each) =>
      each !== seat &&
      !isMain(challenge, each) &&
      side !== -1 &&
      isWith(challenge, each, side) &&
      (table.hands[each]?.length ?? 0) + (table.hoards[each]?.length ?? 0) > 0,
  );
};

const calling = (by: 'main' | 'ally'): Act => ({
  at: '7c',
  by,
  may: (state, seat) => others(state.table, byTurn(state), seat).length > 0,
  do(kit, { seat }) {
    const { table } = kit.state;
    const side = sideOf(now(table), seat);
    if (side !== -1) kit.call('cavalry.join', { side, allies: others(table, byTurn(kit.state), seat) });
  },
});

export const cavalry: Flare = { wild: calling('main'), super: calling('ally') };

/** All at once, each an Attack or nothing. */
export const cavalryJoin: Step<'cavalry.join'> = {
  together: 'sealed',
  may: (_, { allies }) => allies,
  ask(view, _, seat) {
    const options = layable(view, seat, (item) => item >= 0 && kindOf(item) === 'attack');
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.beside-attack' }, choice: { kind: 'one', noun: 'slot', options }, pass: true };
  },
  why: () => no('14.1', 'refuse.beside-attack'),
  take(kit, { side }, seat, slot) {
    if (slot !== null) layBeside(kit, seat, side, slot);
  },
};
