// Powers that come, go and change: Pentaform, Reincarnator; and their Flares.

import { describe, expect, test } from 'vitest';
import { flareOf, powerOf } from '../rules/registry.ts';
import { holdingOf } from '../rules/table.ts';
import { livePowers } from '../rules/live.ts';
import { spotOf, tokensAt } from '../rules/tokens.ts';
import { tries, withMore } from './harness.ts';
import {
  canPlay,
  card,
  launch,
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
} from './stage.ts';

const words = (s: Stage, seat: number): number[] => livePowers(s.state, seat);
const FIVE = ['macron', 'virus', 'loser', 'zombie', 'healer'] as const;
const five = FIVE.map(powerOf);
const STAGES = ['macron', 'will', 'loser', 'zombie', 'healer'] as const;
const [RED, BLUE] = [0, 1];

/** Bombs of a seat on the first planets. */
const bombs = (seat: number): string[] => [0, 1, 2].map((system) => `${seat} ${planet(system, 1)}`);

/** Seat 0 is Pentaform with these five; the order they were drawn in. */
function pentaform(more: Opening = {}): Stage {
  const s = open({ powers: ['pentaform'], drawn: FIVE, ...more });
  s.play(`0 [${five.join(' ')}]`);
  return s;
}

tries({
  word: 'pentaform',
  owner: 0,
  scene(more) {
    const s = pentaform(withMore({ powers: ['pentaform'], drawn: FIVE, hands: [[20], [4]] }, more));
    toCards(s);
    return s;
  },
  rest: (s) => lay(s, 20, 4),
  effect: (s) => holdingOf(s.table, 0, powerOf('pentaform'))?.at,
  used: 1,
  not: 0,
  cancelled: 'only the stage of the moment can be: see below',
  copied: '§15.1 a power with artifacts is never copied',
});

describe('Pentaform', () => {
  test('§4.1 the power under the marker counts, and no other; an external base moves it on, losing one moves it back', () => {
    const s = pentaform({
      hands: [
        [20, 4],
        [4, 30],
      ],
      destiny: ['blue', 'blue'],
    });
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('macron')]);
    toCards(s, { tokens: 1 });
    lay(s, 20, 4);
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('virus')]);
    s.play('0 again');
    quiet(s);
    // The only token there leaves for the cone, and with it the base.
    s.play('0 [0 0 0 0 0 1]');
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('macron')]);
  });

  test('the order is its own choice', () => {
    const s = open({ powers: ['pentaform'], drawn: FIVE });
    s.refuses(`0 [${five.slice(1).join(' ')}]`, '15.1');
    s.play(`0 [${five.toReversed().join(' ')}]`);
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('healer')]);
  });

  test('§15.1 Schizoid is no stage; a stage with artifacts gets them at set-up', () => {
    const s = open({
      powers: [null, 'pentaform'],
      drawn: ['schizoid', 'terrorist', ...FIVE.slice(1)],
      hands: [[30], [1]],
    });
    s.play(`1 [${[powerOf('terrorist'), ...five.slice(1)].join(' ')}]`);
    s.play(...bombs(1));
    expect(s.table.shelf).toEqual([powerOf('schizoid')]);
    expect(words(s, 1)).toEqual([powerOf('pentaform'), powerOf('terrorist')]);
    expect(s.table.powers[1]?.[0]?.stages?.[0]?.slots).toHaveLength(3);
    // A bomb goes off where somebody lands.
    toCards(s, { tokens: 2, at: planet(1, 1) });
    lay(s, 30, 1);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 0]);
  });

  test('R247 a stage deals no first hand of its own and spreads no tokens; what comes with a power comes', () => {
    const drawn = ['aristocrat', 'worm', 'doppelganger', 'phantom', 'healer'] as const;
    const s = open({ powers: ['pentaform'], drawn });
    takeFirst(s, 'phantom.turn');
    expect(step(s)).toBe('pentaform.order');
    play(s, `0 [${drawn.map(powerOf).join(' ')}]`);
    expect([step(s), s.table.hands[0]?.length]).toEqual(['launch', 7]);
    expect(tokensAt(s.table, spotOf(s.table, 0, powerOf('phantom')), 0)).toBe(5);
  });

  test('§6.2 a Zap stops the stage of the moment only', () => {
    const s = pentaform({ hands: [[20], [4], ['cosmic-zap']] });
    toCards(s);
    lay(s, 20, 4, 'act');
    card(s, 2, 'cosmic-zap');
    quiet(s);
    expect(s.told('log.totals').map(({ args }) => args['offense'])).toEqual([21]);
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('virus')]);
  });

  test('§14.12 a base on a Moon is no stage, but for Moon Base Omega', () => {
    const on = (word: 'echo' | 'moon-base-omega'): number | undefined => {
      const s = pentaform({ moons: [[], [word]] });
      launch(s, { at: planet(1, 7) });
      quiet(s);
      expect(s.table.tokens[planet(1, 7)]).toEqual([1, 0, 0]);
      return holdingOf(s.table, 0, powerOf('pentaform'))?.at;
    };
    expect([on('echo'), on('moon-base-omega')]).toEqual([0, 1]);
  });

  test('§6.1 Super: two stages change places', () => {
    const s = open({ powers: ['pentaform'], drawn: FIVE, hands: [['flare pentaform']] });
    s.play(`0 [${five.join(' ')}]`);
    card(s, 0, 'flare pentaform');
    quiet(s);
    s.play(`0 [${powerOf('macron')} ${powerOf('zombie')}]`);
    expect(words(s, 0)).toEqual([powerOf('pentaform'), powerOf('zombie')]);
    expect(s.table.powers[0]?.[0]?.stages?.map(({ power }) => power)).toEqual(
      ['zombie', 'virus', 'loser', 'macron', 'healer'].map((word) => powerOf(word as 'virus')),
    );
  });

  test('§6.1 Wild: one of two drawn takes the place of the own power; §15.1 not that of one with artifacts', () => {
    const s = open({ powers: ['virus', null, 'pentaform'], drawn: STAGES, hands: [['flare pentaform']], destiny: [] });
    s.play(`2 [${STAGES.map(powerOf).join(' ')}]`);
    // Terrorist has artifacts, and is drawn again.
    s.draws(flareOf('sorcerer'), flareOf('terrorist'), flareOf('dictator'), BLUE);
    card(s, 0, 'flare pentaform');
    quiet(s);
    s.refuses(`0 ${powerOf('terrorist')}`, '15.1');
    s.play(`0 ${powerOf('dictator')}`);
    expect(words(s, 0)).toEqual([powerOf('dictator')]);
    expect(s.table.shelf).toEqual([powerOf('terrorist'), powerOf('sorcerer')]);
    const artifact = open({ powers: ['terrorist'], hands: [['flare pentaform']] });
    artifact.play(...bombs(0));
    expect(momentNow(artifact)).toBe('start');
    expect(canPlay(artifact, 0, 'flare pentaform')).toBe(false);
  });
});

tries({
  word: 'reincarnator',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['reincarnator'], hands: [[4], [20]] }, more));
    toCards(s);
    return s;
  },
  rest: (s) => lay(s, 4, 20),
  effect: (s) => holdingOf(s.table, 0, powerOf('reincarnator'))?.second !== undefined,
  used: true,
  not: false,
  copied: 'a copy ends with the challenge, before what is drawn could be of use',
  lost() {
    const s = open({
      powers: ['reincarnator'],
      hands: [[4], [20]],
      bases: [{ [planet(0, 1)]: 4, [planet(0, 2)]: 16 }],
    });
    toCards(s);
    lay(s, 4, 20);
    expect(s.table.powers[0]).toEqual([{ power: powerOf('reincarnator') }]);
  },
});

/** Seat 0 loses its first challenge as Reincarnator, and draws this. */
function reborn(more: Opening = {}): Stage {
  const s = open({ powers: ['reincarnator'], hands: [[4], [20]], ...more });
  toCards(s);
  s.draws(flareOf('macron'), RED);
  lay(s, 4, 20, 'start');
  return s;
}

describe('Reincarnator', () => {
  test('an ally of the side that lost is reborn too, and so is who fails to deal; a winner is not', () => {
    const s = open({ seats: 4, powers: [null, null, 'reincarnator'], hands: [[4], [20]] });
    toCards(s, { allies: { 2: ['offense', 1] } });
    s.draws(flareOf('macron'));
    lay(s, 4, 20);
    expect(words(s, 2)).toContain(powerOf('macron'));
    const deal = open({ powers: [null, 'reincarnator'], hands: [['C'], ['C']] });
    toCards(deal);
    lay(deal, 'C', 'C');
    for (let i = 0; i < 3; i++) deal.play('0 pass', '1 pass');
    deal.play('0 [0 3 0 0 0 0]');
    deal.draws(flareOf('macron'));
    deal.play('1 [3 0 0 0 0]');
    quiet(deal);
    expect(words(deal, 1)).toContain(powerOf('macron'));
    const won = open({ powers: [null, 'reincarnator'], hands: [[4], [20]] });
    toCards(won);
    lay(won, 4, 20);
    expect(words(won, 1)).toEqual([powerOf('reincarnator')]);
  });

  test('so is everybody where both sides lose (Wild Loser), allies too', () => {
    const s = open({ powers: [null, null, 'reincarnator'], hands: [['flare loser']] });
    toCards(s, { allies: { 2: ['defense', 1] } }, '6z');
    s.draws(flareOf('macron'));
    card(s, 0, 'flare loser');
    quiet(s);
    expect(words(s, 2)).toContain(powerOf('macron'));
  });

  test('the next defeat brings another one; the old one lies open beside the box', () => {
    const s = reborn({
      hands: [
        [4, 6],
        [20, 30],
      ],
    });
    expect(s.table.turn).toBe(1);
    toCards(s, { at: planet(0, 2) });
    s.draws(flareOf('virus'));
    lay(s, 30, 6);
    expect(words(s, 0)).toEqual([powerOf('reincarnator'), powerOf('virus')]);
    expect(s.table.shelf).toEqual([powerOf('macron')]);
  });

  test('§15.1 one with artifacts is drawn again', () => {
    const s = open({ powers: ['reincarnator'], hands: [[4], [20]] });
    toCards(s);
    s.draws(flareOf('terrorist'), flareOf('macron'));
    lay(s, 4, 20);
    expect(words(s, 0)).toContain(powerOf('macron'));
    expect(s.table.shelf).toEqual([powerOf('terrorist')]);
  });

  test('§14.20 under Sanity the second power is off', () => {
    const s = reborn({ hands: [[4], [20, 'sanity']] });
    expect(words(s, 0)).toEqual([powerOf('reincarnator'), powerOf('macron')]);
    card(s, 1, 'sanity');
    quiet(s);
    expect(words(s, 0)).toEqual([powerOf('reincarnator')]);
  });

  test('§6.1 Super: it keeps what it has although it lost', () => {
    const s = reborn({
      hands: [
        [4, 6, 'flare reincarnator'],
        [20, 30],
      ],
    });
    toCards(s, { at: planet(0, 2) });
    lay(s, 30, 6, 'act');
    expect(s.told('log.power').at(-1)?.args).toMatchObject({ seat: 0, power: powerOf('reincarnator') });
    card(s, 0, 'flare reincarnator');
    quiet(s);
    expect(words(s, 0)).toEqual([powerOf('reincarnator'), powerOf('macron')]);
  });

  test('§6.1 Wild: another who lost gives up its power when the challenge ends', () => {
    const s = open({ powers: ['virus', null, 'reincarnator'], hands: [[4], [20, 'flare reincarnator']] });
    toCards(s);
    lay(s, 4, 20, '8g');
    s.draws(flareOf('macron'));
    card(s, 1, 'flare reincarnator', 0);
    quiet(s, 'start');
    expect(s.told('log.renounces').map(({ args }) => args)).toEqual([{ seat: 0, power: powerOf('virus') }]);
    expect(words(s, 0)).toEqual([powerOf('macron')]);
    const artifact = open({ powers: ['terrorist', null, 'reincarnator'], hands: [[4], [20, 'flare reincarnator']] });
    artifact.play(...bombs(0));
    toCards(artifact);
    lay(artifact, 4, 20, '8g');
    expect(canPlay(artifact, 1, 'flare reincarnator')).toBe(false);
  });

  test('R90 with an empty box what lies open is drawn anew', () => {
    const s = reborn({
      hands: [
        [4, 6],
        [20, 30],
      ],
    });
    s.arrange((state) => {
      // All Flares but those in use are in the deck.
      const box = state.pools[1] ?? [];
      const lots = state.unseen?.lots.find(({ of }) => of === 1);
      if (lots !== undefined) lots.count = box.reduce((sum, n) => sum + n, 0);
      state.table.shelf = [powerOf('healer')];
    });
    toCards(s, { at: planet(0, 2) });
    lay(s, 30, 6);
    expect(words(s, 0)).toEqual([powerOf('reincarnator'), powerOf('healer')]);
  });
});
