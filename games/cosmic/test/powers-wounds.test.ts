// Powers about tokens in the Warp, on the way there and back: Bully, Grief, Symbiote; and their Flares.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { isLive } from '../rules/live.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  card,
  home,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const at = (s: Stage, place: number): number[] => s.table.tokens[place] ?? [];
const warp = (s: Stage): number[] => s.table.warp;
const hand = (s: Stage, seat: number): number => s.table.hands[seat]?.length ?? 0;

/** Seat 0 beats seat 1 on its first planet, with two tokens; up to where these are about to be lost. */
function beating(more: Opening, base: Opening, allies: Parameters<typeof toCards>[1] = {}): Stage {
  const s = open(withMore({ hands: [[20], [4]], ...base }, more));
  toCards(s, { tokens: 2, ...allies });
  lay(s, 20, 4, 'losing');
  return s;
}

tries({
  word: 'bully',
  owner: 0,
  scene: (more) => beating(more, { powers: ['bully'] }),
  use: (s) => use(s, 0, 'bully'),
  rest: (s) => {
    quiet(s);
    if (step(s) === 'bully.pick') play(s, '0 [1 3 0 0 0]');
  },
  effect: (s) => [at(s, planet(1, 1)), at(s, planet(1, 2))],
  used: [
    [2, 3, 0],
    [0, 1, 0],
  ],
  not: [
    [2, 0, 0],
    [0, 4, 0],
  ],
});

describe('Bully', () => {
  test('§3.86 what it leaves on the cone of a beaten offense goes home', () => {
    const s = open({ powers: [null, 'bully'], hands: [[4], [20]] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'losing');
    use(s, 1, 'bully');
    quiet(s);
    s.play('1 [0 0 2 0 0 0]');
    takeFirst(s, 'home');
    expect([warp(s), at(s, planet(0, 1)), at(s, planet(0, 2))]).toEqual([
      [2, 0, 0],
      [4, 0, 0],
      [2, 0, 0],
    ]);
  });

  test('§3.82 against a Compromise it does nothing', () => {
    const s = open({ powers: ['bully'], hands: [[20], ['C']] });
    toCards(s);
    lay(s, 20, 'C', 'losing');
    expect(canUse(s, 0, 'bully')).toBe(false);
  });

  test('§6.1 Super: the allies of the beaten too', () => {
    const s = beating({}, { powers: ['bully'], hands: [[20, 'flare bully'], [4]] }, { allies: { 2: ['defense', 2] } });
    use(s, 0, 'bully');
    card(s, 0, 'flare bully');
    quiet(s);
    s.play('0 [4 0 0 0 0]', '0 [0 0 2 0 0 0]');
    takeFirst(s, 'home');
    expect([warp(s), at(s, planet(2, 2))]).toEqual([
      [0, 4, 2],
      [0, 0, 2],
    ]);
  });

  test('§6.1 Wild: against a Compromise, a base or two tokens', () => {
    const yielding = (): Stage => {
      const s = open({ hands: [[20, 'flare bully'], ['C']] });
      toCards(s);
      lay(s, 20, 'C', '8a');
      card(s, 0, 'flare bully', planet(1, 2));
      quiet(s);
      return s;
    };
    const given = yielding();
    given.play('1 base');
    takeFirst(given, 'found');
    expect(at(given, planet(1, 2))).toEqual([1, 4, 0]);
    const paid = yielding();
    paid.play('1 tokens', '1 [2 0 0 0]');
    quiet(paid);
    expect([at(paid, planet(1, 2)), warp(paid)]).toEqual([
      [0, 2, 0],
      [0, 6, 0],
    ]);
  });
});

tries({
  word: 'grief',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['grief'], hands: [[4], [20]] }, more));
    toCards(s, { tokens: 2 });
    return s;
  },
  rest: (s) => lay(s, 4, 20),
  effect: (s) => hand(s, 0),
  used: 8,
  not: 6,
});

describe('Grief', () => {
  /** Four tokens of the offense are in the Warp. */
  const fallen = (base: Opening): Stage => open({ bases: [home(0, 4)], ...base });

  test('§6.1 Wild: a card when another takes a token out of the Warp, and none if it does not', () => {
    const drawn = (answer: string): number => {
      const s = fallen({ hands: [[], [], ['flare grief']] });
      quiet(s, 'start');
      card(s, 2, 'flare grief');
      quiet(s);
      play(s, answer);
      return hand(s, 2);
    };
    expect([drawn(`0 ${planet(0, 1)}`), drawn('0 pass')]).toEqual([7, 6]);
  });

  test('§6.1 Super: cards for tokens, one for one', () => {
    const s = fallen({ powers: ['grief'], hands: [['flare grief', 'C']] });
    quiet(s, 'start');
    card(s, 0, 'flare grief');
    quiet(s);
    const slots = (s.table.hands[0] ?? []).slice(0, 3);
    s.play(`0 [${slots.join(' ')}]`);
    takeFirst(s, 'home');
    expect([warp(s)[0], hand(s, 0), at(s, planet(0, 1))[0]]).toEqual([1, 3, 7]);
  });
});

tries({
  word: 'symbiote',
  owner: 0,
  scene: (more) => open(withMore({ powers: ['symbiote'] }, more)),
  rest: (s) => quiet(s),
  effect: (s) => s.table.all,
  used: [40, 20, 20],
  not: [20, 20, 20],
  cancelled: 'it cannot be cancelled: nothing is announced',
  lost() {
    const s = open({ powers: ['symbiote'], bases: [{ [planet(0, 1)]: 20 }] });
    expect([isLive(s.state, 0, powerOf('symbiote')), at(s, planet(0, 1))[0]]).toEqual([true, 40]);
  },
  copied: 'it cannot be copied',
  exchanged: 'it cannot be taken',
});

describe('Symbiote', () => {
  test('§1.1 eight tokens on each of its planets', () => {
    const s = open({ powers: ['symbiote'] });
    expect([1, 2, 3, 4, 5].map((k) => at(s, planet(0, k))[0])).toEqual([8, 8, 8, 8, 8]);
  });

  test('§3.1, §6.1 Wild: a token of its own at the start of another’s challenge, whether or not that takes one', () => {
    const s = open({ bases: [null, null, home(2, 4)], hands: [[], [], ['flare symbiote']] });
    quiet(s, 'start');
    card(s, 2, 'flare symbiote');
    takeFirst(s, 'home');
    expect([warp(s), at(s, planet(2, 1))[2]]).toEqual([[0, 0, 3], 5]);
  });

  test('R11, §6.1 Wild: not without a base', () => {
    const s = open({ bases: [null, null, {}], hands: [[], [], ['flare symbiote']] });
    expect(momentNow(s) === 'start' && canPlay(s, 2, 'flare symbiote')).toBe(false);
  });

  test.each(['the Warp', 'outside the game'])(
    '§6.1 Super: its tokens come home from %s, eight to a planet',
    (where) => {
      const s = open({
        powers: [where === 'the Warp' ? null : 'void', 'symbiote'],
        hands: [[40], [4, 'flare symbiote']],
        destiny: ['blue', 'blue'],
      });
      toCards(s);
      lay(s, 40, 4);
      expect([warp(s)[1], s.table.gone[1]]).toEqual(where === 'the Warp' ? [8, 0] : [0, 8]);
      s.play('0 again');
      quiet(s, 'start');
      card(s, 1, 'flare symbiote');
      takeFirst(s, 'symbiote.recover', 8);
      expect([at(s, planet(1, 1)), warp(s)[1], s.table.gone[1]]).toEqual([[1, 8, 0], 0, 0]);
    },
  );

  test('§6.1 Super: from capture too: thralls leave where the Vampire has most', () => {
    const s = open({
      powers: ['vampire', 'symbiote'],
      hands: [[40], [4, 'flare symbiote']],
      destiny: ['blue', 'blue'],
    });
    toCards(s);
    lay(s, 40, 4);
    expect(s.table.all).toEqual([28, 32, 20]);
    s.play('0 again');
    quiet(s, 'start');
    card(s, 1, 'flare symbiote');
    takeFirst(s, 'symbiote.recover', 8);
    expect([s.table.all, at(s, planet(1, 1))]).toEqual([
      [20, 40, 20],
      [4, 8, 0],
    ]);
  });
});
