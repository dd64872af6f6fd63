// What is done anew: after time was turned back (Chronos, R108), and instead of a card that was vetoed (Negator); what a Flare
// does instead of its power.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../rules/cards.ts';
import { livePowers } from '../rules/live.ts';
import { edictOf, powerOf } from '../rules/registry.ts';
import {
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
  lay,
  momentNow,
  open,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  takeAllFirst,
  toCards,
  use,
} from './stage.ts';

const holds = (s: Stage, seat: number, one: Card): boolean =>
  cardsOf(s.state, seat).some((each) => itemOf(s.state, each) === itemOfCard(one));

describe('Chronos', () => {
  test('§6.2 R108 with the Zap that comes back, the power it struck counts again', () => {
    const s = open({ powers: ['chronos', 'sorcerer', null], hands: [[4, 6], [20, 8], ['cosmic-zap']] });
    toCards(s);
    lay(s, 4, 20, '7c');
    use(s, 1, 'sorcerer');
    card(s, 2, 'cosmic-zap');
    quiet(s, '8a');
    expect(livePowers(s.state, 1)).toEqual([]);
    use(s, 0, 'chronos');
    quiet(s);
    expect([holds(s, 2, 'cosmic-zap'), livePowers(s.state, 1)]).toEqual([true, [powerOf('sorcerer')]]);
    lay(s, 6, 8, '7c');
    expect(canUse(s, 1, 'sorcerer')).toBe(true);
  });

  test('§6.2 R108 a power that was zapped before the cards were laid stays so', () => {
    const s = open({ powers: ['chronos', 'seeker', null], hands: [[4, 6], [20, 8], ['cosmic-zap']] });
    toCards(s, {}, '6z');
    use(s, 1, 'seeker', 0);
    card(s, 2, 'cosmic-zap');
    lay(s, 4, 20, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    expect([holds(s, 2, 'cosmic-zap'), livePowers(s.state, 1)]).toEqual([false, []]);
  });

  test('R108 what an Amoeba has brought in stays, and so does its use', () => {
    const s = open({
      powers: ['amoeba', 'chronos'],
      hands: [[4, 6], [20, 8], ['finder']],
    });
    toCards(s);
    lay(s, 4, 20, '7c');
    use(s, 0, 'amoeba', 'add');
    quiet(s);
    s.play('0 [2 0 0 0 0]');
    quiet(s, '8a');
    use(s, 1, 'chronos');
    quiet(s);
    lay(s, 6, 8, '7c');
    expect([challenge(s).cone[0][0], canUse(s, 0, 'amoeba')]).toEqual([3, false]);
  });

  test('R108 R145 of a card of Mesmer it matters what it was played as', () => {
    /** Green plays this card as that Edict when the cards are up; then time is turned back. */
    const back = (laid: Card, as: Parameters<typeof edictOf>[0], ...lines: readonly string[]): Stage => {
      const s = open({ powers: ['chronos', null, 'mesmer'], hands: [[4, 6], [20, 'C'], [laid]] });
      toCards(s);
      lay(s, 4, 20, '8a');
      use(s, 2, 'mesmer', edictOf(as));
      for (const line of lines) {
        quiet(s, '8a');
        s.play(line);
      }
      quiet(s, '8a');
      use(s, 0, 'chronos');
      quiet(s);
      return s;
    };
    const found = back('quash', 'finder', '2 1', `2 ${itemOfCard('C')}`);
    expect([holds(found, 2, 'C'), holds(found, 2, 'quash')]).toEqual([true, false]);
    expect(holds(back('finder', 'emotion-control'), 2, 'finder')).toBe(true);
  });
});

describe('Negator', () => {
  test('§4.1 R223 instead of a card that was promised, another one as promised', () => {
    const s = open({ powers: ['seeker', null, 'negator'], hands: [[10], [20, 15, 4]] });
    toCards(s, {}, '6z');
    use(s, 0, 'seeker', 1);
    quiet(s);
    s.play('0 play-above', '0 play-above 10', '1 yes');
    lay(s, 10, 20, '7c');
    use(s, 2, 'negator', 1);
    quiet(s);
    const choice = s.ask(1)?.choice;
    expect(choice?.kind === 'one' && choice.options.map((each) => itemOf(s.state, Number(each)))).toEqual([
      itemOfCard(15),
    ]);
  });

  test('R151 the Compromise that a Berserker lays instead of its card is an Attack too', () => {
    const s = open({ powers: ['berserker', null, 'negator'], hands: [[4, 'C'], [8]] });
    toCards(s);
    lay(s, 4, 8, '7c');
    use(s, 2, 'negator', 0);
    quiet(s);
    s.play(`0 ${slot(s, 0, 'C')}`);
    takeAllFirst(s);
    expect(s.table.tokens[planet(1, 1)]).toEqual([1, 0, 0]);
  });
});

describe('Filth', () => {
  test('§3.87 R269 as an ally of the defense on the reverse cone it alone stays: all others go home, to where they like', () => {
    const s = open({ seats: 4, destiny: ['blue reverse'], powers: [null, null, 'filth'], hands: [[4], [20]] });
    toCards(s, { allies: { 2: ['defense', 1], 3: ['defense', 2] } });
    lay(s, 4, 20);
    expect(step(s)).toBe('home');
    takeAllFirst(s);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 1, 0]);
  });
});

describe('Insect', () => {
  test('§6.1 R268 Super: instead of the opponent’s power, not besides', () => {
    const opening = { powers: ['insect', 'virus', 'macron'], hands: [['flare insect', 4], [8]] } as const;
    const s = open(opening);
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    card(s, 0, 'flare insect', powerOf('macron'));
    quiet(s, '6z');
    expect([
      livePowers(s.state, 0).includes(powerOf('macron')),
      momentNow(s) === '6z' && canUse(s, 0, 'insect'),
    ]).toEqual([true, false]);
    const used = open(opening);
    quiet(used, '2c');
    use(used, 0, 'insect', powerOf('virus'));
    quiet(used, '2c');
    expect(momentNow(used) === '2c' && canPlay(used, 0, 'flare insect')).toBe(false);
  });
});
