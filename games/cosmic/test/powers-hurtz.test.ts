// Hurtz rents out powers of its stock, and tokens, on terms both accept; and its Flares.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { livePowers } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import { basesOf, firstOf, liftable, tokensAt } from '../rules/tokens.ts';
import { accountOf } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  canGrant,
  canPlay,
  card,
  challenge,
  lay,
  moon,
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
  useGrant,
} from './stage.ts';

const drawn = ['virus', 'macron', 'zombie'] as const;
type Stocked = (typeof drawn)[number];

/** Hurtz (2) has Virus, Macron and Zombie in stock; everybody has 20 Lucre. */
const shop: Opening = { options: { lucre: true }, lucre: [20, 20, 20], powers: [null, null, 'hurtz'], drawn };

/** Somebody rents a power of Hurtz (2). */
function rent(s: Stage, seat: number, word: Stocked, price: number): void {
  useGrant(s, seat, 'hurtz', powerOf(word));
  quiet(s);
  if (step(s) === 'contract.price') s.play(`2 ${price}`, `${seat} yes`);
}

/** Somebody rents tokens of Hurtz (2), from its first bases. */
function hire(s: Stage, seat: number, n: number, price: number): void {
  useGrant(s, seat, 'hurtz', undefined, 1);
  quiet(s);
  s.play(`${seat} ${n}`, `2 ${price}`, `${seat} yes`);
  const choice = s.ask(2)?.choice;
  if (choice?.kind === 'amounts') s.play(`2 [${firstOf(choice.entries, n).join(' ')}]`);
}

const canRent = (s: Stage, seat: number, word: Stocked): boolean => canGrant(s, seat, 'hurtz', powerOf(word));
const canHire = (s: Stage, seat: number): boolean => canGrant(s, seat, 'hurtz', undefined, 1);

/** The alliances are over; the offense has two tokens on the cone. */
function toHire(opening: Opening = {}, fight: Parameters<typeof toCards>[1] = {}): Stage {
  const s = open({ ...shop, hands: [[8], [10]], ...opening });
  toCards(s, { tokens: 2, ...fight }, '6z');
  return s;
}

/** All tokens of a seat that stand somewhere. */
const onBases = ({ table }: Stage, seat: number): number =>
  total(basesOf(table, seat).map((place) => tokensAt(table, place, seat)));

/** What the offense has on the planet it attacked. */
const landed = (s: Stage): number => s.table.tokens[planet(1, 1)]?.[0] ?? 0;

tries({
  word: 'hurtz',
  owner: 2,
  zapper: 1,
  scene: (more) => toHire(withMore({ hands: [[8], [10]] }, more)),
  use: (s) => rent(s, 0, 'virus', 5),
  rest(s) {
    lay(s, 8, 10);
    takeFirst(s, 'home');
  },
  // 8 × 2 against 10 + 4, or 8 + 2.
  effect: (s) => [landed(s), s.table.lucre[0], s.table.lucre[2]],
  used: [2, 15, 25],
  not: [0, 20, 20],
  copied: 'a power with artifacts cannot be copied (§15.1)',
});

describe('Hurtz: powers', () => {
  test('§15.1 has three at set-up, without artifacts: one that is drawn is drawn again', () => {
    const s = open({ ...shop, drawn: ['virus', 'terrorist', 'macron', 'zombie'] });
    expect(s.table.powers[2]).toEqual([{ power: powerOf('hurtz'), data: drawn.map(powerOf) }]);
    expect(s.table.shelf).toEqual([powerOf('terrorist')]);
    // They are nobody's.
    expect([0, 1, 2].map((seat) => livePowers(s.state, seat))).toEqual([[], [], [powerOf('hurtz')]]);
  });

  test('R66 anybody can rent one at the start of a challenge, for it, beside the own power', () => {
    const s = open({
      ...shop,
      powers: [null, 'zombie', 'hurtz'],
      drawn: ['virus', 'macron', 'filch'],
      hands: [[4], [10]],
    });
    expect(canHire(s, 1)).toBe(false);
    rent(s, 1, 'macron', 1);
    expect(livePowers(s.state, 1)).toEqual([powerOf('zombie'), powerOf('macron')]);
    expect(s.table.lucre.slice(1)).toEqual([19, 21]);
    toCards(s, { tokens: 1 });
    lay(s, 4, 10);
    takeFirst(s, 'home');
    expect(challenge(s).n).toBe(2);
    expect(livePowers(s.state, 1)).toEqual([powerOf('zombie')]);
  });

  test('§11.4 Hurtz names a price that the other can pay, or says no; who asks may refuse', () => {
    const s = open({ ...shop, lucre: [3, 0, 0] });
    expect([canRent(s, 1, 'virus'), canRent(s, 2, 'virus')]).toEqual([false, false]);
    useGrant(s, 0, 'hurtz', powerOf('virus'));
    quiet(s);
    s.refuses('2 4', '11.4');
    s.play('2 3', '0 no');
    expect([s.table.lucre, livePowers(s.state, 0)]).toEqual([[3, 0, 0], []]);
    // Once at each moment.
    expect(canRent(s, 0, 'macron')).toBe(false);
    toCards(s, { tokens: 1 }, '6z');
    useGrant(s, 0, 'hurtz', powerOf('macron'));
    quiet(s);
    s.play('2 pass');
    expect([s.table.lucre, livePowers(s.state, 0)]).toEqual([[3, 0, 0], []]);
  });

  test('R45 a power that is set up when it is received is not set up for who rents it: as with a copy', () => {
    const s = open({ ...shop, options: { lucre: true, mix: 'all' }, drawn: ['virus', 'macron', 'wraith'] });
    useGrant(s, 0, 'hurtz', powerOf('wraith'));
    quiet(s);
    s.play('2 1', '0 yes');
    quiet(s);
    expect([step(s), s.table.spots]).toEqual(['launch', []]);
  });

  test('R260 one power for each player in a challenge, or tokens, and not both', () => {
    const s = open({ ...shop, hands: [[8], [10]] });
    rent(s, 0, 'virus', 2);
    expect(canRent(s, 1, 'macron')).toBe(true);
    toCards(s, { tokens: 2 }, '6z');
    expect([canRent(s, 0, 'macron'), canHire(s, 0)]).toEqual([false, false]);
    expect([canRent(s, 1, 'macron'), canHire(s, 1)]).toEqual([true, true]);
    hire(s, 1, 2, 1);
    expect([canRent(s, 1, 'macron'), canRent(s, 1, 'zombie')]).toEqual([false, false]);
  });

  test('R260 a power that is only copied is not rented', () => {
    const s = open({ ...shop, powers: ['insect', 'sorcerer', 'hurtz'], hands: [[8], [10]] });
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('sorcerer'));
    toCards(s, { tokens: 2 }, '6z');
    expect([canRent(s, 0, 'virus'), canHire(s, 0)]).toEqual([true, true]);
  });

  test('what is rented out to one is not there for another', () => {
    const s = open(shop);
    rent(s, 1, 'virus', 2);
    expect([canRent(s, 0, 'virus'), canRent(s, 0, 'macron')]).toEqual([false, true]);
  });

  test('R213 what is paid for stays rented, though Hurtz loses its power; a Cosmic Zap stops it for who uses it', () => {
    const s = toHire();
    rent(s, 0, 'virus', 1);
    s.arrange(({ table }) => (table.powers[2] = []));
    lay(s, 8, 10);
    expect(landed(s)).toBe(2);

    const z = toHire({ hands: [[8], [10], ['cosmic-zap']] });
    rent(z, 0, 'virus', 1);
    lay(z, 8, 10, 'act');
    card(z, 2, 'cosmic-zap');
    quiet(z);
    expect(landed(z)).toBe(0);
  });

  test('§14.20 under Sanity a rented power rests beside the own one', () => {
    const s = toHire({ powers: ['sorcerer', null, 'hurtz'], hands: [[8], [10, 'sanity']] });
    rent(s, 0, 'virus', 1);
    card(s, 1, 'sanity');
    quiet(s);
    expect(livePowers(s.state, 0)).toEqual([powerOf('sorcerer')]);
  });

  test('§15.1 the stock goes with the power', () => {
    const s = open({ ...shop, powers: ['changeling', 'hurtz'], hands: [[8], [10]] });
    quiet(s);
    s.play(`0 swap 1 ${powerOf('hurtz')}`);
    toCards(s, { tokens: 1 }, '6z');
    expect([canRent(s, 1, 'virus'), canRent(s, 0, 'virus')]).toEqual([true, false]);
  });

  test('§15.1 as a stage of Pentaform it has a stock too, to rent out while it is the stage that counts', () => {
    const stages = ['hurtz', 'filch', 'sorcerer', 'plant', 'oracle'] as const;
    const mixed = { lucre: true, mix: 'all' };
    const s = open({ ...shop, options: mixed, powers: [null, null, 'pentaform'], drawn: [...stages, ...drawn] });
    s.play(`2 [${stages.map(powerOf).join(' ')}]`);
    rent(s, 0, 'virus', 2);
    expect(livePowers(s.state, 0)).toEqual([powerOf('virus')]);
  });

  test('§15.4 a silenced Hurtz rents out nothing, and who is silent cannot ask', () => {
    const silenced = (whom: number): Stage => {
      const s = open({ ...shop, powers: ['silencer', null, 'hurtz'] });
      quiet(s, '2c');
      use(s, 0, 'silencer', whom);
      toCards(s, { tokens: 2 }, '6z');
      return s;
    };
    const one = silenced(2);
    expect([canRent(one, 0, 'virus'), canHire(one, 0)]).toEqual([false, false]);
    const two = silenced(1);
    expect([canRent(two, 1, 'virus'), canHire(two, 1), canRent(two, 0, 'virus')]).toEqual([false, false, true]);
  });
});

describe('Hurtz: tokens', () => {
  test('R212 they count for whom they fight for, beyond the four of §3.3, and go home in the end', () => {
    // 8 + 4 + 4 against 11 + 4.
    const s = toHire({ hands: [[8], [11]] }, { tokens: 4 });
    hire(s, 0, 4, 6);
    expect([s.table.lucre[0], s.table.lucre[2], s.table.tokens[planet(2, 1)]?.[2]]).toEqual([14, 26, 0]);
    lay(s, 8, 11, '8a');
    expect(accountOf(s.state)).toContainEqual({ side: 0, of: 'hired', seat: 2, n: 4 });
    quiet(s);
    takeFirst(s, 'home');
    expect([landed(s), s.table.warp, s.table.tokens[planet(1, 1)]?.[2]]).toEqual([4, [0, 4, 0], 0]);
    expect(onBases(s, 2)).toBe(20);
  });

  test('R212 they are lost with the side they fight on, as tokens of Hurtz', () => {
    const s = toHire({ hands: [[4], [20]] });
    hire(s, 0, 3, 1);
    lay(s, 4, 20);
    expect(s.table.warp).toEqual([2, 0, 3]);
  });

  test('R212 both sides rent; each loses or keeps its own', () => {
    const s = toHire({ hands: [[20], [4]] });
    hire(s, 0, 1, 1);
    hire(s, 1, 2, 1);
    lay(s, 20, 4);
    takeFirst(s, 'home');
    expect([landed(s), s.table.warp]).toEqual([2, [0, 4, 2]]);
    expect(onBases(s, 2)).toBe(18);
  });

  test('§3.83 after Compromises they only go home', () => {
    const s = toHire({ hands: [['C'], ['C']] });
    hire(s, 0, 2, 1);
    lay(s, 'C', 'C');
    while (step(s) === 'deal') s.play(`${s.ask(0) === null ? 1 : 0} pass`);
    takeFirst(s, 'pay');
    takeFirst(s, 'home');
    expect(s.table.warp).toEqual([3, 3, 0]);
  });

  test('R212 four to each in a challenge who has a part in it; once at each moment', () => {
    const s = toHire();
    useGrant(s, 0, 'hurtz', undefined, 1);
    quiet(s);
    s.refuses('0 5', '11.4');
    s.play('0 pass');
    expect([canHire(s, 0), canHire(s, 1)]).toEqual([false, true]);
  });

  test('§13.3 no tokens are rented for a Moon: there it is one against one', () => {
    const s = open({ ...shop, hands: [[8], [10]], moons: [[], [], []] });
    onMoon(s, 1, moon(1), { n: 2 });
    toCards(s, { tokens: 2, at: moon(1) }, '6z');
    expect(canHire(s, 0)).toBe(false);
  });

  test('R212 from which bases they come Hurtz says, but not from the planet it defends; they stay with who rents them', () => {
    const s = toHire({ powers: [null, 'hurtz'] });
    useGrant(s, 0, 'hurtz', undefined, 1);
    quiet(s);
    s.play('0 2', '1 1', '0 yes');
    const choice = s.ask(1)?.choice;
    expect(choice?.kind === 'amounts' && choice.entries.map(({ id }) => id)).toEqual(
      [2, 3, 4, 5].map((k) => planet(1, k)),
    );
    s.refuses('1 [1 0 0 0]', '11.4');
    s.play('1 [1 1 0 0]');
    const places = [1, 2, 3, 4, 5].map((k) => planet(1, k));
    expect(places.map((place) => s.table.tokens[place]?.[1])).toEqual([4, 3, 3, 4, 4]);
    expect(liftable(s.state, 1).map(({ id }) => id)).toEqual(places);
  });

  test('they count as the tokens of who rents them: Macron makes four of each', () => {
    const s = toHire(
      { powers: ['macron', null, 'hurtz'], drawn: ['virus', 'filch', 'zombie'], hands: [[4], [10]] },
      { tokens: 1 },
    );
    hire(s, 0, 2, 1);
    // 4 + 3 × 4 against 10 + 4.
    lay(s, 4, 10);
    expect(landed(s)).toBe(1);
  });

  test('R261 beaten by the Void, they leave the game with the side they fight on: the offense’s too', () => {
    const offense = toHire({ powers: [null, 'void', 'hurtz'], hands: [[4], [20]] });
    hire(offense, 0, 3, 1);
    lay(offense, 4, 20);
    expect([offense.table.warp, offense.table.gone]).toEqual([
      [0, 0, 0],
      [2, 0, 3],
    ]);
    const defense = toHire({ powers: ['void', null, 'hurtz'], hands: [[20], [4]] });
    hire(defense, 1, 3, 1);
    lay(defense, 20, 4);
    expect([defense.table.warp, defense.table.gone]).toEqual([
      [0, 0, 0],
      [0, 4, 3],
    ]);
  });

  test('R261 with the side that wins they are not the Void’s to take', () => {
    const s = toHire({ powers: [null, 'void', 'hurtz'], hands: [[4], [20]] });
    hire(s, 1, 3, 1);
    lay(s, 4, 20);
    takeFirst(s, 'home');
    expect([s.table.gone, onBases(s, 2)]).toEqual([[2, 0, 0], 20]);
  });

  test('R262 the Entrepreneur earns for what fights for it on rent', () => {
    const s = toHire({ powers: ['entrepreneur', null, 'hurtz'], hands: [[20], [4]] });
    hire(s, 0, 3, 1);
    lay(s, 20, 4);
    takeFirst(s, 'home');
    // 2 of its own and 3 on rent, which cost it 1.
    expect(s.table.lucre[0]).toBe(20 - 1 + 5);
  });

  test('Wild Loser: rented tokens are in the challenge, and lost', () => {
    const s = toHire({ hands: [[8, 'flare loser'], [10]] });
    hire(s, 0, 2, 1);
    card(s, 0, 'flare loser');
    quiet(s);
    expect(s.table.warp).toEqual([2, 4, 2]);
  });
});

describe('Hurtz: Flares', () => {
  test('Super: six tokens, and even when the cards are up', () => {
    const s = toHire({ hands: [[8], [10], ['flare hurtz']] });
    hire(s, 0, 4, 1);
    lay(s, 8, 10, '8a');
    expect(canHire(s, 0)).toBe(false);
    card(s, 2, 'flare hurtz');
    quiet(s, '8a');
    useGrant(s, 0, 'hurtz', undefined, 1);
    quiet(s);
    s.refuses('0 3', '11.4');
    s.play('0 2', '2 1', '0 yes');
    takeFirst(s, 'hurtz.tokens');
    takeFirst(s, 'home');
    // 8 + 2 + 6 against 10 + 4.
    expect(landed(s)).toBe(2);
  });

  test('R212 turned back by Chronos, tokens that came when the cards were up stay', () => {
    const s = toHire({ powers: ['chronos', null, 'hurtz'], hands: [[8, 9], [10, 11], ['flare hurtz']] });
    lay(s, 8, 10, '8a');
    card(s, 2, 'flare hurtz');
    quiet(s, '8a');
    useGrant(s, 0, 'hurtz', undefined, 1);
    quiet(s);
    s.play('0 6', '2 1', '0 yes');
    s.play('2 [4 2 0 0 0]');
    use(s, 0, 'chronos');
    quiet(s);
    lay(s, 9, 11);
    takeFirst(s, 'home');
    // 9 + 2 + 6 against 11 + 4.
    expect([landed(s), onBases(s, 2)]).toEqual([2, 20]);
  });

  test('Wild: the own power for this challenge, in place of theirs; two cards if they win, one if not', () => {
    const scene = (mine: number, theirs: number): Stage => {
      const s = open({
        options: { lucre: true },
        powers: ['sorcerer', null, 'virus'],
        hands: [[mine], [theirs], ['flare hurtz']],
      });
      toCards(s, { tokens: 2 }, '6z');
      card(s, 2, 'flare hurtz', 0);
      quiet(s);
      return s;
    };
    const won = scene(8, 10);
    won.play('0 yes');
    expect([0, 2].map((seat) => livePowers(won.state, seat))).toEqual([[powerOf('virus')], []]);
    lay(won, 8, 10);
    // 8 × 2 against 10 + 4.
    expect([landed(won), won.table.hands.map((hand) => hand.length)]).toEqual([2, [4, 6, 8]]);

    const lost = scene(6, 20);
    lost.play('0 yes');
    lay(lost, 6, 20);
    expect(lost.table.hands.map((hand) => hand.length)).toEqual([5, 6, 7]);

    const refused = scene(8, 10);
    refused.play('0 no');
    expect(livePowers(refused.state, 0)).toEqual([powerOf('sorcerer')]);
  });

  test('R265 Wild: the own power, not what is rented or copied', () => {
    const rented = open({ ...shop, hands: [[8, 'flare hurtz'], [10]] });
    rent(rented, 0, 'virus', 1);
    toCards(rented, { tokens: 2 }, '6z');
    expect([livePowers(rented.state, 0), canPlay(rented, 0, 'flare hurtz')]).toEqual([[powerOf('virus')], false]);

    const s = open({
      options: { lucre: true },
      powers: ['insect', 'sorcerer'],
      hands: [[8, 'flare hurtz'], [10]],
    });
    quiet(s, '2c');
    use(s, 0, 'insect', powerOf('sorcerer'));
    toCards(s, { tokens: 2 }, '6z');
    card(s, 0, 'flare hurtz', 2);
    quiet(s);
    // There is one to offer, so nothing to choose.
    expect([step(s), s.ask(2)?.prompt.args]).toMatchObject(['contract.answer', { power: powerOf('insect') }]);
  });

  test('Wild: not without a power to offer, nor with artifacts (§15.1)', () => {
    const scene = (power: 'warrior' | 'virus' | null): Stage => {
      const s = open({ options: { lucre: true }, powers: [null, null, power], hands: [[8], [10], ['flare hurtz']] });
      toCards(s, { tokens: 2 }, '6z');
      return s;
    };
    expect(
      [null, 'warrior' as const, 'virus' as const].map((power) => canPlay(scene(power), 2, 'flare hurtz')),
    ).toEqual([false, false, true]);
  });
});
