import { itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { HAND } from '../data/hexes.ts';
import { handOf, reveal, takeBlind } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { flareOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { has, isSilent, seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'mutant.discard': { locals: { seat: Seat }; answer: readonly Slot[] };
    'mutant.fill': { locals: { seat: Seat; left?: number }; answer: string | null };
  }
}

/** The most that the Super discards. */
const DISCARDS = 3;

/** In its own challenge it fills its hand up to seven, from the deck and from other hands. */
export const mutant: Power = {
  acts: [
    {
      at: '3b',
      by: 'main',
      // A full hand makes room only with the Super.
      can: (view, seat) =>
        handOf(view.table, seat).length < HAND ||
        handOf(view.table, seat).some((slot) => itemOf(view, slot) === flareOf('mutant')),
      do(kit, { seat }) {
        kit.call('mutant.fill', { seat });
        if (isSuperOn(kit.state.table, 'mutant', seat)) kit.call('mutant.discard', { seat });
      },
    },
  ],
};

export const mutantDiscard: Step<'mutant.discard'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const options = handOf(table, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'slot', options, min: 0, max: Math.min(DISCARDS, options.length) } as const;
    return { prompt: { key: 'ask.mutant-discard' }, choice, otherwise: [] };
  },
  why: () => no('6.1', 'refuse.mutant-discard'),
  take(kit, _, seat, slots) {
    kit.leave();
    for (const item of slots.map((slot) => itemOf(kit.state, slot))) {
      reveal(kit, seat, item);
      kit.tell('log.discards', { seat, card: item }, '6.1');
      kit.call('discard', { item, by: seat });
    }
  },
};

/** `deck`, `hand 2`; §15.4: silenced, from the deck only. */
function sources({ table, seats }: State<Table>, seat: Seat): string[] {
  const holders = seatsOf(seats).filter(
    (other) => other !== seat && !has(table.out, other) && handOf(table, other).length > 0,
  );
  return ['deck', ...(rule('15.4', isSilent(table, seat)) ? [] : holders.map((other) => `hand ${other}`))];
}

/** Card by card, until there are seven, or it has had enough. */
export const mutantFill: Step<'mutant.fill'> = {
  may: ({ table }, { seat, left = HAND }) => (left > 0 && handOf(table, seat).length < HAND ? [seat] : []),
  ask(view, { seat }) {
    const options = sources(view, seat);
    return { prompt: { key: 'ask.mutant' }, choice: { kind: 'one', noun: 'whither', options }, pass: true };
  },
  why: () => no('15.4', 'refuse.mutant'),
  take(kit, frame, seat, answer) {
    if (answer === null) return kit.leave();
    frame.left = (frame.left ?? HAND) - 1;
    const [, from] = answer.split(' ');
    if (from === undefined) kit.call('draw', { seat, n: 1 });
    else takeBlind(kit, seat, Number(from), 1);
  },
};
