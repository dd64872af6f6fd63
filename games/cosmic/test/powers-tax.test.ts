// Powers that want something of whoever launches: Assessor a tax, Butler a tip; and their Flares.

import { describe, expect, test } from 'vitest';
import { PURCHASES } from '../data/lucre.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  buy,
  canPlay,
  canUse,
  card,
  challenge,
  home,
  launch,
  lay,
  momentNow,
  moon,
  onMoon,
  open as stage,
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

/** A game with Lucre, in which everybody has so much when the first challenge begins. */
const open = (opening: Opening, ...lucre: readonly number[]): Stage =>
  stage({ ...opening, lucre, options: { lucre: true, ...opening.options } });

const lucre = (s: Stage): number[] => s.table.lucre;
const sizes = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);

tries({
  word: 'assessor',
  owner: 2,
  zapper: 1,
  scene: (more) => open(withMore({ powers: [null, null, 'assessor'] }, more), 5, 0, 0),
  rest: (s) => launch(s, { tokens: 4 }),
  effect: lucre,
  used: [2, 0, 3],
  not: [5, 0, 0],
  copier: 1,
  // The defense comes last (§8.0), and gets what is left; the token it is not paid for goes home.
  twice: [0, 2, 3],
});

describe('Assessor', () => {
  test('what cannot be paid for goes home at once, to bases of its owner’s choice; the first token is free', () => {
    const s = open({ powers: [null, null, 'assessor'] }, 2, 0, 0);
    quiet(s);
    s.play('0 [4 0 0 0 0]');
    quiet(s);
    expect([lucre(s), challenge(s).cone[0][0], step(s)]).toEqual([[0, 0, 2], 3, 'home']);
    s.play('0 [0 1 0 0]');
    expect([s.table.tokens[planet(0, 3)]?.[0], step(s)]).toEqual([5, 'aim']);
    const poor = open({ powers: [null, null, 'assessor'] }, 0, 0, 0);
    quiet(poor);
    poor.play('0 [1 0 0 0 0]');
    expect([lucre(poor), challenge(poor).cone[0][0], step(poor)]).toEqual([[0, 0, 0], 1, 'aim']);
  });

  test('R200 allies pay too, on both sides, though they are no main players; the defense and the Assessor pay nothing', () => {
    const s = open({ seats: 5, powers: [null, null, 'assessor'] }, 0, 9, 9, 9, 1);
    toCards(s, { tokens: 1, allies: { 2: ['offense', 4], 3: ['offense', 3], 4: ['defense', 3] } }, '6z');
    takeFirst(s, 'home');
    ally(s, { allies: { 4: ['defense', 3] } });
    takeFirst(s, 'home');
    expect([lucre(s), challenge(s).cone]).toEqual([
      [0, 9, 9 + 2 + 1, 9 - 2, 0],
      [
        [1, 0, 4, 3, 0],
        [0, 0, 0, 0, 2],
      ],
    ]);
  });

  test('§3.1 R200 a token that came straight onto the cone is the first', () => {
    const s = open({ powers: [null, 'assessor'], bases: [{ [planet(2, 1)]: 0 }] }, 0, 0, 0);
    expect(s.table.warp[0]).toBe(20);
    play(s, '0 -1');
    expect([step(s), challenge(s).cone[0][0]]).toEqual(['aim', 1]);
  });

  test('§3.1 R263 of those bought straight onto the cone all but the first are taxed; what is not paid for goes back', () => {
    const bases = [{}];
    const s = open({ powers: [null, 'assessor'], bases }, 20, 0, 0);
    buy(s, 0, 'token', 3);
    quiet(s, 'start');
    const price = PURCHASES[0][1];
    expect([lucre(s), challenge(s).cone[0][0]]).toEqual([[20 - 3 * price - 2, 2, 0], 3]);
    // One more, that is retrieved.
    play(s, '0 -1');
    expect([lucre(s)[1], challenge(s).cone[0][0]]).toEqual([3, 4]);
    const poor = open({ powers: [null, 'assessor'], bases }, 3 * price, 0, 0);
    buy(poor, 0, 'token', 3);
    quiet(poor, 'start');
    expect([lucre(poor), challenge(poor).cone[0][0], poor.table.warp[0]]).toEqual([[0, 0, 0], 1, 19]);
  });

  test('R200 who is drawn in by the Magnet pays as any ally', () => {
    const s = open({ powers: ['magnet', 'assessor'] }, 0, 0, 5);
    toCards(s, { tokens: 1 }, '6z');
    use(s, 0, 'magnet');
    quiet(s);
    s.play('0 join 2 0');
    takeFirst(s, 'commit', 4);
    expect(lucre(s)).toEqual([0, 3, 2]);
  });

  test('§7.2 Expense War: what is kept back for the Challenge card pays no tax (R123)', () => {
    const options = { extras: true };
    const s = open({ powers: [null, null, 'assessor'], options, destiny: ['expense-war', 'blue'] }, 4, 0, 0);
    quiet(s);
    s.play('0 [4 0 0 0 0]');
    quiet(s);
    expect([lucre(s), challenge(s).cone[0][0]]).toEqual([[2, 0, 2], 3]);
  });
});

describe('Flare: Assessor', () => {
  test('§6.1 Wild: as defense, 2 Lucre of everybody with a base in the own system; who has none gives a card', () => {
    const bases = [{ ...home(0, 4), [planet(1, 1)]: 4 }, null, { ...home(2, 4), [planet(1, 2)]: 4 }];
    const s = open({ seats: 4, hands: [[], ['flare assessor']], bases }, 5, 0, 0, 5);
    quiet(s, '2c');
    card(s, 1, 'flare assessor');
    quiet(s, '3b');
    expect([lucre(s), sizes(s)]).toEqual([
      [3, 2, 0, 5],
      [7, 7, 6, 7],
    ]);
  });

  test('§6.1 Wild: who has 1 Lucre gives that; nobody there: it cannot be played', () => {
    const bases = [{ ...home(0, 4), [planet(1, 1)]: 4 }];
    const s = open({ hands: [[], ['flare assessor']], bases }, 1, 0, 9);
    quiet(s, '2c');
    card(s, 1, 'flare assessor');
    quiet(s, '3b');
    expect(lucre(s)).toEqual([0, 1, 9]);
    const alone = open({ hands: [[], ['flare assessor']] }, 1, 0, 9);
    quiet(alone, '2c');
    expect(canPlay(alone, 1, 'flare assessor')).toBe(false);
  });

  test('§6.1 R267 Super: when the defense is known, before tokens are lifted: 2 Lucre a token in this challenge', () => {
    const s = open({ powers: [null, null, 'assessor'], hands: [[], [], ['flare assessor']] }, 5, 0, 0);
    quiet(s, '2c');
    card(s, 2, 'flare assessor');
    quiet(s);
    s.play('0 [4 0 0 0 0]');
    quiet(s);
    expect([lucre(s), challenge(s).cone[0][0]]).toEqual([[1, 0, 4], 3]);
    const late = open({ powers: [null, null, 'assessor'], hands: [[], [], ['flare assessor']] }, 5, 0, 0);
    launch(late, { tokens: 1 });
    expect([momentNow(late), canPlay(late, 2, 'flare assessor')]).toEqual(['3b', false]);
  });
});

/** As defense blue has had no tip, and says that the one token comes from the second planet. */
function served(more: Opening, ...purses: readonly number[]): Stage {
  const s = open(withMore({ powers: [null, 'butler'] }, more), ...(purses.length > 0 ? purses : [5, 0, 0]));
  quiet(s, '3a');
  return s;
}

const OTHERWISE = ['0 no-tip', '1 bases', '0 1', '1 [0 1 0 0 0]'];

tries({
  word: 'butler',
  owner: 1,
  scene: (more) => served(more),
  use: (s) => use(s, 1, 'butler'),
  rest(s) {
    quiet(s);
    if (step(s) === 'launch') return s.play('0 [1 0 0 0 0]');
    play(s, ...OTHERWISE);
  },
  effect: (s) => [planet(0, 1), planet(0, 2)].map((place) => s.table.tokens[place]?.[0]),
  used: [4, 3],
  not: [3, 4],
  lost: 'it is tried below: with three bases fewer it has other tokens',
});

describe('Butler', () => {
  test('a tip of 2 Lucre, and it lets the offense do as it likes', () => {
    const s = served({});
    use(s, 1, 'butler');
    quiet(s);
    expect(s.ask(0)?.prompt).toMatchObject({ key: 'ask.tip', args: { to: 1, n: 2 } });
    s.refuses('0 half', '4.1');
    s.play('0 tip');
    expect([lucre(s), step(s), asked(s)]).toEqual([[3, 2, 0], 'launch', [0]]);
    s.play('0 [2 0 0 0 0]');
    expect([step(s), asked(s)]).toEqual(['aim', [0]]);
  });

  test('R55 without Lucre: a random card', () => {
    const s = stage({ powers: [null, 'butler'] });
    quiet(s, '3a');
    use(s, 1, 'butler');
    quiet(s);
    expect(s.ask(0)?.prompt).toMatchObject({ key: 'ask.tip-cards', args: { to: 1, n: 1 } });
    s.play('0 tip');
    expect([sizes(s), step(s)]).toEqual([[6, 8, 7], 'launch']);
  });

  test('R204 who cannot give the whole tip is not asked', () => {
    const s = served({}, 1, 0, 0);
    use(s, 1, 'butler');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['butler.serve', [1]]);
  });

  test('R204 where one planet alone can be aimed at, the aim is nothing to serve', () => {
    const abroad = Object.fromEntries([2, 3, 4, 5].map((k) => [planet(1, k), 1]));
    const s = served({ bases: [{ ...home(0, 4), ...abroad }] });
    use(s, 1, 'butler');
    play(s, '0 no-tip');
    const choice = s.ask(1)?.choice;
    expect(choice?.kind === 'one' && choice.options).toEqual(['bases']);
  });

  test('the bases: the offense says how many, Butler from which; then the offense aims', () => {
    const s = served({});
    use(s, 1, 'butler');
    play(s, '0 no-tip', '1 bases');
    expect([step(s), s.ask(0)?.choice]).toMatchObject(['muster', { kind: 'number', min: 1, max: 4 }]);
    s.refuses('0 5', '3.3');
    s.play('0 4');
    expect([step(s), asked(s)]).toEqual(['launch', [1]]);
    s.refuses('1 [1 1 1 0 0]', '3.3');
    s.play('1 [1 1 1 1 0]');
    expect(s.told('log.launch')).toMatchObject([{ args: { seat: 0, n: 4 } }]);
    expect([challenge(s).cone[0], step(s), asked(s)]).toEqual([[4, 0, 0], 'aim', [0]]);
  });

  test('the aim: when the tokens are on the cone, at any planet that is a legal target', () => {
    const bases = [{ ...home(0, 4), [planet(1, 3)]: 4 }];
    const s = served({ bases });
    use(s, 1, 'butler');
    play(s, '0 no-tip', '1 aim', '0 [2 0 0 0 0]');
    expect([step(s), asked(s)]).toEqual(['aim', [1]]);
    s.refuses(`1 ${planet(1, 3)}`, '3.32');
    s.play(`1 ${planet(1, 5)}`);
    expect([challenge(s).target, challenge(s).offense]).toEqual([planet(1, 5), 0]);
  });

  test('it may also let it be; it serves from outside too, and never itself', () => {
    const s = served({});
    use(s, 1, 'butler');
    play(s, '0 no-tip', '1 pass');
    expect([step(s), asked(s)]).toEqual(['launch', [0]]);
    const third = open({ powers: [null, null, 'butler'] }, 5, 0, 0);
    quiet(third, '3a');
    expect(canUse(third, 2, 'butler')).toBe(true);
    const own = open({ powers: ['butler'] }, 5, 0, 0);
    quiet(own);
    expect(step(own)).toBe('launch');
  });

  test('§7.1 not in the Warp; §13.3 not where a Moon is the target, and it aims at none', () => {
    const bases = [null, home(1, 4)];
    const warp = open({ powers: [null, 'butler'], bases, options: { extras: true }, destiny: ['warp'] }, 5, 0, 0);
    quiet(warp);
    if (step(warp) === 'whither') play(warp, '0 warp 1');
    expect([challenge(warp).warp, step(warp), asked(warp)]).toEqual([true, 'launch', [0]]);
    const s = open({ powers: [null, 'butler'], moons: [[], ['bribery']], destiny: ['blue'] }, 5, 0, 0);
    quiet(s, '3a');
    onMoon(s, 1, moon(1));
    use(s, 1, 'butler');
    play(s, '0 no-tip', '1 aim', '0 [2 0 0 0 0]');
    s.refuses(`1 ${moon(1)}`, '13.3');
    expect(s.ask(1)?.choice).toMatchObject({ options: [1, 2, 3, 4, 5].map((k) => planet(1, k)) });
  });

  /** Blue, who has the Butler, stands on a Moon of its own, and asks for a tip. */
  const byMoon = (purse: number, more: Opening = {}): Stage => {
    const s = open({ powers: [null, 'butler'], moons: [[], ['bribery']], destiny: ['blue'], ...more }, purse, 0, 0);
    quiet(s, '3a');
    onMoon(s, 1, moon(1));
    return s;
  };

  test('§13.3 R264 who says that it goes to a Moon owes no tip, is not served, and goes there', () => {
    const s = byMoon(5);
    use(s, 1, 'butler');
    quiet(s);
    expect(s.ask(0)?.choice).toMatchObject({ options: ['tip', 'no-tip', 'moon'] });
    s.play('0 moon');
    expect([lucre(s), step(s), asked(s)]).toEqual([[5, 0, 0], 'launch', [0]]);
    s.play('0 [2 0 0 0 0]');
    s.refuses(`0 ${planet(1, 1)}`, '3.32');
    play(s, `0 ${moon(1)}`);
    expect(challenge(s).target).toBe(moon(1));
  });

  test('§13.3 R264 also who has no tip to give is asked whether it goes to a Moon', () => {
    const s = byMoon(1);
    use(s, 1, 'butler');
    quiet(s);
    expect(s.ask(0)).toMatchObject({ prompt: { key: 'ask.no-tip' }, choice: { options: ['no-tip', 'moon'] } });
    s.refuses('0 tip', '4.1');
    s.play('0 no-tip');
    expect([step(s), asked(s)]).toEqual(['butler.serve', [1]]);
  });

  test('§13.3 R264 who is served as to its bases goes to a planet; after a tip wherever it likes', () => {
    const served = byMoon(5);
    use(served, 1, 'butler');
    play(served, '0 no-tip', '1 bases', '0 1', '1 [1 0 0 0 0]');
    served.refuses(`0 ${moon(1)}`, '13.3');
    const tipped = byMoon(5);
    use(tipped, 1, 'butler');
    play(tipped, '0 tip', '0 [1 0 0 0 0]', `0 ${moon(1)}`);
    expect([lucre(tipped), challenge(tipped).target]).toEqual([[3, 2, 0], moon(1)]);
  });

  test('§13.3 R264 where only a Moon can be aimed at, it has nothing to ask', () => {
    const abroad = Object.fromEntries([1, 2, 3, 4].map((k) => [planet(1, k), 2]));
    const bases = [{ ...home(0, 3), ...abroad }, home(1, 4)];
    const s = open({ powers: [null, 'butler'], moons: [[], ['bribery']], destiny: ['blue'], bases }, 5, 0, 0);
    // The fifth planet has left the game.
    s.arrange(({ table }) => (table.systems[planet(1, 5)] = -1));
    quiet(s, '3a');
    expect([step(s), asked(s)]).toEqual(['launch', [0]]);
    play(s, '0 [1 0 0 0 0 0 0]');
    expect(s.ask(0)?.choice).toMatchObject({ options: [moon(1), moon(1, 2)] });
  });

  test('§4.2 below three home bases it asks for nothing', () => {
    const s = served({ bases: [null, { [planet(1, 1)]: 10, [planet(1, 2)]: 10 }] });
    expect(step(s)).toBe('launch');
  });

  test('R204 the Negator can veto where its tokens come from, and not how many', () => {
    const s = open({ powers: [null, 'butler', 'negator'] }, 5, 0, 0);
    quiet(s, '3a');
    use(s, 1, 'butler');
    play(s, '0 no-tip', '1 bases', '0 2');
    s.play('1 [1 1 0 0 0]');
    expect(momentNow(s)).toBe('veto');
    expect(s.ask(2)?.choice).toMatchObject({ options: [0, 1].map((k) => expect.stringContaining(`from ${k}`)) });
  });
});

describe('Flare: Butler', () => {
  test('§6.1 Super: a tip of 4 Lucre, or two cards', () => {
    const s = served({ hands: [[], ['flare butler']] });
    use(s, 1, 'butler');
    card(s, 1, 'flare butler');
    quiet(s);
    s.play('0 tip');
    expect(lucre(s)).toEqual([1, 4, 0]);
    const cards = stage({ powers: [null, 'butler'], hands: [[], ['flare butler']] });
    quiet(cards, '3a');
    use(cards, 1, 'butler');
    card(cards, 1, 'flare butler');
    quiet(cards);
    cards.play('0 tip');
    expect(sizes(cards)).toEqual([5, 6 + 2, 7]);
  });

  test('§6.1 Wild: another is the offense, with its own tokens, hand and power, and must invite; success is the turn’s', () => {
    const s = stage({ hands: [['flare butler'], [4], [40]], destiny: ['blue', 'blue'] });
    card(s, 0, 'flare butler');
    quiet(s);
    s.refuses('0 0', '6.1');
    s.play('0 2');
    expect(s.ask(2)).toMatchObject({ prompt: { key: 'ask.go' }, choice: { options: ['armed'] } });
    s.play('2 armed');
    quiet(s);
    expect([challenge(s).offense, step(s), asked(s)]).toEqual([2, 'launch', [2]]);
    toCards(s, { tokens: 2 });
    expect(challenge(s).invited[0] & 1).toBe(1);
    lay(s, 40, 4);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 2]);
    expect([step(s), asked(s), s.table.turn]).toEqual(['again', [0], 0]);
  });

  test('§6.1 R205 Wild: who has no Challenge card says so, and another is named', () => {
    const none = ['sanity', 'quash', 'keeper', 'cosmic-zap', 'mobius-tubes', 'plague', 'emotion-control'] as const;
    const s = stage({ hands: [['flare butler'], [4], none] });
    card(s, 0, 'flare butler');
    quiet(s);
    play(s, '0 2');
    s.refuses('2 armed', '6.1');
    s.play('2 unarmed');
    s.refuses('0 2', '6.1');
    play(s, '0 1');
    s.play('1 armed');
    expect([challenge(s).offense, s.told('log.substitute')]).toMatchObject([1, [{ args: { seat: 1, other: 0 } }]]);
  });

  test('§6.1 Wild: nobody has one: it goes itself', () => {
    const none = ['sanity', 'quash', 'keeper', 'cosmic-zap', 'mobius-tubes', 'plague', 'emotion-control'] as const;
    const s = stage({ seats: 2, hands: [['flare butler'], none] });
    card(s, 0, 'flare butler');
    quiet(s);
    play(s, '0 1', '1 unarmed');
    expect([challenge(s).offense, step(s)]).toEqual([0, 'launch']);
  });

  test('§6.1 Wild: for the offense, at the start and not later', () => {
    const s = stage({ hands: [['flare butler', 'mobius-tubes'], []] });
    expect([momentNow(s), canPlay(s, 0, 'flare butler')]).toEqual(['start', true]);
    const other = stage({ powers: [null, 'silencer'], hands: [['flare chronos'], ['flare butler']] });
    quiet(other, '2c');
    expect([momentNow(other), canPlay(other, 1, 'flare butler')]).toEqual(['2c', false]);
  });
});
