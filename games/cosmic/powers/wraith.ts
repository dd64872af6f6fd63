import { no, type Seat, type State } from '@orrery/kernel';
import type { Power, Tokens } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { lift } from '../rules/losses.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import { now, type Place, sideOf, type Table } from '../rules/table.ts';
import { basesOf, bringIn, fromWarp, makeSpot, move, spotOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'wraith.reserve': { locals: { seat: Seat }; answer: readonly Place[] };
    'wraith.bring': { locals: { seat: Seat; from: 'reserve' | 'warp' }; answer: number };
  }
}

const WRAITH = powerOf('wraith');
const RESERVE = 5;
const FROM_WARP = 2;

const reserveOf = (table: Table, seat: Seat): number => tokensAt(table, spotOf(table, seat, WRAITH), seat);

/** A lasting effect of this name: so many tokens of the reserve, in the challenge of this number, risk nothing (Super). R108: they
 *  stay when time is turned back, and so does that. */
const SAFE = 'wraith reserve';

const receive = (kit: Kit, seat: Seat): void => kit.call('wraith.reserve', { seat });

/** Its tokens in the challenge that are about to be lost. */
const atRisk = (state: State<Table>, seat: Seat): Tokens | undefined =>
  nearest(state, 'lose')?.queue.find((group) => group.seat === seat && group.n > 0);

/** Up to five tokens in reserve, that come when the cards are up. */
export const wraith: Power = {
  setup: receive,
  gained: receive,
  acts: [
    {
      at: '8a',
      by: 'main-or-ally',
      may: ({ table }, seat) => reserveOf(table, seat) > 0,
      stays: true,
      do: (kit, { seat }) => kit.call('wraith.bring', { seat, from: 'reserve' }),
    },
  ],
  effects: {
    [SAFE]: {
      later: [
        {
          at: 'losing',
          when: (state, { seat, data: [, challenge] }, { cause }) =>
            cause === 'challenge' && challenge === now(state.table).n && atRisk(state, seat) !== undefined,
          do(kit, { seat, data: [safe = 0] }) {
            const group = atRisk(kit.state, seat);
            const n = Math.min(safe, group?.n ?? 0);
            if (group === undefined || n === 0) return;
            group.n -= n;
            lift(kit, { ...group, n });
            kit.call('home', { seat, n, except: now(kit.state.table).target });
          },
        },
      ],
    },
  },
  hooks: {
    leaves: ({ table }, me, may, seat, place) => may && (seat !== me.seat || place !== spotOf(table, seat, WRAITH)),
    room: ({ table }, me, room, seat, place) =>
      seat === me.seat && place === spotOf(table, seat, WRAITH) ? RESERVE - reserveOf(table, seat) : room,
  },
  see(view, seat) {
    const n = reserveOf(view.table, seat);
    return n === 0 ? [] : [{ key: 'see.reserve', args: { n } }];
  },
};

/** One token of each of up to five bases. */
export const wraithReserve: Step<'wraith.reserve'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const options = basesOf(table, seat);
    const max = Math.min(options.length, RESERVE - reserveOf(table, seat));
    if (max <= 0) return null;
    const choice = { kind: 'some', noun: 'place', options, min: 0, max } as const;
    return { prompt: { key: 'ask.wraith' }, choice, otherwise: options.slice(0, max) };
  },
  why: () => no('15.1', 'refuse.wraith'),
  take(kit, _, seat, places) {
    kit.leave();
    for (const place of places) move(kit, seat, place, -1);
    move(kit, seat, makeSpot(kit.state, seat, WRAITH), places.length);
    kit.tell('log.wraith', { seat, n: places.length });
  },
};

function secure(table: Table, seat: Seat, n: number): void {
  const until = { until: table.challenges, unit: 'challenge' } as const;
  table.lasting.push({ of: SAFE, seat, target: null, data: [n, now(table).n], ...until });
}

/** Tokens of the reserve come into the challenge; by the Wild Flare some from the Warp. */
export const wraithBring: Step<'wraith.bring'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, from }) {
    const max = from === 'reserve' ? reserveOf(table, seat) : Math.min(FROM_WARP, table.warp[seat] ?? 0);
    if (max === 0) return null;
    return { prompt: { key: 'ask.bring' }, choice: { kind: 'number', noun: 'token', min: 1, max }, otherwise: 1 };
  },
  why: () => no('3.8', 'refuse.bring'),
  take(kit, { from }, seat, n) {
    const { table } = kit.state;
    const side = sideOf(now(table), seat);
    kit.leave();
    if (side === -1) return;
    if (from === 'warp') fromWarp(kit, seat, n);
    else {
      move(kit, seat, spotOf(table, seat, WRAITH), -n);
      if (isSuperOn(table, 'wraith', seat)) secure(table, seat, n);
    }
    kit.tell('log.commit', { seat, side, n }, '3.8');
    bringIn(kit, side, seat, n);
  },
};
