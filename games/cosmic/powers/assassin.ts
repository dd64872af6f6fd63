import { no, rule, type Seat, type State } from '@orrery/kernel';
import { FIRST_CONE } from '../data/destiny.ts';
import { colourShown, designated } from '../rules/cones.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { NOBODY, now, seatsOf, type Table } from '../rules/table.ts';
import { basesOf, fromWarp, settle } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'assassin.token': { locals: { seat: Seat }; answer: string };
  }
}

/** Whose token may be hit: the colour drawn; on a wild anybody's, or of those a colourless card fits (§15.2). */
function victims(state: State<Table>, seat: Seat): Seat[] {
  const { destiny } = now(state.table);
  const colour = colourShown(state);
  if (colour !== NOBODY) return colour === seat ? [] : [colour];
  const fit = destiny >= FIRST_CONE ? designated(state, destiny - FIRST_CONE) : seatsOf(state.seats);
  return fit.filter((each) => each !== seat);
}

const tokens = (state: State<Table>, seat: Seat): string[] =>
  victims(state, seat).flatMap((victim) => basesOf(state.table, victim).map((place) => `base ${place} ${victim}`));

/** Each time Destiny shows another player's colour, one of that player's tokens goes to the Warp. */
export const assassin: Power = {
  autos: [
    {
      at: '2b',
      // R194: it has struck for the card that was drawn.
      when: (state, { seat }) => !rule('15.2', now(state.table).ship) && tokens(state, seat).length > 0,
      do: (kit, { seat }) => kit.call('assassin.token', { seat }),
    },
  ],
};

export const assassinToken: Step<'assassin.token'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const all = tokens(view, seat);
    if (all.length === 0) return null;
    const options = colourShown(view) === NOBODY ? ['none', ...all] : all;
    return {
      prompt: { key: 'ask.assassin' },
      choice: { kind: 'one', noun: 'whither', options },
      otherwise: options[0] ?? 'none',
    };
  },
  why: () => no('15.2', 'refuse.assassin'),
  take(kit, _, seat, answer) {
    const [, place, victim] = answer.split(' ');
    const { table } = kit.state;
    kit.leave();
    if (place === undefined) return;
    if (isSuperOn(table, 'assassin', seat)) settle(kit, { seat, n: fromWarp(kit, seat, 1), place: Number(place) });
    kit.call('lose', { queue: [{ seat: Number(victim), n: 1, from: Number(place) }], cause: 'effect' });
  },
};
