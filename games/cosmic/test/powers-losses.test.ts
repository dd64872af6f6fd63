// Powers about tokens that are lost: Vacuum; and their Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import { canPlay, card, lay, momentNow, open, planet, play, quiet, type Stage, step, toCards, use } from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;

tries({
  word: 'vacuum',
  owner: 0,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: ['vacuum'], hands: [[4], [20]] }, more));
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'act');
    return s;
  },
  rest(s) {
    quiet(s);
    if (step(s) === 'vacuum.drag') play(s, '0 [1 1]', '1 [0 1 0 0]', '2 [1 0 0 0 0]');
  },
  effect: warp,
  used: [2, 1, 1],
  not: [2, 0, 0],
});

describe('Vacuum', () => {
  const beaten = (more: Parameters<typeof withMore>[1] = {}): Stage => {
    const s = open({ powers: ['vacuum'], hands: [[4], [20]], ...more });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20);
    return s;
  };

  test('§3.85 up to as many as it lost, from whom it likes; each picks its own', () => {
    const s = beaten();
    expect(s.ask(0)?.choice).toMatchObject({ noun: 'seat', min: 0, max: 2 });
    s.refuses('0 [2 1]', '3.85');
    s.play('0 [0 2]');
    expect(s.ask(2)?.choice).toMatchObject({ kind: 'amounts', min: 2, max: 2 });
    play(s, '2 [0 2 0 0 0]');
    expect(warp(s)).toEqual([2, 0, 2]);
    const none = beaten();
    play(none, '0 [0 0]');
    expect(warp(none)).toEqual([2, 0, 0]);
  });

  test('§3.83 also when a deal fails, and what it drags along drags nothing more', () => {
    const s = open({ powers: ['vacuum'], hands: [['C'], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    while (step(s) === 'deal') s.play(`${s.ask(0) === null ? 1 : 0} pass`);
    play(s, '0 [3 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ max: 3 });
    play(s, '0 [0 1]', '2 [1 0 0 0 0]');
    expect(step(s)).toBe('pay');
    expect(warp(s)).toEqual([3, 0, 1]);
  });

  test('§15.4 the Silencer does not stop it: tokens are moved, not announced', () => {
    const s = open({ powers: ['vacuum', null, 'silencer'], hands: [[4], [20]] });
    use(s, 2, 'silencer', 0);
    toCards(s, { tokens: 2 });
    lay(s, 4, 20);
    expect(step(s)).toBe('vacuum.drag');
  });

  test('§3.81 saved tokens drag nobody along', () => {
    const s = open({ powers: ['vacuum'], hands: [[4], [20, 'flare boomerang'], []] });
    toCards(s, { tokens: 2, allies: { 2: ['defense', 1] } });
    lay(s, 4, 20);
    expect(step(s)).toBe('vacuum.drag');
    const saved = open({ powers: ['vacuum'], hands: [[4, 'flare boomerang'], [20]] });
    toCards(saved, { tokens: 2 });
    lay(saved, 4, 20, 'losing');
    card(saved, 0, 'flare boomerang');
    quiet(saved);
    expect([step(saved), warp(saved)]).toEqual(['home', [0, 0, 0]]);
  });

  test('§6.1 Super: it picks the very tokens, also those on the cone', () => {
    const s = open({ powers: ['vacuum'], hands: [[4, 'flare vacuum'], [20]] });
    toCards(s, { tokens: 2, allies: { 2: ['defense', 1] } });
    lay(s, 4, 20, 'act');
    card(s, 0, 'flare vacuum');
    quiet(s);
    const ask = s.ask(0);
    const ids = ask?.choice.kind === 'amounts' ? ask.choice.entries.map(({ id }) => id) : [];
    expect(ids).toContain(`base ${planet(1, 1)} 1`);
    expect(ids).toContain('base -3 2');
    const pick = (...wanted: string[]): string =>
      `0 [${ids.map((id) => (wanted.includes(String(id)) ? 1 : 0)).join(' ')}]`;
    s.play(pick(`base ${planet(1, 1)} 1`, 'base -3 2'));
    expect(warp(s)).toEqual([2, 1, 1]);
    expect(s.table.tokens[planet(1, 1)]?.[1]).toBe(3);
  });

  test('§6.1 Wild: an Attack of another main player brings a token back from the Warp', () => {
    const away = Object.fromEntries([1, 2, 3, 4].map((k) => [planet(2, k), 4]));
    const s = open({ powers: ['vacuum'], hands: [[4], [20], ['flare vacuum']], bases: [null, null, away] });
    toCards(s);
    lay(s, 4, 20, '8a');
    card(s, 2, 'flare vacuum');
    s.play('2 [1 0 0 0]');
    expect(warp(s)[2]).toBe(3);
    const own = open({
      powers: [null, null, 'vacuum'],
      hands: [[4, 'flare vacuum'], ['C']],
      bases: [Object.fromEntries([1, 2, 3, 4].map((k) => [planet(0, k), 4]))],
    });
    toCards(own);
    lay(own, 4, 'C', '8a');
    expect(momentNow(own) === '8a' && canPlay(own, 0, 'flare vacuum')).toBe(false);
  });
});
