// Powers about tokens that are lost: Sting, Vacuum, Void; and their Flares.

import { describe, expect, test } from 'vitest';
import { flareOf, powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  card,
  home,
  lay,
  momentNow,
  open,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const warp = (s: Stage): number[] => s.table.warp;
const hand = (s: Stage, seat: number): number => s.table.hands[seat]?.length ?? 0;

/** What comes back goes to the first base, what another loses comes from it. */
function suffered(s: Stage): void {
  for (const name of ['home', 'pay', 'home'] as const) takeFirst(s, name);
}

tries({
  word: 'sting',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['sting'], hands: [[4], [20]] }, more));
    toCards(s, { tokens: 3 });
    lay(s, 4, 20, 'loss');
    return s;
  },
  zapper: 1,
  use: (s) => use(s, 0, 'sting', 2),
  rest: suffered,
  effect: (s) => [warp(s)[0], warp(s)[2], hand(s, 0), hand(s, 2)],
  used: [2, 1, 5, 8],
  not: [3, 0, 6, 7],
});

describe('Sting', () => {
  test('of a single token half is nothing; the Super makes another suffer for it', () => {
    const s = open({ powers: ['sting'], hands: [[4, 'flare sting'], [20]] });
    toCards(s, { tokens: 1 });
    lay(s, 4, 20, 'loss');
    expect(canUse(s, 0, 'sting')).toBe(false);
    card(s, 0, 'flare sting');
    use(s, 0, 'sting', 1);
    suffered(s);
    expect([warp(s)[0], warp(s)[1]]).toEqual([0, 1]);
  });

  test('what has come back is lost no longer: the Healer heals the rest, and nothing older', () => {
    const s = open({ powers: ['sting', 'healer'], hands: [[4], [20]], bases: [home(0, 4)] });
    toCards(s, { tokens: 4 });
    lay(s, 4, 20, 'loss');
    expect(warp(s)[0]).toBe(8);
    const heal = `power ${powerOf('healer')} 0`;
    s.answer = ({ seat, prompt, choice }) =>
      seat === 1 && prompt.args?.['seat'] === 0 && choice.kind === 'one' && choice.options.includes(heal) ? heal : null;
    use(s, 0, 'sting', 2);
    suffered(s);
    expect([warp(s)[0], warp(s)[2]]).toEqual([4, 2]);
  });

  test('who loses nothing by it takes no card (Zombie)', () => {
    const s = open({ powers: ['sting', null, 'zombie'], hands: [[4], [20]] });
    toCards(s, { tokens: 4 });
    lay(s, 4, 20, 'loss');
    use(s, 0, 'sting', 2);
    suffered(s);
    expect([warp(s)[0], warp(s)[2], hand(s, 2)]).toEqual([2, 0, 7]);
  });

  test('§6.1 Wild: consolation goes to somebody else', () => {
    const s = open({ powers: [null, null, 'sting'], hands: [['C'], [20, 'flare sting']] });
    toCards(s, { tokens: 3 });
    lay(s, 'C', 20, '8f');
    expect(canPlay(s, 1, 'flare sting')).toBe(true);
    card(s, 1, 'flare sting', 2);
    quiet(s);
    expect([hand(s, 0), hand(s, 1), hand(s, 2)]).toEqual([6, 2, 10]);
  });

  test('§6.32 Wild: with a negative Kicker it is the loser who owes it', () => {
    const s = open({
      options: { kickers: true },
      powers: [null, null, 'sting'],
      hands: [['C', 'x-2', 'flare sting'], [20]],
    });
    toCards(s, { tokens: 2 });
    s.play(`0 ${slot(s, 0, 'x-2')}`);
    lay(s, 'C', 20, '8f');
    card(s, 0, 'flare sting', 2);
    quiet(s);
    expect([hand(s, 0), hand(s, 1), hand(s, 2)]).toEqual([0, 6, 11]);
  });
});

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
    play(s, '0 [0 3 0 0 0 0]');
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

/** The first Moon of blue. */
const MOON = planet(1, 7);

const gone = (s: Stage): number[] => s.table.gone;

tries({
  word: 'void',
  owner: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, 'void'], hands: [[4], [20]] }, more));
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'act');
    return s;
  },
  rest: (s) => quiet(s),
  effect: (s) => [gone(s)[0], warp(s)[0]],
  used: [2, 0],
  not: [0, 2],
});

describe('Void', () => {
  /** Red attacks blue with two tokens. */
  const fight = (opening: Parameters<typeof open>[0], allies: Parameters<typeof toCards>[1] = {}): Stage => {
    const s = open(opening);
    toCards(s, { tokens: 2, ...allies });
    return s;
  };

  test('§3.85 all losers’ tokens, allies too; not those of its own side, and only when it wins', () => {
    const s = fight({ powers: ['void'], hands: [[20], [4]] }, { allies: { 2: ['defense', 1] } });
    lay(s, 20, 4);
    expect([gone(s), warp(s)]).toEqual([
      [0, 4, 1],
      [0, 0, 0],
    ]);
    const beaten = fight({ powers: ['void'], hands: [[4], [20]] });
    lay(beaten, 4, 20);
    expect([gone(beaten)[0], warp(beaten)[0]]).toEqual([0, 2]);
  });

  test('§3.82 R102 tokens that are not in the Warp bring no consolation', () => {
    const s = fight({ powers: ['void'], hands: [[20], ['C']] });
    lay(s, 20, 'C');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 6, 7]);
  });

  test('what saves from the Warp does not help: Zombie, Boomerang’s Wild; the Healer does', () => {
    const left = fight({ powers: ['void', 'zombie'], hands: [[20], [4]] });
    lay(left, 20, 4);
    expect(gone(left)).toEqual([0, 4, 0]);
    const right = fight({ powers: ['zombie', 'void'], hands: [[4], [20]] });
    lay(right, 4, 20);
    expect(gone(right)).toEqual([2, 0, 0]);
    const wild = fight({ powers: ['void'], hands: [[20], [4, 'flare boomerang']] });
    lay(wild, 20, 4, 'losing');
    expect(momentNow(wild) === 'losing' && canPlay(wild, 1, 'flare boomerang')).toBe(false);
    const healed = fight({ powers: ['void', null, 'healer'], hands: [[20], [4]] });
    lay(healed, 20, 4, 'loss');
    use(healed, 2, 'healer');
    play(healed, '1 [4 0 0 0]');
    expect([gone(healed)[1], warp(healed)[1]]).toEqual([0, 0]);
  });

  test('§3.85 Vacuum drags along for what goes to the Warp, not for what leaves the game', () => {
    const s = fight({ powers: ['void', 'vacuum'], hands: [[20], [4]] });
    lay(s, 20, 4);
    expect(gone(s)[1]).toBe(4);
    expect(step(s)).not.toBe('vacuum.drag');
  });

  /** Blue has so many tokens in the game; the rest has left it. */
  const few = (opening: Parameters<typeof open>[0], bases: Record<number, number>): Stage => {
    const s = open({ hands: [[20], [4]], bases: [null, bases], ...opening });
    s.arrange(({ table }) => {
      table.gone[1] = table.warp[1] ?? 0;
      table.warp[1] = 0;
    });
    return s;
  };
  const six = { [planet(1, 1)]: 4, [planet(1, 2)]: 1, [planet(1, 3)]: 1 };

  test('R104 fewer than five tokens in the game: out, the hand discarded, no turn any more', () => {
    const s = few({ powers: ['void'] }, six);
    toCards(s);
    lay(s, 20, 4);
    expect(s.table.out).toBe(1 << 1);
    expect([gone(s)[1], s.table.hands[1], s.table.tokens[planet(1, 2)]]).toEqual([20, [], [0, 0, 0]]);
    s.play('0 stop');
    quiet(s);
    expect(s.table.turn).toBe(2);
  });

  test('R104 with five left nobody is out', () => {
    const s = few({ powers: ['void'] }, { ...six, [planet(1, 4)]: 3 });
    toCards(s);
    lay(s, 20, 4);
    expect([s.table.out, gone(s)[1]]).toEqual([0, 15]);
  });

  test('§2.0 R105 the last one in the game has won', () => {
    const s = few({ seats: 2, powers: ['void'] }, six);
    toCards(s);
    lay(s, 20, 4);
    expect([step(s), s.table.winners]).toEqual(['over', 1]);
  });

  test('a challenge around the one in which a main player is thrown out is broken off', () => {
    const s = few({ powers: ['void', 'boomerang'] }, { [planet(1, 1)]: 3, [planet(1, 2)]: 1, [planet(1, 3)]: 1 });
    toCards(s, { at: planet(0, 1) });
    lay(s, 4, 20);
    expect([s.table.out, s.table.turn]).toEqual([1 << 1, 2]);
  });

  test('§6.1 Super: as an ally of the side that wins', () => {
    const allied = { allies: { 2: ['offense', 1] } } as const;
    const s = fight({ powers: [null, null, 'void'], hands: [[20], [4], ['flare void']] }, allied);
    lay(s, 20, 4, 'losing');
    card(s, 2, 'flare void');
    quiet(s);
    expect([gone(s), warp(s)]).toEqual([
      [0, 4, 0],
      [0, 0, 0],
    ]);
    const wrong = fight({ powers: [null, null, 'void'], hands: [[4], [20], ['flare void']] }, allied);
    lay(wrong, 4, 20, 'losing');
    expect(momentNow(wrong) === 'losing' && canPlay(wrong, 2, 'flare void')).toBe(false);
  });

  test('§6.1 R103 Wild: an empty planet leaves the game, but no system falls below three', () => {
    const two = { [planet(0, 1)]: 10, [planet(0, 2)]: 10 };
    const s = open({ powers: [null, null, 'void'], hands: [['flare void']], bases: [two] });
    const options = [3, 4, 5].map((k) => `card-place ${flareOf('void')} ${planet(0, k)}`);
    expect(s.ask(0)?.choice).toMatchObject({ options });
    card(s, 0, 'flare void', planet(0, 3));
    quiet(s);
    expect(s.table.systems[planet(0, 3)]).toBe(-1);
    const three = open({ powers: [null, null, 'void'], hands: [['flare void']], bases: [two] });
    three.arrange(({ table }) => {
      table.systems[planet(0, 3)] = -1;
      table.systems[planet(0, 4)] = -1;
    });
    expect(momentNow(three) === 'start' && canPlay(three, 0, 'flare void')).toBe(false);
  });

  test('§14.22 Wild: an empty Moon leaves the game', () => {
    const s = open({
      powers: [null, null, 'void'],
      hands: [['flare void']],
      moons: [[], [], []],
      options: { moons: 'cheese' },
    });
    expect(s.table.moons.some(({ place }) => place === MOON)).toBe(true);
    card(s, 0, 'flare void', MOON);
    quiet(s);
    expect([s.table.systems[MOON], s.table.moons.some(({ place }) => place === MOON)]).toEqual([-1, false]);
  });
});
