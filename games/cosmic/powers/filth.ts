import { no, type Seat, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isMoon } from '../rules/live.ts';
import { takeOff } from '../rules/result.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import { current, groundOf, has, now, NOWHERE, OFFENSE, type Place, type Table } from '../rules/table.ts';
import { basesOf, move, placesOf, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'filth.elsewhere': { locals: { seat: Seat; filth: Seat }; answer: Place };
  }
}

/** §9.0: on a Gas Giant, and so in the Dust, everybody stands apart. */
export const isClose = (table: Table, place: Place): boolean =>
  (table.systems[place] ?? -1) >= 0 && groundOf(table, table.systems[place] ?? -1) === NOWHERE;

export const hasOthers = (table: Table, place: Place, seat: Seat): boolean =>
  (table.tokens[place] ?? []).some((n, other) => n > 0 && other !== seat);

/** Planets that it shares with others. */
const shared = (table: Table, seat: Seat): Place[] =>
  basesOf(table, seat).filter((place) => !isMoon(place) && isClose(table, place) && hasOthers(table, place, seat));

/** Everybody there but one goes to other bases; R9: to the Warp without any. */
export function driveOut(kit: Kit, place: Place, but: Seat): void {
  (kit.state.table.tokens[place] ?? []).forEach((n, seat) => {
    if (n === 0 || seat === but) return;
    move(kit, seat, place, -n);
    kit.tell('log.driven-out', { seat, n, place });
    kit.call('home', { seat, n, except: place });
  });
}

/** The seats about to land on the planet that was won in an attack, beside this one. Allies of a defense land where somebody lives;
 *  they leave again like everybody else there. */
function landingBeside(state: State<Table>, seat: Seat): Seat[] {
  if (now(state.table).winner !== OFFENSE) return [];
  const all = (nearest(state, 'land')?.queue ?? []).map((landing) => landing.seat);
  return all.includes(seat) ? all.filter((each) => each !== seat) : [];
}

/** An effect of this name: it has lost the planet on which it stood. */
const FOUL = 'foul planet';

const hasLost = ({ table }: State<Table>, seat: Seat): boolean => inForce(table, FOUL, seat) !== undefined;

/** Nobody stays where it is. */
export const filth: Power = {
  autos: [
    {
      at: ['start', 'landed'],
      when: ({ table }, { seat }, { place }) =>
        place === undefined ? shared(table, seat).length > 0 : shared(table, seat).includes(place),
      do(kit, { seat }, { place }) {
        for (const each of shared(kit.state.table, seat))
          if (place === undefined || place === each) driveOut(kit, each, seat);
      },
    },
    {
      at: 'landing',
      when: (state, { seat }) =>
        isClose(state.table, now(state.table).target) &&
        !isMoon(now(state.table).target) &&
        (hasLost(state, seat) || landingBeside(state, seat).length > 0),
      do(kit, { seat }) {
        const land = nearest(kit.state, 'land');
        if (land === undefined) return;
        const isDirty = hasLost(kit.state, seat);
        const others = isDirty ? (land.queue ?? []).map((each) => each.seat) : landingBeside(kit.state, seat);
        land.queue = (land.queue ?? []).filter((each) => !others.includes(each.seat));
        for (const other of others.toReversed())
          if (isDirty) takeOff(kit, OFFENSE, other, now(kit.state.table).cone[OFFENSE][other] ?? 0);
          else kit.call('filth.elsewhere', { seat: other, filth: seat });
      },
    },
  ],
  hooks: { shares: (_, me, may, from, to) => may && from !== me.seat && to !== me.seat },
  // Wherever its tokens go, the planet they leave as losers is not fit to live on.
  on: {
    moved({ state: { table } }, me, seat, place, n) {
      const challenge = current(table);
      if (seat !== me.seat || n > 0 || challenge?.winner !== OFFENSE || challenge.ended !== 'won') return;
      if (has(challenge.holding, seat) && challenge.target === place) enforce(table, FOUL, seat);
    },
  },
  effects: { [FOUL]: {} },
};

/** Another planet of the system, without filth; if there is none, home. */
export const filthElsewhere: Step<'filth.elsewhere'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { filth: owner }) {
    const { target, system } = now(table);
    const options = placesOf(table, table.systems[target] ?? system).filter(
      (place) => place !== target && !isMoon(place) && tokensAt(table, place, owner) === 0,
    );
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'place', options } as const;
    return { prompt: { key: 'ask.elsewhere' }, choice, otherwise: options[0] ?? NOWHERE };
  },
  why: () => no('3.86', 'refuse.elsewhere'),
  take(kit, _, seat, place) {
    const { cone } = now(kit.state.table);
    const n = cone[OFFENSE][seat] ?? 0;
    kit.leave();
    cone[OFFENSE][seat] = 0;
    kit.tell('log.lands', { seat, n, place }, '3.86');
    settle(kit, { seat, n, place });
  },
  run(kit, { seat }) {
    kit.leave();
    takeOff(kit, OFFENSE, seat, now(kit.state.table).cone[OFFENSE][seat] ?? 0);
  },
};
