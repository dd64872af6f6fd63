import { no, type Seat, type State } from '@orrery/kernel';
import { canAim } from '../rules/destiny.ts';
import type { Power } from '../rules/hooks.ts';
import { isMoon, isSuperOn } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DEFENSE, isMain, isWith, now, type Place, seatsOf, type Table } from '../rules/table.ts';
import { liftable, placesOf, settle, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'siren.share': { locals: { place: Place; allies: Seat[] }; answer: string };
  }
}

/** Home bases at which the challenge could be fought instead: the offense must be able to aim there. */
function lures(state: State<Table>, seat: Seat): Place[] {
  const { table } = state;
  const { offense, defense } = now(table);
  if (defense < 0 || !placesOf(table, defense).some((place) => tokensAt(table, place, seat) > 0)) return [];
  return placesOf(table, seat).filter((place) => tokensAt(table, place, seat) > 0 && canAim(state, offense, place));
}

/** Planets of the offense's home system where a base could be gained. */
function prizes({ table }: State<Table>, seat: Seat): Place[] {
  const free = (place: Place): boolean => !isMoon(place) && tokensAt(table, place, seat) === 0;
  return placesOf(table, now(table).offense).filter(free);
}

const hasWonAsDefense = ({ table }: State<Table>): boolean =>
  now(table).ended === 'won' && now(table).winner === DEFENSE;

/** It draws a challenge to itself, and gains a base at the offense's home when it wins as defense. */
export const siren: Power = {
  acts: [
    {
      at: '2c',
      by: 'not-main',
      may: (state, seat) => lures(state, seat).length > 0,
      targets: lures,
      noun: 'place',
      do(kit, { seat, target }) {
        Object.assign(now(kit.state.table), { defense: seat, system: seat, target: Number(target), warp: false });
        kit.tell('log.lured', { seat, place: Number(target) });
      },
      effect: {
        hooks: {
          aims: ({ table }, me, may, _, place) =>
            may && (now(table).defense !== me.seat || now(table).system !== me.seat || place === me.target),
        },
      },
    },
    {
      // Before the allies take their rewards: with the Super they may rather come along.
      at: 'landing',
      by: 'defense',
      may: (state, seat) =>
        hasWonAsDefense(state) && prizes(state, seat).length > 0 && liftable(state, seat).length > 0,
      targets: prizes,
      noun: 'place',
      do(kit, { seat, target }) {
        const place = Number(target);
        if (isSuperOn(kit.state.table, 'siren', seat)) kit.call('siren.share', { place, allies: alliesOf(kit) });
        kit.call('found', { seat, place });
      },
    },
  ],
};

const alliesOf = ({ state: { table, seats } }: Kit): Seat[] =>
  seatsOf(seats).filter((seat) => !isMain(now(table), seat) && isWith(now(table), seat, DEFENSE));

/** Each ally may land there with all it brought, instead of the usual reward. */
export const sirenShare: Step<'siren.share'> = {
  may: (_, { allies }) => allies.slice(0, 1),
  ask: (_, { place }) => ({
    prompt: { key: 'ask.share', args: { place } },
    choice: { kind: 'one', noun: 'word', options: ['yes', 'no'] },
    otherwise: 'no',
  }),
  why: () => no('6.1', 'refuse.yes-no'),
  take(kit, frame, seat, answer) {
    const { cone, ghosts } = now(kit.state.table);
    const n = cone[DEFENSE][seat] ?? 0;
    frame.allies.shift();
    if (answer !== 'yes') return;
    cone[DEFENSE][seat] = 0;
    ghosts[DEFENSE][seat] = 0;
    kit.tell('log.founds', { seat, place: frame.place, n }, '6.1');
    settle(kit, { seat, n, place: frame.place });
  },
};
