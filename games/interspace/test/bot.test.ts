// The brain: its games end, it is asked nothing for ever, it beats chance, and it does the obvious.

import {
  type Answer,
  type Ask,
  allows,
  asks,
  begin,
  createKit,
  drafted,
  fastDice,
  type GameEvent,
  picker,
  sample,
  type State,
  step,
  view,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { oddsAbove } from '../rules/odds.ts';
import { game } from '../index.ts';
import en from '../text/en/index.ts';
import it from '../text/it/index.ts';
import { objective } from '../data/cards.ts';
import { EMPTY } from '../data/tiles.ts';
import { SCT } from '../data/units.ts';
import type { Table } from '../rules/table.ts';
import { pointsLeft } from '../rules/routes.ts';
import { ALL_SPENT, muster, unitKey } from '../rules/units.ts';
import { arrange, lay, open, put, type Stage, until, where } from './stage.ts';

const usual = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? false]));
type Player = 'easy' | 'medium' | 'hard' | 'random';

/** A whole game; every answer of the brain is one that was asked for. */
function playOut(
  seats: readonly Player[],
  seed: number,
  options = {},
): { state: State<Table>; answers: number; told: GameEvent[] } {
  const kit = createKit(game, fastDice(seed));
  const state = begin(kit, seats.length, { ...usual, ...options });
  const pick = picker(fastDice(seed + 7));
  const told: GameEvent[] = [];
  let answers = 0;
  for (; state.frames.length > 0 && answers < 6000; answers++) {
    const [ask] = asks(game, state);
    if (ask === undefined) throw new Error('nobody is asked');
    step(kit, state, ask.seat, answerOf(seats[ask.seat] ?? 'medium', state, ask, pick));
    told.push(...kit.events);
  }
  return { state, answers, told };
}
function answerOf(player: Player, state: State<Table>, ask: Ask, pick: ReturnType<typeof picker>): Answer {
  const sight = drafted(game, view(state, ask.seat));
  const answer =
    player === 'random' ? sample(ask, pick) : game.brain?.levels?.[player]?.answer(sight, ask, (n) => pick(n));
  expect(allows(ask, answer), `${ask.step}: ${JSON.stringify(answer)}`).toBe(true);
  return answer ?? null;
}

describe('the brain of InterSpace', () => {
  test.each([2, 4])('plays a game of %i to 50 points in a good many turns', (seats) => {
    const { state } = playOut(new Array<Player>(seats).fill('medium'), 40 + seats);
    const { over, scores } = game.standing(state);
    expect(over).toBe(true);
    expect(Math.max(...scores.map(Number))).toBeGreaterThanOrEqual(50);
    expect(state.table.turn).toBeGreaterThan(6);
    expect(state.table.turn).toBeLessThan(25);
  });
  test('plays the Basic game to its end', () => {
    const { state } = playOut(['medium', 'easy', 'medium'], 61, { basic: true });
    expect(game.standing(state).over).toBe(true);
  });
  test.each(['easy', 'medium'] as const)('%s beats chance from any seat', (level) => {
    for (const place of [0, 1, 2]) {
      const seats = ['random', 'random', 'random'].map(
        (each, seat): Player => (seat === place ? level : (each as Player)),
      );
      const { state } = playOut(seats, 70 + place);
      expect(game.standing(state).ranks[place]).toBe(1);
    }
  });
});

const supplement = { objectives: true, breakthroughs: true, colonization: true, encounters: true };

describe('what one would laugh at', () => {
  const four: Player[] = ['hard', 'hard', 'hard', 'hard'];
  const told = [...playOut(four, 83, supplement).told, ...playOut(four, 84).told];
  const keys = told.map(({ key }) => key);

  test('ships that fly to and fro', () => {
    let flown: string[] = [];
    for (const { key, args } of told) {
      if (key === 'log.turn') flown = [];
      if (key !== 'log.move') continue;
      const leg = JSON.stringify([args?.['from'], args?.['to'], args?.['what']]);
      // The same ships may fly the same way once more, with another load.
      expect(flown.filter((each) => each === leg).length, `${leg} over and over`).toBeLessThan(2);
      flown.push(leg);
    }
  });
  test('a game without mining, trade, colonies, combat and conquest', () => {
    for (const key of ['log.mine', 'log.swap', 'log.colony', 'log.battle', 'log.conquer', 'log.build'])
      expect(keys, key).toContain(key);
  });
  test('planets that stand bare while fleets gather, and IOU that nobody spends', () => {
    const built = told.flatMap(({ key, args }) => (key === 'log.build' ? (args?.['what'] as string[]) : []));
    const kinds = new Set(built.map((each) => each.split(' ')[2]));
    // col, PB or SS, AB.
    expect(kinds.has('2') && kinds.has('4') && (kinds.has('3') || kinds.has('8'))).toBe(true);
  });
});

describe('a turn of the brain ends', () => {
  /** What it answers until it has moved. */
  const turnOf = (s: Stage): string[] => {
    const said: string[] = [];
    while (s.table.active === 0 && s.ask(0) !== null && said.length < 60) {
      const answer = decide(s);
      said.push(Array.isArray(answer) ? `[${answer.join(' ')}]` : JSON.stringify(answer ?? 'pass').replaceAll('"', ''));
      s.play(`0 ${said.at(-1)}`);
    }
    return said;
  };
  test('when a fleet goes to the rescue, and a scout is there whose key is a number like a count of theirs', () => {
    const s = open();
    let spent = 1;
    while (pointsLeft(s.table, unitKey(0, 0, SCT, 0, spent)) > 1) spent++;
    expect(unitKey(0, 0, SCT, 0, spent)).toBe(spent);
    put(s, 1, '2 CA', 1);
    put(s, 0, `${spent} AB, DD`, 0);
    arrange(s, ({ table }) => {
      muster(table, unitKey(0, 0, SCT, 0, spent), 1);
      // Everywhere it could go there are scouts enough.
      for (const hex of [1, 2, 3, 4, 5, 6]) muster(table, unitKey(hex, 0, SCT, 0, ALL_SPENT), 30);
      [table.ind[0], table.ind[2]] = [1, 9];
    });
    expect(turnOf(s).length).toBeLessThan(60);
    expect(where(s, 0, 'DD')).toEqual([1]);
  });
  test('when a cruiser would rather stay as a scout, and go home as a guard', () => {
    const s = open(2, { support: false });
    const road = [2, 3, 4, 5, 6, 7, 8].map((q) => lay(s, 0, { q, r: 0 }, EMPTY));
    const end = road.at(-1) ?? 0;
    put(s, 0, 'CA', end);
    const said = turnOf(s);
    expect(said.length).toBeLessThan(60);
    expect(said).toContain(String(end));
    expect(said).not.toContain('stay');
  });
});

describe('objectives', () => {
  test('§13.3 parasites infest a planet of others where nobody refuses', () => {
    const s = open(2, { objectives: true });
    arrange(s, ({ held, table }) => void (held.item[table.aim[0] ?? 0] = objective('parasites')));
    put(s, 0, 'col', 8, 1);
    expect(decide(until(s, 'infest'))).toBe(8);
  });
  test.each([
    ['Power Core', 0],
    ['Data Vault', 4],
  ])('§16.2 a %s that a scout has brought home is laid on the planet', (_, relic) => {
    const s = open(2, { encounters: true });
    // With the scout of seat 0 in hex 0.
    arrange(s, ({ table }) => void (table.relics[relic] = SCT));
    expect(decide(s)).toBe(`relic ${relic}`);
    s.play(`0 relic ${relic}`);
    expect(decide(s)).toBe('ground 0');
  });
});
function decide(s: Stage): Answer {
  const ask = s.ask(0);
  return ask === null ? null : (game.brain?.policy?.(drafted(game, view(s.state, 0)), ask, () => 0) ?? null);
}

describe('odds of a landing (§8.3)', () => {
  test('are those of the dice', () => {
    expect(oddsAbove(1, 1)).toBeCloseTo(5 / 6);
    expect(oddsAbove(2, 5)).toBeCloseTo(26 / 36);
    expect(oddsAbove(3, 8)).toBeCloseTo(160 / 216);
  });
});

test('a hint has a reason at every question that is asked often, in both languages', () => {
  const kit = createKit(game, fastDice(11));
  const state = begin(kit, 3, { ...usual, objectives: true, breakthroughs: true, encounters: true });
  const pick = picker(fastDice(12));
  const told = new Set<string>();
  const silent = new Set<string>();
  for (let n = 0; n < 1200 && state.frames.length > 0; n++) {
    const [ask] = asks(game, state);
    if (ask === undefined) throw new Error('nobody is asked');
    const sight = drafted(game, view(state, ask.seat));
    const answer = answerOf('hard', state, ask, pick);
    const reason = game.brain?.explain?.(sight, ask, answer) ?? null;
    if (reason === null) silent.add(ask.step);
    else {
      told.add(reason.key);
      for (const messages of [en, it]) {
        const words = messages[reason.key] ?? '';
        const blanks = [...words.matchAll(/\{(\w+)/g)].map(([, name]) => name);
        expect([reason.key, words === '', blanks.toSorted()]).toEqual([
          reason.key,
          false,
          Object.keys(reason.args ?? {}).toSorted(),
        ]);
      }
    }
    step(kit, state, ask.seat, answer);
  }
  expect(told.size).toBeGreaterThan(30);
  // Asked seldom: an agent between two that are as near, and whether to share a hex with one.
  expect([...silent].toSorted()).toEqual(['course', 'leave']);
});
