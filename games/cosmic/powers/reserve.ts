import { itemOf, no, rule, type Seat, type State } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { cardsThat, hasCompromise, kindOf, playFrom, reveal, valueOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, now, OFFENSE, SIDES, sideOf, type Table } from '../rules/table.ts';
import { cancel } from '../rules/timing.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'reserve.play': { locals: { seat: Seat; most: number }; answer: string };
  }
}

/** The highest Attack that counts as a Reinforcement. */
const HIGHEST = 6;

/** The Attacks of a hand that can be played so, each once; R133: no negative ones. */
export function reserves(view: State<Table>, seat: Seat, most: number): number[] {
  const isSmall = (item: number): boolean =>
    item >= 0 && kindOf(item) === 'attack' && rule('6.4', valueOf(item) >= 0 && valueOf(item) <= most);
  const items = cardsThat(view, seat, isSmall).map((slot) => itemOf(view, slot));
  return [...new Set(items)].filter((item) => bend(view, 'plays', true, seat, item));
}

/** Small Attacks reinforce; and for a Compromise a Reinforcement of somebody else is cancelled. */
export const reserve: Power = {
  acts: [
    {
      at: '8c',
      by: 'main-or-ally',
      may: ({ table }) => bothAttack(now(table)),
      can: (view, seat) => reserves(view, seat, HIGHEST).length > 0,
      often: 'freely',
      do: (kit, { seat }) => kit.call('reserve.play', { seat, most: HIGHEST }),
    },
    {
      at: 'act',
      by: 'other',
      may: ({ table }, seat, { use }) =>
        use?.form === 'card' && kindOf(use.what) === 'reinforcement' && sideOf(now(table), seat) !== -1,
      can: hasCompromise,
      often: true,
      do(kit, { seat }) {
        // Somebody may have taken the Compromise in the meantime.
        if (!hasCompromise(kit.state, seat)) return;
        reveal(kit, seat, COMPROMISE);
        cancel(kit);
        kit.call('discard', { item: COMPROMISE, by: seat });
      },
    },
  ],
};

/** `12 0`: which card, for which side. */
export const reservePlay: Step<'reserve.play'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, most }) {
    const items = reserves(view, seat, most);
    if (items.length === 0) return null;
    const options = items.flatMap((item) => SIDES.map((side) => `reinforce ${item} ${side}`));
    const choice = { kind: 'one', noun: 'deed', options } as const;
    return { prompt: { key: 'ask.reserve' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('6.4', 'refuse.reserve'),
  take(kit, _, seat, answer) {
    const [, item, to] = answer.split(' ').map(Number);
    const side = to === DEFENSE ? DEFENSE : OFFENSE;
    kit.leave();
    playFrom(kit, seat, item ?? -1);
    now(kit.state.table).reinforced[side] += valueOf(item ?? -1);
    kit.tell('log.reserve', { seat, card: item ?? -1, side }, '6.4');
  },
};
