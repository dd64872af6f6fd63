// Every example is played by the rules, from its arranged start to the end of its first challenge; and the power is seen at work.

import { fastDice, type GameEvent, itemOf, must, picker, replay, type State, view } from '@orrery/kernel';
import { playRandom } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, PLAIN_HAND } from '../data/examples.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { game } from '../index.ts';
import { powerOf, registry } from '../rules/registry.ts';
import { itemOfCard } from '../rules/situation.ts';
import { PLACES_EACH, type Table } from '../rules/table.ts';
import { optionsFor, OWNER, start, tryOut } from './example.ts';

/** What shows that a power has worked which is not announced. */
const SIGNS: Partial<Record<PowerWord, (end: State<Table>, told: (key: string) => boolean) => boolean>> = {
  hurtz: (_, told) => told('log.rents'),
  miser: ({ table }) => table.hoards[OWNER]?.length === 7,
  pentaform: (_, told) => told('log.stage'),
  schizoid: (_, told) => told('log.aim-chosen'),
  symbiote: ({ table }) => table.all[OWNER] === 40,
  warrior: ({ table }) => (table.powers[OWNER]?.[0]?.data?.[0] ?? 0) > 0,
};

const built = POWERS.flatMap(([word], n) => (registry.powers[n] === undefined ? [] : [word]));

const isUseOf =
  (word: PowerWord) =>
  ({ key, args }: GameEvent): boolean =>
    key === 'log.power' && args['seat'] === OWNER && args['power'] === powerOf(word);

describe('every example', () => {
  test.each(built)('%s: the power works in its first challenge', (word) => {
    const { state, events, isDone } = tryOut(word);
    const told = (key: string): boolean => events.some((event) => event.key === key);
    expect(isDone).toBe(true);
    expect(SIGNS[word]?.(state, told) ?? events.some(isUseOf(word))).toBe(true);
  });

  test('is one that bots can play', () => {
    const easy = must(game.brain?.levels?.['easy'], 'an easy bot');
    const below = picker(fastDice(9));
    for (const word of built)
      expect(tryOut(word, (_, state, ask) => easy.answer(view(state, ask.seat), ask, below)).isDone).toBe(true);
  });

  test('has the powers, cards and tokens it promises', () => {
    for (const word of built) {
      const { hands = [], powers = [], abroad = [], warp = [] } = EXAMPLES[word];
      const state = start(word);
      const has = state.table.powers.map((row) => POWERS[row[0]?.power ?? -1]?.[0] ?? null);
      // Changeling swaps at once.
      if (word !== 'changeling') expect(has.slice(0, 1 + powers.length)).toEqual([word, ...powers]);
      for (const [seat, system, planet] of abroad)
        expect(state.table.tokens[system * PLACES_EACH + planet - 1]?.[seat]).toBeGreaterThan(0);
      warp.forEach((n, seat) => expect(state.table.warp[seat]).toBe(n));
      const isDealt = (state.table.hands[1]?.length ?? 0) > 0;
      const second = (hands[1] ?? PLAIN_HAND).map(itemOfCard);
      const held = (state.table.hands[1] ?? []).map((slot) => itemOf(state, slot));
      if (isDealt && !second.some((item) => item > itemOfCard(-8))) expect(held).toEqual(second);
    }
  });
});

describe('a situation', () => {
  test('is there for each power that is built, and is no option that a list shows', () => {
    expect(Object.keys(game.situations ?? {})).toEqual(built);
    expect(Object.keys(game.options)).not.toContain('situation');
  });

  test('is in the record, and is played again from there', () => {
    const { record, journal } = playRandom(game, { seats: 3, options: optionsFor('virus'), seed: 3, most: 60 });
    expect(record.options['situation']).toBe('virus');
    expect(replay(game, record).state).toEqual(journal.state);
  });
});
