import { no, rule, type Seat, type State } from '@orrery/kernel';
import { canAim } from '../rules/destiny.ts';
import type { Power, Source } from '../rules/hooks.ts';
import type { Step } from '../rules/steps.ts';
import { has, isSilent, now, NOWHERE, type Place, seatsOf, type Table } from '../rules/table.ts';
import { placesOf, tokensAt } from '../rules/tokens.ts';
import { dictated } from './dictator.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'will.choose': { locals: { seat: Seat; only?: Seat }; answer: string };
  }
}

/** `at 2 3`: in system 2, player 3: its owner, or somebody with a base there, at which the cone can be aimed. */
export function choices(state: State<Table>, seat: Seat, only?: Seat): string[] {
  const { table, seats } = state;
  const fixed = dictated(table);
  return seatsOf(seats).flatMap((system) => {
    if (has(table.out, system) || (fixed !== null && rule('15.2', fixed !== system))) return [];
    return seatsOf(seats)
      .filter((other) => other !== seat && !has(table.out, other) && (only === undefined || other === only))
      .filter((other) => canChallenge(against(state, system, other), seat))
      .map((other) => `at ${system} ${other}`);
  });
}

/** The same state, with the challenge against this player in this system. */
function against(state: State<Table>, system: number, defense: Seat): State<Table> {
  const { table } = state;
  const challenge = { ...now(table), system, defense, target: NOWHERE, warp: false };
  return { ...state, table: { ...table, stack: [...table.stack.slice(0, -1), challenge] } };
}

const canChallenge = (state: State<Table>, seat: Seat): boolean =>
  placesOf(state.table, now(state.table).system).some(
    (place) => isTheirs(state.table, seat, place) && canAim(state, seat, place),
  );

/** §15.4: silenced, it can point only at a place of one colour. */
function isTheirs(table: Table, seat: Seat, place: Place): boolean {
  const { defense } = now(table);
  const colours = (table.tokens[place] ?? []).filter((n) => n > 0).length;
  if (rule('15.4', isSilent(table, seat)) && colours > 1) return false;
  return tokensAt(table, place, defense) > 0 || table.systems[place] === defense;
}

/** A base of the player challenged; in its own system any planet. */
export const atTheirs: Source = {
  hooks: {
    aims: ({ table }, me, may, seat, place) => may && (seat !== me.seat || isTheirs(table, seat, place)),
  },
};

/** As offense it challenges whom it likes, whatever the colour. */
export const will: Power = {
  acts: [
    {
      at: '2c',
      by: 'offense',
      may: (state, seat) => choices(state, seat).length > 0,
      do: (kit, { seat }) => kit.call('will.choose', { seat }),
      effect: atTheirs,
    },
  ],
};

export const willChoose: Step<'will.choose'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, only }) {
    const options = choices(view, seat, only);
    if (options.length === 0) return null;
    return {
      prompt: { key: 'ask.will' },
      choice: { kind: 'one', noun: 'whither', options },
      otherwise: options[0] ?? '',
    };
  },
  why: () => no('15.2', 'refuse.will'),
  take(kit, _, seat, answer) {
    const [, system, defense] = answer.split(' ').map(Number);
    Object.assign(now(kit.state.table), { system, defense, target: NOWHERE, warp: false });
    kit.tell('log.will', { seat, system: system ?? -1, defense: defense ?? -1 }, '15.2');
    kit.leave();
  },
};
