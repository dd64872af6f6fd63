// Powers that offer something for Lucre on terms both accept: Lloyd's insurance, Gnome's loans and share; and their Flares.

import { itemOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { PowerWord } from '../data/powers.ts';
import { cardsOf, kindOf, valueOf } from '../rules/cards.ts';
import { powerOf } from '../rules/registry.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  buy,
  canPlay,
  canUse,
  card,
  challenge,
  home,
  launch,
  lay,
  moon,
  momentNow,
  onMoon,
  open,
  type Opening,
  planet,
  quiet,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const options = { lucre: true };
const rich: Opening = { options, lucre: [20, 20, 20] };
const loses: Opening = { ...rich, hands: [[4], [20]] };

/** The targets for which a seat is offered a power now. */
const targets = (s: Stage, seat: number, word: PowerWord): string[] => {
  const choice = s.ask(seat)?.choice;
  const all = choice?.kind === 'one' ? choice.options.map(String) : [];
  return all.filter((each) => each.startsWith(`power-seat ${powerOf(word)} `)).map((each) => each.split(' ')[3] ?? '');
};

/** The Lloyd (2) is asked after the alliances; the offense has two tokens on the cone. */
function toOffers(opening: Opening, fight: Parameters<typeof toCards>[1] = {}): Stage {
  const s = open({ powers: [null, null, 'lloyd'], ...opening });
  toCards(s, { tokens: 2, ...fight }, '6z');
  return s;
}

/** Lloyd insures a player for a price. */
function insure(s: Stage, lloyd: number, whom: number, price: number): void {
  use(s, lloyd, 'lloyd', whom);
  quiet(s);
  s.play(`${lloyd} ${price}`, `${whom} yes`);
}

/** Sends tokens home as long as anybody is asked. */
const settle = (s: Stage): void => takeFirst(s, 'home');

tries({
  word: 'lloyd',
  owner: 2,
  zapper: 1,
  scene: (more) => toOffers(withMore(loses, more)),
  use(s) {
    use(s, 2, 'lloyd', 0);
    quiet(s);
    if (step(s) === 'contract.price') s.play('2 3', '0 yes');
  },
  rest(s) {
    lay(s, 4, 20);
    settle(s);
  },
  effect: (s) => [s.table.warp[0], s.table.lucre[0], s.table.lucre[2]],
  used: [0, 17, 23],
  not: [2, 20, 20],
});

describe('Lloyd', () => {
  test('§11.4 names a price that the other can pay, or none; who refuses is not asked again', () => {
    const s = toOffers({ ...loses, lucre: [5, 0, 20] });
    // Who has nothing is offered nothing.
    expect(targets(s, 2, 'lloyd')).toEqual(['0']);
    use(s, 2, 'lloyd', 0);
    quiet(s);
    s.refuses('2 6', '11.4');
    s.refuses('2 0', '11.4');
    s.play('2 5');
    s.refuses('0 perhaps', '11.4');
    s.play('0 no');
    expect(targets(s, 2, 'lloyd')).toEqual([]);
    lay(s, 4, 20);
    expect(s.table.warp[0]).toBe(2);
    expect([s.table.lucre[0], s.table.lucre[2]]).toEqual([5, 20]);
  });

  test('§11.4 who has asked for an offer may think better of it', () => {
    const s = toOffers(loses);
    use(s, 2, 'lloyd', 0);
    quiet(s);
    s.play('2 pass');
    expect([step(s), momentNow(s)]).toEqual(['moment', '6z']);
    expect(targets(s, 2, 'lloyd')).toEqual(['1']);
  });

  test('R210 insures allies too, on both sides, whoever has tokens in the challenge and Lucre; not itself', () => {
    const s = toOffers(
      { ...loses, seats: 4, lucre: [20, 20, 20, 20], powers: ['lloyd'] },
      { allies: { 2: ['offense', 2], 3: ['defense', 1] } },
    );
    expect(targets(s, 0, 'lloyd')).toEqual(['1', '2', '3']);
    insure(s, 0, 2, 1);
    lay(s, 4, 20);
    settle(s);
    expect(s.table.warp).toEqual([2, 0, 0, 0]);
    expect([s.table.lucre[0], s.table.lucre[2]]).toEqual([21, 19]);
  });

  test('R210 tokens that were saved bring no consolation', () => {
    const s = toOffers({ ...rich, hands: [['C'], [20]] });
    insure(s, 2, 0, 1);
    lay(s, 'C', 20);
    settle(s);
    expect([s.table.warp[0], s.table.hands[0]?.length, s.table.hands[1]?.length]).toEqual([0, 6, 6]);
  });

  test('R210 the defense is insured for what stands on the planet; it may go home to its other bases only', () => {
    const s = toOffers({ ...rich, hands: [[20], [4]] });
    insure(s, 2, 1, 2);
    lay(s, 20, 4);
    expect(step(s)).toBe('home');
    settle(s);
    expect([s.table.warp[1], s.table.tokens[planet(1, 1)]]).toEqual([0, [2, 0, 0]]);
    expect([s.table.tokens[planet(1, 2)]?.[1], s.table.lucre[2]]).toEqual([8, 22]);
  });

  test('R210 nothing is captured that is insured: the Vampire goes without', () => {
    const scene = (): Stage => toOffers({ ...rich, powers: [null, 'vampire', 'lloyd'], hands: [[4], [20]] });
    const s = scene();
    insure(s, 2, 0, 1);
    lay(s, 4, 20);
    settle(s);
    expect(s.table.all).toEqual([20, 20, 20]);
    const without = scene();
    lay(without, 4, 20);
    expect(without.table.all).toEqual([18, 22, 20]);
  });

  test('R210 what is removed from the game is not insured: the Void', () => {
    const s = toOffers({ ...rich, powers: [null, 'void', 'lloyd'], hands: [[4], [20]] });
    insure(s, 2, 0, 1);
    lay(s, 4, 20);
    expect([s.table.warp[0], s.table.gone[0]]).toEqual([0, 2]);
  });

  test('R210 of a failed deal the tokens on the cone cost nothing', () => {
    const s = toOffers({ ...rich, hands: [['C'], ['C']] });
    insure(s, 2, 0, 1);
    lay(s, 'C', 'C');
    while (step(s) === 'deal') s.play(`${s.ask(0) === null ? 1 : 0} pass`);
    expect(step(s)).toBe('pay');
    s.play('0 [2 1 0 0 0 0]');
    settle(s);
    expect(s.table.warp[0]).toBe(1);
  });

  test('§15.4 a silenced Lloyd offers nothing, and to who is silent nothing is offered', () => {
    const silenced = (whom: number): Stage => {
      const s = open({ ...loses, powers: ['silencer', null, 'lloyd'] });
      quiet(s, '2c');
      use(s, 0, 'silencer', whom);
      toCards(s, { tokens: 2 }, '6z');
      return s;
    };
    expect(canUse(silenced(2), 2, 'lloyd')).toBe(false);
    expect(targets(silenced(1), 2, 'lloyd')).toEqual(['0']);
  });

  test('Wild: in a challenge that is lost one token stays on the planet, beside the winner', () => {
    const s = open({ ...rich, hands: [[20], [4, 'flare lloyd']] });
    toCards(s, { tokens: 2 });
    lay(s, 20, 4, 'losing');
    card(s, 1, 'flare lloyd', planet(1, 1));
    quiet(s);
    expect([s.table.tokens[planet(1, 1)], s.table.warp[1]]).toEqual([[2, 1, 0], 3]);
  });

  test('Wild: not while others stay there, not for the cone, nor for a Moon', () => {
    const bases = [null, { ...home(1, 4), [planet(1, 5)]: 3, [planet(0, 1)]: 1 }];
    const s = open({ ...rich, hands: [[4, 'flare lloyd'], [20]], bases });
    toCards(s, { tokens: 2 });
    lay(s, 4, 20, 'losing');
    expect(canPlay(s, 0, 'flare lloyd')).toBe(false);

    const m = open({ ...rich, moons: [[], ['fortress']], hands: [[20], [4, 'flare lloyd']] });
    onMoon(m, 1, moon(1), { n: 2 });
    toCards(m, { tokens: 2, at: moon(1) });
    lay(m, 20, 4, 'losing');
    expect(canPlay(m, 1, 'flare lloyd')).toBe(false);
  });

  test('Wild: not where a failed deal leaves the choice to oneself', () => {
    const bases = [{ [planet(0, 1)]: 4, [planet(0, 2)]: 4, [planet(0, 3)]: 4, [planet(2, 1)]: 1 }];
    const s = open({ ...rich, hands: [['C', 'flare lloyd'], ['C']], bases });
    toCards(s, { tokens: 1 });
    lay(s, 'C', 'C');
    while (step(s) === 'deal') s.play(`${s.ask(0) === null ? 1 : 0} pass`);
    const ask = s.ask(0);
    const at = ask?.choice.kind === 'amounts' ? ask.choice.entries.findIndex(({ id }) => id === planet(2, 1)) : -1;
    expect(at).toBeGreaterThan(0);
    s.play(`0 [${[1, 1, 0, 0, 0].map((n, i) => (i === at ? 1 : n)).join(' ')}]`);
    expect(canPlay(s, 0, 'flare lloyd')).toBe(false);
  });

  test('Super: its own tokens are insured for nothing', () => {
    const s = open({ ...rich, powers: ['lloyd'], hands: [[4, 'flare lloyd'], [20]] });
    toCards(s, { tokens: 3 }, '6z');
    card(s, 0, 'flare lloyd');
    quiet(s);
    lay(s, 4, 20);
    settle(s);
    expect([s.table.warp[0], s.table.lucre[0], s.table.lucre[2]]).toEqual([0, 20, 20]);
  });
});

/** The Gnome (2) is about to be asked about a purchase: the offense takes two tokens out of the Warp. */
function toPurchase(more: Opening): Stage {
  const base: Opening = { ...rich, powers: [null, null, 'gnome'], bases: [{ ...home(0, 4) }], hands: [[20], [4]] };
  const s = open(withMore(base, more));
  buy(s, 0, 'token', 2);
  return s;
}

tries({
  word: 'gnome',
  owner: 2,
  zapper: 1,
  scene: toPurchase,
  use: (s) => use(s, 2, 'gnome'),
  rest(s) {
    quiet(s);
    settle(s);
  },
  effect: (s) => [s.table.lucre[0], s.table.lucre[2]],
  used: [14, 22],
  not: [14, 20],
});

/** The Gnome lends the offense 8 Lucre, for 10 back. */
function loan(s: Stage, gnome = 2, [n, back]: [number, number] = [8, 10]): void {
  use(s, gnome, 'gnome', 0);
  quiet(s);
  s.play(`${gnome} ${n}`, `${gnome} ${back}`, '0 yes');
}

/** A challenge of one token, which the offense loses, and the beginning of the next turn. */
function fight(s: Stage, at: number): void {
  toCards(s, { tokens: 1, at });
  const { offense, defense } = challenge(s);
  lay(s, lowest(s, offense), highest(s, defense));
  takeFirst(s, 'home');
}

const attacks = (s: Stage, seat: number): number[] =>
  cardsOf(s.state, seat)
    .map((slot) => itemOf(s.state, slot))
    .filter((item) => kindOf(item) === 'attack')
    .map(valueOf);
const lowest = (s: Stage, seat: number): number => Math.min(...attacks(s, seat));
const highest = (s: Stage, seat: number): number => Math.max(...attacks(s, seat));

describe('Gnome', () => {
  test('§11.3 takes 1 of each of several, also of what it pays itself', () => {
    const s = open({ ...rich, powers: ['gnome'], hands: [[20], [4]] });
    toCards(s, { tokens: 1 });
    lay(s, 20, 4, '7c');
    buy(s, 0, 'one-before', 3);
    use(s, 0, 'gnome');
    quiet(s, '8a');
    expect(s.table.lucre).toEqual([14, 20, 20]);
  });

  test('§11.4 lends what it has, for as much to twice as much; once in a challenge', () => {
    const s = open({ ...rich, powers: [null, null, 'gnome'], lucre: [2, 0, 9], hands: [[20], [4]] });
    toCards(s, { tokens: 1 }, '6z');
    expect(targets(s, 2, 'gnome')).toEqual(['0', '1']);
    use(s, 2, 'gnome', 1);
    quiet(s);
    s.refuses('2 10', '11.4');
    s.play('2 4');
    s.refuses('2 3', '11.4');
    s.refuses('2 9', '11.4');
    s.play('2 8', '1 yes');
    expect(s.table.lucre).toEqual([2, 4, 5]);
    expect(canUse(s, 2, 'gnome')).toBe(false);
  });

  test('R266 lends whenever main players can buy', () => {
    const s = open({ ...rich, powers: [null, null, 'gnome'], hands: [[20], [4]] });
    const seen: [string, boolean][] = [];
    for (const code of ['start', '2b', '2c', '3b', '6', '6z', '7c', '8a']) {
      if (code === '3b') launch(s, { tokens: 1 });
      if (code === '6') ally(s, {}, '6');
      if (code === '6z') ally(s, {}, '6z');
      if (code === '7c') {
        quiet(s);
        lay(s, 20, 4, '7c');
      }
      quiet(s, code);
      seen.push([momentNow(s) ?? '', targets(s, 2, 'gnome').includes('0')]);
    }
    expect(seen).toEqual(['start', '2b', '2c', '3b', '6', '6z', '7c', '8a'].map((code) => [code, true]));
  });

  test('§11.4 R108 one loan in a challenge, though Chronos turns back over it', () => {
    const s = open({
      ...rich,
      powers: ['chronos', null, 'gnome'],
      hands: [
        [4, 6],
        [20, 15],
      ],
    });
    toCards(s, { tokens: 1 });
    lay(s, 4, 20, '8a');
    loan(s);
    quiet(s, '8a');
    use(s, 0, 'chronos');
    lay(s, 6, 15, '8a');
    expect([momentNow(s), canUse(s, 2, 'gnome')]).toEqual(['8a', false]);
  });

  test('§11.4 a loan that is refused changes nothing', () => {
    const s = open({ ...rich, powers: [null, null, 'gnome'] });
    use(s, 2, 'gnome', 0);
    quiet(s);
    s.play('2 8', '2 10', '0 no');
    expect([s.table.lucre, s.table.lasting]).toEqual([[20, 20, 20], []]);
  });

  test('R211 it is paid back at the start of the debtor’s next turn, after the income, and only once', () => {
    const s = open({ ...rich, seats: 2, powers: [null, 'gnome'], lucre: [20, 20], destiny: ['blue', 'red', 'blue'] });
    loan(s, 1);
    expect(s.table.lucre).toEqual([28, 12]);
    fight(s, planet(1, 1));
    expect([s.table.turn, s.table.lucre]).toEqual([1, [28, 20]]);
    fight(s, planet(0, 1));
    const income = 3 + 5;
    expect([s.table.turn, s.table.lucre]).toEqual([0, [28 + income - 10, 20 + 10]]);
    fight(s, planet(1, 2));
    expect([s.table.turn, s.table.lasting]).toEqual([1, []]);
  });

  test('R211 for each Lucre that is missing a token is lost, of the debtor’s choice', () => {
    const s = open({ ...rich, seats: 2, powers: [null, 'gnome'], lucre: [0, 20], destiny: ['blue', 'red', 'blue'] });
    loan(s, 1, [8, 12]);
    fight(s, planet(1, 1));
    s.arrange(({ table }) => (table.lucre[0] = 1));
    fight(s, planet(0, 1));
    expect(step(s)).toBe('pay');
    s.refuses('0 [1 1 0 0 0]', '11.4');
    const lost = s.table.warp[0] ?? 0;
    takeFirst(s, 'pay');
    expect([s.table.lucre[0], (s.table.warp[0] ?? 0) - lost]).toEqual([0, 3]);
  });

  test('Wild: takes 2 of an income, of others, with the first challenge of a turn', () => {
    const s = open({ ...rich, hands: [['flare gnome']] });
    expect(canPlay(s, 0, 'flare gnome')).toBe(false);
    const t = open({ ...rich, hands: [[], ['flare gnome']] });
    card(t, 1, 'flare gnome');
    quiet(t);
    expect(t.table.lucre).toEqual([18, 22, 20]);

    // §11.1: a second challenge brings no income.
    const again = open({
      ...rich,
      hands: [
        [20, 8],
        [4, 'flare gnome'],
      ],
      destiny: ['blue', 'blue'],
    });
    toCards(again, { tokens: 2 });
    lay(again, 20, 4);
    again.play('0 again');
    expect([momentNow(again), again.table.made, canPlay(again, 1, 'flare gnome')]).toEqual(['start', 2, false]);
  });

  test('Super: 2 of each payment in this challenge', () => {
    const s = toPurchase({ hands: [[], [], ['flare gnome']] });
    use(s, 2, 'gnome');
    card(s, 2, 'flare gnome');
    quiet(s);
    settle(s);
    expect(s.table.lucre).toEqual([14, 20, 24]);
    quiet(s);
    launch(s);
    quiet(s, '3b');
    buy(s, 0, 'card');
    use(s, 2, 'gnome');
    quiet(s);
    expect(s.table.lucre).toEqual([10, 20, 26]);
  });
});
