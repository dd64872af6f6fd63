// The Seeker, whose questions are answered truly, and bind; and its Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { inForce } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { SECRETS } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  itemOfCard,
  launch,
  lay,
  momentNow,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** What a seat can answer now. */
function options(s: Stage, seat: number): readonly unknown[] {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options : [];
}

/** What a seat could lay, by item. */
const layable = (s: Stage, seat: number): number[] => [
  ...new Set(options(s, seat).map((each) => itemOf(s.state, Number(each)))),
];

/** Red is the Seeker and attacks blue, who holds these cards and Attacks of 8 or less, in a deck with everything. */
function start(more: Opening = {}, cards: readonly Card[] = [20, 4, 'C']): Stage {
  const s = open({ powers: ['seeker'], hands: [[10], cards], ...more });
  toCards(s, {}, '6z');
  return s;
}

/** The Seeker asks; who is asked is asked for an answer. */
function ask(s: Stage, topic: string, what: number | string, owner = 1, seat = 0): void {
  use(s, seat, 'seeker', owner);
  quiet(s);
  s.play(`${seat} ${topic}`, `${seat} ${topic} ${what}`);
}

tries({
  word: 'seeker',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['seeker'], hands: [[10], [20, 4]] }, more));
    toCards(s, {}, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'seeker', 1),
  rest(s) {
    quiet(s);
    if (step(s) === 'seeker.topic') play(s, '0 play-above', '0 play-above 15', '1 no');
    quiet(s);
  },
  effect: (s) => layable(s, 1).includes(itemOfCard(20)),
  used: false,
  not: true,
});

describe('Seeker', () => {
  test('a main player asks its opponent; an ally either main player; nobody outside', () => {
    expect(options(start(), 0)).toEqual([`power-seat ${powerOf('seeker')} 0 1`]);
    const s = open({ powers: [null, null, 'seeker'] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    expect(options(s, 2)).toEqual([0, 1].map((main) => `power-seat ${powerOf('seeker')} 0 ${main}`));
    const out = open({ powers: [null, null, 'seeker'] });
    toCards(out, {}, '6z');
    expect(momentNow(out)).toBe(null);
  });

  test('R222 the menu: a kind, an Attack above or below a value, an Edict or Flare; held or to be played', () => {
    const s = start();
    use(s, 0, 'seeker', 1);
    quiet(s);
    expect(options(s, 0)).toEqual(
      ['hold', 'play'].flatMap((verb) => ['kind', 'above', 'below', 'card'].map((sort) => `${verb}-${sort}`)),
    );
    s.refuses('0 hoard-kind', '14.14');
    s.play('0 hold-above');
    expect(options(s, 0)).toContain('hold-above 30');
    expect(options(s, 0)).not.toContain('hold-above 40');
    s.refuses('0 hold-above 41', '14.14');
  });

  test.each([
    ['hold-kind', 'compromise', 'yes'],
    ['hold-kind', 'edict', 'no'],
    ['hold-above', 19, 'yes'],
    ['hold-above', 20, 'no'],
    ['hold-below', 5, 'yes'],
    ['hold-below', 4, 'no'],
    ['hold-card', itemOfCard('plague'), 'no'],
  ])('what they hold is answered by the rules: %s %s, %s', (topic, what, truth) => {
    const s = start({}, [20, 4, 'C']);
    ask(s, topic, what);
    expect([asked(s), options(s, 1)]).toEqual([[1], [truth]]);
    s.refuses(`1 ${truth === 'yes' ? 'no' : 'yes'}`, '14.14');
    s.play(`1 ${truth}`);
    // R222: everybody hears it.
    expect(s.told(`log.answer-${truth}`)[0]?.args).toEqual({ seat: 0, owner: 1, question: `${topic} ${what}` });
    expect(inForce(s.table, 'promise')).toBe(undefined);
  });

  test('the answer gives away no card: nobody knows a slot that they did not know', () => {
    const s = start({}, [20, 4, 'C']);
    const known = (): boolean[] => (s.table.hands[1] ?? []).map((each) => knows(s.state, each, 0));
    ask(s, 'hold-kind', 'compromise');
    s.play('1 yes');
    expect(known().includes(true)).toBe(false);
  });

  test('§3.7 who says yes lays such a card, who says no another', () => {
    const yes = start({}, [20, 4, 'C']);
    ask(yes, 'play-above', 10);
    expect(options(yes, 1)).toEqual(['yes', 'no']);
    play(yes, '1 yes');
    expect(layable(yes, 1)).toEqual([itemOfCard(20)]);
    yes.refuses(`1 ${slot(yes, 1, 'C')}`, '4.1');
    const no = start({}, [20, 4, 'C']);
    ask(no, 'play-kind', 'attack');
    play(no, '1 no');
    expect(layable(no, 1)).toEqual([itemOfCard('C')]);
    // Who asked is free.
    expect(layable(no, 0).length).toBeGreaterThan(1);
  });

  test('only what can be true can be said: nobody promises a card that they do not have', () => {
    const none = start({}, [20, 4]);
    ask(none, 'play-kind', 'compromise');
    expect(options(none, 1)).toEqual(['no']);
    const all = start({}, ['C', 'C', 'C', 'C', 'C', 'C', 'C']);
    ask(all, 'play-kind', 'compromise');
    expect(options(all, 1)).toEqual(['yes']);
  });

  test('§14.8 a card that was laid already tells the truth itself', () => {
    const s = open({
      powers: ['seeker'],
      hands: [
        [10, 'flare laser'],
        [20, 4, 'C'],
      ],
    });
    toCards(s, {}, '3b');
    card(s, 0, 'flare laser');
    quiet(s);
    s.play(`1 ${slot(s, 1, 4)}`);
    toRest(s);
    ask(s, 'play-below', 5);
    expect(options(s, 1)).toEqual(['yes']);
  });

  test('§6.3 a Kicker: who says yes lays one, who says no none', () => {
    const kicker = (answer: string): Stage => {
      const s = start({ options: { kickers: true } }, [20, 'x2']);
      ask(s, 'play-kind', 'kicker');
      play(s, `1 ${answer}`);
      return s;
    };
    const yes = kicker('yes');
    expect([step(yes), asked(yes)]).toEqual(['kickers', [1]]);
    yes.refuses('1 pass', '6.3');
    expect(step(kicker('no'))).toBe('select');
  });

  test('R223 an Edict or Flare: who says no cannot play it; who says yes plays it as soon as it can', () => {
    const finder = itemOfCard('finder');
    const no = start({}, [20, 'finder']);
    expect(canPlay(no, 1, 'finder')).toBe(true);
    ask(no, 'play-card', finder);
    no.play('1 no');
    expect(asked(no)).toEqual([0, 1].filter((seat) => no.ask(seat) !== null));
    expect(options(no, 1).some((each) => String(each).startsWith('card'))).toBe(false);
    const yes = start({}, [20, 'finder', 'plague']);
    ask(yes, 'play-card', finder);
    yes.play('1 yes');
    expect([momentNow(yes), asked(yes)]).toEqual(['6z', [1]]);
    expect(options(yes, 1).every((each) => String(each).startsWith(`card-seat ${finder} `))).toBe(true);
    yes.refuses('1 pass', '4.1');
    yes.refuses(`1 card-seat ${itemOfCard('plague')} 0`);
    card(yes, 1, 'finder', 2);
    play(yes, `1 ${itemOfCard('C')}`);
    // It is done: nothing more is owed.
    expect(step(yes)).toBe('select');
  });

  test('R223 a kind: one card of it is enough', () => {
    const s = start({}, [20, 'finder', 'emotion-control']);
    ask(s, 'play-kind', 'edict');
    s.play('1 yes');
    card(s, 1, 'finder', 2);
    play(s, `1 ${itemOfCard('C')}`);
    lay(s, 10, 20, '8a');
    expect([canPlay(s, 1, 'emotion-control'), s.ask(1)?.pass]).toEqual([true, true]);
  });

  test('§4.1 R223 a card whose moment is past is not promised, nor one that its holder has no part for', () => {
    const asksFor = (cards: readonly Card[], kind: string): readonly unknown[] => {
      const s = start({}, cards);
      ask(s, 'play-kind', kind);
      return options(s, 1);
    };
    // Plague and Mobius Tubes are for the start of a challenge; the Finder for any time.
    expect(asksFor([20, 'plague', 'mobius-tubes'], 'edict')).toEqual(['no']);
    expect(asksFor([20, 'plague', 'finder'], 'edict')).toEqual(['yes', 'no']);
    // The Wild of the Force is for who is no main player, that of the Chosen for a main player, and now.
    expect(asksFor([20, 'flare force'], 'flare')).toEqual(['no']);
    expect(asksFor([20, 'flare chosen'], 'flare')).toEqual(['yes', 'no']);
  });

  test('§14.3 R251 a promised card that comes back when time is turned back is owed again', () => {
    const s = open({
      powers: ['chronos', null, 'seeker'],
      hands: [
        [10, 8],
        [20, 4, 'emotion-control'],
      ],
    });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    ask(s, 'play-card', itemOfCard('emotion-control'), 1, 2);
    s.play('1 yes');
    lay(s, 10, 20, '8a');
    card(s, 1, 'emotion-control');
    quiet(s, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    lay(s, 8, 4, '8a');
    expect([momentNow(s), canPlay(s, 1, 'emotion-control'), s.ask(1)?.pass]).toEqual(['8a', true, undefined]);
  });

  test('R251 a card played before the promise, and another laid after it, do not keep it', () => {
    const s = start({ options: { kickers: true } }, [20, 'x2', 'finder', 'emotion-control']);
    card(s, 1, 'finder', 2);
    while (step(s) === 'moment') s.play(`${asked(s)[0]} pass`);
    s.play(`1 ${itemOfCard('C')}`);
    quiet(s, '6z');
    ask(s, 'play-kind', 'edict');
    s.play('1 yes');
    quiet(s);
    s.play(`1 ${slot(s, 1, 'x2')}`);
    lay(s, 10, 20, '8a');
    expect([canPlay(s, 1, 'emotion-control'), s.ask(1)?.pass]).toEqual([true, undefined]);
  });

  test('§14.14 it may ask for the Miser’s hoard', () => {
    const hoard: Card[] = [30, 6, 6, 6, 6, 6, 'emotion-control'];
    const s = open({ powers: ['seeker', 'miser'], hands: [[10], [20, 4]], hoard });
    play(s, '1 second');
    toCards(s, {}, '6z');
    use(s, 0, 'seeker', 1);
    quiet(s);
    expect(options(s, 0)).toContain('hoard-above');
    s.play('0 hoard-above', '0 hoard-above 20');
    expect(options(s, 1)).toEqual(['yes']);
    s.play('1 yes');
    // In the hand itself there is no such card.
    expect(s.told('log.answer-yes')).toHaveLength(1);
  });

  test('§14.14 it may ask for the Schizoid’s aim', () => {
    const s = open({ powers: ['seeker', 'schizoid'] });
    play(s, '1 bases 4', '1 warp');
    toCards(s, {}, '6z');
    use(s, 0, 'seeker', 1);
    quiet(s);
    s.play('0 aim', '0 bases 5');
    expect(options(s, 1)).toEqual(['no']);
    s.play('1 no');
    expect(s.told('log.answer-no')[0]?.args).toEqual({ seat: 0, owner: 1, question: 'bases 5' });
  });

  test('§15.4 who is silenced asks nothing', () => {
    const s = open({ powers: ['seeker', null, 'silencer'] });
    use(s, 2, 'silencer', 0);
    toCards(s, {}, '6z');
    expect(canUse(s, 0, 'seeker')).toBe(false);
  });

  test('§15.4 R254 who is silenced is asked nothing', () => {
    const s = open({ seats: 4, powers: [null, null, 'seeker', 'silencer'] });
    use(s, 3, 'silencer', 1);
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    expect(options(s, 2)).toEqual([`power-seat ${powerOf('seeker')} 0 0`]);
    const alone = open({ powers: ['seeker', null, 'silencer'] });
    use(alone, 2, 'silencer', 1);
    toCards(alone, {}, '6z');
    expect(momentNow(alone)).toBe(null);
  });

  test('§3.9 a promise ends with the challenge', () => {
    const s = start({ destiny: ['blue', 'blue'] }, [20, 4]);
    ask(s, 'play-above', 10);
    play(s, '1 no');
    expect(layable(s, 1)).not.toContain(itemOfCard(20));
    lay(s, 10, 4);
    play(s, '0 again');
    toCards(s, { at: planet(1, 2) });
    expect(layable(s, 1)).toContain(itemOfCard(20));
  });
});

/** On from the aim, with no allies, to where all are committed. */
function toRest(s: Stage): void {
  quiet(s);
  s.play('0 []', '1 []');
  quiet(s, '6z');
}

describe('Flares of Seeker', () => {
  /** With the Super, this kind is asked for. */
  function superb(cards: readonly Card[], kind: string): Stage {
    const s = start({ hands: [[10, 'flare seeker'], cards] });
    use(s, 0, 'seeker', 1);
    card(s, 0, 'flare seeker');
    quiet(s);
    s.play(`0 tell-hold ${kind}`);
    expect(asked(s)).toEqual([1]);
    s.play('1 tell');
    return s;
  }

  test('§6.1 R224 Super: all cards of a kind, for the Seeker alone', () => {
    const s = superb([20, 4, 'finder', 'plague'], 'edict');
    expect(s.ask(0)?.prompt).toEqual({
      key: 'ask.told',
      args: { owner: 1, cards: [itemOfCard('finder'), itemOfCard('plague')] },
    });
    s.play('0 heard');
    expect(inForce(s.table, 'promise')).toBe(undefined);
  });

  test('§6.1 R224 Super: nobody else can tell how many there were, or which', () => {
    const seen = (cards: readonly Card[]): unknown => {
      const s = superb(cards, 'edict');
      const told = inForce(s.table, 'told alone', 0)?.data ?? [];
      expect(told.every((secret) => knows(s.state, secret, 0) && !knows(s.state, secret, 2))).toBe(true);
      // The hand itself is as unknown as before.
      expect((s.table.hands[1] ?? []).some((each) => knows(s.state, each, 0))).toBe(false);
      return [told.length, s.events.filter(({ key }) => key === 'log.told-alone').map(({ args }) => args)];
    };
    expect(seen([20, 4, 'finder', 'plague'])).toEqual(seen([20, 4, 'C', 'C']));
  });

  test('§6.1 Super: none of the kind, a Compromise among the kinds', () => {
    expect(superb([20, 4], 'compromise').ask(0)?.prompt.key).toBe('ask.told-none');
    expect(superb(['C', 4], 'compromise').ask(0)?.prompt.args).toEqual({ owner: 1, cards: [itemOfCard('C')] });
  });

  test('§3.9 Super: what was told is forgotten when the challenge is over', () => {
    const s = superb([20, 4], 'compromise');
    play(s, '0 heard');
    lay(s, 10, 4);
    expect(s.state.held.pool.includes(SECRETS)).toBe(false);
  });

  /** Green has the Flare, and is invited by both. */
  function shown(join: 'offense' | 'neither'): Stage {
    const s = open({ hands: [[20, 4, 'C'], [10], ['flare seeker']] });
    launch(s);
    quiet(s);
    s.play('0 [2]', '1 [2]');
    quiet(s, '6');
    card(s, 2, 'flare seeker', 0);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['seeker.show', [0]]);
    s.play(`0 ${slot(s, 0, 'C')}`);
    quiet(s);
    s.play(`2 ${join}`);
    if (step(s) === 'commit') s.play('2 [1 0 0 0 0]');
    quiet(s);
    return s;
  }

  test('§6.1 Wild: who has invited it shows a card, and must play it if it joins', () => {
    const s = shown('offense');
    expect(layable(s, 0)).toEqual([itemOfCard('C')]);
    s.refuses(`0 ${slot(s, 0, 20)}`, '6.1');
    expect(layable(shown('neither'), 0).length).toBeGreaterThan(1);
  });

  test('§6.1 Wild: only the two of them see the card', () => {
    const s = shown('offense');
    const [secret = -1] = inForce(s.table, `wild ${powerOf('seeker')}`, 2)?.data ?? [];
    expect(itemOf(s.state, secret)).toBe(itemOfCard('C'));
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, secret, viewer))).toEqual([true, false, true, false]);
  });

  test('§3.6 Wild: not against who has not invited it', () => {
    const s = open({ hands: [[20], [10], ['flare seeker']] });
    launch(s);
    quiet(s);
    s.play('0 [2]', '1 []');
    quiet(s, '6');
    expect(options(s, 2)).toEqual([`card-seat ${itemOfCard('flare seeker')} 0`]);
  });
});
