// What the six reverse hexes do (§9). A Binary's two powers are a matter of rules/live.ts, its suns of rules/hexes.ts; the stacks
// of others on a Gas Giant and in Space Dust of rules/tokens.ts.

import { itemOf, must, no, rule, type Seat, type State } from '@orrery/kernel';
import { FIRST_COMET, FIRST_CONE, WILD, WILD_REVERSE } from '../data/destiny.ts';
import { GAS_GIANT, RINGS, SPACE_DUST } from '../data/hexes.ts';
import { fitsAnybody } from '../rules/cones.ts';
import { discardDestiny, noteComet, point } from '../rules/destiny.ts';
import type { Ground } from '../rules/hooks.ts';
import { inForce, isMoon } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import {
  type Challenge,
  DEFENSE,
  fightingAt,
  groundOf,
  now,
  NOWHERE,
  OFFENSE,
  type Place,
  PLACES_EACH,
  type Side,
  type Table,
} from '../rules/table.ts';
import { move, settle, tokensAt } from '../rules/tokens.ts';
import { bothAttack } from '../rules/totals.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'gas-giant.apart': { locals: { seat: Seat }; answer: number };
    'rosette.leave': { locals: { seat: Seat; to: Place }; answer: number };
  }
}

/** When all allies have joined, tokens can be taken out of the challenge; one must stay. */
const gasGiant: Ground = {
  acts: [
    {
      at: '6z',
      by: 'defense',
      may: ({ table }, seat) => now(table).target === groundOf(table, seat) && rule('9.2', spare(table, seat) > 0),
      do: (kit, { seat }) => kit.call('gas-giant.apart', { seat }),
    },
  ],
};

const spare = (table: Table, seat: Seat): number => fightingAt(table, now(table), seat) - GAS_GIANT.stay;

const gasGiantApart: Step<'gas-giant.apart'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const choice = { kind: 'number', noun: 'token', min: 0, max: spare(table, seat) } as const;
    return { prompt: { key: 'ask.apart' }, choice, otherwise: 0 };
  },
  why: () => no('9.2', 'refuse.apart'),
  take(kit, _, seat, n) {
    now(kit.state.table).apart += n;
    kit.tell('log.apart', { seat, n }, '9.2');
    kit.leave();
  },
};

/** The planet of an own system that is fought over, from 0; -1: none. */
function homeTarget({ target }: Challenge, seat: Seat): number {
  if (target === NOWHERE || isMoon(target)) return -1;
  return Math.floor(target / PLACES_EACH) === seat ? target % PLACES_EACH : -1;
}

/** The number of the place is added where the owner defends, or taken off if it says so (R49). */
const rings: Ground = {
  acts: [
    {
      at: '8a',
      by: 'defense',
      may: ({ table }, seat) =>
        bothAttack(now(table)) && homeTarget(now(table), seat) >= 0 && inForce(table, TAKEN_OFF, seat) === undefined,
      effect: {},
    },
  ],
  hooks: {
    sum: {
      6({ table }, { seat }, { added }) {
        const ring = now(table).defense === seat ? homeTarget(now(table), seat) : -1;
        const n = rule('9.3', ring >= 0) ? (RINGS[ring] ?? 0) : 0;
        added[DEFENSE] += inForce(table, TAKEN_OFF, seat) === undefined ? n : -n;
      },
    },
  },
};
const TAKEN_OFF = 'hex 2 0';

const CIRCLE = 6;

/** The two neighbours of the attacked planet, where the owner has a base. */
function neighbours(table: Table, seat: Seat): Place[] {
  const planet = homeTarget(now(table), seat);
  if (planet < 0) return [];
  return [1, CIRCLE - 1]
    .map((step) => seat * PLACES_EACH + ((planet + step) % CIRCLE))
    .filter((place) => table.systems[place] === seat && tokensAt(table, place, seat) > 0);
}

const [ADDED, LEFT] = ['hex 3 0', 'hex 3 1'];

const isAdded = (table: Table, seat: Seat, place: Place): boolean =>
  now(table).effects.some((effect) => effect.of === ADDED && effect.seat === seat && effect.target === place);

/** Neighbours whose tokens can still be added; R39: not by who has left. */
const addable = (table: Table, seat: Seat): Place[] =>
  !bothAttack(now(table)) || inForce(table, LEFT, seat) !== undefined
    ? []
    : neighbours(table, seat).filter((place) => !isAdded(table, seat, place));

/** Tokens on the neighbours help, at no risk, or take in those that are attacked. */
const rosette: Ground = {
  acts: [
    {
      at: '8a',
      by: 'main',
      may: ({ table }, seat) => addable(table, seat).length > 0,
      targets: ({ table }, seat) => addable(table, seat),
      noun: 'neighbour',
      effect: {
        hooks: {
          sum: {
            7({ table }, { seat, target }, { added }) {
              const side: Side = now(table).offense === seat ? OFFENSE : DEFENSE;
              if (rule('9.4', true)) added[side] += tokensAt(table, Number(target), seat);
            },
          },
        },
      },
    },
    {
      at: '8a',
      by: 'defense',
      may: ({ table }, seat) => refuges(table, seat).length > 0,
      targets: ({ table }, seat) => refuges(table, seat),
      noun: 'refuge',
      effect: {},
      do: (kit, { seat, target }) => kit.call('rosette.leave', { seat, to: Number(target) }),
    },
  ],
};

/** R39: neighbours to leave for, instead of adding them. */
function refuges(table: Table, seat: Seat): Place[] {
  const hasMoved = [ADDED, LEFT].some((of) => inForce(table, of, seat) !== undefined);
  return bothAttack(now(table)) && !hasMoved && rule('9.4', tokensAt(table, now(table).target, seat) > 0)
    ? neighbours(table, seat)
    : [];
}

const rosetteLeave: Step<'rosette.leave'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const max = tokensAt(table, now(table).target, seat);
    const choice = { kind: 'number', noun: 'token', min: 1, max } as const;
    return { prompt: { key: 'ask.leave' }, choice, otherwise: max };
  },
  why: () => no('9.4', 'refuse.leave'),
  take(kit, { to }, seat, n) {
    move(kit, seat, now(kit.state.table).target, -n);
    kit.tell('log.leaves', { seat, n, place: to }, '9.4');
    kit.leave();
    settle(kit, { seat, n, place: to });
  },
};

const DUST_CARD = 'hex 4 0';

/** A Destiny card that was set aside adds 5; it is lost only with the challenge (R24). */
const spaceDust: Ground = {
  acts: [
    {
      at: '7c',
      by: 'defense',
      may: ({ table }, seat) => table.dust.length > 0 && rule('9.5', inForce(table, DUST_CARD, seat) === undefined),
      targets: ({ table }) => [...new Set(table.dust)],
      noun: 'destiny',
      effect: {
        hooks: {
          sum: {
            6(_, __, { added }) {
              added[DEFENSE] += SPACE_DUST.bonus;
            },
          },
        },
        on: {
          closed({ state: { table }, tell }, { seat, target }) {
            const { ended, winner } = now(table);
            if (!rule('9.5', ended === 'won' && winner === OFFENSE)) return;
            table.dust.splice(table.dust.indexOf(Number(target)), 1);
            discardDestiny(table, Number(target));
            tell('log.dust-lost', { seat, card: Number(target) }, '9.5');
          },
        },
      },
    },
  ],
};

/** The cards that Worldships holds, as far as the view tells. */
const shipsOf = (view: State<Table>): number[] => [
  ...new Set(view.table.ships.map((slot) => itemOf(view, slot)).filter((item) => item >= 0)),
];

/** Its own challenge, or one against it; §9.6: not where Will has chosen. */
function concerns({ table }: State<Table>, seat: Seat): boolean {
  const { offense, defense } = now(table);
  return (
    (seat === offense || seat === defense) && rule('9.6', inForce(table, `power ${powerOf('will')} 0`) === undefined)
  );
}

/** A card it holds takes the place of the one turned up; §14.23: a Comet comes on top of it, in any challenge (R41). */
const worldships: Ground = {
  acts: [
    {
      at: ['2b', '2c'],
      may: (state, seat) => state.table.ships.length > 0 && concerns(state, seat),
      targets: (view) =>
        shipsOf(view).filter(
          (item) => item < FIRST_COMET && (item < FIRST_CONE || fitsAnybody(view, item - FIRST_CONE)),
        ),
      noun: 'destiny',
      do(kit, { seat, target }) {
        const item = Number(target);
        layShip(kit, seat, item);
        point(kit, item);
        now(kit.state.table).ship = true;
        // Whoever lays a wild names the system.
        if (item === WILD || item === WILD_REVERSE) now(kit.state.table).chooser = seat;
        kit.rerun('vote');
      },
    },
    {
      at: ['2b', '2c'],
      may: ({ table }) => table.ships.length > 0 && rule('14.23', now(table).comet === 0),
      targets: (view) => shipsOf(view).filter((item) => item >= FIRST_COMET),
      noun: 'destiny',
      do(kit, { seat, target }) {
        layShip(kit, seat, Number(target));
        noteComet(kit, Number(target) - FIRST_COMET);
      },
    },
  ],
};

/** A card leaves the ships in the open; which of them it was, nobody can tell. */
function layShip(kit: Kit, seat: Seat, item: number): void {
  const { table } = kit.state;
  const slot = must(
    table.ships.find((each) => itemOf(kit.state, each) === item),
    'the card among the ships',
  );
  const [laid = slot] = kit.lay(table.ships, [slot], [seat]);
  table.ships.pop();
  kit.show(laid);
  kit.remove(laid);
  discardDestiny(table, item);
  kit.tell('log.ship', { seat, card: item }, '9.6');
}

export const hexes = {
  binary: {},
  'gas-giant': gasGiant,
  rings,
  rosette,
  'space-dust': spaceDust,
  worldships,
};

export const hexSteps = { 'gas-giant.apart': gasGiantApart, 'rosette.leave': rosetteLeave };
