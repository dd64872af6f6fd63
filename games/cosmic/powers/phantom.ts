import { no, type Seat, type State } from '@orrery/kernel';
import type { Power, Source } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, sideOf, type Table } from '../rules/table.ts';
import { basesOf, firstOf, liftAll, makeSpot, move, spotOf, tokensAt } from '../rules/tokens.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'phantom.turn': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

const PHANTOM = powerOf('phantom');
/** §14.13: how many are turned over; what each adds. */
const PHANTOMS = 5;
const WORTH = 2;

/** The phantoms on its star. */
export const phantomsOf = (table: Table, seat: Seat): number => tokensAt(table, spotOf(table, seat, PHANTOM), seat);

export const mayDeclare = ({ table }: State<Table>, seat: Seat): boolean =>
  bothAttack(now(table)) && phantomsOf(table, seat) > 0;

/** Phantoms count instead of the tokens in the challenge. */
export const declared: Source = {
  hooks: {
    sum: {
      5({ table }, { seat }, { tokens }) {
        const side = sideOf(now(table), seat);
        if (side !== -1) tokens[side][seat] = 0;
      },
      6({ table }, { seat }, { added }) {
        const side = sideOf(now(table), seat);
        if (side !== -1) added[side] += WORTH * phantomsOf(table, seat);
      },
    },
  },
};

const receive = (kit: Kit, seat: Seat): void => kit.call('phantom.turn', { seat });

/** Five tokens on the star of its system, that fight without being there. */
export const phantom: Power = {
  setup: receive,
  gained: receive,
  acts: [{ at: '8a', by: 'main', may: mayDeclare, effect: declared }],
  hooks: {
    room: ({ table }, me, room, seat, place) =>
      seat === me.seat && place === spotOf(table, seat, PHANTOM) ? Infinity : room,
  },
  see(view, seat) {
    const n = phantomsOf(view.table, seat);
    return n === 0 ? [] : [{ key: 'see.phantoms', args: { n } }];
  },
};

/** §14.13: from any of its bases. */
export const phantomTurn: Step<'phantom.turn'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const entries = bases(table, seat);
    const n = Math.min(
      PHANTOMS,
      entries.reduce((sum, { max }) => sum + max, 0),
    );
    if (n === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.phantoms', args: { n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: () => no('14.13', 'refuse.phantoms'),
  take(kit, _, seat, amounts) {
    const n = liftAll(kit, seat, bases(kit.state.table, seat), amounts);
    kit.leave();
    move(kit, seat, makeSpot(kit.state, seat, PHANTOM), n);
    kit.tell('log.phantoms', { seat, n }, '14.13');
  },
};

const bases = (table: Table, seat: Seat) =>
  basesOf(table, seat).map((id) => ({ id, min: 0, max: tokensAt(table, id, seat), weight: 1 }));
