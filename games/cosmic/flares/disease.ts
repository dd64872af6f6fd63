import { no, type Seat, type Slot } from '@orrery/kernel';
import { handOf, kindOf, layDown } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { NOWHERE, type Place, seatsOf } from '../rules/table.ts';
import { basesOf, liftable, move, settle } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'disease.card': { locals: { seats: Seat[]; cards: { seat: Seat; item: number }[] }; answer: Slot };
    'disease.move': { locals: { seat: Seat; from?: Place }; answer: Place };
  }
}

const TOLL = 3;

export const disease: Flare = {
  wild: {
    at: 'start',
    may: ({ table, seats }, seat) => seatsOf(seats).some((each) => each !== seat && handOf(table, each).length > 0),
    do(kit, { seat }) {
      const { table, seats } = kit.state;
      const others = seatsOf(seats).filter((each) => each !== seat && handOf(table, each).length > 0);
      kit.call('disease.card', { seats: others, cards: [] });
    },
  },
  super: {
    at: 'start',
    may: ({ table }, seat) => basesOf(table, seat).length > 1,
    do: (kit, { seat }) => kit.call('disease.move', { seat }),
  },
};

/** Everybody else picks a card in secret; all are shown and discarded, and whose kind is another's too pays. */
export const diseaseCard: Step<'disease.card'> = {
  together: 'sealed',
  may: (_, { seats }) => seats,
  ask({ table }, _, seat) {
    const options = handOf(table, seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.infected' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.1', 'refuse.infected'),
  take(kit, { cards }, seat, slot) {
    for (const laid of layDown(kit, seat, [slot])) {
      const item = kit.show(laid);
      kit.remove(laid);
      cards.push({ seat, item });
      kit.tell('log.discards', { seat, card: item }, '6.1');
    }
  },
  run(kit, { cards }) {
    kit.leave();
    const isSick = (item: number): boolean => cards.filter((each) => kindOf(each.item) === kindOf(item)).length > 1;
    for (const { seat, item } of cards)
      if (isSick(item)) kit.call('pay', { seat, n: TOLL, cause: 'effect', by: '6.1' });
    for (const { seat, item } of cards) kit.call('discard', { item, by: seat });
  },
};

/** One token from one base to another. */
export const diseaseMove: Step<'disease.move'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, from }) {
    const bases = basesOf(view.table, seat);
    const free = liftable(view, seat).map(({ id }) => Number(id));
    const options = bases.filter((place) => (from === undefined ? free.includes(place) : place !== from));
    if (options.length === 0) return null;
    const key = from === undefined ? 'ask.move-from' : 'ask.move-to';
    return { prompt: { key }, choice: { kind: 'one', noun: 'place', options }, otherwise: options[0] ?? NOWHERE };
  },
  why: () => no('6.1', 'refuse.move-base'),
  take(kit, frame, seat, place) {
    if (frame.from === undefined) {
      frame.from = place;
      return;
    }
    const { from } = frame;
    kit.leave();
    move(kit, seat, from, -1);
    kit.tell('log.moves', { seat, n: 1, place }, '6.1');
    settle(kit, { seat, n: 1, place });
  },
};
