// What the chart says of a flight, held against the rules: every dot said to be in reach is reached by its answers, no
// other dot is, and the odds are those of all falls of the dice.

import { type Answer, askOf, clone, createKit, fastDice, must, picker, type State, step, view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { BASE, type Dot, dotOf } from '../rules/board.ts';
import {
  AIR_FOIL,
  AUTO_PILOT,
  COMBINED_DRIVE,
  MULLIGAN_GEAR,
  NONE,
  RED_DRIVE,
  SWITCH_SWITCH,
  type Table,
  YELLOW_DRIVE,
} from '../rules/table.ts';
import { isDeclaration, type Odds, oddsOf } from '../table/chart/odds.ts';
import { flightOf, reachNow } from '../table/chart/reach.ts';
import { equip, faceUp, fly, gate, money, open, put, ship, type Stage, penalty } from './stage.ts';

/** Every dot that any row of answers comes to before a marker turns up, by plain trial; at most so many answers. */
function tried(start: State<Table>, seat: number, most = 60_000): Map<Dot, number> {
  const kit = createKit(game, fastDice(5));
  const found = new Map<Dot, number>();
  let trials = 0;
  const walk = (state: State<Table>): void => {
    const ask = askOf(game, state, seat);
    const flying = state.table.active === seat && flightOf(state) !== null;
    if (ask?.choice.kind !== 'one' || !flying) return;
    const all: Answer[] = [...ask.choice.options, ...(ask.pass === true ? [null] : [])];
    for (const answer of all) {
      if (answer === 'land' || answer === 'stop') continue;
      if (trials++ > most) throw new Error('too many ways to try them all');
      const next = clone(state);
      step(kit, next, seat, answer);
      const { shown, left } = arrivals(kit.events, seat);
      for (const [dot, mp] of left) found.set(dot, Math.max(mp, found.get(dot) ?? NONE));
      if (!shown) walk(next);
    }
  };
  walk(start);
  return found;
}

function arrivals(
  events: readonly { key: string; args: object }[],
  seat: number,
): { shown: boolean; left: [Dot, number][] } {
  const left: [Dot, number][] = [];
  for (const { key, args } of events as readonly { key: string; args: Record<string, number> }[]) {
    if (args['seat'] !== seat) continue;
    if (key === 'log.reveal') return { shown: true, left };
    if (key === 'log.fly') left.push([args['dot'] ?? NONE, args['mp'] ?? 0]);
    if (key === 'log.jump') left.push([args['dot'] ?? NONE, NONE]);
  }
  return { shown: false, left };
}

function compare(s: Stage): number {
  const reached = reachNow(game, view(s.state, 0));
  const truth = tried(s.state, 0);
  expect(new Set(reached.keys())).toEqual(new Set(truth.keys()));
  for (const { dot, answers, path } of reached.values()) {
    const kit = createKit(game, fastDice(6));
    const world = clone(s.state);
    const flown: Dot[] = [];
    for (const answer of answers) {
      expect(askOf(game, world, 0)).not.toBeNull();
      step(kit, world, 0, answer);
      flown.push(...arrivals(kit.events, 0).left.map(([each]) => each));
    }
    expect(flown.slice(0, path.length)).toEqual(path);
    expect(path.at(-1)).toBe(dot);
  }
  return reached.size;
}

const HERE: readonly [from: string, to: string, dice: readonly number[], gear: readonly number[]][] = [
  ['base', 'base-colony-1', [6, 5, 4], []],
  ['base', 'cloud-southwest', [1, 2, 3], []],
  ['colony-2', 'colony-4', [6, 6, 5], [RED_DRIVE]],
  ['rogue-3', 'rogue-4', [5, 5, 2], [YELLOW_DRIVE]],
  ['water-4', 'water-7', [6, 4, 3], [COMBINED_DRIVE]],
  ['giant-3', 'giant-city-1', [6, 3, 2], [AIR_FOIL]],
  ['cloud-moon-1', 'cloud-northeast', [3, 5, 4], [SWITCH_SWITCH]],
  ['multigen-city', 'multigen-lower', [2, 4, 6], []],
];

test.each(HERE)(
  'from %s by way of %s every dot in reach is reached by its answers, and no other',
  (from, to, dice, gear) => {
    const s = open({ merchants: ['human'] });
    put(s, 0, from);
    money(s, 0, 60);
    equip(s, 0, ...gear);
    fly(s, 0, to, ...dice);
    expect(compare(s)).toBeGreaterThan(3);
  },
);

test('penalties are paid on the way only as far as the money goes, and gates are jumped through', () => {
  const s = open({});
  faceUp(s, 'jungle-4', gate(3));
  faceUp(s, 'giant-1', gate(5));
  faceUp(s, 'jungle-1', penalty('blue', 40));
  put(s, 0, 'jungle-2');
  money(s, 0, 50);
  fly(s, 0, 'jungle-3', 5, 6, 4);
  expect(compare(s)).toBeGreaterThan(8);
  const reached = reachNow(game, view(s.state, 0));
  expect(reached.get(dotOf('giant-1'))?.path.at(-2)).toBe(dotOf('jungle-4'));
  expect(reached.get(dotOf('giant-1'))?.answers).toContain('pilot 5');
  expect(reached.get(dotOf('supergiant-2'))).toMatchObject({ paid: 10, rests: true });
  expect(reached.get(dotOf('supergiant-3'))).toMatchObject({
    paid: 0,
    path: expect.arrayContaining([dotOf('giant-1')]),
  });
});

test('random flights over the whole cluster reach what plain trial reaches', () => {
  const pick = picker(fastDice(41));
  let compared = 0;
  for (let round = 0; round < 60; round++) {
    const s = open({});
    const from = pick(268);
    s.arrange(({ table }) => {
      table.at[0] = from;
      table.money[0] = pick(8) * 10;
    });
    equip(s, 0, ...[YELLOW_DRIVE, RED_DRIVE, AIR_FOIL, SWITCH_SWITCH].filter(() => pick(4) === 0));
    const ask = s.ask(0);
    const options = ask?.choice.kind === 'one' ? ask.choice.options.filter(isDeclaration) : [];
    s.rolls(pick(6) + 1, pick(3) + 1, pick(2) + 1);
    s.play(`0 ${options[pick(options.length)]}`);
    if (s.table.active !== 0 || flightOf(s.state) === null) continue;
    compare(s);
    compared++;
  }
  expect(compared).toBeGreaterThan(25);
});

function worked(s: Stage, option: string): Odds {
  const work = oddsOf(game, view(s.state, 0), option);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** The share of all falls of two dice after which plain trial comes to each dot. */
function counted(s: Stage, option: string): number[] {
  const odds: number[] = Array.from({ length: 268 }, () => 0);
  for (let fall = 0; fall < 36; fall++) {
    const dice = [(fall % 6) + 1, Math.floor(fall / 6) + 1];
    const world = clone(s.state);
    let die = 0;
    const kit = createKit(game, { word: () => must(dice[die++] ?? 1, 'a die') - 1 });
    step(kit, world, 0, option);
    const { left, shown } = arrivals(kit.events, 0);
    const dots = new Set([...left.map(([dot]) => dot), ...(shown ? [] : tried(world, 0).keys())]);
    for (const dot of dots) odds[dot] = (odds[dot] ?? 0) + 1 / 36;
  }
  return odds;
}

const DECLARED: readonly [from: string, option: string, gear: readonly number[]][] = [
  ['base', 'to cloud-southwest', []],
  ['base', 'to biosphere-base-3', [RED_DRIVE]],
  ['cloud-southwest', 'to cloud-q-southwest', []],
  ['cloud-northeast', 'to water-3', [SWITCH_SWITCH]],
  ['multigen-lower', 'to multigen-city', [YELLOW_DRIVE]],
];

test.each(DECLARED)('the odds from %s with %s are those of all falls of the dice', (from, option, gear) => {
  const s = open({});
  ship(s, 0, 'freighter');
  put(s, 0, from);
  equip(s, 0, ...gear);
  const answer = option.replace(/ (.+)$/, (_, dot: string) => ` ${dotOf(dot)}`);
  const odds = worked(s, answer);
  const truth = counted(s, answer);
  expect(truth.filter((chance) => chance > 0).length).toBeGreaterThan(4);
  for (const [dot, chance] of truth.entries()) expect([dot, odds[dot]]).toEqual([dot, expect.closeTo(chance, 9)]);
});

test('three dice bring a ship from the Base to the first port of the Colony World nine times out of ten', () => {
  const s = open({});
  expect(s.table.at[0]).toBe(BASE);
  const odds = worked(s, `to ${dotOf('base-colony-1')}`);
  // base-colony-1..4, colony-3, -2, -1: seven MP to Comfort Station, nine to the city below it.
  expect(odds[dotOf('colony-1')]).toBeCloseTo(1 - 20 / 216, 9);
  expect(odds[dotOf('colony-city-1')]).toBeCloseTo(1 - 56 / 216, 9);
});

test('the Auto Pilot’s four and the Mulligan Gear’s second roll are in the odds', () => {
  const plain = open({});
  ship(plain, 0, 'freighter');
  const mulligan = open({});
  ship(mulligan, 0, 'freighter');
  equip(mulligan, 0, MULLIGAN_GEAR);
  const auto = open({});
  ship(auto, 0, 'freighter');
  equip(auto, 0, AUTO_PILOT);
  auto.play('0 auto');
  const [a, b, c] = [plain, mulligan, auto].map((s) => worked(s, `to ${dotOf('base-colony-1')}`)[dotOf('colony-1')]);
  expect(a).toBeCloseTo(21 / 36, 9);
  // Sums below seven: the lower die is rolled again; it must make up what the higher one leaves of seven.
  expect(b).toBeCloseTo(21 / 36 + sumOf((low, high) => (low + high < 7 ? high / 6 : 0)), 9);
  expect(c).toBeCloseTo(4 / 6, 9);
});

/** The sum over all 36 falls of two dice, each worth what it says. */
function sumOf(worth: (low: number, high: number) => number): number {
  let all = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) all += worth(Math.min(a, b), Math.max(a, b)) / 36;
  return all;
}
