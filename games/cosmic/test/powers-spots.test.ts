// Powers that keep tokens beside the systems: Phantom, Wraith; and their Flares.

import { itemOf, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { spotOf, tokensAt } from '../rules/tokens.ts';
import { arrive } from '../rules/unused.ts';
import { tries, withMore } from './harness.ts';
import {
  type Card,
  canUse,
  card,
  home,
  itemOfCard,
  lay,
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
const warp = (s: Stage): number[] => s.table.warp;

/** On the star of its system. */
const onStar = (s: Stage, seat = 0): number => tokensAt(s.table, spotOf(s.table, seat, powerOf('phantom')), seat);

/** Where the tokens of seat 0 can go home to, and how many at most. */
function ways(s: Stage): [unknown, number][] {
  const ask = must(s.ask(0), 'seat 0');
  expect(ask.step).toBe('home');
  return ask.choice.kind === 'amounts' ? ask.choice.entries.map(({ id, max }) => [id, max]) : [];
}

const haunted = (more: Opening, base: Opening = {}): Stage => {
  const s = open(withMore({ powers: ['phantom'], hands: [[10], [12]], ...base }, more));
  takeFirst(s, 'phantom.turn');
  return s;
};

tries({
  word: 'phantom',
  owner: 0,
  scene(more) {
    const s = haunted(more);
    toCards(s);
    lay(s, 10, 12, '8a');
    return s;
  },
  use: (s) => use(s, 0, 'phantom'),
  rest: quiet,
  effect: winner,
  used: 0,
  not: 1,
  exchanged: 'who receives it turns over tokens of its own: see below',
});

describe('Phantom', () => {
  test('§14.13 five tokens on the star; who has no such star gets one with the power', () => {
    const s = haunted({});
    expect([onStar(s), s.table.all]).toEqual([5, [20, 20, 20]]);
    s.arrange((state) => {
      const { kit } = s.journal;
      kit.state = state;
      const holding = { power: powerOf('phantom') };
      state.table.powers[2] = [holding];
      arrive(kit, 2, holding);
    });
    takeFirst(s, 'phantom.turn');
    expect(onStar(s, 2)).toBe(5);
  });

  test('§3.81 phantoms count two each and risk nothing, tokens in the challenge nothing', () => {
    const s = haunted({}, { hands: [[4], [20]] });
    toCards(s, { tokens: 3 });
    lay(s, 4, 20, '8a');
    use(s, 0, 'phantom');
    quiet(s);
    expect([totals(s), warp(s), onStar(s)]).toEqual([[14, 24], [3, 0, 0], 5]);
  });

  test('§3.3 phantoms go from the star to the cone, with the power or without', () => {
    const s = haunted({ bases: [{ [planet(0, 1)]: 4, [planet(0, 2)]: 16 }] });
    quiet(s);
    const ask = must(s.ask(0), 'the offense');
    const star = spotOf(s.table, 0, powerOf('phantom'));
    expect(ask.choice.kind === 'amounts' && ask.choice.entries.at(-1)).toMatchObject({ id: star, max: 5 });
    s.play('0 [0 3]');
    expect(onStar(s)).toBe(2);
  });

  test('§3.87 tokens that go home may go to the star, but not when the power is lost', () => {
    const goingHome = (more: Opening): Stage => {
      const s = haunted(more, { hands: [['C'], ['C']] });
      toCards(s, { tokens: 4 });
      lay(s, 'C', 'C');
      for (let i = 0; i < 3; i++) play(s, '0 pass', '1 pass');
      takeFirst(s, 'pay');
      return s;
    };
    const s = goingHome({});
    expect(ways(s).at(-1)).toEqual([spotOf(s.table, 0, powerOf('phantom')), 1]);
    s.play('0 [0 0 0 1]');
    expect(onStar(s)).toBe(6);
    const lost = goingHome({ bases: [{ [planet(0, 1)]: 12, [planet(0, 2)]: 8 }] });
    expect(ways(lost).map(([place]) => place)).toEqual([planet(0, 1), planet(0, 2)]);
  });

  test('§6.1 Wild: up to four tokens more, when the cards are up', () => {
    const s = open({ hands: [['flare phantom', 20], [19]] });
    toCards(s);
    lay(s, 20, 19, '8a');
    card(s, 0, 'flare phantom');
    takeFirst(s, 'commit', 4);
    expect([totals(s), winner(s)]).toEqual([[25, 23], 0]);
  });

  test('§3.85 §6.1 Wild: those of the defense come to the planet from elsewhere, stay there, and bring no rewards', () => {
    const s = open({ hands: [[20], ['flare phantom', 19]] });
    toCards(s);
    lay(s, 20, 19, '8a');
    card(s, 1, 'flare phantom');
    quiet(s);
    const ask = must(s.ask(1), 'the defense');
    expect(ask.choice.kind === 'amounts' && ask.choice.entries.map(({ id }) => id)).not.toContain(planet(1, 1));
    takeFirst(s, 'commit', 4);
    expect([totals(s), winner(s)]).toEqual([[21, 27], 1]);
    expect([s.table.tokens[planet(1, 1)], s.table.hands[1]?.length]).toEqual([[0, 8, 0], 5]);
  });

  test('§6.1 Super: it declares its phantoms as an ally', () => {
    const s = open({ powers: [null, null, 'phantom'], hands: [[10], [12], ['flare phantom']] });
    takeFirst(s, 'phantom.turn');
    toCards(s, { allies: { 2: ['offense', 2] } });
    lay(s, 10, 12, '8a');
    expect(canUse(s, 2, 'phantom')).toBe(false);
    card(s, 2, 'flare phantom');
    quiet(s);
    expect(totals(s)).toEqual([21, 16]);
  });
});

const inReserve = (s: Stage, seat = 0): number => tokensAt(s.table, spotOf(s.table, seat, powerOf('wraith')), seat);

/** A reserve of one token of each base. */
const reserved = (more: Opening, base: Opening = {}): Stage => {
  const s = open(withMore({ powers: ['wraith'], hands: [[15], [15]], ...base }, more));
  const ask = must(s.ask(0), 'the Wraith');
  if (ask.choice.kind === 'some') s.play(`0 [${ask.choice.options.join(' ')}]`);
  return s;
};

tries({
  word: 'wraith',
  owner: 0,
  scene(more) {
    const s = reserved(more);
    toCards(s);
    lay(s, 15, 15, '8a');
    return s;
  },
  use: (s) => use(s, 0, 'wraith'),
  rest(s) {
    quiet(s);
    if (step(s) === 'wraith.bring') s.play('0 5');
    quiet(s);
  },
  effect: winner,
  used: 0,
  not: 1,
  exchanged: 'who receives it takes a reserve of its own, as with the Phantom (R45)',
});

describe('Wraith', () => {
  test('its reserve is neither launched nor a base', () => {
    const s = reserved({});
    quiet(s);
    const ask = must(s.ask(0), 'the offense');
    expect([inReserve(s), ask.choice.kind === 'amounts' && ask.choice.entries.length]).toEqual([5, 5]);
  });

  test('R245 while its power is lost they can be launched', () => {
    const s = reserved({ bases: [{ [planet(0, 1)]: 4, [planet(0, 2)]: 16 }] });
    quiet(s);
    const ask = must(s.ask(0), 'the offense');
    const reserve = { id: spotOf(s.table, 0, powerOf('wraith')), max: 2 };
    expect(ask.choice.kind === 'amounts' && ask.choice.entries.at(-1)).toMatchObject(reserve);
  });

  test('§3.87 tokens that go home may join it, up to five', () => {
    const s = open({ powers: ['wraith'], hands: [['C'], ['C']] });
    s.play(`0 [${[1, 2, 3, 4].map((k) => planet(0, k)).join(' ')}]`);
    toCards(s, { tokens: 4 });
    lay(s, 'C', 'C');
    for (let i = 0; i < 3; i++) play(s, '0 pass', '1 pass');
    takeFirst(s, 'pay');
    expect([inReserve(s), ways(s).at(-1)]).toEqual([4, [spotOf(s.table, 0, powerOf('wraith')), 1]]);
  });

  test('§6.1 Super: what came from the reserve risks nothing', () => {
    const s = reserved({}, { hands: [['flare wraith', 4], [20]] });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, '8a');
    use(s, 0, 'wraith');
    card(s, 0, 'flare wraith');
    quiet(s);
    s.play('0 3');
    quiet(s);
    expect(totals(s)).toEqual([9, 24]);
    takeFirst(s, 'home');
    expect([warp(s), inReserve(s)]).toEqual([[2, 0, 0], 2]);
  });

  test('§14.3 R108 Super: nor when time is turned back; the Flare stays with its use', () => {
    const hands: Opening['hands'] = [
      ['flare wraith', 4, 4],
      [20, 15],
    ];
    const s = reserved({}, { powers: ['wraith', 'chronos'], hands });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, '8a');
    use(s, 0, 'wraith');
    card(s, 0, 'flare wraith');
    quiet(s);
    s.play('0 3');
    use(s, 1, 'chronos');
    quiet(s);
    expect(step(s)).toBe('select');
    lay(s, 4, 15);
    takeFirst(s, 'home');
    expect(warp(s)).toEqual([2, 0, 0]);
    expect(s.table.hands[0]?.some((each) => itemOf(s.state, each) === itemOfCard('flare wraith'))).toBe(false);
  });

  /** The Wraith, here the defense, has brought its whole reserve to its first planet. */
  function manned(offense: Card, defense: readonly Card[]): Stage {
    const s = open({ powers: [null, 'wraith'], hands: [[offense], defense] });
    s.play(`1 [${[1, 2, 3, 4, 5].map((k) => planet(1, k)).join(' ')}]`);
    toCards(s);
    lay(s, offense, defense[0] ?? 4, '8a');
    use(s, 1, 'wraith');
    if (defense.length > 1) card(s, 1, 'flare wraith');
    quiet(s);
    s.play('1 5');
    quiet(s);
    return s;
  }

  test('§3.85 as defense they come to the planet, and stay there with the others: no rewards', () => {
    const s = manned(20, [15]);
    expect([totals(s), s.table.tokens[planet(1, 1)], s.table.hands[1]?.length]).toEqual([[21, 23], [0, 8, 0], 6]);
  });

  test('§9.5 in the Dust they stand beside the speck that fights, count, and go home without rewards', () => {
    const s = open({ powers: [null, 'wraith'], hexes: [null, 'space-dust'], hands: [[10], [15]] });
    s.play(`1 [${planet(1, 1)}]`);
    toCards(s);
    lay(s, 10, 15, '8a');
    use(s, 1, 'wraith');
    quiet(s);
    s.play('1 1');
    quiet(s);
    expect([totals(s), s.table.hands[1]?.length]).toEqual([[11, 17], 6]);
    takeFirst(s, 'home');
    expect(s.table.tokens[planet(1, 1)]?.[1] ?? 0).toBe(20);
  });

  test('§6.1 Super: nor do those of a defense, which go home to elsewhere', () => {
    const s = manned(40, [15, 'flare wraith']);
    const ask = must(s.ask(1), 'the defense');
    expect(ask.choice.kind === 'amounts' && ask.choice.entries.map(({ id }) => id)).not.toContain(planet(1, 1));
    takeFirst(s, 'home');
    expect([warp(s), s.table.tokens[planet(1, 1)]]).toEqual([
      [0, 3, 0],
      [1, 0, 0],
    ]);
  });

  test('§6.1 Wild: up to two tokens out of the Warp', () => {
    const s = open({ hands: [['flare wraith', 20], [15]], bases: [home(0, 4)] });
    toCards(s);
    lay(s, 20, 15, '8a');
    card(s, 0, 'flare wraith');
    quiet(s);
    s.play('0 2');
    quiet(s);
    expect([totals(s), warp(s)[0]]).toEqual([[23, 19], 2]);
  });
});
