// §7.0, §7.1: the extra cards of the Destiny deck, and every colourless cone.

import { describe, expect, test } from 'vitest';
import { must, type Options, sizeOf } from '@orrery/kernel';
import { CONES, FIRST_CONE } from '../data/destiny.ts';
import { DESTINY, SPARE_DESTINY } from '../rules/table.ts';
import { asked, challenge, home, launch, open, type Opening, planet, play, quiet, type Stage, step } from './stage.ts';

const cone = (word: string): number => FIRST_CONE + CONES.findIndex(([each]) => each === word);

const drawn = (word: string, opening: Opening = {}): Stage => {
  const s = open({ seats: 4, destiny: [word], ...opening, options: { extras: true, ...opening.options } });
  quiet(s);
  if (step(s) === 'retrieve') play(s, `${asked(s)[0]} pass`);
  return s;
};
const optionsOf = (s: Stage): unknown => {
  const choice = s.ask(0)?.choice;
  return choice?.kind === 'one' ? choice.options : null;
};

describe('extra Destiny cards', () => {
  /** The deck is down to its last card, and two extra cards are among the discards: `left` was played last. */
  const shuffled = (options: Options): Stage => {
    const s = open({ seats: 4, options: { extras: true, ...options }, destiny: ['red'] });
    quiet(s);
    s.arrange(({ pools, table, unseen }) => {
      const deck = must(pools[DESTINY], 'Destiny');
      const spare = must(pools[SPARE_DESTINY], 'extra cards');
      for (const lot of must(unseen, 'lots').lots) if (lot.deck === DESTINY) lot.count = 0;
      deck.fill(0);
      deck[1] = 1;
      table.destiny.fill(0);
      for (const word of ['left', 'right']) {
        table.destiny[cone(word)] = 1;
        spare[cone(word)] = 0;
      }
      table.destiny[2] = 3;
      table.extra = cone('left');
    });
    s.play('0 redraw');
    return s;
  };

  test('§7.0 as many as players are mixed in', () => {
    const s = open({ seats: 4, options: { extras: true } });
    expect(sizeOf(s.state, DESTINY)).toBe(4 * 4 + 2 + 4 - 1);
    expect(sizeOf(open({ seats: 4 }).state, DESTINY)).toBe(4 * 4 + 2 - 1);
  });

  test('§7.0 when Destiny is shuffled the one played last makes room for another', () => {
    const s = shuffled({});
    const spare = must(s.state.pools[SPARE_DESTINY], 'extra cards');
    expect([spare[cone('left')], spare[cone('right')], s.table.extra]).toEqual([1, 0, expect.anything()]);
  });

  test('§7.0 by option all that were played do', () => {
    const s = shuffled({ renewal: true });
    const spare = must(s.state.pools[SPARE_DESTINY], 'extra cards');
    expect([spare[cone('left')], spare[cone('right')]]).toEqual([1, 1]);
  });
});

describe('colourless cones', () => {
  test('§7.1 most bases, most cards, fewest in the Warp: one fits, and is the colour drawn', () => {
    const most = { ...home(2, 5), [planet(2, 1)]: 3, [planet(3, 1)]: 1 };
    expect(challenge(drawn('most-bases', { bases: [null, null, most] }))).toMatchObject({ colour: 2, defense: 2 });
    const bases = [home(0, 5), home(1, 4), home(2, 4), home(3, 5)];
    expect(challenge(drawn('fewest-in-warp', { bases }))).toMatchObject({ colour: 3, system: 3 });
    expect(optionsOf(drawn('most-cards'))).toEqual(['system 1', 'system 2', 'system 3']);
  });

  test('§7.1 the intruder: any base of who stands alone on a planet of the offense’s system', () => {
    const bases = [
      { ...home(0, 4), [planet(0, 4)]: 8 },
      { [planet(1, 1)]: 18, [planet(0, 5)]: 2 },
    ];
    expect(optionsOf(drawn('intruder', { bases }))).toEqual([`base ${planet(0, 5)} 1`, `base ${planet(1, 1)} 1`]);
  });

  test('§7.1 the strongest base: its owner is the defense, wherever it is', () => {
    const bases = [null, null, { [planet(2, 1)]: 6, [planet(3, 2)]: 14 }];
    const s = drawn('strongest-base', { bases });
    expect(optionsOf(s)).toEqual([`base ${planet(3, 2)} 2`]);
    s.play(`0 base ${planet(3, 2)} 2`);
    launch(s);
    expect(challenge(s)).toMatchObject({ defense: 2, system: 3, target: planet(3, 2) });
  });

  test('§7.11 for Dictator the card has the colour it designates; where it fits several it is wild, and he has no say', () => {
    const dictator: Opening = { powers: [null, 'dictator'] };
    expect(step(drawn('right', dictator))).toBe('dictator.system');
    expect(step(drawn('most-bases', dictator))).toBe('whither');
  });

  test('§7.11 for Assassin too; where it fits several he picks among them', () => {
    const assassin: Opening = { powers: [null, null, 'assassin'] };
    const one = drawn('left', assassin);
    const several = drawn('most-bases', assassin);
    expect([step(one), step(several)]).toEqual(['assassin.token', 'assassin.token']);
    const victims = (s: Stage): unknown => {
      const choice = s.ask(2)?.choice;
      const words = choice?.kind === 'one' ? choice.options.map((option) => String(option).split(' ')) : [];
      return [...new Set(words.map(([verb, , victim]) => (verb === 'base' ? victim : 'nobody')))];
    };
    expect([victims(one), victims(several)]).toEqual([['1'], ['nobody', '1', '3']]);
  });
});
