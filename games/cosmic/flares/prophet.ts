import { itemOf, no, type Seat } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { inForce } from '../rules/live.ts';
import { effectOf, powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { byTurn, now, SECRETS, SIDES } from '../rules/table.ts';
import { foretold } from '../powers/prophet.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'prophet.secret': { locals: { seat: Seat }; answer: number };
  }
}

const PROPHET = powerOf('prophet');
const WILD = `wild ${PROPHET}`;
const FORETOLD = effectOf({ form: 'power', what: PROPHET, act: 0 });

/** How many Compromises lie there, of the main players and beside their cards, now that all are turned up. */
function compromises({ state }: Kit): number {
  const { shown, beside } = now(state.table);
  const items = [...shown.map(({ item }) => item), ...beside.map(({ slot }) => itemOf(state, slot))];
  return items.filter((item) => item === COMPROMISE).length;
}

export const prophet: Flare = {
  wild: {
    at: '6z',
    speaks: true,
    do: (kit, { seat }) => kit.call('prophet.secret', { seat }),
    effect: {
      later: [
        {
          at: '8a',
          when: (_, { data }) => data.length > 0,
          do(kit, { seat, data }) {
            const [secret = -1] = data.splice(0);
            const n = kit.show(secret);
            kit.drop(secret);
            const isRight = n === compromises(kit);
            kit.tell(isRight ? 'log.secret-right' : 'log.secret-wrong', { seat, n }, '6.1');
            if (!isRight) return;
            for (const other of byTurn(kit.state).toReversed())
              if (other !== seat) kit.call('pay', { seat: other, n: 1, cause: 'effect', by: '6.1' });
          },
        },
      ],
      on: {
        closed(kit, { data }) {
          for (const secret of data.splice(0)) kit.drop(secret);
        },
      },
    },
  },
  super: {
    at: '7c',
    by: 'outside',
    may: ({ table }, seat) => inForce(table, FORETOLD, seat) === undefined,
    targets: () => SIDES,
    noun: 'side',
    effect: foretold,
  },
};

/** Written down unseen: one Compromise, or two. */
export const prophetSecret: Step<'prophet.secret'> = {
  may: (_, { seat }) => [seat],
  ask: () => ({
    prompt: { key: 'ask.secret' },
    choice: { kind: 'number', noun: 'cards', min: 1, max: 2 },
    otherwise: 1,
  }),
  why: () => no('6.1', 'refuse.secret'),
  take(kit, _, seat, n) {
    inForce(kit.state.table, WILD, seat)?.data.push(kit.hide(SECRETS, n, seat));
    kit.leave();
  },
};
