import {
  type Answer,
  allows,
  type Ask,
  askOf,
  begin,
  clone,
  createKit,
  fastDice,
  type Options,
  picker,
  type State,
  step,
  UNDRAWN,
  view,
  waiting,
} from '@orrery/kernel';
import { describe, expect, test, vi } from 'vitest';
import { brain } from '../bot/index.ts';
import { boardFor } from '../bot/board-now.ts';
import { travelTimes } from '../bot/travel-times.ts';
import { SYSTEMS } from '../bot/knowledge.ts';
import { ponder } from '../bot/hard/index.ts';
import { type Merchant } from '../bot/hard/world.ts';
import { worldOf } from '../bot/hard/from-view.ts';
import { game } from '../index.ts';
import { BASE, dotOf, isCity, systemOf } from '../rules/board.ts';
import { isMarket } from '../rules/places.ts';
import { cultureOf, LASER, SHIELD, type Table } from '../rules/table.ts';
import { equip, fly, found, load, money, open, put, type Stage } from './stage.ts';

const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [value]]) => [name, value])) as Options;
const below = picker(fastDice(3));
const policy = (seen: ReturnType<typeof view<Table>>, ask: Ask): Answer => brain.policy?.(seen, ask, below) ?? null;

type Mind = (seen: ReturnType<typeof view<Table>>, ask: Ask) => Answer;

/** Plays a game in which every seat follows the policy, or another mind; `watch` sees each position before its answer. */
function play(
  seed: number,
  seats: number,
  options: Options,
  rounds: number,
  watch: (state: State<Table>, ask: Ask, answer: Answer) => void,
  mind: Mind = policy,
): State<Table> {
  const kit = createKit(game, fastDice(seed));
  const state = begin(kit, seats, { ...defaults, ...options });
  while (state.frames.length > 0 && state.table.turn <= rounds * seats) {
    const [seat = 0] = waiting(game, state);
    const ask = askOf(game, state, seat);
    if (ask === null) throw new Error('nobody is asked');
    const answer = mind(view(state, seat), ask);
    watch(state, ask, answer);
    step(kit, state, seat, answer);
  }
  return state;
}

const whatIsAsked = (ask: Ask, answer: Answer): string => `${ask.prompt.key}: ${JSON.stringify(answer)}`;

describe('games among policies', () => {
  test.each([11, 12, 13])(
    'four of them reach 1000 within 120 rounds and answer only what is asked: seed %i',
    (seed) => {
      const state = play(seed, 4, { target: 1000 }, 120, (_, ask, answer) => {
        if (!allows(ask, answer)) expect.fail(whatIsAsked(ask, answer));
      });
      expect(state.table.ended).toBeGreaterThanOrEqual(0);
      expect(state.table.turn).toBeLessThanOrEqual(480);
    },
  );

  test.each([
    [1, { rastur: true, combat: true }],
    [2, { rastur: true, combat: true, lostBox: true, novaVariant: true }],
    [3, { combat: true, quickSetup: true, homeMarket: true, bank: 5000 }],
    [6, { rastur: true, combat: true, target: 1000 }],
  ] as const)('%i of them answer only what is asked under %o', (seats, options) => {
    const state = play(21, seats, options, 60, (_, ask, answer) => {
      if (!allows(ask, answer)) expect.fail(whatIsAsked(ask, answer));
    });
    expect(state.table.turn).toBeGreaterThan(seats);
  });
});

/** The same position with everything dealt that nobody has seen: it lies in the state, and in no view. */
function dealt(state: State<Table>, seed: number): State<Table> {
  const pick = picker(fastDice(seed));
  const world = clone(state);
  const { item, pool } = world.held;
  for (const slot of item.keys()) {
    const counts = world.pools[pool[slot] ?? UNDRAWN] ?? [];
    if (item[slot] !== UNDRAWN || counts.length === 0) continue;
    const row = counts.flatMap((count, each) => Array.from({ length: count }, () => each));
    const drawn = row[pick(row.length)] ?? 0;
    counts[drawn] = (counts[drawn] ?? 0) - 1;
    item[slot] = drawn;
  }
  return world;
}

describe('what a policy may know', () => {
  test('it answers the same when what it has not seen is dealt otherwise, even if it is laid before it', () => {
    let differ = 0;
    play(14, 4, { target: 1000 }, 10, (state, ask, answer) => {
      const [one, other] = [dealt(state, 1), dealt(state, 2)];
      if (JSON.stringify(one.held.item) !== JSON.stringify(other.held.item)) differ++;
      for (const world of [one, other]) {
        expect(policy(view(world, ask.seat), ask)).toEqual(answer);
        expect(policy({ ...world, viewer: ask.seat }, ask)).toEqual(answer);
      }
    });
    expect(differ).toBeGreaterThan(50);
  });

  test('hard answers only what is asked, and the same when what it has not seen is dealt otherwise', async () => {
    // Each has thoughts of its own to keep, so that none repeats what another found.
    const minds: Mind[] = [];
    for (let n = 0; n < 3; n++) {
      vi.resetModules();
      const { ponder } = await import('../bot/hard/index.ts');
      minds.push((seen, ask) => ponder(seen, ask, (tries) => tries < 60).answer);
    }
    const [one, two, three] = minds;
    let other = 0;
    play(15, 3, { target: 1000, combat: true, rastur: true }, 8, (state, ask, answer) => {
      const own = one?.(view(state, ask.seat), ask) ?? null;
      expect(allows(ask, own), whatIsAsked(ask, own)).toBe(true);
      if (JSON.stringify(own) !== JSON.stringify(answer)) other++;
      expect(two?.(view(dealt(state, 1), ask.seat), ask) ?? null).toEqual(own);
      expect(three?.({ ...dealt(state, 2), viewer: ask.seat }, ask) ?? null).toEqual(own);
    });
    expect(other).toBeGreaterThan(10);
  });

  test('§9.42: hard stays in Cities for what the limit left, even without the time for a single try', () => {
    const hasty: Mind = (seen, ask) => ponder(seen, ask, () => false).answer;
    let stays = 0;
    const count = ({ table }: State<Table>, ask: Ask, answer: Answer): void => {
      expect(allows(ask, answer), whatIsAsked(ask, answer)).toBe(true);
      if (answer !== 'stay') return;
      expect(isCity(table.at[ask.seat] as number)).toBe(true);
      stays++;
    };
    for (const seed of [21, 22, 23]) play(seed, 2, {}, 25, count, hasty);
    expect(stays).toBeGreaterThan(12);
  });

  test('§6.3: with penalties in the way, who stands in a market is in an imagined world as far from everywhere as in the real one', () => {
    let tolls = 0;
    const compare = (state: State<Table>, ask: Ask): void => {
      const { table } = state;
      const at = table.at[ask.seat] as number;
      if (state.frames.at(-1)?.step !== 'turn' || !isMarket(table, at)) return;
      const { toll } = boardFor(table, ask.seat);
      if (toll !== null) tolls++;
      const { start, legs } = worldOf(state, ask.seat).merchants[ask.seat] as Merchant;
      const here = systemOf[at] as number;
      // Of a City and a Spaceport the way leads from the Spaceport, at most a turn from it.
      const gaps = [...start].map((turns, to) =>
        to === here ? 0 : Math.abs(turns - (legs[here * SYSTEMS + to] as number)),
      );
      expect(Math.max(...gaps.filter((gap) => gap < Infinity))).toBeLessThan(isCity(at) ? 1.6 : 0.01);
    };
    for (const seed of [31, 32]) play(seed, 3, {}, 20, compare);
    expect(tolls).toBeGreaterThan(20);
  });
});

/** What the policy answers for this seat now. */
function says(s: Stage, seat: number): Answer {
  const ask = s.ask(seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  return policy(s.view(seat), ask);
}

describe('a trader', () => {
  const PELTS = cultureOf('2');

  /** What seat 0 does in this turn, step by step. */
  function turnOf(s: Stage): Answer[] {
    const all: Answer[] = [];
    while (s.table.active === 0 && s.ask(0) !== null && all.length < 30) {
      const answer = says(s, 0);
      all.push(answer);
      s.play(`0 ${answer === null ? 'pass' : typeof answer === 'object' ? JSON.stringify(answer) : answer}`);
    }
    return all;
  }

  test.each([
    ['colony', 'colony-3'],
    ['biosphere', 'biosphere-3'],
  ] as const)('flies where his goods are wanted, lands and sells: %s', (system, from) => {
    const s = open();
    found(s, system, '3');
    load(s, 0, PELTS, PELTS);
    money(s, 0, 0);
    put(s, 0, from);
    expect(turnOf(s)).toContain(`sell ${PELTS}`);
  });

  test('ends his turn at once when he has won', () => {
    const s = open();
    found(s, 'colony', '3');
    load(s, 0, PELTS);
    put(s, 0, 'colony-city-1');
    money(s, 0, 2000);
    s.play('0 stay');
    expect(says(s, 0)).toBe('end');
  });

  test('takes the deal that gains and refuses the one that loses', () => {
    const s = open();
    load(s, 1, PELTS);
    s.play('0 stay', '0 deal');
    const ask = s.ask(0);
    if (ask?.choice.kind !== 'offer') throw new Error('no offer is asked for');
    const offer = (money: number): string =>
      JSON.stringify({
        to: 1,
        give: ask.choice.kind === 'offer' ? ask.choice.give.map((_, i) => (i === 0 ? money : 0)) : [],
        want: [0, 1],
      });
    s.play(`0 ${offer(20)}`);
    expect(says(s, 1)).toBeNull();
    s.play('1 pass', '0 deal');
    money(s, 0, 200);
    s.play(`0 ${offer(120)}`);
    expect(says(s, 1)).toBe('accept');
  });

  test('pays a penalty for a way that is worth it, and stops where he cannot spare the money', () => {
    const s = open();
    found(s, 'rogue', '3');
    load(s, 0, PELTS, PELTS);
    money(s, 0, 300);
    put(s, 0, 'rogue-8');
    fly(s, 0, 'rogue-7', 6, 6, 6);
    expect(s.ask(0)?.prompt.key).toBe('ask.penalty');
    const rich = says(s, 0);
    money(s, 0, 10);
    expect([rich, says(s, 0)]).toEqual(['pay', 'stop']);
  });

  test('blasts with good odds only', () => {
    const s = open({ options: { combat: true } });
    put(s, 0, 'rogue-2');
    put(s, 1, 'rogue-3');
    load(s, 1, PELTS, PELTS);
    equip(s, 0, LASER);
    fly(s, 0, 'rogue-3', 6, 6, 6);
    expect(s.ask(0)?.prompt.key).toBe('ask.blast');
    const bare = says(s, 0);
    equip(s, 1, SHIELD, SHIELD);
    expect([bare, says(s, 0)]).toEqual(['pawn 1', null]);
  });
});

describe('charts', () => {
  const scout = { dice: 3, red: false, yellow: false, foil: false, shields: 0, poor: false };
  const goal = dotOf('colony-city-1');
  const turns = (rig: typeof scout, from: number): number => travelTimes(rig, goal).turns[from] ?? 0;

  test('who is there needs no turn, two MP always fit into one, and a way of eleven steps takes one or two', () => {
    expect(turns(scout, goal)).toBe(0);
    expect(turns(scout, dotOf('colony-1'))).toBe(1);
    // From the Base it is ten MP; three dice show less than nine in 56 of 216 throws.
    expect(turns(scout, BASE)).toBeCloseTo(1 + 56 / 216, 1);
  });

  test('fewer dice take longer, drives and the Air Foil less long', () => {
    const bare = turns(scout, BASE);
    expect(turns({ ...scout, dice: 2 }, BASE)).toBeGreaterThan(bare);
    expect(turns({ ...scout, red: true, yellow: true }, BASE)).toBeLessThan(bare);
    expect(turns({ ...scout, foil: true }, BASE)).toBeLessThan(bare);
  });

  test('a ship without money is stopped by tolls', () => {
    const far = dotOf('ice-city');
    const rich = travelTimes(scout, far).turns[BASE] ?? 0;
    expect(travelTimes({ ...scout, poor: true }, far).turns[BASE]).toBeGreaterThan(rich + 0.5);
  });
});
