// The Negator's no to Kickers, purchases and cards; what others make of them. §15.4: flares that are spoken.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  buy,
  canBuy,
  canPlay,
  canUse,
  card,
  challenge,
  itemOfCard,
  launch,
  lay,
  momentNow,
  open,
  type Opening,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const items = (s: Stage, seat: number): number[] => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options.map((each) => itemOf(s.state, Number(each))) : [];
};

describe('Negator', () => {
  /** Red has laid a Kicker; the Negator says no to it. */
  const vetoed = (...kickers: readonly `x${number}`[]): Stage => {
    const s = open({ options: { kickers: true }, powers: [null, null, 'negator'], hands: [[...kickers, 8], [20]] });
    toCards(s);
    s.play(`0 ${slot(s, 0, 'x3')}`);
    quiet(s, '7b');
    use(s, 2, 'negator', 0);
    quiet(s);
    return s;
  };

  test('§6.3 a Kicker is taken back', () => {
    const s = vetoed('x3');
    expect([challenge(s).kicker[0], step(s)]).toEqual([[], 'select']);
    expect(slot(s, 0, 'x3')).toBeGreaterThanOrEqual(0);
  });

  test('§6.3 another one can be laid instead, but not the same', () => {
    const s = vetoed('x3', 'x4');
    expect([step(s), items(s, 0)]).toEqual(['negator.kicker', [itemOfCard('x4')]]);
    s.play(`0 ${slot(s, 0, 'x4')}`);
    quiet(s);
    lay(s, 8, 20);
    expect(s.told('log.totals').at(-1)?.args).toMatchObject({ offense: 33 });
  });

  test('§3.61 what an ally brings is made anew: fewer, or from elsewhere; not what a power makes it bring', () => {
    const joined = (powers: Opening['powers']): Stage => {
      const s = open({ seats: 4, powers: powers ?? [] });
      launch(s);
      quiet(s);
      play(s, '0 [2]', '1 []', '2 offense');
      return s;
    };
    const s = joined([null, null, null, 'negator']);
    s.play('2 [2 1 0 0 0]');
    use(s, 3, 'negator', 'fewer');
    quiet(s);
    s.refuses('2 [3 0 0 0 0]', '3.61');
    s.play('2 [0 1 0 0 0]');
    quiet(s);
    expect(challenge(s).cone[0]).toEqual([1, 0, 1, 0]);
    const drawn = open({ seats: 4, powers: ['magnet', null, null, 'negator'] });
    toCards(drawn, {}, '6z');
    use(drawn, 0, 'magnet');
    quiet(drawn);
    drawn.play('0 join 2 0', '2 [2 1 0 0 0]');
    expect(momentNow(drawn) === 'veto').toBe(false);
    expect(challenge(drawn).cone[0]).toEqual([1, 0, 3, 0]);
  });

  test('§6.3 nobody has laid one: nothing to say no to', () => {
    const s = open({ options: { kickers: true }, powers: [null, null, 'negator'], hands: [['x3', 8], [20]] });
    toCards(s);
    s.play('0 pass');
    quiet(s, '7b');
    expect(momentNow(s)).not.toBe('7b');
  });

  test('§11.3 a purchase is taken back, and not made again in this challenge; another one can be', () => {
    const s = open({ options: { lucre: true }, lucre: [20, 20, 20], powers: [null, null, 'negator'] });
    quiet(s, '2c');
    buy(s, 0, 'card', 1);
    const before = s.table.hands[0]?.length;
    use(s, 2, 'negator');
    quiet(s, '2c');
    expect([s.table.lucre[0], s.table.hands[0]?.length]).toEqual([20, before]);
    expect([canBuy(s, 0, 'card', 1), canBuy(s, 0, 'flare', 1)]).toEqual([false, true]);
    buy(s, 0, 'flare', 1);
    expect(momentNow(s) === 'purchase' && canUse(s, 2, 'negator')).toBe(false);
  });

  test('§3.7 another card of the same value is another card (R193)', () => {
    const s = open({ powers: [null, null, 'negator'], hands: [[4], [8, 8]] });
    toCards(s);
    lay(s, 4, 8, '7c');
    use(s, 2, 'negator', 1);
    quiet(s);
    expect(items(s, 1)).toContain(itemOfCard(8));
  });

  test('§14.11 instead of a card that lay open for the Oracle another one lies open', () => {
    const s = open({
      powers: ['oracle', null, 'negator'],
      hands: [
        [4, 'flare gambler'],
        [20, 6],
      ],
    });
    toCards(s);
    s.play(`1 ${slot(s, 1, 20)}`);
    quiet(s);
    s.play(`0 ${slot(s, 0, 4)}`);
    quiet(s, '7c');
    use(s, 2, 'negator', 1);
    quiet(s);
    s.play(`1 ${slot(s, 1, 6)}`);
    expect(itemOf(s.view(0), challenge(s).laid[1][0] ?? -1)).toBe(itemOfCard(6));
  });
});

describe('Flares that are spoken', () => {
  const silenced = (flare: 'flare magnet' | 'flare siren', victim: number): Stage => {
    const s = open({ powers: [null, null, 'silencer'], hands: [[flare], [20]] });
    quiet(s, '2c');
    use(s, 2, 'silencer', victim);
    return s;
  };

  test('§15.4 Wild Magnet: a card is named', () => {
    for (const victim of [0, 1]) {
      const s = silenced('flare magnet', victim);
      toCards(s, {}, '6z');
      expect(momentNow(s) === '6z' && canPlay(s, 0, 'flare magnet')).toBe(victim === 1);
    }
  });

  test('§15.4 Wild Siren: cards are named, and no more by who is silenced after it was played', () => {
    for (const victim of [0, 1]) {
      const s = silenced('flare siren', victim);
      launch(s);
      quiet(s, '3b');
      expect(momentNow(s) === '3b' && canPlay(s, 0, 'flare siren')).toBe(victim === 1);
    }
    for (const victim of [0, 1]) {
      const s = open({
        options: { lucre: true },
        lucre: [20, 20, 20],
        powers: [null, null, 'silencer'],
        hands: [['flare siren'], [20]],
      });
      quiet(s, 'start');
      card(s, 0, 'flare siren');
      quiet(s, '2c');
      use(s, 2, 'silencer', victim);
      quiet(s, '2c');
      buy(s, 1, 'card', 1);
      quiet(s, '2c');
      expect([step(s), asked(s)[0]].join(' ') === 'siren.name 0').toBe(victim === 1);
    }
  });

  test('§15.3 under an upset a card that the Wild Magnet forbids is none that must be laid', () => {
    const s = open({
      powers: ['loser'],
      hands: [
        [4, 'flare magnet'],
        ['C', 'C', 'C', 'C', 'C', 'C', 20],
      ],
    });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s, '6z');
    card(s, 0, 'flare magnet');
    quiet(s);
    s.play(`0 ${itemOfCard(20)}`);
    quiet(s);
    expect(new Set(items(s, 1))).toEqual(new Set([itemOfCard('C')]));
  });
});
