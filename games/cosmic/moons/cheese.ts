// Cheese Moons (§13.0), plain silly: Echo, Green Cheese.

import { no, type Seat, type Slot, type State } from '@orrery/kernel';
import { handOf, layDown, takeUp } from '../rules/cards.ts';
import type { Ground } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { has, mainOf, now, type Place, seatsIn, seatsOf, SIDES, type Table } from '../rules/table.ts';
import { placesOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'green-cheese.card': { locals: { place: Place; passed: { seat: Seat; slot: Slot }[] }; answer: Slot };
  }
}

/** Every invitation is said twice. */
export const echo: Ground = {
  later: [
    {
      at: '6',
      when: ({ table }) => now(table).invited.some((mask) => mask !== 0),
      do(kit) {
        const challenge = now(kit.state.table);
        for (const side of SIDES) {
          const invited = seatsIn(challenge.invited[side], kit.state.seats);
          if (invited.length > 0) kit.tell('log.echo', { seat: mainOf(challenge, side), invited }, '13.2');
        }
      },
    },
  ],
};

export const greenCheese: Ground = {
  occupied: (kit, _, place) => kit.call('green-cheese.card', { place, passed: [] }),
};

/** Who has a base in the system of the Moon, and a card. */
const passers = ({ table, seats }: State<Table>, place: Place): Seat[] =>
  seatsOf(seats).filter(
    (seat) =>
      handOf(table, seat).length > 0 &&
      placesOf(table, table.systems[place] ?? -1).some((each) => tokensAt(table, each, seat) > 0),
  );

/** All choose at once, and then all cards go to the left. */
export const greenCheeseCard: Step<'green-cheese.card'> = {
  together: 'sealed',
  may: (state, { place, passed }) => (passed.length > 0 ? [] : passers(state, place)),
  ask({ table }, _, seat) {
    const options = handOf(table, seat);
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return {
      prompt: { key: 'ask.green-cheese', args: { to: leftOf(table, seat) } },
      choice,
      otherwise: options[0] ?? -1,
    };
  },
  why: () => no('13.2', 'refuse.green-cheese'),
  take(kit, frame, seat, chosen) {
    for (const slot of layDown(kit, seat, [chosen])) frame.passed.push({ seat, slot });
  },
  run(kit, { passed }) {
    kit.leave();
    for (const { seat, slot } of passed) {
      const to = leftOf(kit.state.table, seat);
      takeUp(kit, to, [slot]);
      kit.tell('log.given', { from: seat, to, n: 1 }, '13.2');
    }
  },
};

function leftOf({ hands, out }: Table, seat: Seat): Seat {
  let left = seat;
  do left = (left + 1) % hands.length;
  while (has(out, left));
  return left;
}
