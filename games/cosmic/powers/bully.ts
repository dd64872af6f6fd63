import { type Amount, must, no, type Seat, type State } from '@orrery/kernel';
import type { Cause, Power, Tokens } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { fromOf, ON_CONE } from '../rules/losses.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { isMain, mainOf, now, OFFENSE, type Table } from '../rules/table.ts';
import { basesOf, firstOf, tokensAt } from '../rules/tokens.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'bully.pick': { locals: { seat: Seat; victims: Seat[] }; answer: readonly number[] };
  }
}

/** What the beaten are about to lose, if this seat has beaten them, Attack against Attack. */
function beaten(state: State<Table>, seat: Seat, cause: Cause | undefined): readonly Tokens[] {
  const challenge = now(state.table);
  const { winner } = challenge;
  if (cause !== 'challenge' || winner === -1 || mainOf(challenge, winner) !== seat || !bothAttack(challenge)) return [];
  return nearest(state, 'lose')?.queue ?? [];
}

/** Whom it bullies: the opponent, with the Super its allies too. */
const victimsOf = ({ table }: State<Table>, seat: Seat, queue: readonly Tokens[]): Seat[] => [
  ...new Set(
    queue.flatMap((group) => (isMain(now(table), group.seat) || isSuperOn(table, 'bully', seat) ? [group.seat] : [])),
  ),
];

const hasOpponent = (state: State<Table>, queue: readonly Tokens[]): boolean =>
  queue.some((group) => isMain(now(state.table), group.seat));

/** Where else than in the challenge a beaten player has tokens, and those in it. */
function stands({ table }: State<Table>, victim: Seat, queue: readonly Tokens[]): Amount[] {
  const { target } = now(table);
  const own = queue.filter((group) => group.seat === victim);
  const entry = (id: number, max: number): Amount => ({ id, min: 0, max, weight: 1 });
  return [
    ...own.map(({ from, n }) =>
      entry(typeof from === 'number' ? from : from === 'offense' ? ON_CONE - OFFENSE : ON_CONE - 1, n),
    ),
    ...basesOf(table, victim)
      .filter((place) => place !== target || own.every(({ from }) => from !== place))
      .map((place) => entry(place, tokensAt(table, place, victim))),
  ];
}

/** When it wins, it says which tokens the other loses. */
export const bully: Power = {
  acts: [
    {
      at: 'losing',
      by: 'main',
      may: (state, seat, { cause }) => hasOpponent(state, beaten(state, seat, cause)),
      do(kit, { seat }, { cause }) {
        kit.call('bully.pick', { seat, victims: victimsOf(kit.state, seat, beaten(kit.state, seat, cause)) });
      },
    },
  ],
};

/** As many as they had in the challenge, from wherever they stand. */
export const bullyPick: Step<'bully.pick'> = {
  may: (_, { seat, victims }) => (victims.length > 0 ? [seat] : []),
  ask(view, { victims }) {
    const [victim = -1] = victims;
    const queue = nearest(view, 'lose')?.queue ?? [];
    const entries = stands(view, victim, queue);
    const n = lossOf(queue, victim);
    const choice = { kind: 'amounts', noun: 'place', entries, min: n, max: n } as const;
    return { prompt: { key: 'ask.bully', args: { seat: victim, n } }, choice, otherwise: firstOf(entries, n) };
  },
  why: () => no('3.85', 'refuse.bully'),
  take(kit, frame, seat, amounts) {
    const lose = must(nearest(kit.state, 'lose'), 'a loss');
    const victim = must(frame.victims.shift(), 'a victim');
    const chosen = stands(kit.state, victim, lose.queue).flatMap(({ id }, i): Tokens[] => {
      const n = amounts[i] ?? 0;
      return n > 0 ? [{ seat: victim, n, from: fromOf(Number(id)) }] : [];
    });
    kit.tell('log.bullies', { seat, other: victim, n: lossOf(lose.queue, victim) });
    lose.queue = [...lose.queue.filter((group) => group.seat !== victim), ...chosen];
  },
};

const lossOf = (queue: readonly Tokens[], victim: Seat): number =>
  queue.reduce((sum, group) => sum + (group.seat === victim ? group.n : 0), 0);
