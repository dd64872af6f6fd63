import { no, type Scalar, type Seat, type State } from '@orrery/kernel';
import { colourShown } from '../rules/cones.ts';
import { atHome } from '../rules/destiny.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce } from '../rules/live.ts';
import { slide } from '../rules/limbo.ts';
import type { Step } from '../rules/steps.ts';
import { has, NOBODY, now, NOWHERE, seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'dictator.system': { locals: { seat: Seat }; answer: Seat };
  }
}

/** An effect of this name: for the Destiny card of its data, the system that is its target was fixed. */
const DICTATED = 'dictated';

/** §15.2: the system that was fixed for the card that counts, to which Will keeps; null: none was. */
export function dictated(table: Table): Scalar | null {
  const { effects, destiny } = now(table);
  return effects.findLast(({ of, data }) => of === DICTATED && data[0] === destiny)?.target ?? null;
}

/** Any system; the offense's own only if somebody else has a base in it. */
const systems = (state: State<Table>): Seat[] => {
  const { offense } = now(state.table);
  const hasForeign = atHome(state, offense).some((option) => option.startsWith('base'));
  return seatsOf(state.seats).filter((seat) => !has(state.table.out, seat) && (seat !== offense || hasForeign));
};

/** When a coloured card is turned, it points the cone at a system of its choice. */
export const dictator: Power = {
  autos: [
    {
      at: '2b',
      by: 'not-offense',
      when: (state) => colourShown(state) !== NOBODY,
      do: (kit, { seat }) => kit.call('dictator.system', { seat }),
    },
  ],
};

export const dictatorSystem: Step<'dictator.system'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = systems(view);
    return {
      prompt: { key: 'ask.dictator' },
      choice: { kind: 'one', noun: 'seat', options },
      otherwise: options[0] ?? 0,
    };
  },
  why: () => no('15.2', 'refuse.dictator'),
  take(kit, _, seat, system) {
    const challenge = now(kit.state.table);
    const defense = system === challenge.offense ? NOBODY : system;
    Object.assign(challenge, { system, defense, target: NOWHERE });
    enforce(kit.state.table, DICTATED, seat, system, [challenge.destiny]);
    kit.tell('log.system', { seat, system }, '15.2');
    // §10.2: a card without a colour empties the section of the system in which the challenge is.
    if (challenge.colour === NOBODY) slide(kit, system);
    kit.leave();
  },
};
