// Powers that gather allies and cards: Magnet, Mutant; and their Flares.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canUse,
  card,
  challenge,
  launch,
  lay,
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

const cone = (s: Stage): unknown => challenge(s).cone;

tries({
  word: 'magnet',
  owner: 0,
  zapper: 1,
  scene(more) {
    const s = open(withMore({ powers: ['magnet'] }, more));
    toCards(s, {}, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'magnet'),
  rest(s) {
    quiet(s);
    if (step(s) === 'magnet.name') play(s, '0 join 2 0', '2 [0 2 0 0 0]');
  },
  effect: cone,
  used: [
    [1, 0, 2],
    [0, 0, 0],
  ],
  not: [
    [1, 0, 0],
    [0, 0, 0],
  ],
});

/** Seat 2 is an ally of the offense; seat 3 of the defense. Whoever is Magnet may speak. */
function allied(powers: Opening['powers'] = ['magnet'], more: Opening = {}): Stage {
  const s = open({ seats: 5, powers, ...more });
  toCards(s, { allies: { 2: ['offense', 2], 3: ['defense', 1] } }, '6z');
  return s;
}

describe('Magnet', () => {
  test('§3.6 an ally changes sides, with at least one token, or must leave', () => {
    const s = allied();
    use(s, 0, 'magnet');
    quiet(s);
    s.refuses('0 join 2 0', '3.6');
    s.refuses('0 join 1 0', '3.6');
    s.play('0 join 3 0');
    // First home with what stood on the other side, then onto the cone.
    s.play('3 [1 0 0 0 0]');
    s.refuses('3 [0 0 0 0 0]', '3.61');
    s.play('3 [3 0 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 2, 3, 0],
      [0, 0, 0, 0, 0],
    ]);
    const away = allied();
    use(away, 0, 'magnet');
    quiet(away);
    away.refuses('0 away 4', '3.6');
    away.play('0 away 3', '3 [1 0 0 0 0]');
    expect(cone(away)).toEqual([
      [1, 0, 2, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(canUse(away, 0, 'magnet')).toBe(false);
  });

  test('R9 an ally without a base goes straight across, and not to the Warp on the way', () => {
    const s = open({ powers: ['magnet'], bases: [null, null, { [planet(1, 3)]: 2 }] });
    toCards(s, { allies: { 2: ['defense', 2] } }, '6z');
    use(s, 0, 'magnet');
    quiet(s);
    s.play('0 join 2 0');
    expect([cone(s), s.table.warp[2]]).toEqual([
      [
        [1, 0, 2],
        [0, 0, 0],
      ],
      18,
    ]);
  });

  test('§4.1 an ally may speak too, an outsider may not', () => {
    const ally = allied([null, null, 'magnet']);
    expect(canUse(ally, 2, 'magnet')).toBe(true);
    use(ally, 2, 'magnet');
    quiet(ally);
    ally.play('2 join 4 1', '4 [1 0 0 0 0]');
    expect(cone(ally)).toEqual([
      [1, 0, 2, 0, 0],
      [0, 0, 0, 1, 1],
    ]);
    const outside = allied([null, null, null, null, 'magnet']);
    expect(canUse(outside, 4, 'magnet')).toBe(false);
  });

  test('§13.3 nobody is drawn into a challenge for a Moon', () => {
    const moon = planet(1, 7);
    const s = open({ powers: ['magnet'], hands: [['flare magnet']] });
    s.arrange(({ table }) => {
      table.systems[moon] = 1;
      table.tokens[moon] = [0, 1, 0];
      table.all[1] = 21;
    });
    toCards(s, { at: moon }, '6z');
    expect(challenge(s).target).toBe(moon);
    expect(canUse(s, 0, 'magnet')).toBe(false);
  });

  test('§15.4 the Silencer stops it', () => {
    const s = allied();
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    expect(canUse(s, 0, 'magnet')).toBe(false);
  });

  test('§6.1 Super: any number of players, each as it says', () => {
    const s = allied(['magnet'], { hands: [['flare magnet']] });
    use(s, 0, 'magnet');
    card(s, 0, 'flare magnet');
    quiet(s);
    s.play('0 join 3 0', '3 [1 0 0 0 0]', '3 [1 0 0 0 0]', '0 join 4 0', '4 [2 0 0 0 0]');
    // Nobody twice.
    s.refuses('0 away 3', '3.6');
    s.play('0 away 2', '2 [2 0 0 0 0]');
    expect(cone(s)).toEqual([
      [1, 0, 0, 1, 2],
      [0, 0, 0, 0, 0],
    ]);
    expect(step(s)).not.toBe('magnet.name');
  });

  test('§6.1 Wild: a card the opponent may not lay, unless it is the only one', () => {
    const s = open({
      powers: [null, null, 'magnet'],
      hands: [
        ['flare magnet', 4],
        [4, 6],
      ],
    });
    toCards(s, {}, '6z');
    card(s, 0, 'flare magnet');
    quiet(s);
    s.play(`0 ${itemOf(s.state, slot(s, 1, 4))}`);
    s.refuses(`1 ${slot(s, 1, 4)}`, '6.1');
    // Its own it may play.
    s.play(`0 ${slot(s, 0, 4)}`);
    // The only one the other has left may be laid.
    keep(s, 1, 1);
    s.play(`1 ${slot(s, 1, 4)}`);
    expect(s.told('log.totals').map(({ args }) => args)).toEqual([{ offense: 5, defense: 8 }]);
  });
});

/** A seat keeps so many cards, the first ones; another has the rest. */
function keep(s: Stage, seat: number, cards: number, to = 2): void {
  s.arrange(({ table, held }) => {
    for (const each of table.hands[seat]?.splice(cards) ?? []) {
      table.hands[to]?.push(each);
      held.know[each] = (held.know[each] ?? 0) | (1 << to);
    }
  });
}

/** Seat 0 has so few cards that it can fill up. */
function mutant(cards: number, more: Opening = {}): Stage {
  const s = open({ powers: ['mutant'], ...more });
  quiet(s);
  keep(s, 0, cards);
  launch(s);
  quiet(s, '3b');
  return s;
}

const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);

tries({
  word: 'mutant',
  owner: 0,
  scene: (more) => mutant(5, withMore({ powers: ['mutant'] }, more)),
  use: (s) => use(s, 0, 'mutant'),
  rest(s) {
    quiet(s);
    while (step(s) === 'mutant.fill') s.play('0 hand 1');
    quiet(s);
  },
  effect: (s) => hands(s).slice(0, 2),
  used: [7, 5],
  not: [5, 7],
});

describe('Mutant', () => {
  test('card by card from the deck or a hand, until there are seven or it stops', () => {
    const s = mutant(4);
    use(s, 0, 'mutant');
    quiet(s);
    s.refuses('0 hand 0', '15.4');
    s.play('0 deck', '0 hand 2', '0 deck');
    expect(hands(s)).toEqual([7, 7, 9]);
    expect(step(s)).not.toBe('mutant.fill');
    const stopped = mutant(4);
    use(stopped, 0, 'mutant');
    quiet(stopped);
    stopped.play('0 deck', '0 pass');
    expect(hands(stopped)).toEqual([5, 7, 10]);
  });

  test('a full hand has nothing to fill; an outsider neither', () => {
    const s = open({ powers: ['mutant'], hands: [['finder']] });
    launch(s);
    expect(asked(s)).toEqual([0]);
    expect(canUse(s, 0, 'mutant')).toBe(false);
    const outside = open({ powers: [null, null, 'mutant'], hands: [[], [], ['finder']] });
    launch(outside);
    keep(outside, 2, 1, 1);
    expect(asked(outside)).toEqual([2]);
    expect(canUse(outside, 2, 'mutant')).toBe(false);
  });

  test('§15.4 silenced it draws from the deck alone', () => {
    const s = mutant(5);
    s.arrange(({ table }) => {
      if (table.stack[0] !== undefined) table.stack[0].silent = 1;
    });
    use(s, 0, 'mutant');
    quiet(s);
    s.refuses('0 hand 1', '15.4');
    s.play('0 deck', '0 deck');
    expect(hands(s)[0]).toBe(7);
  });

  test('§6.1 Super: first up to three cards away, also of a full hand', () => {
    const s = open({ powers: ['mutant'], hands: [['flare mutant', 4, 6]] });
    launch(s);
    quiet(s, '3b');
    use(s, 0, 'mutant');
    card(s, 0, 'flare mutant');
    quiet(s);
    s.play(`0 [${slot(s, 0, 4)} ${slot(s, 0, 6)}]`);
    expect(s.table.discards).toHaveLength(2);
    s.play('0 deck', '0 hand 1', '0 deck');
    expect(hands(s)).toEqual([7, 6, 7]);
  });

  test('§6.1 Wild: who wins or deals takes a card of the opponent and of each of its allies', () => {
    const s = open({ seats: 4, powers: [null, null, 'mutant'], hands: [[20, 'flare mutant'], [4]] });
    toCards(s, { allies: { 2: ['defense', 1], 3: ['offense', 1] } });
    lay(s, 20, 4, '8g');
    const before = hands(s);
    card(s, 0, 'flare mutant');
    quiet(s);
    expect(hands(s).map((n, seat) => n - (before[seat] ?? 0))).toEqual([1, -1, -1, 0]);
  });

  test('only the main player that won may play it', () => {
    const s = open({ powers: [null, null, 'mutant'], hands: [[4, 'flare mutant'], [20]] });
    toCards(s);
    lay(s, 4, 20, '8g');
    expect(asked(s)).not.toContain(0);
  });
});
