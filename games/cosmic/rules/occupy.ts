// On the Moons (§13): how they are dealt, what happens when somebody comes down on one, and how one leaves the game.

import { must, no, rule, type Seat, type State } from '@orrery/kernel';
import { MOONS, MOONS_EACH } from '../data/moons.ts';
import { areMoonsOff, moonAt } from './moons.ts';
import { registry } from './registry.ts';
import type { Kit, Step } from './steps.ts';
import {
  current,
  FIRST_MOON,
  MOON_POOL,
  type Moon,
  NOWHERE,
  type Place,
  PLACES_EACH,
  seatsOf,
  type Table,
} from './table.ts';
import { move, recount, tokensAt } from './tokens.ts';

/** §13.1: two Moons for each system; R59: one, where there are too few. */
export const moonsEach = (pool: number, seats: number): number =>
  rule('13.1', pool >= MOONS_EACH * seats) ? MOONS_EACH : Math.min(1, Math.floor(pool / seats));

/** §13.1: everybody draws Moons and lays them face down in the own system, where it may look at them. */
export function dealMoons(kit: Kit): void {
  const { table, seats } = kit.state;
  for (const seat of seatsOf(seats))
    for (let place = seat * PLACES_EACH + FIRST_MOON; table.systems[place] === seat; place++) {
      const slot = kit.draw(MOON_POOL, seat);
      table.moons.push({ place, slot, up: false });
      kit.tell('log.moon-dealt', { seat, place, moon: kit.ref(slot) }, '13.1');
    }
}

/** What the counter of a Moon says, for whoever knows it. */
function counter({ held }: State<Table>, { slot }: Moon) {
  const n = held.item[slot] ?? -1;
  const [, , duration, play] = must(MOONS[n], 'a Moon');
  return { n, duration, play };
}

const [READ, ASK, EFFECT] = [0, 1, 3];
export const TURN = 2;

/** Somebody has come down on a Moon nobody was on, or turns up the one it is on. */
export const moon: Step<'moon'> = {
  may: (_, { seat, stage }) => (stage === ASK ? [seat] : []),
  ask: (_, { place }) => ({
    prompt: { key: 'ask.moon', args: { place } },
    choice: { kind: 'one', noun: 'word', options: ['turn-up', 'keep'] },
    otherwise: 'keep',
  }),
  why: () => no('13.4', 'refuse.moon'),
  take(kit, frame, _, answer) {
    if (answer === 'turn-up') frame.stage = TURN;
    else kit.leave();
  },
  run(kit, frame) {
    const { seat, place, stage = READ } = frame;
    const { table } = kit.state;
    const here = moonAt(table, place);
    if (here === undefined) return kit.leave();
    if (stage === READ) {
      kit.look(here.slot, seat);
      const next = afterReading(kit.state, here, seat);
      return next === null ? kit.leave() : void (frame.stage = next);
    }
    frame.stage = stage + 1;
    if (stage === TURN) turnUp(kit, here, seat);
    else if (stage === EFFECT) {
      if (!areMoonsOff(table)) registry.moons[counter(kit.state, here).n]?.occupied?.(kit, seat, place);
    } else {
      kit.leave();
      // §13.2: a One-shot Moon is discarded, and not replaced.
      if (rule('13.2', counter(kit.state, here).duration === 'one-shot')) removeMoon(kit, place);
    }
  },
};

/** §13.4: who occupies a Moon reads it: Play Now is turned up at once, Secret when the occupant likes; face up it works. */
function afterReading(state: State<Table>, here: Moon, seat: Seat): number | null {
  const { duration, play } = counter(state, here);
  if (here.up) return duration === 'intermittent' && isBack(state.table, here, seat) ? null : EFFECT;
  if (rule('13.4', play === 'now')) return TURN;
  return areMoonsOff(state.table) ? null : ASK;
}

/** §13.2: an Intermittent Moon does not work again for who left it in this challenge. */
const isBack = (table: Table, { left }: Moon, seat: Seat): boolean =>
  rule('13.2', left?.seat === seat && left.challenge === current(table)?.n);

function turnUp(kit: Kit, here: Moon, seat: Seat): void {
  const { place, slot } = here;
  recount(kit, seat, place, () => (here.up = true));
  kit.tell('log.moon-up', { seat, place, moon: kit.show(slot) }, '13.4');
}

/** A Moon leaves the game; R43: the tokens on it go home. */
export function removeMoon(kit: Kit, place: Place): void {
  const { table, seats } = kit.state;
  const { slot } = must(moonAt(table, place), 'a Moon');
  const away = seatsOf(seats).flatMap((seat) => {
    const n = tokensAt(table, place, seat);
    move(kit, seat, place, -n);
    return n > 0 ? [{ seat, n }] : [];
  });
  kit.tell('log.moon-gone', { place, moon: kit.show(slot) }, '13.2');
  kit.remove(slot);
  table.moons = table.moons.filter((each) => each.place !== place);
  table.systems[place] = NOWHERE;
  for (const tokens of away) kit.call('home', tokens);
}
