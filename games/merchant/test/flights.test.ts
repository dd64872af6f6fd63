// Random flights with random gear from random dots: whatever is asked on the way is compared with the rules of chapters
// 5, 6 and 8 read a second time, by other code.

import { asks, fastDice, must, picker, sample, type Scalar, type Seat } from '@orrery/kernel';
import { writeAnswer } from '@orrery/kernel/testkit';
import { expect, test } from 'vitest';
import { DOTS } from '../data/dots.ts';
import { FEATURES } from '../data/equipment.ts';
import { ARROWS } from '../data/paths.ts';
import { game } from '../index.ts';
import { boxOf, type Dot, orbitOf, type Way, ways } from '../rules/board.ts';
import type { Flight } from '../rules/routes.ts';
import { nearest } from '../rules/steps.ts';
import {
  AIR_FOIL,
  COMBINED_DRIVE,
  EMPTY,
  FIRST_FARE,
  FIRST_RELIC,
  isGate,
  MARKER_RELIC,
  NONE,
  OPEN,
  RED_DRIVE,
  RELIC_LASER,
  RELIC_YELLOW,
  SPY_EYE,
  type Table,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import { open, type Stage } from './stage.ts';

const RELICS = Array.from({ length: FIRST_FARE - FIRST_RELIC }, (_, i) => FIRST_RELIC + i).filter(
  (code) => code !== RELIC_LASER,
);

test('on thousands of random flights he is asked what the rulebook asks, and offered what it allows', () => {
  const pick = picker(fastDice(20));
  const asked = { inCircles: 0, inJumps: 0, elsewhere: 0 };
  for (let round = 0; round < 12; round++) {
    const s = open({ seats: 3 });
    for (let n = 0; n < 600; n++) {
      const step = s.state.frames.at(-1)?.step;
      if (step === 'turn' && pick(3) === 0) refit(s, s.table.active, pick);
      if (step === 'fly') asked[compare(s, s.table.active)]++;
      const [ask] = asks(game, s.state);
      if (ask === undefined) break;
      s.play(`${ask.seat} ${writeAnswer(sample(ask, pick))}`);
    }
  }
  expect(asked.inCircles).toBeGreaterThan(100);
  expect(asked.inJumps).toBeGreaterThan(100);
  expect(asked.elsewhere).toBeGreaterThan(1000);
});

/** Another ship, other gear and another place for this seat; the others carry nothing. */
function refit(s: Stage, seat: Seat, pick: (n: number) => number): void {
  const some = (codes: readonly number[]): number[] => codes.filter(() => pick(3) === 0);
  s.arrange(({ table }) => {
    table.goods = table.goods.map(() => []);
    table.hull = table.hull.map((_, each) => (each === seat ? some(RELICS) : []));
    table.small = table.small.map((_, each) => (each === seat ? some([YELLOW_DRIVE, RED_DRIVE, COMBINED_DRIVE]) : []));
    table.at[seat] = pick(DOTS.length);
    table.money[seat] = pick(30) * 10;
    table.ship[seat] = pick(4);
  });
}

/** Compares, and says what kind of question it was. */
function compare(s: Stage, seat: Seat): 'inCircles' | 'inJumps' | 'elsewhere' {
  const flight = must(nearest(s.state, 'fly'), 'a flight');
  const choice = s.ask(seat)?.choice;
  const options: readonly Scalar[] = choice?.kind === 'one' ? choice.options : [];
  const numbers = options.filter((option) => `${option}`.startsWith('pilot'));
  const dots = options.filter((option) => typeof option === 'number');
  const { lands, steers, exits } = read(s.table, seat, flight);
  expect(options.includes('land')).toBe(lands);
  if (numbers.length > 0) {
    expect(steers).toBe(true);
    const rolled = [...new Set(flight.dice)].map((number) => `pilot ${number}`);
    expect(rolled).toEqual(expect.arrayContaining(numbers));
    if (flight.goal === NONE) expect(numbers).toHaveLength(rolled.length);
    return 'inCircles';
  }
  expect(steers && flight.pilot === 0).toBe(false);
  // On the first move his declaration may leave him less, unless it is a gate or the Spy Eye lets him change it.
  const bound = flight.goal !== NONE && !flight.jump && !(flight.hop.length > 0 && has(s.table, seat, SPY_EYE));
  if (bound) expect(exits).toEqual(expect.arrayContaining(dots));
  else expect(new Set(dots)).toEqual(new Set(exits));
  return flight.hop.length > 0 ? 'inJumps' : 'elsewhere';
}

const has = (table: Table, seat: Seat, code: number): boolean =>
  [...(table.hull[seat] ?? []), ...(table.small[seat] ?? [])].includes(code);

/** The rules once more: may he land, does he need a number to leave, and where does it go from here? */
function read(table: Table, seat: Seat, flight: Flight): { lands: boolean; steers: boolean; exits: Dot[] } {
  const at = table.at[seat] ?? NONE;
  const kind = (dot: Dot): string => DOTS[dot]?.[2] ?? '';
  const marker = (dot: Dot): number => table.marker[boxOf[dot] ?? NONE] ?? NONE;
  const on = (drive: number): boolean => has(table, seat, drive) && (flight.off & (1 << drive)) === 0;
  const skipped = [
    ...([RED_DRIVE, COMBINED_DRIVE].some(on) ? ['red'] : []),
    ...([YELLOW_DRIVE, RELIC_YELLOW, COMBINED_DRIVE].some(on) ? ['yellow'] : []),
  ];
  const colour = (dot: Dot): string =>
    kind(dot) === 'space' || kind(dot) === 'oval'
      ? (DOTS[dot]?.[3] ?? '')
      : FEATURES[marker(dot)]?.[0] === 'penalty'
        ? (FEATURES[marker(dot)]?.[1] ?? '')
        : '';
  const foil = has(table, seat, AIR_FOIL);
  const paths = (dot: Dot): readonly Way[] => (ways[dot] ?? []).filter((way) => foil || !way.skim);
  const isBack = (way: Way, flown: readonly number[]): boolean => flown.includes(way.edge ^ 1);
  /** Whether he comes to rest anywhere if he flies on from this dot. */
  const rests = (dot: Dot, flown: readonly number[], over: readonly Dot[]): boolean =>
    !skipped.includes(colour(dot)) ||
    (!over.includes(dot) &&
      paths(dot).some((way) => !isBack(way, flown) && rests(way.to, [...flown, way.edge], [...over, dot])));

  const jumping = flight.hop.length > 0;
  const circle = kind(at) === 'circle' && !jumping;
  const gate = isGate(marker(at)) && !flight.lock && !jumping;
  const port = (table.port[orbitOf[at] ?? NONE] ?? NONE) !== NONE || marker(at) === OPEN;
  const rock = kind(at) === 'asteroid' || marker(at) === EMPTY || marker(at) >= MARKER_RELIC;
  const price = (way: Way): number => ([kind(at), kind(way.to)].includes('surface') && !foil ? 2 : 1);
  const points = (way: Way): boolean =>
    ARROWS.some(
      ([from, to, pilots]) =>
        from === DOTS[at]?.[0] && to === DOTS[way.to]?.[0] && pilots.some((pilot) => pilot === flight.pilot),
    );
  const exits = paths(at).filter(
    (way) =>
      !isBack(way, flight.used) &&
      (!circle || points(way)) &&
      (jumping || price(way) <= flight.mp) &&
      rests(way.to, [...flight.used, way.edge], flight.hop),
  );
  return {
    lands: flight.goal === NONE && !jumping && (['surface', 'city', 'base'].includes(kind(at)) || port || rock),
    steers: circle || gate || (flight.goal !== NONE && flight.jump),
    exits: exits.map(({ to }) => to),
  };
}
