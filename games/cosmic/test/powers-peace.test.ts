// Powers that make peace pay, or a defeat bearable: Empath, Pacifist, Spiff; and their Flares.

import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  canUse,
  card,
  challenge,
  itemOfCard,
  lay,
  moon,
  onMoon,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  takeAllFirst,
  toCards,
  use,
} from './stage.ts';

const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const winner = (s: Stage): unknown => s.told('log.wins')[0]?.args['seat'];
const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;
const hand = (s: Stage, seat: number): number => s.table.hands[seat]?.length ?? 0;
const warp = (s: Stage, seat: number): number => s.table.warp[seat] ?? 0;

tries({
  word: 'pacifist',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['pacifist'], hands: [['C'], [20]] }, more));
    toCards(s);
    return s;
  },
  rest: (s) => lay(s, 'C', 20),
  effect: winner,
  used: 0,
  not: 1,
});

describe('Pacifist', () => {
  const fight = (more: Opening, mine: 'C' | 4, theirs: 'C' | 20): Stage => {
    const s = open({
      powers: ['pacifist'],
      hands: [
        ['C', 4],
        ['C', 20],
      ],
      ...more,
    });
    toCards(s);
    lay(s, mine, theirs);
    return s;
  };

  test('§3.82 who lost with an Attack takes no consolation', () => {
    const s = fight({}, 'C', 20);
    takeAllFirst(s);
    expect([winner(s), hand(s, 0), hand(s, 1)]).toEqual([0, 6, 6]);
  });

  test('§3.83 two Compromises are a deal, and its Attack loses as usual', () => {
    expect(step(fight({}, 'C', 'C'))).toBe('deal');
    expect(winner(fight({}, 4, 20))).toBe(1);
  });

  test('R180 an upset does not turn it over', () => {
    const s = open({ powers: ['pacifist', 'loser'], hands: [['C', 'C', 'C', 'C', 'C', 'C', 'C'], [20]] });
    toCards(s, {}, '6z');
    use(s, 1, 'loser');
    lay(s, 'C', 20);
    expect(winner(s)).toBe(0);
  });

  test('§6.1 Wild: a Compromise against an Attack becomes an Attack 15', () => {
    const s = open({ powers: [null, null, 'pacifist'], hands: [['C', 'flare pacifist'], [8]] });
    toCards(s, { tokens: 3 });
    lay(s, 'C', 8, '8a');
    card(s, 0, 'flare pacifist');
    quiet(s);
    expect([told(s), winner(s)]).toEqual([[18, 12], 0]);
    const both = open({ powers: [null, null, 'pacifist'], hands: [['C', 'flare pacifist'], ['C']] });
    toCards(both);
    lay(both, 'C', 'C', '8a');
    expect(canPlay(both, 0, 'flare pacifist')).toBe(false);
  });

  test('§3.83 R181 Super: if the deal fails it loses one, the other five; §6.33 Kickers multiply both', () => {
    const deal = (kickers: boolean): Stage => {
      const s = open({
        powers: ['pacifist'],
        hands: [['C', 'flare pacifist', ...(kickers ? (['x2'] as const) : [])], ['C']],
        options: { proposals: 1, kickers },
      });
      toCards(s);
      if (kickers) s.play(`0 ${slot(s, 0, 'x2')}`);
      lay(s, 'C', 'C', 'dealing');
      card(s, 0, 'flare pacifist');
      play(s, '0 pass', '1 pass');
      takeAllFirst(s);
      return s;
    };
    const s = deal(false);
    expect([warp(s, 0), warp(s, 1)]).toEqual([1, 5]);
    const kicked = deal(true);
    expect([warp(kicked, 0), warp(kicked, 1)]).toEqual([1, 10]);
  });
});

tries({
  word: 'empath',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['empath'], hands: [['C'], [20]] }, more));
    toCards(s);
    lay(s, 'C', 20, '8a');
    return s;
  },
  use: (s) => use(s, 0, 'empath'),
  rest: (s) => quiet(s),
  effect: (s) => [s.told('log.dealing').length, s.told('log.wins').length],
  used: [1, 0],
  not: [0, 1],
});

describe('Empath', () => {
  test('§3.83 makes peace with its own Attack too, not when both cards are alike', () => {
    const s = open({ powers: [null, 'empath'], hands: [['C', 4], [20]] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    lay(s, 'C', 20, '8a');
    use(s, 1, 'empath');
    takeAllFirst(s);
    expect([step(s), challenge(s).cone[0]]).toEqual(['deal', [1, 0, 0]]);
    const both = open({ powers: [null, 'empath'], hands: [['C', 4], [20]] });
    toCards(both);
    lay(both, 4, 20, '8a');
    expect(canUse(both, 1, 'empath')).toBe(false);
  });

  test('§6.1 Wild: after a deal both take three rewards', () => {
    const s = open({ powers: [null, null, 'empath'], hands: [['C', 'flare empath', 4], ['C']] });
    toCards(s);
    lay(s, 'C', 'C');
    const choice = s.ask(0)?.choice;
    if (choice?.kind !== 'offer') throw new Error('no deal is tried');
    const give = choice.give.map(({ id }) => (id === slot(s, 0, 4) ? 1 : 0));
    const want = choice.want.map(() => 0);
    s.play(`0 ${JSON.stringify({ to: 1, give, want })}`, '1 [accept]');
    quiet(s, '8g');
    const before = [hand(s, 0), hand(s, 1)];
    card(s, 0, 'flare empath');
    takeAllFirst(s);
    expect([hand(s, 0), hand(s, 1)]).toEqual(before.map((n, seat) => n + 3 - (seat === 0 ? 1 : 0)));
  });

  test('§6.1 Super: an Attack of the hand takes the place of the opponent’s Compromise, which comes to the hand', () => {
    const s = open({ powers: ['empath'], hands: [[20, 4, 'flare empath'], ['C']] });
    toCards(s, { tokens: 2 });
    lay(s, 20, 'C', '8a');
    const before = hand(s, 0);
    card(s, 0, 'flare empath', itemOfCard(4));
    quiet(s);
    expect([told(s), winner(s)]).toEqual([[22, 8], 0]);
    expect([hand(s, 0), slot(s, 0, 'C') >= 0]).toEqual([before - 1, true]);
  });

  test('§6.1 Super of an ally', () => {
    const s = open({ powers: [null, null, 'empath'], hands: [[20], ['C'], [6, 'flare empath']] });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 1] } });
    lay(s, 20, 'C', '8a');
    expect(canPlay(s, 2, 'flare empath')).toBe(true);
    card(s, 2, 'flare empath');
    quiet(s);
    expect(told(s)).toEqual([23, 10]);
  });
});

tries({
  word: 'spiff',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['spiff'], hands: [[4], [20]] }, more));
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'losing');
    return s;
  },
  use: (s) => use(s, 0, 'spiff'),
  rest: takeAllFirst,
  effect: (s) => [at(s, planet(1, 1), 0), warp(s, 0)],
  used: [1, 1],
  not: [0, 2],
});

describe('Spiff', () => {
  const beaten = (more: Opening, mine: number, theirs: number): Stage => {
    const s = open({ powers: ['spiff'], hands: [[mine, 'flare spiff'], [theirs]], ...more });
    toCards(s, { tokens: 1 });
    lay(s, mine, theirs, 'losing');
    return s;
  };

  test('a loss by nine is not bad enough, by ten it is', () => {
    expect(canUse(beaten({}, 8, 14), 0, 'spiff')).toBe(false);
    expect(canUse(beaten({}, 8, 15), 0, 'spiff')).toBe(true);
  });

  test('§6.1 Super: by five it is, too', () => {
    expect(canPlay(beaten({}, 8, 9), 0, 'flare spiff')).toBe(false);
    expect(canPlay(beaten({}, 8, 15), 0, 'flare spiff')).toBe(false);
    const s = beaten({}, 8, 10);
    expect(canUse(s, 0, 'spiff')).toBe(false);
    card(s, 0, 'flare spiff');
    use(s, 0, 'spiff');
    takeAllFirst(s);
    expect(at(s, planet(1, 1), 0)).toBe(1);
  });

  test('R110 not on a Moon', () => {
    const s = open({ powers: ['spiff'], hands: [[4], [20]], moons: [[], [], []] });
    onMoon(s, 1, moon(1), { n: 2 });
    toCards(s, { at: moon(1) });
    lay(s, 4, 20, 'losing');
    expect(canUse(s, 0, 'spiff')).toBe(false);
  });

  test('§6.1 Wild: a beaten defense leaves a token on the planet', () => {
    const s = open({ powers: [null, null, 'spiff'], hands: [[20], [4, 'flare spiff']] });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4, 'losing');
    card(s, 1, 'flare spiff');
    takeAllFirst(s);
    expect([at(s, planet(1, 1), 0), at(s, planet(1, 1), 1), warp(s, 1)]).toEqual([2, 1, 3]);
  });
});
