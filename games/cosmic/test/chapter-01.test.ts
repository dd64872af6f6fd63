// §1 and §2: set-up and winning.

import { asks, knows } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { BOOK } from '../data/book.ts';
import { game } from '../index.ts';
import { freePowers } from '../rules/assign.ts';
import { powerOf } from '../rules/registry.ts';
import { FLARES } from '../rules/table.ts';
import { home, lay, open, planet, type Stage, step, toCards } from './stage.ts';

const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);
const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];

describe('set-up', () => {
  test('§1.1 §1.4 four tokens on each of five planets, seven cards each', () => {
    const s = open({ seats: 6 });
    for (let seat = 0; seat < 6; seat++) for (let k = 1; k <= 5; k++) expect(at(s, planet(seat, k))[seat]).toBe(4);
    expect(hands(s)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(s.table.hands[3]?.map((each) => knows(s.state, each, 2))).not.toContain(true);
  });

  test('§1.2 with three players the reverse wild stays out', () => {
    const wilds = (seats: number): number | undefined =>
      scenario(game, { seats, options: { powers: 'none' } }).state.pools[2]?.[13];
    expect([2, 3, 4].map(wilds)).toEqual([0, 0, 1]);
  });

  test('§1.3 §1.4 §6.1 a power each, their Flares in the deck, and twice as many unseen ones', () => {
    const s = scenario(game, { seats: 4, seed: 6 });
    expect(s.table.powers.map((row) => row.length)).toEqual([1, 1, 1, 1]);
    const lot = s.state.unseen?.lots.find(({ of }) => of === FLARES);
    const named = s.state.unseen?.named.length ?? 0;
    expect((lot?.count ?? 0) + named).toBe(8);
  });

  test('§1.3 in a draft each picks one of three, unseen until all have', () => {
    const s = scenario(game, { seats: 3, options: { powers: 'draft', mix: 'all' } });
    const pick = (seat: number): string => {
      const { choice } = s.ask(seat) ?? {};
      return choice?.kind === 'one' ? `${seat} ${choice.options[1]}` : '';
    };
    s.play(pick(0), pick(1));
    expect(s.table.powers.flat()).toEqual([]);
    s.play(pick(2));
    expect(s.table.powers.map((row) => row.length)).toEqual([1, 1, 1]);
  });

  test('§1.3 a draft can be of two, of which each keeps one', () => {
    const s = scenario(game, { seats: 3, options: { powers: 'draft', drafting: 'two' } });
    for (const seat of [0, 1, 2]) {
      const { choice } = s.ask(seat) ?? {};
      expect(choice?.kind === 'one' ? choice.options.length : 0).toBe(2);
      s.play(`${seat} ${choice?.kind === 'one' ? choice.options[0] : ''}`);
    }
    expect(s.table.powers.map((row) => row.length)).toEqual([1, 1, 1]);
    // Fewer powers are enough for it.
    const words = game.picks?.['barred']?.words ?? [];
    const barred = words.filter((word) => !['virus', 'zombie', 'mind', 'clone', 'oracle'].includes(word)).join(' ');
    expect(game.fits?.({ powers: 'draft', hexes: 'none', barred }, 2)).not.toBeNull();
    expect(game.fits?.({ powers: 'draft', hexes: 'none', drafting: 'two', barred }, 2)).toBeNull();
  });

  test('§1.3 chosen freely: one after another, any power that nobody has and that goes with the others', () => {
    const s = scenario(game, { seats: 3, options: { powers: 'chosen' } });
    expect(s.ask(1)).toBeNull();
    s.play(`0 ${powerOf('boomerang')}`);
    s.refuses(`1 ${powerOf('boomerang')}`, '1.3');
    s.refuses(`1 ${powerOf('insect')}`, '1.3');
    s.play(`1 ${powerOf('virus')}`);
    expect(s.ask(0)).toBeNull();
    s.play(`2 ${powerOf('zombie')}`);
    expect(s.table.powers).toEqual(
      ['boomerang', 'virus', 'zombie'].map((word) => [{ power: powerOf(word as 'virus') }]),
    );
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  const ways = ['dealt', 'draft', 'chosen'].flatMap((powers) => [2, 3, 4, 5, 6].map((seats) => ({ powers, seats })));
  test.each(ways)(
    '§1.3 $powers: every one of $seats players has a power of its own, and the game begins',
    ({ powers, seats }) => {
      for (const mix of ['sure', 'all']) {
        expect(game.fits?.({ powers, mix }, seats)).toBeNull();
        const s = scenario(game, { seats, options: { powers, mix } });
        while (s.table.powers.flat().length < seats || s.table.turns === 0) {
          const [ask] = asks(game, s.state);
          if (ask?.choice.kind !== 'one') break;
          s.play(`${ask.seat} ${ask.choice.options.at(-1) ?? ''}`);
        }
        expect(new Set(s.table.powers.map((row) => row[0]?.power)).size).toBe(seats);
      }
    },
  );

  test('§1.3 nobody gets a power that the host has left out, at the start or later; too few are refused', () => {
    const words = game.picks?.['barred']?.words ?? [];
    const only = ['virus', 'zombie', 'mind', 'clone', 'filch', 'oracle', 'trader', 'warpish'];
    const barred = words.filter((word) => !only.includes(word)).join(' ');
    const allowed = only.map((word) => powerOf(word as 'virus'));
    const s = scenario(game, { seats: 4, options: { barred } });
    for (const { power } of s.table.powers.flat()) expect(allowed).toContain(power);
    expect(freePowers(s.state).every((power) => allowed.includes(power))).toBe(true);
    expect(freePowers(s.state)).toHaveLength(4);
    expect(game.fits?.({ barred: words.filter((word) => word !== 'virus').join(' ') }, 2)).not.toBeNull();
    expect(scenario(game, { seats: 4 }).table).not.toHaveProperty('barred');
  });

  test('what leaves only plain powers leaves enough of them for six, and none that is harder', () => {
    const { plain = [], some = [] } = game.picks?.['barred']?.sets ?? {};
    for (const powers of ['dealt', 'draft', 'chosen'])
      expect(game.fits?.({ powers, barred: plain.join(' ') }, 6)).toBeNull();
    for (const [word, hard] of BOOK) expect([plain.includes(word), some.includes(word)]).toEqual([hard > 1, hard > 2]);
  });

  test('§1.5 the first single colour turned up begins', () => {
    expect(open().table.turn).toBe(0);
  });
});

describe('winning', () => {
  const four = { ...home(0, 3), [planet(1, 2)]: 2, [planet(1, 3)]: 2, [planet(1, 4)]: 2, [planet(2, 1)]: 2 };

  test('§2.0 five planets outside the own system', () => {
    const s = open({ hands: [[20], [4]], bases: [four] });
    toCards(s);
    lay(s, 20, 4);
    expect(step(s)).toBe('over');
    expect(game.standing(s.state)).toMatchObject({ over: true, scores: [5, 0, 0], ranks: [1, 2, 2] });
  });

  test('§2.0 R250 all planets that are left in the systems of others, where there are fewer than five', () => {
    const two = { ...home(0, 3), [planet(1, 2)]: 2, [planet(1, 3)]: 2 };
    const s = open({ seats: 2, hands: [[20], [4]], bases: [two, { ...home(1, 1), [planet(0, 4)]: 3 }] });
    s.arrange(({ table }) => {
      for (const gone of [planet(1, 4), planet(1, 5)]) table.systems[gone] = -1;
    });
    toCards(s);
    lay(s, 20, 4);
    expect([step(s), game.standing(s.state)]).toMatchObject(['over', { over: true, how: { key: 'end.all' } }]);
  });

  test('§2.1 two who get there at once win together', () => {
    const ally4 = { ...home(2, 3), [planet(1, 2)]: 2, [planet(1, 3)]: 2, [planet(1, 4)]: 2, [planet(0, 1)]: 2 };
    const s = open({ hands: [[20], [4]], bases: [four, null, ally4] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 20, 4);
    expect(game.standing(s.state).ranks).toEqual([1, 3, 1]);
  });
});
