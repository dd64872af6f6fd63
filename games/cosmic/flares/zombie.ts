import { no, type Seat } from '@orrery/kernel';
import type { Flare } from '../rules/hooks.ts';
import { mainSide } from '../rules/cardplay.ts';
import { recover } from '../rules/losses.ts';
import type { Step } from '../rules/steps.ts';
import { isMain, isWith, now, seatsOf, type Side } from '../rules/table.ts';
import { fromWarp, onCone } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'zombie.ally': { locals: { side: Side; seats: Seat[] }; answer: string };
  }
}

export const zombie: Flare = {
  wild: {
    at: 'loss',
    by: 'own',
    may: (_, __, { n = 0, gone = 0 }) => n > gone,
    do: (kit, { seat }) => kit.call('home', { seat, n: recover(kit, 1) }),
  },
  super: {
    at: '6z',
    by: 'main',
    do(kit, { seat }) {
      const { table, seats } = kit.state;
      const side = mainSide(table, seat);
      const allies = seatsOf(seats).filter((each) => !isMain(now(table), each) && isWith(now(table), each, side));
      kit.call('zombie.ally', { side, seats: allies.filter((each) => (table.warp[each] ?? 0) > 0) });
    },
  },
};

/** Each ally may bring a token from the Warp, beyond the usual limit. */
export const zombieAlly: Step<'zombie.ally'> = {
  may: (_, { seats }) => seats.slice(0, 1),
  ask: () => ({
    prompt: { key: 'ask.zombie' },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'no',
  }),
  why: () => no('6.1', 'refuse.yes-no'),
  take(kit, frame, seat, answer) {
    frame.seats.shift();
    if (answer !== 'yes') return;
    onCone(kit.state, frame.side, seat, fromWarp(kit, seat, 1));
    kit.tell('log.commit', { seat, side: frame.side, n: 1 }, '6.1');
  },
};
