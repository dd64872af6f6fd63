// Powers that use what others have, or undo what they do: Delegator, Insect, Negator, Plant; and their Flares.

import { describe, expect, test } from 'vitest';
import { livePowers } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  canUse,
  card,
  challenge,
  launch,
  lay,
  open,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

tries({
  word: 'insect',
  owner: 0,
  scene: (more) => open(withMore({ powers: ['insect', 'macron'] }, more)),
  use: (s) => use(s, 0, 'insect', powerOf('macron')),
  rest: (s) => quiet(s),
  effect: (s) => livePowers(s.state, 0).includes(powerOf('macron')),
  used: true,
  not: false,
  copied: 'nobody copies what only copies',
});

describe('Insect', () => {
  test('§15.1 it copies no artifacts', () => {
    const s = open({ powers: ['insect', 'terrorist'] });
    s.play(`1 ${planet(0, 1)}`, `1 ${planet(1, 1)}`, `1 ${planet(2, 1)}`);
    expect(step(s)).toBe('launch');
  });

  test('§15.4 a silenced Insect cannot use what needs words', () => {
    const s = open({ powers: ['insect', 'loser'] });
    use(s, 0, 'insect', powerOf('loser'));
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    expect(livePowers(s.state, 0)).toEqual([powerOf('insect')]);
  });

  test('§6.1 Super: the power of anybody in the challenge; Wild: a new hand for who lost', () => {
    const s = open({ powers: ['insect', null, 'macron'], hands: [['flare insect']] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    card(s, 0, 'flare insect', powerOf('macron'));
    expect(livePowers(s.state, 0)).toContain(powerOf('macron'));
    const wild = open({ powers: [null, null, 'insect'], hands: [[4, 'flare insect'], [20]] });
    toCards(wild);
    lay(wild, 4, 20, '8g');
    card(wild, 0, 'flare insect');
    quiet(wild);
    expect(wild.table.hands[0]).toHaveLength(7);
  });
});

const guest = { [planet(0, 1)]: 4, [planet(0, 2)]: 4, [planet(0, 3)]: 4, [planet(0, 4)]: 4, [planet(2, 1)]: 4 };

tries({
  word: 'plant',
  owner: 0,
  zapper: 1,
  scene: (more) => open(withMore({ powers: ['plant', null, 'macron'], bases: [guest] }, more)),
  use: (s) => use(s, 0, 'plant', powerOf('macron')),
  rest: (s) => quiet(s),
  effect: (s) => [0, 2].map((seat) => livePowers(s.state, seat).includes(powerOf('macron'))),
  used: [true, false],
  not: [false, true],
  lost() {
    const s = open({
      powers: ['plant', null, 'macron'],
      bases: [{ [planet(0, 1)]: 8, [planet(0, 2)]: 8, [planet(2, 1)]: 4 }],
    });
    expect(step(s)).toBe('launch');
  },
});

describe('Flares of Plant', () => {
  test('§6.1 Super: who would win in whose system it has a base does not; it wins alone', () => {
    const four = {
      [planet(0, 1)]: 4,
      [planet(0, 2)]: 4,
      [planet(0, 3)]: 4,
      [planet(1, 2)]: 1,
      [planet(1, 3)]: 1,
      [planet(1, 4)]: 1,
      [planet(2, 1)]: 5,
    };
    const s = open({
      powers: [null, null, 'plant'],
      hands: [[20], [4], ['flare plant']],
      bases: [four, null, { [planet(2, 2)]: 4, [planet(2, 3)]: 4, [planet(2, 4)]: 4, [planet(0, 1)]: 8 }],
    });
    toCards(s);
    lay(s, 20, 4, 'victory');
    card(s, 2, 'flare plant');
    expect(s.table.winners).toBe(1 << 2);
  });

  test('§6.1 Wild: another’s tokens beside its own fight with the offense', () => {
    const s = open({ powers: [null, null, 'plant'], hands: [['flare plant']], bases: [guest] });
    toCards(s, { tokens: 1 }, '6z');
    card(s, 0, 'flare plant', `${planet(2, 1)} 2`);
    s.refuses('0 4', '6.1');
    s.play('0 3');
    expect(challenge(s).cone[0]).toEqual([4, 0, 0]);
    expect(s.table.tokens[planet(2, 1)]).toEqual([5, 0, 0]);
  });

  /** Red has grafted the four tokens of green, and brought three of them. */
  const grafted = (hands: Parameters<typeof open>[0], more: Parameters<typeof open>[0] = {}): Stage => {
    const s = open({ powers: [null, null, 'plant'], bases: [guest], ...hands, ...more });
    toCards(s, { tokens: 1 }, '6z');
    card(s, 0, 'flare plant', `${planet(2, 1)} 2`);
    s.play('0 3');
    quiet(s);
    return s;
  };

  test('§6.1 R107 Wild: what survives is its owner’s again, on the planet that was won and at home', () => {
    const s = grafted({ hands: [['flare plant', 20], [4]] });
    lay(s, 20, 4);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 3]);
    expect(s.table.tokens[planet(2, 1)]).toEqual([4, 0, 1]);
    expect(s.table.all).toEqual([20, 20, 20]);
  });

  test('§13.3 R271 Wild: from a Moon they go home, and nobody is beside another there', () => {
    const moon = 14;
    const s = open({
      powers: [null, null, 'plant'],
      moons: [[], ['echo']],
      hands: [['flare plant', 20], [4]],
      bases: [{ [moon]: 6, [planet(2, 1)]: 14 }],
    });
    toCards(s, { tokens: 1 }, '6z');
    card(s, 0, 'flare plant', `${planet(2, 1)} 2`);
    s.play('0 3');
    // What was brought has come back meanwhile, to the Moon.
    s.arrange(({ table: { tokens, stack } }) => {
      const [own = 0, ...others] = stack[0]?.cone[0] ?? [];
      stack[0]?.cone[0].splice(0, 3, 0, ...others);
      tokens[moon]?.splice(0, 1, (tokens[moon][0] ?? 0) + own);
    });
    lay(s, 20, 4);
    quiet(s);
    expect([step(s), s.ask(2)?.prompt]).toEqual(['home', { key: 'ask.home', args: { n: 3 } }]);
    s.play('2 [3 0 0 0 0]');
    expect(s.table.tokens[moon]?.filter((n) => n > 0)).toHaveLength(1);
    expect(s.table.all).toEqual([20, 20, 20]);
  });

  test('§6.1 R107 Wild: what is lost lies in the Warp as its owner’s; a power multiplies it as one’s own', () => {
    const s = grafted({ hands: [['flare plant', 4], [20]] });
    lay(s, 4, 20);
    expect(s.table.warp).toEqual([1, 0, 3]);
    const virus = grafted({ hands: [['flare plant', 4], [20]] }, { powers: ['virus', null, 'plant'] });
    lay(virus, 4, 20);
    expect(virus.table.warp).toEqual([1, 0, 3]);
    const deal = grafted({ hands: [['flare plant', 'C'], ['C']] });
    lay(deal, 'C', 'C');
    while (step(deal) === 'deal') deal.play(`${deal.ask(0) === null ? 1 : 0} pass`);
    play(deal, '0 [0 3 0 0 0 0]', '1 [3 0 0 0 0]');
    expect(step(deal)).toBe('home');
    expect(deal.table.all).toEqual([20, 20, 20]);
  });
});

tries({
  word: 'delegator',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'delegator'] }, more));
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    return s;
  },
  use: (s) => use(s, 2, 'delegator'),
  rest(s) {
    quiet(s);
    if (step(s) === 'delegator.promote') play(s, '2 2');
  },
  effect: (s) => [challenge(s).offense, s.table.turn],
  used: [2, 0],
  not: [0, 0],
});

describe('Delegator', () => {
  test('a win of the ally is a success for whose turn it is', () => {
    const s = open({ powers: [null, null, 'delegator'], hands: [[], [4], [30]] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    use(s, 2, 'delegator');
    play(s, '2 2');
    lay(s, 30, 4);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 1]);
    expect(s.ask(0)?.step).toBe('again');
  });

  test('§6.1 Super: somebody outside, who brings tokens first', () => {
    const s = open({ seats: 4, powers: [null, null, 'delegator'], hands: [[], [], ['flare delegator']] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    use(s, 2, 'delegator');
    card(s, 2, 'flare delegator');
    quiet(s);
    s.play('2 3', '3 [2 0 0 0 0]');
    quiet(s);
    expect(challenge(s)).toMatchObject({
      offense: 3,
      cone: [
        [1, 0, 1, 2],
        [0, 0, 0, 0],
      ],
    });
  });

  test('§6.1 Wild: another player with a base there becomes the defense', () => {
    const away = { ...Object.fromEntries([1, 2, 3, 4].map((k) => [planet(2, k), 4])), [planet(1, 1)]: 4 };
    const s = open({ powers: ['delegator'], hands: [[], ['flare delegator']], bases: [null, null, away] });
    launch(s);
    quiet(s, '3b');
    card(s, 1, 'flare delegator', 2);
    expect(challenge(s)).toMatchObject({ defense: 2, holding: 1 << 2 });
  });
});

tries({
  word: 'negator',
  owner: 2,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'negator'] }, more));
    quiet(s);
    s.play('0 [2 0 0 0 0]');
    return s;
  },
  use: (s) => use(s, 2, 'negator', 'fewer'),
  rest(s) {
    quiet(s);
    if (step(s) === 'launch') s.play('0 [1 0 0 0 0]');
    quiet(s);
  },
  effect: (s) => challenge(s).cone[0][0],
  used: 1,
  not: 2,
  copier: 1,
  copied: 'its vetoes are counted for each who has it',
});

describe('Negator', () => {
  test('the place aimed at, a base lifted from, an alliance: made anew, without it', () => {
    const s = open({ powers: [null, null, 'negator'] });
    s.play('0 [2 1 0 0 0]');
    use(s, 2, 'negator', `from ${planet(0, 2)}`);
    s.refuses('0 [1 1 0 0 0]', '3.3');
    s.play('0 [3 0 0 0 0]');
    s.play(`0 ${planet(1, 1)}`);
    expect(challenge(s).target).toBe(planet(1, 1));
    const aimed = open({ powers: [null, null, 'negator'] });
    aimed.play('0 [1 0 0 0 0]', '2 pass', `0 ${planet(1, 1)}`);
    use(aimed, 2, 'negator', planet(1, 1));
    aimed.refuses(`0 ${planet(1, 1)}`);
  });

  test('another card must be laid; a card played is taken back and not played again', () => {
    const s = open({
      powers: [null, null, 'negator'],
      hands: [
        [20, 4],
        [6, 'emotion-control'],
      ],
    });
    launch(s);
    quiet(s);
    ally(s);
    lay(s, 20, 6, '7c');
    use(s, 2, 'negator', 0);
    s.play(`0 ${slot(s, 0, 4)}`);
    quiet(s);
    expect(told(s)).toEqual([5, 10]);
    const cards = open({ powers: [null, null, 'negator'], hands: [['plague', 20]] });
    card(cards, 0, 'plague', 1);
    use(cards, 2, 'negator');
    quiet(cards);
    expect(slot(cards, 0, 'plague')).toBeGreaterThanOrEqual(0);
    expect(cards.table.warp).toEqual([0, 0, 0]);
    expect(step(cards)).toBe('launch');
  });

  test('one veto in a challenge; §6.1 two with the Super; Wild: positive Attacks count negative', () => {
    const s = open({ powers: [null, null, 'negator'], hands: [[], [], ['flare negator']] });
    quiet(s);
    s.play('0 [2 0 0 0 0]');
    use(s, 2, 'negator', 'fewer');
    card(s, 2, 'flare negator');
    quiet(s);
    s.play('0 [1 0 0 0 0]');
    expect(canUse(s, 2, 'negator')).toBe(true);
    const wild = open({ powers: [null, null, 'negator'], hands: [[4, 'flare negator'], [20]] });
    toCards(wild);
    lay(wild, 4, 20, '8a');
    card(wild, 0, 'flare negator');
    quiet(wild);
    expect(told(wild)).toEqual([-3, -16]);
  });
});
