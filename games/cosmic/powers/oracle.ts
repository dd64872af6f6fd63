import { no, rule, type Seat } from '@orrery/kernel';
import { choices, mainSide } from '../rules/cardplay.ts';
import { hasPlayed, layDown, takeUp } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';
import { breakOff } from '../rules/turn.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'oracle.lay': { locals: { seat: Seat }; answer: number };
    'oracle.stop': { locals: { seat: Seat }; answer: string };
  }
}

/** Its opponent lays a card face up; only then does it choose its own. */
export const oracle: Power = {
  autos: [
    {
      at: '7b',
      by: 'main',
      when: ({ table }, { seat }) => now(table).laid[mainSide(table, opponentOf(now(table), seat))].length === 0,
      do(kit, { seat }) {
        const { table } = kit.state;
        const opponent = opponentOf(now(table), seat);
        if (isSuperOn(table, 'oracle', seat)) kit.call('oracle.stop', { seat });
        kit.call('oracle.lay', { seat: opponent });
        // R13: a defense without a Challenge card takes a new hand before.
        const isBare = opponent === now(table).defense && choices(kit.state, opponent).length === 0;
        if (rule('3.102', isBare)) kit.call('arm', { seat: opponent, under: '3.27' });
      },
    },
  ],
};

export const oracleLay: Step<'oracle.lay'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = choices(view, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.open-card' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    const laid = layDown(kit, seat, [slot]);
    now(table).laid[mainSide(table, seat)] = laid;
    for (const each of laid) kit.tell('log.open-card', { seat, card: kit.show(each) }, '14.11');
    hasPlayed(kit, seat);
    kit.leave();
  },
};

export const oracleStop: Step<'oracle.stop'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.call-off' },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'no',
  }),
  why: () => no('6.1', 'refuse.yes-no'),
  take(kit, _, seat, answer) {
    kit.leave();
    if (answer !== 'yes') return;
    const { table } = kit.state;
    const opponent = opponentOf(now(table), seat);
    const { laid } = now(table);
    takeUp(kit, opponent, laid[mainSide(table, opponent)].splice(0));
    kit.tell('log.called-off', { seat });
    breakOff(kit, 'dealt');
  },
};
