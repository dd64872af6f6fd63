// How bots fight where there is combat, and what they know of the Rastur.

import {
  allows,
  type Answer,
  type Ask,
  askOf,
  begin,
  createKit,
  fastDice,
  must,
  type Options,
  type State,
  step,
  view,
  waiting,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { armsWorth, gainAt, gainBy, huntOf } from '../bot/combat-worth.ts';
import { hitFor } from '../bot/combat-answers.ts';
import { explain } from '../bot/explain.ts';
import { flightEnds } from '../bot/flight-ends.ts';
import { MEDIUM } from '../bot/levels.ts';
import { gearGain } from '../bot/invest.ts';
import { ponder } from '../bot/hard/index.ts';
import { policy } from '../bot/policy.ts';
import { traderOf } from '../bot/trader.ts';
import { worldOf } from '../bot/hard/from-view.ts';
import { CULTURES } from '../data/cultures.ts';
import { DOTS } from '../data/dots.ts';
import { SYSTEMS } from '../data/systems.ts';
import { game } from '../index.ts';
import { CITIES, dotOf, ORBITS, systemOf } from '../rules/board.ts';
import { cultureOf, DAMAGED, LASER, NONE, NOVA_BALL, RED_DRIVE, SHIELD, type Table } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { build, equip, fly, found, load, money, open, put, type Stage, systemNumber } from './stage.ts';
import { cupDemand, drawn, fareAboard, goods, humans, stay } from './trading.ts';

const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [value]]) => [name, value])) as Options;
const PELTS = cultureOf('2');
const war = (seats = 2): Stage => open({ seats, options: { combat: true } });

describe('a hunter', () => {
  /** Seat 0 near seat 1, who is laden, in open space. */
  function near(...codes: readonly number[]): Stage {
    const s = war();
    put(s, 0, 'rogue-2');
    put(s, 1, 'rogue-3');
    load(s, 1, PELTS, PELTS);
    equip(s, 0, ...codes);
    return s;
  }
  const there = dotOf('rogue-3');

  test('§15.4: needs a weapon, combat and a pawn in open space', () => {
    expect(huntOf(near(LASER).table, 0)?.prey.map(({ dot }) => dot)).toEqual([there]);
    expect(huntOf(near(SHIELD).table, 0)).toBeNull();
    const peace = near(LASER);
    peace.arrange(({ table }) => {
      table.rules = 0;
    });
    expect(huntOf(peace.table, 0)).toBeNull();
    const moored = near(LASER);
    put(moored, 1, 'rogue-city-1');
    expect(huntOf(moored.table, 0)).toBeNull();
  });

  test('§8.2: what there is to win on dots that are skipped is won once, not in a circle', () => {
    const s = near(LASER);
    const { board } = traderOf(view(s.state, 0), 0, MEDIUM);
    const skip = board.skip.slice().fill(1);
    // Where all ways are free: somewhere they meet again.
    skip[dotOf('rogue-city-1')] = 0;
    const flight = {
      mp: 6,
      dice: [1, 2, 3],
      pilot: 0,
      chosen: false,
      used: [],
      goal: NONE,
      jump: false,
      off: 0,
      lock: false,
      hop: [],
    };
    const trader = { table: s.table, seat: 0, board: { ...board, skip }, hunt: huntOf(s.table, 0) };
    const { count, dots } = flightEnds(trader, flight, there);
    expect([...dots.slice(0, count)]).toEqual([dotOf('rogue-city-1')]);
  });

  test('§15.212: what there is to win falls with the flight that a miss would cost, and with the other’s Shields', () => {
    const hunt = huntOf(near(LASER).table, 0);
    if (hunt === null) throw new Error('there is no hunt');
    expect(gainAt(hunt, there, 0)).toBeGreaterThan(gainAt(hunt, there, 10));
    expect(gainAt(hunt, dotOf('rogue-2'), 0)).toBe(0);
    const shielded = near(LASER);
    equip(shielded, 1, SHIELD);
    const harder = huntOf(shielded.table, 0);
    expect(harder === null ? 0 : gainAt(harder, there, 0)).toBeLessThan(gainAt(hunt, there, 0));
  });

  test('§5.31: a first dot towards the prey is worth more than one away from it', () => {
    const hunt = huntOf(near(LASER).table, 0);
    if (hunt === null) throw new Error('there is no hunt');
    const goal = dotOf('colony-city-1');
    expect(gainBy(hunt, there, goal, 20)).toMatchObject({ gain: expect.any(Number) as number, seat: 1 });
    expect(gainBy(hunt, dotOf('colony-1'), goal, 20)).toEqual({ gain: 0, seat: -1 });
  });

  test('§15.43: who carries goods fears to end a turn within reach of weapons, less with Shields, and not in a market', () => {
    const s = war();
    found(s, 'rogue', '3');
    put(s, 0, 'rogue-2');
    put(s, 1, 'rogue-3');
    load(s, 0, PELTS, PELTS);
    equip(s, 1, LASER);
    const fear = (dot: string): number => huntOf(s.table, 0)?.danger?.[dotOf(dot)] ?? 0;
    const bare = fear('rogue-2');
    expect(bare).toBeGreaterThan(0);
    expect([fear('rogue-city-1'), fear('ice-city')]).toEqual([0, 0]);
    equip(s, 0, SHIELD);
    expect(fear('rogue-2')).toBeLessThan(bare);
  });
});

test('§15.43: says whom it blasts, with the odds, and on the way there too', () => {
  const s = war();
  put(s, 0, 'rogue-2');
  put(s, 1, 'rogue-3');
  load(s, 1, PELTS, PELTS);
  equip(s, 0, LASER);
  const said = (answer: Answer): unknown => explain(s.view(0), must(s.ask(0) ?? undefined, 'a question'), answer);
  // One Laser against nothing: 26 throws of 36.
  const odds = { seat: 1, chance: 72 };
  expect(said(`to ${dotOf('rogue-3')}`)).toMatchObject({ key: 'why.hunt', args: odds });
  fly(s, 0, 'rogue-3', 6, 6, 6);
  expect(said('pawn 1')).toMatchObject({ key: 'why.raid', args: odds });
  expect(said(null)).toEqual({ key: 'why.no-blast' });
});

describe('weapons and Shields', () => {
  test('§15.3: are worth the more the longer the game still is, and nothing in peace or alone', () => {
    const table = war(4).table;
    expect(armsWorth(table, 0, LASER, 20)).toBeGreaterThan(armsWorth(table, 0, LASER, 5));
    expect(armsWorth(open({ seats: 4 }).table, 0, LASER, 20)).toBe(0);
    expect(armsWorth(open({ seats: 1, options: { combat: true, rastur: true } }).table, 0, LASER, 20)).toBe(0);
  });

  test('§8.3: a Shield is for who has armed rivals', () => {
    const s = war(3);
    expect(armsWorth(s.table, 0, SHIELD, 20)).toBe(0);
    equip(s, 1, LASER);
    expect(armsWorth(s.table, 0, SHIELD, 20)).toBeGreaterThan(0);
  });

  test('are bought by who can spare the money', () => {
    const s = war(4);
    money(s, 0, 120);
    const poor = gearGain(s.table, 0, NOVA_BALL, MEDIUM, 20);
    money(s, 0, 500);
    expect([poor < 0, gearGain(s.table, 0, NOVA_BALL, MEDIUM, 20) > 0]).toEqual([true, true]);
  });
});

type Mind = (seen: ReturnType<typeof view<Table>>, ask: Ask) => Answer;
const hasty: Mind = (seen, ask) => ponder(seen, ask, () => false).answer;

/** What happened in some games of three: how often each question was answered with something, each thing bought. */
function wars(mind: Mind, seeds: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const seed of seeds) {
    const kit = createKit(game, fastDice(seed));
    const state: State<Table> = begin(kit, 3, { ...defaults, combat: true });
    while (state.frames.length > 0 && state.table.turn <= 120) {
      const [seat = 0] = waiting(game, state);
      const ask = askOf(game, state, seat);
      if (ask === null) throw new Error('nobody is asked');
      const answer = mind(view(state, seat), ask);
      expect(allows(ask, answer), `${ask.prompt.key}: ${JSON.stringify(answer)}`).toBe(true);
      const at = state.frames.at(-1)?.step ?? '';
      if (['blast', 'hit', 'claim', 'defend'].includes(at) && answer !== null) add(at);
      if (at === 'trade' && typeof answer === 'string' && /^(equip [345]|revolt|swindle)/.test(answer))
        add(words(answer)[0]);
      step(kit, state, seat, answer);
    }
  }
  return counts;
}

test.each([
  ['medium', policy, { equip: 8, blast: 8, hit: 3, claim: 2, defend: 1 }],
  ['hard', hasty, { equip: 8, blast: 4, hit: 2, revolt: 2 }],
] as const)('§15: in whole games %s buys weapons and uses them', (_, mind, least) => {
  const counts = wars(mind, [1, 2, 3, 4, 5, 6, 7, 8]);
  for (const [what, count] of Object.entries(least)) expect(counts[what] ?? 0, what).toBeGreaterThanOrEqual(count);
});

describe('§16.4: hard', () => {
  test('builds no Spaceport in its worlds where the Rastur are, and buys nothing of a Factory that they hold', () => {
    const s = open({ options: { combat: true, rastur: true } });
    const orbit = must(ORBITS[0], 'an Orbit');
    const system = must(systemOf[orbit], 'its system');
    const city = must(
      CITIES.find((dot) => systemOf[dot] === system),
      'its City',
    );
    const culture = cultureOf('3');
    const good = CULTURES.length + culture;
    found(s, must(SYSTEMS[system], 'a system')[0], '3');
    build(s, must(DOTS[orbit], 'a dot')[0], 1);
    s.arrange(({ table }) => {
      table.factory[culture] = 1;
      table.site[culture] = city;
      table.stock[good] = 1;
    });
    const before = worldOf(s.view(0), 0);
    s.arrange(({ table }) => {
      table.rastur.push([orbit, 60], [city, 70]);
    });
    const after = worldOf(s.view(0), 0);
    expect([before.stock[good], after.stock[good]]).toEqual([1, 0]);
    expect([before.owners[system] === 0, after.owners[system]]).toEqual([false, 0]);
  });
});

test('§10.2: a hint for a sale tells all it brings, the Demand included', () => {
  const s = humans();
  load(s, 0, goods('2'), goods('3'));
  const said = (good: number): unknown => explain(s.view(0), must(s.ask(0) ?? undefined, 'a question'), `sell ${good}`);
  stay(s, 0, 'desert-city-1');
  expect(said(goods('2'))).toEqual({ key: 'why.sell-here', args: { culture: cultureOf('4b'), paid: 80, bonus: 0 } });
  drawn(s, cupDemand('4b', '2'));
  expect(said(goods('2'))).toMatchObject({ key: 'why.sell-demand', args: { paid: 80 + 40, bonus: 40 } });
});

test('§7.1: a hint names a buyer only where the people are known, and says what is a guess', () => {
  const s = open();
  found(s, 'colony', '1a');
  put(s, 0, 'colony-city-1');
  money(s, 0, 200);
  s.play('0 stay');
  const said = (): unknown => explain(s.view(0), must(s.ask(0) ?? undefined, 'a question'), `buy ${goods('1a')}`);
  expect(said()).toMatchObject({ key: 'why.buy-guess' });
  const { next } = (said() as { args: { next: number } }).args;
  expect(s.table.culture[next]).toBe(NONE);
  // Graw buy it, and are near.
  found(s, 'biosphere', '2');
  expect(said()).toMatchObject({ key: 'why.buy-for', args: { next: systemNumber('biosphere') } });
});

test('§15.431: hits the hold that hurts most, and none that is damaged already', () => {
  const pair = `pair ${SHIELD} ${fareAboard('9b', '5')}`;
  expect(hitFor([`single ${RED_DRIVE}`, pair, `hull ${SHIELD}`], false)).toBe(pair);
  expect(hitFor([`pair ${RED_DRIVE + DAMAGED} ${SHIELD + DAMAGED}`, `single ${SHIELD}`], false)).toBe(
    `single ${SHIELD}`,
  );
});
