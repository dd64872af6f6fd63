import { no, type Seat, type State } from '@orrery/kernel';
import { aimOf } from '../rules/close.ts';
import type { Flare } from '../rules/hooks.ts';
import { bend, isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { groundOf, type Place, seatsOf, type Table } from '../rules/table.ts';
import { isUseOf } from '../rules/timing.ts';
import { basesOf, externalBases, move, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'vampire.swap': { locals: { seat: Seat; place: Place; other: Seat }; answer: Place };
  }
}

const isOut = (table: Table, seat: Seat, place: Place): boolean => table.systems[place] !== seat && !isMoon(place);

/** Whether a seat that goes from one place to another would have what wins, and has not now. */
function wouldWin(state: State<Table>, seat: Seat, from: Place, to: Place): boolean {
  const has = externalBases(state, seat).length;
  const then = has - Number(isOut(state.table, seat, from)) + Number(isOut(state.table, seat, to));
  return then > has && then >= aimOf(state.table, seat);
}

/** Own bases that could change places with that one (§9.2: never the one place of a reverse hex). */
function mine(state: State<Table>, seat: Seat, place: Place, other: Seat): Place[] {
  const { table } = state;
  if (tokensAt(table, place, seat) > 0 || place === groundOf(table, other)) return [];
  // What may not leave a place is not moved from it (Gorgon).
  if (!bend(state, 'leaves', true, other, place)) return [];
  return basesOf(table, seat).filter(
    (own) =>
      own !== groundOf(table, seat) &&
      tokensAt(table, own, other) === 0 &&
      bend(state, 'leaves', true, seat, own) &&
      !wouldWin(state, seat, own, place) &&
      !wouldWin(state, other, place, own),
  );
}

/** `12 3`: bases of others that could change places with one of its own. */
const theirs = (state: State<Table>, seat: Seat): string[] =>
  seatsOf(state.seats)
    .filter((other) => other !== seat)
    .flatMap((other) =>
      basesOf(state.table, other)
        .filter((place) => mine(state, seat, place, other).length > 0)
        .map((place) => `${place} ${other}`),
    );

export const vampire: Flare = {
  wild: {
    at: 'start',
    may: (state, seat) => theirs(state, seat).length > 0,
    targets: theirs,
    noun: 'base',
    do(kit, { seat, target }) {
      const [place = -1, other = -1] = String(target).split(' ').map(Number);
      kit.call('vampire.swap', { seat, place, other });
    },
  },
  super: { at: 'act', by: 'own', may: isUseOf('vampire'), effect: {} },
};

/** §14.21: all tokens of the one base for all of the other, on planets or Moons. */
export const vampireSwap: Step<'vampire.swap'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, place, other }) {
    const options = mine(view, seat, place, other);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.swap-base', args: { place, seat: other } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('14.21', 'refuse.swap-base'),
  take(kit, { place, other }, seat, own) {
    const { table } = kit.state;
    const [n, m] = [tokensAt(table, own, seat), tokensAt(table, place, other)];
    kit.leave();
    move(kit, seat, own, -n);
    move(kit, other, place, -m);
    kit.tell('log.swapped-bases', { seat, other, own, place }, '14.21');
    settle(kit, { seat: other, n: m, place: own });
    settle(kit, { seat, n, place });
  },
};
