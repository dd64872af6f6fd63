import type { Seat } from '@orrery/kernel';
import { takeBlind } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { recover } from '../rules/losses.ts';
import type { Step } from '../rules/steps.ts';
import { has, seatsOf, type Table } from '../rules/table.ts';
import { baseCount } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'sting.suffer': { locals: { seat: Seat; victim: Seat; n: number; before?: number } };
  }
}

/** How many of so many tokens in the Warp another suffers for. */
const share = (table: Table, seat: Seat, n: number): number =>
  isSuperOn(table, 'sting', seat) ? n : Math.floor(n / 2);

/** Tokens of a seat out of play: in the Warp, in Limbo, gone. */
const fallen = ({ warp, limbo, gone }: Table, seat: Seat): number =>
  [warp, gone, ...limbo].reduce((sum, row) => sum + (row[seat] ?? 0), 0);

/** Another suffers for half of what it loses, and is paid in cards. */
export const sting: Power = {
  acts: [
    {
      at: 'loss',
      by: 'own',
      often: true,
      may: ({ table }, seat, { n = 0, gone = 0 }) => share(table, seat, n - gone) > 0,
      targets: ({ table, seats }, seat) =>
        seatsOf(seats).filter((each) => each !== seat && !has(table.out, each) && baseCount(table, each) > 0),
      do(kit, { seat, target }, { n = 0, gone = 0 }) {
        const victim = Number(target);
        const back = recover(kit, share(kit.state.table, seat, n - gone));
        kit.tell('log.stung', { seat, other: victim, n: back });
        kit.call('sting.suffer', { seat, victim, n: back });
        kit.call('home', { seat, n: back });
      },
    },
  ],
};

/** The victim pays; then it takes a card for each token it has really lost. */
export const stingSuffer: Step<'sting.suffer'> = {
  run(kit, frame) {
    const { seat, victim, n, before } = frame;
    if (before === undefined) {
      frame.before = fallen(kit.state.table, victim);
      return kit.call('pay', { seat: victim, n, cause: 'effect', by: '4.1' });
    }
    const cards = fallen(kit.state.table, victim) - before;
    kit.leave();
    if (cards <= 0) return;
    const taken = takeBlind(kit, victim, seat, cards);
    if (cards > taken) kit.call('draw', { seat: victim, n: cards - taken });
  },
};
