// Edicts about the challenge itself: Emotion Control, Force Field, Sanity, Solar Wind, Stellar Gas, Quash, Victory Boon.

import { must, no, rule, type Seat, type State } from '@orrery/kernel';
import type { Act } from '../rules/hooks.ts';
import { NO_COMETS } from '../rules/destiny.ts';
import { bend, enforce, inForce, NO_POWERS, ONE_POWER } from '../rules/live.ts';
import { NO_MOONS } from '../rules/moons.ts';
import { effectOf, isFlare } from '../rules/registry.ts';
import { coneTurned, takeOff, turnCone } from '../rules/result.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { DEFENSE, isAlly, now, SIDES, seatsOf, type Table } from '../rules/table.ts';
import { defending } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'force-field.allies': { locals: { seat: Seat; of: string }; answer: readonly Seat[] };
  }
}

/** Every Attack that was shown becomes a Compromise. */
export const emotionControl: Act = {
  at: '8a',
  may: ({ table }) => now(table).shown.some(({ attack }) => attack),
  do(kit) {
    for (const shown of now(kit.state.table).shown) shown.attack = false;
  },
};

const allies = ({ table, seats }: State<Table>): Seat[] => seatsOf(seats).filter((seat) => isAlly(now(table), seat));

export const forceField: Act = {
  at: '6z',
  may: (state) => allies(state).length > 0,
  speaks: true,
  do: (kit, use) => kit.call('force-field.allies', { seat: use.seat, of: effectOf(use) }),
  effect: { hooks: { allies: (_, { data }, may, seat) => may && !data.includes(seat) } },
};

export const forceFieldAllies: Step<'force-field.allies'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = allies(view);
    if (options.length === 0) return null;
    const choice = { kind: 'some', noun: 'seat', options, min: 1, max: options.length } as const;
    return { prompt: { key: 'ask.force-field' }, choice, otherwise: options };
  },
  why: () => no('6.2', 'refuse.force-field'),
  take(kit, { seat, of }, _, named) {
    const { table } = kit.state;
    must(inForce(table, of, seat), 'the Force Field').data.push(...named);
    kit.leave();
    kit.tell('log.force-field', { seat, allies: [...named] }, '6.2');
    for (const ally of named) for (const side of SIDES) takeOff(kit, side, ally, now(table).cone[side][ally] ?? 0);
  },
};

/** R68, §14.20: nothing odd: no Flares, normal cone, no Comet, no Moons, one power each. */
export const sanity: Act = {
  at: ['start', '2b', '2c', '3b', '6', '6z'],
  do(kit, { seat }) {
    const { table } = kit.state;
    const challenge = now(table);
    challenge.effects = challenge.effects.filter(({ of }) => !of.startsWith('comet ') && of !== NO_POWERS);
    enforce(table, ONE_POWER, seat);
    enforce(table, NO_MOONS, seat);
    enforce(table, NO_COMETS, seat);
  },
  effect: {
    hooks: {
      plays: (_, __, may, ___, item) => may && !rule('14.20', isFlare(item)),
      reverse: () => false,
    },
  },
};

/** The cone is turned over. */
export const solarWind: Act = { at: '8a', do: turnCone, effect: coneTurned };

/** Nobody takes consolation or rewards. */
export const stellarGas: Act = {
  at: '8f',
  effect: { hooks: { consolation: () => 0, rewards: () => 0 } },
};

/** A deal just made is void. */
export const quash: Act = {
  at: 'dealt',
  do(kit) {
    must(nearest(kit.state, 'conclude'), 'a deal').quashed = true;
  },
};

/** A winning defense takes rewards as its allies would, for each of its tokens there, and with all that changes rewards. */
export const victoryBoon: Act = {
  at: '8g',
  by: 'defense',
  may: (state, seat) =>
    now(state.table).ended === 'won' && now(state.table).winner === DEFENSE && boon(state, seat) > 0,
  do: (kit, { seat }) => kit.call('reward', { seat, n: boon(kit.state, seat) }),
};

const boon = (state: State<Table>, seat: Seat): number => bend(state, 'rewards', defending(state, seat), seat);
