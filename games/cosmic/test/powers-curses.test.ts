// A power that takes revenge: Witch (§15.5); and its Flares.

import { describe, expect, test } from 'vitest';
import { livePowers } from '../rules/live.ts';
import { isArtifact, powerOf } from '../rules/registry.ts';
import { totalOf, totals } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  canPlay,
  canUse,
  card,
  launch,
  lay,
  momentNow,
  open,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const cursed = (s: Stage): unknown => s.table.lasting.map(({ of, target }) => [of, target]);

tries({
  word: 'witch',
  owner: 0,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: ['witch'], hands: [[4], [20]] }, more));
    toCards(s);
    lay(s, 4, 20, '8g');
    return s;
  },
  use: (s) => use(s, 0, 'witch', 'weakness'),
  rest: (s) => quiet(s),
  effect: cursed,
  used: [['curse weakness', 1]],
  not: [],
});

describe('Witch', () => {
  /** Red, the Witch, has lost against blue, whose ally was yellow; then blue is the offense, and turns up red. */
  function beaten(curse: string, more: Parameters<typeof open>[0] = {}): Stage {
    const s = open({ seats: 4, powers: ['witch'], hands: [[4], [20]], ...more });
    if (step(s) === 'turn') play(s, '0 go');
    toCards(s, { allies: { 3: ['defense', 1] } });
    lay(s, 4, 20, '8g');
    s.draws(null, ...(more.options === undefined ? [RED] : []));
    s.play('3 [1 0 0 0 0]');
    quiet(s, '8g');
    use(s, 0, 'witch', curse);
    quiet(s);
    return s;
  }
  const RED = 0;

  test('§15.5 all who beat it, main player and allies, nobody else; one curse of the five', () => {
    expect(cursed(beaten('muteness'))).toEqual([
      ['curse muteness', 1],
      ['curse muteness', 3],
    ]);
    const won = open({ powers: ['witch'], hands: [[20], [4]] });
    toCards(won);
    lay(won, 20, 4, '8g');
    expect(momentNow(won) === '8g' && canUse(won, 0, 'witch')).toBe(false);
  });

  test('§15.5 loneliness: no alliances', () => {
    const s = beaten('loneliness');
    launch(s, { at: planet(0, 2) });
    quiet(s);
    expect(s.ask(1)?.choice).toMatchObject({ options: [2] });
  });

  test('§15.5 weakness: two tokens at most, as main player and as ally', () => {
    const s = beaten('weakness');
    expect(s.ask(1)?.choice).toMatchObject({ kind: 'amounts', max: 2 });
    launch(s, { at: planet(0, 2) });
    quiet(s);
    s.play('1 [3]', '0 []');
    quiet(s);
    s.play('3 offense');
    expect(s.ask(3)?.choice).toMatchObject({ kind: 'amounts', max: 2 });
  });

  const fighters = [
    [4, 6, 'emotion-control'],
    [20, 10, 'emotion-control'],
  ] as const;

  test('§15.5 bluntness: Attacks count 4 less, not those of others', () => {
    const s = beaten('bluntness', { hands: fighters });
    launch(s, { at: planet(0, 2) });
    ally(s);
    lay(s, 10, 6, '8a');
    const sum = totals(s.state);
    expect([totalOf(sum, 0), totalOf(sum, 1)]).toEqual([7, 10]);
  });

  test('§15.5 muteness: no Edicts', () => {
    const s = beaten('muteness', { hands: fighters });
    launch(s, { at: planet(0, 2) });
    ally(s);
    lay(s, 10, 6, '8a');
    expect([canPlay(s, 0, 'emotion-control'), canPlay(s, 1, 'emotion-control')]).toEqual([true, false]);
  });

  test('§15.5 forgetfulness: a random card goes at the start of each own turn', () => {
    const s = beaten('forgetfulness');
    expect(s.table.hands[1]).toHaveLength(5);
    expect(s.table.hands[0]).toHaveLength(6);
  });

  test('R106 it holds for two turns after this one', () => {
    const s = beaten('muteness', { options: { skipping: true } });
    for (const seat of [1, 2]) {
      expect([s.table.turn, s.table.lasting.length]).toEqual([seat, 2]);
      play(s, `${seat} skip`);
    }
    expect([s.table.turn, s.table.lasting.length]).toEqual([3, 0]);
  });

  test('§15.5 a new curse takes the place of the old one; §6.1 with the Super a second one is laid beside it', () => {
    const again = (hands: readonly (readonly ('flare witch' | number)[])[]): Stage => {
      const s = open({ powers: ['witch'], hands });
      s.arrange(({ table }) => {
        table.lasting.push({ of: 'curse muteness', seat: 0, target: 1, data: [], until: 9, unit: 'turn' });
      });
      toCards(s);
      lay(s, 4, 20, '8g');
      use(s, 0, 'witch', 'weakness');
      return s;
    };
    const s = again([[4], [20]]);
    quiet(s);
    expect(cursed(s)).toEqual([['curse weakness', 1]]);
    const twice = again([[4, 'flare witch'], [20]]);
    card(twice, 0, 'flare witch');
    quiet(twice);
    twice.refuses('0 curse 1 weakness', '6.1');
    twice.refuses('0 curse 2 muteness', '6.1');
    twice.play('0 curse 1 loneliness');
    expect(cursed(twice)).toEqual([
      ['curse weakness', 1],
      ['curse loneliness', 1],
    ]);
  });

  test('§4.2 §6.1 Wild: the own power is kept in this challenge, however few home bases', () => {
    const bases = [{ [planet(0, 1)]: 10, [planet(0, 2)]: 10 }];
    const s = open({ powers: ['virus', 'witch'], hands: [['flare witch', 10], [8]], bases });
    expect(livePowers(s.state, 0)).toEqual([]);
    card(s, 0, 'flare witch');
    quiet(s);
    expect(livePowers(s.state, 0)).toEqual([powerOf('virus')]);
    const enough = open({ powers: ['virus', 'witch'], hands: [['flare witch', 10], [8]] });
    quiet(enough, 'start');
    expect(canPlay(enough, 0, 'flare witch')).toBe(false);
  });

  test('§15.1 its curses are artifacts: it is not copied; §15.4 silenced it curses nobody', () => {
    expect(isArtifact(powerOf('witch'))).toBe(true);
    const s = open({ powers: ['witch', null, 'silencer'], hands: [[4], [20]] });
    use(s, 2, 'silencer', 0);
    toCards(s);
    lay(s, 4, 20);
    expect(s.told('log.power')).toEqual([]);
    expect(s.table.lasting).toEqual([]);
  });
});
