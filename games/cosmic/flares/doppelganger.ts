import type { Seat, Slot, State } from '@orrery/kernel';
import { everybody } from '../edicts/warp.ts';
import { handOf, handsChanged } from '../rules/cards.ts';
import type { Flare, Me } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit } from '../rules/steps.ts';
import { isMain, now, opponentOf, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { placesOf, tokensAt } from '../rules/tokens.ts';

const WILD = `wild ${powerOf('doppelganger')}`;

/** Guests in its system who are no main players. */
const guests = (state: State<Table>, seat: Seat): Seat[] =>
  everybody(state).filter(
    (each) =>
      each !== seat &&
      !isMain(now(state.table), each) &&
      placesOf(state.table, seat).some((place) => tokensAt(state.table, place, each) > 0),
  );

/** Others with cards to take, but the opponent. */
const bystanders = (state: State<Table>, seat: Seat): Seat[] =>
  everybody(state).filter(
    (each) => each !== seat && each !== opponentOf(now(state.table), seat) && handOf(state.table, each).length > 0,
  );

export const doppelganger: Flare = {
  wild: {
    at: '6',
    by: 'not-main',
    may: (state, seat) => guests(state, seat).length > 0,
    targets: guests,
    do(kit, { seat, target }) {
      const { table } = kit.state;
      const owner = Number(target);
      inForce(table, WILD, seat)?.data.push(owner, ...handOf(table, seat));
      deal(kit, seat, handOf(table, owner));
      deal(kit, owner, []);
      kit.tell('log.borrows-hand', { seat, other: owner }, '6.1');
      handsChanged(kit);
    },
    effect: {
      hooks: { plays: (_, { target, data }, may, seat) => may && (data.length === 0 || seat !== target) },
      later: [{ at: ['8g', '9'], when: (_, { data }) => data.length > 0, do: giveBack }],
    },
  },
  super: {
    at: 'act',
    by: 'own',
    may: (state, seat, about) => isUseOf('doppelganger')(state, seat, about) && bystanders(state, seat).length > 0,
    targets: bystanders,
    effect: {},
  },
};

/** These are the cards of a seat now. */
function deal(kit: Kit, seat: Seat, slots: Slot[]): void {
  kit.state.table.hands[seat] = slots;
  for (const slot of slots) kit.look(slot, seat);
}

/** Each has its own hand again, the one that was borrowed as it is by now. */
function giveBack(kit: Kit, { seat, data }: Me): void {
  const { table } = kit.state;
  const [owner = -1, ...own] = data.splice(0);
  deal(kit, owner, [...handOf(table, seat), ...handOf(table, owner)]);
  deal(kit, seat, own);
  kit.tell('log.hand-returned', { seat, other: owner }, '6.1');
  handsChanged(kit);
}
