// Powers that hold tokens of others: Fungus, Pirate, Vampire; and their Flares.

import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { stacksOf } from '../powers/fungus-stacks.ts';
import { flareOf, powerOf } from '../rules/registry.ts';
import { bend } from '../rules/live.ts';
import { fromWarp, move, spotOf } from '../rules/tokens.ts';
import { swap } from '../rules/unused.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  canPlay,
  card,
  home,
  lay,
  momentNow,
  moon,
  onMoon,
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

const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
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

/** Tokens of seat 1 that are somebody's captives. */
const captives = (s: Stage, owner = 1): number => bend(s.state, 'captives', 0, owner);

tries({
  word: 'fungus',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['fungus'], hands: [[20], [4]] }, more));
    toCards(s, { tokens: 2 });
    return s;
  },
  rest(s) {
    lay(s, 20, 4);
    if (step(s) === 'fungus.spread') play(s, '0 [4 0]');
  },
  effect: (s) => [warp(s)[1], captives(s), at(s, planet(1, 1))],
  used: [0, 4, [2, 0, 0]],
  not: [4, 0, [2, 0, 0]],
});

describe('Fungus', () => {
  /** It has won the first planet of seat 1 with two tokens, all four captives under one of them, and goes on. */
  function stacked(base: Opening = {}, spread = '0 [4 0]'): Stage {
    const s = open({
      powers: ['fungus'],
      hands: [
        [20, 10, 4],
        [4, 15],
      ],
      destiny: ['blue', 'blue'],
      ...base,
    });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4);
    play(s, spread, '0 again');
    return s;
  }
  /** One token from the planet that was won, against the next one. */
  function attack(s: Stage, n = 1, until: string | null = null): void {
    quiet(s);
    s.play(`0 [0 0 0 0 0 ${n}]`);
    quiet(s);
    s.play(`0 ${planet(1, 2)}`);
    ally(s);
    lay(s, 10, 15, until);
  }

  test('§3.81 a stack is one token, but adds all that is in it', () => {
    const s = stacked();
    attack(s);
    expect(totals(s)).toEqual([10 + 5, 15 + 4]);
  });

  test('§3.3 of tokens that leave a place the tallest stacks go first', () => {
    const s = stacked({}, '0 [1 3]');
    attack(s);
    expect(totals(s)).toEqual([10 + 4, 15 + 4]);
  });

  test('§3.85 in the Warp a stack falls apart', () => {
    const s = stacked();
    attack(s);
    expect([captives(s), warp(s)]).toEqual([0, [1, 4, 0]]);
  });

  test('§6.2 a Cosmic Zap stops captures, not stacks', () => {
    const s = stacked({ hands: [[20, 10, 4], [4, 15], ['cosmic-zap']] });
    expect(captives(s)).toBe(4);
    quiet(s);
    s.play('0 [0 0 0 0 0 2]');
    quiet(s);
    s.play(`0 ${planet(1, 2)}`);
    ally(s);
    lay(s, 4, 15);
    expect([captives(s), warp(s)]).toEqual([0, [2, 4, 0]]);
  });

  test('what saves tokens from the Warp does not save them from it', () => {
    const s = stacked({ powers: ['fungus', 'zombie'] });
    expect(captives(s)).toBe(4);
  });

  test('§3.85 R255 a stack that falls apart sends the Zombie’s tokens home, not to the Warp', () => {
    const s = stacked({ powers: ['fungus', 'zombie'] });
    attack(s);
    play(s, '1 [4 0 0 0]');
    expect([captives(s), warp(s), at(s, planet(1, 2))]).toEqual([0, [1, 0, 0], [0, 8, 0]]);
  });

  test('captives that leave by other means are no longer under its tokens', () => {
    const s = stacked({}, '0 [3 1]');
    s.arrange((state) => {
      const { kit } = s.journal;
      kit.state = state;
      move(kit, 1, stacksOf(state.table, 0)?.data[0] ?? -1, -2);
      move(kit, 1, planet(1, 5), 2);
    });
    attack(s);
    expect([totals(s), captives(s)]).toEqual([[10 + 3, 15 + 4], 0]);
  });

  test('§6.1 Super: the next stack holds together in the Warp, and comes back as one', () => {
    const s = open({
      powers: ['fungus'],
      hands: [
        [20, 10, 'flare fungus'],
        [4, 15],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4);
    play(s, '0 [4 0]');
    s.play('0 again');
    quiet(s, '2b');
    card(s, 0, 'flare fungus');
    attack(s);
    expect([captives(s), warp(s)]).toEqual([4, [1, 0, 0]]);
    s.arrange((state) => {
      const { kit } = s.journal;
      kit.state = state;
      kit.call('home', { seat: 0, n: fromWarp(kit, 0, 1) });
    });
    takeFirst(s, 'home');
    expect(stacksOf(s.table, 0)?.data.slice(2)).toEqual([planet(0, 1), 0, 4, 0]);
  });

  test('§6.1 Wild: a ring round the system, that defends it until the power is lost', () => {
    const s = open({
      powers: [null, 'plant'],
      hands: [[4], [20, 'flare fungus', 6, 10], [40, 30]],
      destiny: ['blue', 'green', 'blue'],
    });
    toCards(s, { tokens: 3 });
    lay(s, 4, 20, 'losing');
    card(s, 1, 'flare fungus');
    quiet(s);
    expect([captives(s, 0), warp(s), s.table.all]).toEqual([3, [0, 0, 0], [20, 20, 20]]);
    toCards(s, { at: planet(2, 1) });
    lay(s, 6, 40);
    toCards(s, { at: planet(1, 2) });
    s.arrange(({ table }) => {
      table.powers[1] = [];
    });
    lay(s, 30, 10);
    expect(totals(s)).toEqual([30 + 1, 10 + 4 + 3]);
    takeFirst(s, 'home');
    expect(captives(s, 0)).toBe(0);
  });
});

const star = (s: Stage, seat = 0): number[] => s.table.tokens[spotOf(s.table, seat, powerOf('pirate'))] ?? [0, 0, 0];

tries({
  word: 'pirate',
  owner: 0,
  scene: (more) => beating(more, { powers: ['pirate'] }),
  use: (s) => use(s, 0, 'pirate'),
  rest(s) {
    quiet(s);
    if (step(s) === 'pirate.capture') s.play('0 [1]');
    takeFirst(s, 'home');
  },
  effect: (s) => [star(s)[1], warp(s)[1], at(s, planet(1, 1))[0]],
  used: [1, 3, 1],
  not: [0, 4, 2],
});

describe('Pirate', () => {
  /** Three captives of seat 1 on its star, as the next challenge starts. */
  function holding(base: Opening = {}): Stage {
    const s = beating({}, { powers: ['pirate'], destiny: ['blue', 'blue'], ...base });
    use(s, 0, 'pirate');
    quiet(s);
    s.play('0 [2]');
    takeFirst(s, 'home');
    return s;
  }

  test('§3.87 captives go to the Warp for a reward each', () => {
    const s = holding();
    expect([star(s), step(s)]).toEqual([[0, 2, 0], 'again']);
    s.play('0 again');
    quiet(s, 'start');
    const before = hand(s, 0);
    use(s, 0, 'pirate');
    quiet(s);
    s.play('0 [2]');
    quiet(s);
    expect([star(s), warp(s)[1], hand(s, 0) - before]).toEqual([[0, 0, 0], 4, 2]);
  });

  test('§3.84 in a deal it lets captives of the other go', () => {
    const s = holding({
      hands: [
        [20, 'C'],
        [4, 'C'],
      ],
    });
    s.play('0 again');
    toCards(s, { at: planet(1, 2) });
    lay(s, 'C', 'C');
    const ask = must(s.ask(0), 'the offense');
    if (ask.choice.kind !== 'offer') throw new Error('no deal');
    const give = ask.choice.give.map(({ id }) => (id === 'captive' ? 2 : 0));
    s.play(`0 ${JSON.stringify({ to: 1, give, want: ask.choice.want.map(() => 0) })}`, '1 [accept]');
    takeFirst(s, 'home');
    expect(star(s)).toEqual([0, 0, 0]);
  });

  test('§15.1 the captives go with the power', () => {
    const s = holding();
    s.arrange((state) => {
      const { kit } = s.journal;
      kit.state = state;
      const { powers } = state.table;
      const other = { power: powerOf('plant') };
      powers[2] = [other];
      swap(kit, [0, must(powers[0]?.[0], 'the power')], [2, other]);
    });
    expect([star(s), star(s, 2)]).toEqual([
      [0, 0, 0],
      [0, 2, 0],
    ]);
  });

  test('R243 when the power is given up for another the captives go home', () => {
    const s = holding({ hands: [[20, 'flare pentaform'], [4]], destiny: ['blue'] });
    s.play('0 again');
    quiet(s, 'start');
    s.draws(flareOf('macron'), flareOf('virus'), 1);
    card(s, 0, 'flare pentaform');
    quiet(s);
    s.play(`0 ${powerOf('virus')}`);
    expect([star(s), s.told('log.released').map(({ args }) => args)]).toEqual([[0, 0, 0], [{ seat: 1, n: 2 }]]);
  });

  test('R243 when its owner is out of the game they do so too', () => {
    const s = holding({ hands: [[20, 6], [4, 15], []] });
    s.arrange(({ table }) => {
      table.gone[0] = 16;
    });
    s.play('0 again');
    toCards(s, { at: planet(1, 2) });
    lay(s, 6, 15);
    takeFirst(s, 'home', 2);
    expect([star(s), warp(s)[1], at(s, planet(1, 2))[1]]).toEqual([[0, 0, 0], 2, 6]);
  });

  test('§6.1 Super: two captives for each token that goes home', () => {
    const s = beating({}, { powers: ['pirate'], hands: [[20, 'flare pirate'], [4]] });
    use(s, 0, 'pirate');
    card(s, 0, 'flare pirate');
    quiet(s);
    s.play('0 [4]');
    takeFirst(s, 'home');
    expect([star(s)[1], at(s, planet(1, 1))]).toEqual([4, [0, 0, 0]]);
  });

  test('§6.1 Wild: cards of the winner instead of rewards', () => {
    const s = open({ hands: [[4], [20], ['flare pirate']] });
    toCards(s, { allies: { 2: ['defense', 2] } });
    lay(s, 4, 20, '8f');
    card(s, 2, 'flare pirate');
    takeFirst(s, 'home');
    expect([hand(s, 1), hand(s, 2)]).toEqual([4, 8]);
  });
});

tries({
  word: 'vampire',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['vampire'], hands: [[20], [4]] }, more));
    toCards(s, { tokens: 2 });
    return s;
  },
  rest: (s) => lay(s, 20, 4),
  effect: (s) => [warp(s), at(s, planet(1, 1)), s.table.all],
  used: [
    [0, 0, 0],
    [6, 0, 0],
    [24, 16, 20],
  ],
  not: [
    [0, 4, 0],
    [2, 0, 0],
    [20, 20, 20],
  ],
});

test('§6.2 Wild Pirate: where Stellar Gas has taken the rewards away there is nothing to take instead', () => {
  const s = open({ hands: [[4], [20], ['flare pirate', 'stellar-gas']] });
  toCards(s, { allies: { 2: ['defense', 2] } });
  lay(s, 4, 20, '8f');
  card(s, 2, 'stellar-gas');
  quiet(s, '8f');
  expect(momentNow(s) === '8f' && canPlay(s, 2, 'flare pirate')).toBe(false);
});

describe('Vampire', () => {
  test('as defense the drained stand on the planet it held', () => {
    const s = open({ powers: [null, 'vampire'], hands: [[4], [20]] });
    toCards(s, { tokens: 3 });
    lay(s, 4, 20);
    expect([winner(s), at(s, planet(1, 1)), s.table.all]).toEqual([1, [0, 7, 0], [17, 23, 20]]);
  });

  test('§3.85 in the Warp thralls are their owner’s again, before its own go there', () => {
    const s = open({
      powers: ['vampire'],
      hands: [
        [40, 4],
        [4, 20],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(s);
    lay(s, 40, 4);
    expect(s.table.all).toEqual([24, 16, 20]);
    s.play('0 again');
    toCards(s, { tokens: 4, at: planet(1, 2) });
    lay(s, 4, 20);
    expect([s.table.all, warp(s)]).toEqual([
      [20, 20, 20],
      [0, 4, 0],
    ]);
  });

  test('§4.2 thralls stay and return to their owner whether or not it still has the power', () => {
    const s = open({
      powers: ['vampire'],
      hands: [
        [40, 4],
        [4, 20],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(s);
    lay(s, 40, 4);
    s.arrange(({ table }) => {
      table.powers[0] = [];
    });
    s.play('0 again');
    toCards(s, { tokens: 1, at: planet(1, 2) });
    lay(s, 4, 20);
    expect([s.table.all, warp(s)]).toEqual([
      [23, 17, 20],
      [0, 1, 0],
    ]);
  });

  test('§6.1 Super: the losing allies too', () => {
    const s = open({ powers: ['vampire'], hands: [[20, 'flare vampire'], [4]] });
    toCards(s, { tokens: 2, allies: { 2: ['defense', 2] } });
    lay(s, 20, 4, 'act');
    card(s, 0, 'flare vampire');
    quiet(s);
    expect([s.table.all, at(s, planet(1, 1))]).toEqual([
      [26, 16, 18],
      [8, 0, 0],
    ]);
  });

  test('§14.21 Wild: two bases change places, on Moons too', () => {
    const s = open({ hands: [['flare vampire']], moons: [[], ['shipyard']] });
    onMoon(s, 1, moon(1), { n: 2 });
    quiet(s, 'start');
    card(s, 0, 'flare vampire', `${moon(1)} 1`);
    quiet(s);
    s.play(`0 ${planet(0, 2)}`);
    quiet(s);
    expect([at(s, moon(1)), at(s, planet(0, 2))]).toEqual([
      [4, 0, 0],
      [0, 2, 0],
    ]);
  });

  test('§6.1 Wild: what the Gorgon has turned to stone is not moved either', () => {
    const guests = { ...home(1, 4), [planet(2, 1)]: 4 };
    const stone = open({ powers: [null, null, 'gorgon'], bases: [null, guests], hands: [['flare vampire']] });
    const free = open({ bases: [null, guests], hands: [['flare vampire']] });
    const canSwap = (s: Stage): boolean => {
      const ask = must(s.ask(0), 'the offense');
      const wanted = ` ${planet(2, 1)} 1`;
      return ask.choice.kind === 'one' && ask.choice.options.some((option) => String(option).endsWith(wanted));
    };
    expect([stone, free].map(canSwap)).toEqual([false, true]);
  });

  test('§6.1 Wild: not where it would give anybody the fifth base', () => {
    const four = { [planet(1, 1)]: 1, [planet(1, 2)]: 1, [planet(2, 1)]: 1, [planet(2, 2)]: 1, [planet(0, 1)]: 16 };
    const s = open({ hands: [['flare vampire']], bases: [four] });
    quiet(s, 'start');
    card(s, 0, 'flare vampire', `${planet(1, 3)} 1`);
    quiet(s);
    const ask = must(s.ask(0), 'the player');
    expect(ask.choice.kind === 'one' && ask.choice.options).toEqual([planet(2, 1), planet(2, 2)]);
  });
});
