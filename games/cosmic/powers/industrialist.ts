import { itemOf, no, type Seat, type Slot, type State, total } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { kindOf, valueOf } from '../rules/cards.ts';
import type { Power, Source } from '../rules/hooks.ts';
import { enforce, isSuperOn } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { win } from '../rules/result.ts';
import type { Step } from '../rules/steps.ts';
import { holdingOf, isBeaten, isMain, now, opponentOf, otherSide, type Side, type Table } from '../rules/table.ts';
import { bothAttack, winnerOf } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'industrialist.sign': { locals: { seat: Seat; n: number }; answer: string };
    'industrialist.concede': { locals: { seat: Seat }; answer: string };
    'industrialist.card': { locals: { seat: Seat }; answer: number };
  }
}

/** Effects of these names: the stack is added, or taken off; the card of the side in the data goes on it in the end. */
const [INDUSTRY, GROWTH] = ['industry', 'industrial growth'];

/** What the cards of a stack come to: they lie open. */
const sumOf = (state: State<Table>, stack: readonly Slot[]): number =>
  total(stack.map((slot) => valueOf(itemOf(state, slot))));

/** The Attack that lies on a side, turned up, and counts as one. */
function attackOn(state: State<Table>, side: Side): number | null {
  const { shown, laid } = now(state.table);
  const item = itemOf(state, laid[side][0] ?? -1);
  return shown[side]?.attack === true && item >= 0 && kindOf(item) === 'attack' ? item : null;
}

/** Whether it is about to lose with an Attack. */
function isLosing(state: State<Table>, seat: Seat): boolean {
  const side = mainSide(state.table, seat);
  return attackOn(state, side) !== null && winnerOf(state) !== side;
}

const industry: Source = {
  hooks: {
    sum: {
      6({ table }, { seat, data: [n = 0] }, { added }) {
        if (isMain(now(table), seat)) added[mainSide(table, seat)] += n;
      },
    },
  },
};

/** It was lost in the end: the card goes on the stack, before anybody takes what was used. */
const growth: Source = {
  later: [
    {
      at: '9',
      when: ({ table }, { seat }) => now(table).ended === 'won' && isBeaten(now(table), seat),
      do(kit, { seat, data: [of = 0] }) {
        const { table } = kit.state;
        const holding = holdingOf(table, seat, powerOf('industrialist'));
        const side = of === 1 ? 1 : 0;
        const [slot] = now(table).laid[side];
        if (holding === undefined || slot === undefined) return;
        now(table).laid[side] = [];
        holding.slots = [...(holding.slots ?? []), slot];
        kit.tell('log.stacks', { seat, card: kit.show(slot) });
      },
    },
  ],
};

/** What it loses with lies on its stack, and counts for it or against it from then on. */
export const industrialist: Power = {
  autos: [
    {
      // R252: once the cards are as they will count.
      at: '8c',
      by: 'main',
      when: (state, { slots }) => bothAttack(now(state.table)) && sumOf(state, slots) !== 0,
      do(kit, { seat }) {
        const stack = holdingOf(kit.state.table, seat, powerOf('industrialist'))?.slots ?? [];
        kit.call('industrialist.sign', { seat, n: sumOf(kit.state, stack) });
      },
    },
    {
      at: '8d',
      by: 'main',
      when: (state, { seat }) => isLosing(state, seat),
      do: (kit, { seat }) => kit.call('industrialist.concede', { seat }),
    },
  ],
  effects: { [INDUSTRY]: industry, [GROWTH]: growth },
  see(view, _, { slots = [] }) {
    if (slots.length === 0) return [];
    const cards = slots.map((slot) => itemOf(view, slot));
    return [{ key: 'see.stack', args: { cards, n: sumOf(view, slots) } }];
  },
};

export const industrialistSign: Step<'industrialist.sign'> = {
  may: (_, { seat }) => [seat],
  ask: (_, { n }) => ({
    prompt: { key: 'ask.stack', args: { n } },
    choice: { kind: 'one', noun: 'word', options: ['plus', 'minus'] },
    otherwise: n > 0 ? 'plus' : 'minus',
  }),
  why: () => no('4.1', 'refuse.stack'),
  take(kit, { n }, seat, answer) {
    const more = answer === 'minus' ? -n : n;
    enforce(kit.state.table, INDUSTRY, seat, null, [more]);
    kit.tell(answer === 'minus' ? 'log.stack-minus' : 'log.stack-plus', { seat, n });
    kit.leave();
  },
};

/** Its opponent lets it win, and that decides the challenge; or the stack grows. */
export const industrialistConcede: Step<'industrialist.concede'> = {
  may: ({ table }, { seat }) => [opponentOf(now(table), seat)],
  ask(view, { seat }) {
    const card = attackOn(view, mainSide(view.table, seat));
    if (card === null) return null;
    return {
      prompt: { key: 'ask.concede', args: { seat, card } },
      choice: { kind: 'one', noun: 'word', options: ['stack', 'concede'] },
      otherwise: 'stack',
    };
  },
  why: () => no('4.1', 'refuse.concede'),
  take(kit, { seat }, opponent, answer) {
    const { table } = kit.state;
    if (answer !== 'concede') return kit.goto('industrialist.card', { seat });
    kit.tell('log.concedes', { seat: opponent, other: seat });
    win(kit, mainSide(table, seat));
    kit.rerun('losses');
  },
};

/** The sides whose Attack can go on the stack: its own, with the Super the other too. */
function stackable(state: State<Table>, seat: Seat): Side[] {
  const own = mainSide(state.table, seat);
  const sides = isSuperOn(state.table, 'industrialist', seat) ? [own, otherSide(own)] : [own];
  return sides.filter((side) => attackOn(state, side) !== null);
}

export const industrialistCard: Step<'industrialist.card'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = [...new Set(stackable(view, seat).map((side) => attackOn(view, side) ?? -1))];
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'card', options } as const;
    return { prompt: { key: 'ask.stack-card' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.stack-card'),
  take(kit, _, seat, item) {
    const side = stackable(kit.state, seat).find((each) => attackOn(kit.state, each) === item);
    enforce(kit.state.table, GROWTH, seat, null, [side ?? mainSide(kit.state.table, seat)]);
    kit.leave();
  },
  run(kit, { seat }) {
    enforce(kit.state.table, GROWTH, seat, null, [mainSide(kit.state.table, seat)]);
    kit.leave();
  },
};
