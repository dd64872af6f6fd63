import { no, type Seat, type Slot, type State } from '@orrery/kernel';
import { CONE } from '../data/hexes.ts';
import { others, sides } from '../rules/alliance.ts';
import { give, handOf, layDown, takeUp } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, isSuperOn } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { type Side, type Table } from '../rules/table.ts';
import { coneLimit } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'serpent.tempt': { locals: { seat: Seat; tempted: Seat[]; forced?: true }; answer: string | null };
    'serpent.card': { locals: { seat: Seat; order: string; forced?: true }; answer: Slot };
    'serpent.accept': { locals: { seat: Seat; order: string; slot: Slot }; answer: string };
  }
}

/** `join 2 0`: player 2 shall join the offense, which has invited it; `away 2`: nobody. */
function temptations(state: State<Table>, seat: Seat, tempted: readonly Seat[] = []): string[] {
  return others(state).flatMap((other) => {
    if (other === seat || tempted.includes(other)) return [];
    const invited = sides(state, other);
    return invited.length === 0 ? [] : [...invited.map((side) => `join ${other} ${side}`), `away ${other}`];
  });
}

/** What is forced on somebody is to join. */
export const summons = (state: State<Table>, seat: Seat): string[] =>
  temptations(state, seat).filter((order) => order.startsWith('join'));

/** `join 2 0` as the player and the side; null: no side. */
function readOrder(order: string): { other: Seat; side: Side | null } {
  const [, other = -1, side] = order.split(' ').map(Number);
  return { other, side: side === undefined ? null : side === 0 ? 0 : 1 };
}

/** An effect of this name: its target may join the side of its data alone, and must; without one it joins nobody. */
const BOUND = 'bound by a card';

/** Before invitations are answered, it tempts somebody with a card. */
export const serpent: Power = {
  effects: {
    [BOUND]: {
      hooks: {
        allies: (_, me, may, seat, side) => may && (seat !== me.target || me.data.includes(side)),
        abstains: (_, me, may, seat) => may && (seat !== me.target || me.data.length === 0),
      },
    },
  },
  acts: [
    {
      at: '6',
      by: 'not-main',
      may: (state, seat) => handOf(state.table, seat).length > 0 && temptations(state, seat).length > 0,
      do: (kit, { seat }) => kit.call('serpent.tempt', { seat, tempted: [] }),
    },
  ],
};

/** Whom, and to do what; with the Super a second player after the first. */
export const serpentTempt: Step<'serpent.tempt'> = {
  may: ({ table }, { seat }) => (handOf(table, seat).length > 0 ? [seat] : []),
  ask(view, { seat, tempted, forced }) {
    const options = forced === true ? summons(view, seat) : temptations(view, seat, tempted);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'whither', options } as const;
    return tempted.length > 0
      ? { prompt: { key: 'ask.tempt' }, choice, pass: true }
      : { prompt: { key: 'ask.tempt' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('3.6', 'refuse.tempt'),
  take(kit, frame, seat, order) {
    const isMore = isSuperOn(kit.state.table, 'serpent', seat) && frame.forced !== true && frame.tempted.length === 0;
    if (order === null || !isMore) kit.leave();
    if (order === null) return;
    frame.tempted.push(readOrder(order).other);
    kit.call('serpent.card', { seat, order, ...(frame.forced === true ? { forced: true } : {}) });
  },
};

export const serpentCard: Step<'serpent.card'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat, order }) {
    const options = handOf(table, seat);
    const choice = { kind: 'one', noun: 'slot', options } as const;
    const args = { other: readOrder(order).other };
    return { prompt: { key: 'ask.tempt-card', args }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.6', 'refuse.tempt-card'),
  take(kit, { order, forced }, seat, slot) {
    const { other } = readOrder(order);
    kit.tell('log.tempts', { seat, order });
    if (forced === true) {
      kit.leave();
      give(kit, seat, other, [slot]);
      return obey(kit, order);
    }
    const [laid = slot] = layDown(kit, seat, [slot]);
    kit.goto('serpent.accept', { seat, order, slot: laid });
  },
};

/** Who accepts takes the card, and is bound; who does not shows its hand. */
export const serpentAccept: Step<'serpent.accept'> = {
  may: (_, { order }) => [readOrder(order).other],
  ask: (_, { seat, order }) => ({
    prompt: { key: 'ask.tempted', args: { seat, order } },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'no',
  }),
  why: () => no('6.1', 'refuse.yes-no'),
  take(kit, { seat, order, slot }, other, answer) {
    const { side } = readOrder(order);
    const { table } = kit.state;
    kit.leave();
    if (answer === 'yes') {
      kit.tell('log.given', { from: seat, to: other, n: 1 });
      takeUp(kit, other, [slot]);
      return enforce(table, BOUND, seat, other, side === null ? [] : [side]);
    }
    takeUp(kit, seat, [slot]);
    kit.mix(handOf(table, seat), [seat]);
    for (const each of handOf(table, other)) kit.look(each, seat);
    kit.tell('log.looks', { seat, other });
  },
};

/** It joins as it was told, with as many tokens as it likes. */
function obey(kit: Kit, order: string): void {
  const { other, side } = readOrder(order);
  if (side !== null) kit.call('commit', { seat: other, side, least: 1, most: coneLimit(kit.state, other, CONE) });
}
