import { no, type Seat } from '@orrery/kernel';
import { isToLay } from '../rules/cardplay.ts';
import { isChallengeCard } from '../rules/cards.ts';
import type { Power, Source } from '../rules/hooks.ts';
import { enforce } from '../rules/live.ts';
import { challengeDeck } from '../rules/setup.ts';
import type { Step } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'visionary.name': { locals: { seat: Seat; victim: Seat }; answer: number };
  }
}

/** An effect of this name: its target lays the card that was named, if it has it. */
const VISION = 'vision';

const vision: Source = {
  paragraph: '14.16',
  hooks: {
    select({ table }, { target, data: [named = -1] }, items, seat) {
      return seat === target && isToLay(table, seat) && items.includes(named) ? [named] : items;
    },
  },
};

/** §14.16: once the Kickers are decided it names the card that its opponent must lay. */
export const visionary: Power = {
  acts: [
    {
      at: '7b',
      by: 'main',
      may: ({ table }, seat) => isToLay(table, opponentOf(now(table), seat)),
      do: (kit, { seat }) => kit.call('visionary.name', { seat, victim: opponentOf(now(kit.state.table), seat) }),
    },
  ],
  effects: { [VISION]: vision },
};

/** Any Challenge card of the game. */
export const visionaryName: Step<'visionary.name'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { victim }) {
    const options = challengeDeck(table.on).flatMap((n, item) => (n > 0 && isChallengeCard(item) ? [item] : []));
    const choice = { kind: 'one', noun: 'card', options } as const;
    return { prompt: { key: 'ask.vision', args: { victim } }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('14.16', 'refuse.magnet-card'),
  take(kit, { victim }, seat, item) {
    enforce(kit.state.table, VISION, seat, victim, [item]);
    kit.tell('log.vision', { seat, victim, card: item }, '14.16');
    kit.leave();
  },
};
