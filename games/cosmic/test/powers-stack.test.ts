// The Industrialist, whose defeats lie on a stack that counts from then on; and its Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import { accountOf } from '../rules/totals.ts';
import { holdingOf } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import {
  asked,
  canPlay,
  type Card,
  card,
  itemOfCard,
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

/** The cards on a stack. */
const stackOf = (s: Stage, seat = 0): number[] =>
  (holdingOf(s.table, seat, powerOf('industrialist'))?.slots ?? []).map((each) => itemOf(s.state, each));
const items = (...cards: Card[]): number[] => cards.map(itemOfCard);
const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']]);
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));

/** Cards from a hand lie on the stack already. */
function stacked(s: Stage, ...cards: Card[]): Stage {
  const slots = cards.map((each) => slot(s, 0, each));
  s.arrange(({ table, held, seats }) => {
    const holding = holdingOf(table, 0, powerOf('industrialist'));
    for (const each of slots) held.know[each] = (2 << seats) - 1;
    table.hands[0] = (table.hands[0] ?? []).filter((each) => !slots.includes(each));
    if (holding !== undefined) holding.slots = slots;
  });
  return s;
}

tries({
  word: 'industrialist',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['industrialist'], hands: [[10], [20]] }, more));
    toCards(s);
    return s;
  },
  rest(s) {
    lay(s, 10, 20);
    if (step(s) === 'industrialist.concede') play(s, '1 stack');
  },
  effect: (s) => [stackOf(s), isDiscarded(s, 10)],
  used: [items(10), false],
  not: [[], true],
  copied: 'it has artifacts, and cannot be copied (§15.1)',
});

describe('Industrialist', () => {
  const fight = (more: Opening, offense: Card, defense: Card, allies = {}): Stage => {
    const s = open(withMore({ powers: ['industrialist'], hands: [[offense], [defense]] }, more));
    toCards(s, { tokens: 2, allies });
    lay(s, offense, defense);
    return s;
  };

  test('§3.8 R220 its opponent lets it win: that decides, and nothing is stacked', () => {
    const s = fight({}, 10, 20);
    expect([step(s), asked(s)]).toEqual(['industrialist.concede', [1]]);
    s.refuses('1 pass', '4.1');
    play(s, '1 concede');
    expect(s.table.tokens[planet(1, 1)]?.slice(0, 2)).toEqual([2, 0]);
    expect([s.table.warp, stackOf(s)]).toEqual([[0, 4, 0], []]);
    expect(isDiscarded(s, 10)).toBe(true);
    // Totals have not decided it.
    expect(totals(s)).toEqual([]);
  });

  test('§3.85 the stack grows: it has lost as usual', () => {
    const s = fight({}, 10, 20);
    play(s, '1 stack');
    expect([s.table.warp, stackOf(s)]).toEqual([[2, 0, 0], items(10)]);
    expect(totals(s)).toEqual([[12, 24]]);
  });

  test('not when it wins, nor with a Compromise; as defense too', () => {
    expect(step(fight({}, 30, 20))).toBe('again');
    expect(stackOf(fight({}, 'C', 20))).toEqual([]);
    const s = open({ powers: [null, 'industrialist'], hands: [[30], [4]] });
    toCards(s);
    lay(s, 30, 4);
    play(s, '0 stack');
    expect(stackOf(s, 1)).toEqual(items(4));
  });

  test('§3.8 rank 6: the stack is added or taken off, once the card is multiplied', () => {
    const options = { kickers: true };
    const sum = (answer: string): unknown => {
      const s = stacked(open({ powers: ['industrialist'], options, hands: [[10, 'x2', 15, 4], [20]] }), 15, 4);
      toCards(s);
      s.play(`0 ${slot(s, 0, 'x2')}`);
      lay(s, 10, 20);
      expect([step(s), asked(s)]).toEqual(['industrialist.sign', [0]]);
      s.play(`0 ${answer}`);
      quiet(s);
      if (step(s) === 'industrialist.concede') play(s, '1 stack');
      return totals(s);
    };
    expect(sum('plus')).toEqual([[20 + 1 + 19, 24]]);
    expect(sum('minus')).toEqual([[20 + 1 - 19, 24]]);
  });

  test('§3.8 R252 it chooses when the cards are as they will count: after the Chosen has another', () => {
    const s = stacked(open({ powers: ['industrialist', 'chosen'], hands: [[10, 15], [30]] }), 15);
    toCards(s);
    lay(s, 10, 30, '8a');
    expect([momentNow(s), asked(s)]).toEqual(['8a', [1]]);
    s.draws(itemOfCard(20));
    use(s, 1, 'chosen');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['industrialist.sign', [0]]);
    s.play('0 plus');
    quiet(s);
    expect(totals(s)).toEqual([[10 + 1 + 15, 20 + 4]]);
    // A Compromise instead: there is nothing to add to.
    const peace = stacked(open({ powers: ['industrialist', 'chosen'], hands: [[10, 15], [30]] }), 15);
    toCards(peace);
    lay(peace, 10, 30, '8a');
    peace.draws(itemOfCard('C'));
    use(peace, 1, 'chosen');
    quiet(peace);
    expect([step(peace), peace.told('log.stack-plus')]).toEqual(['again', []]);
  });

  test('the account of the totals names the stack; everybody sees it', () => {
    const s = stacked(open({ powers: ['industrialist'], hands: [[10, 4], [20]] }), 4);
    toCards(s);
    lay(s, 10, 20);
    s.play('0 plus');
    expect(accountOf(s.state)).toContainEqual({ side: 0, of: 'industry', seat: 0, n: 4 });
    const [lying = -1] = holdingOf(s.table, 0, powerOf('industrialist'))?.slots ?? [];
    expect([0, 1, 2, 3].every((viewer) => knows(s.state, lying, viewer))).toBe(true);
  });

  test('§3.8 with nothing on the stack, or against a Compromise, there is no sum to change', () => {
    const s = stacked(open({ powers: ['industrialist'], hands: [[10, 15], ['C']] }), 15);
    toCards(s);
    lay(s, 10, 'C');
    expect(s.told('log.stack-plus')).toEqual([]);
    expect(step(s)).toBe('again');
  });

  test('§14.6 R220 what goes on the stack Filch cannot take, nor can anybody else', () => {
    const s = open({ powers: ['industrialist', 'filch'], hands: [[10], [20]] });
    toCards(s);
    lay(s, 10, 20);
    s.play('1 stack');
    quiet(s, '9');
    expect(momentNow(s)).not.toBe('9');
    expect(stackOf(s)).toEqual(items(10));
  });

  test('R220 the result may turn yet: Prolong makes it win, and nothing is stacked', () => {
    const s = open({
      powers: ['industrialist', 'prolong'],
      hands: [
        [10, 40],
        [20, 4],
      ],
    });
    toCards(s);
    lay(s, 10, 20);
    s.play('1 stack');
    use(s, 1, 'prolong');
    quiet(s);
    play(s, `0 ${slot(s, 0, 40)}`, `1 ${slot(s, 1, 4)}`);
    expect([s.table.warp, stackOf(s), isDiscarded(s, 10)]).toEqual([[0, 4, 0], [], true]);
  });

  test('§15.3 R180 an upset is a defeat too; a Pacifist who concedes has lost', () => {
    const upset = open({ powers: ['industrialist', 'loser'], hands: [[30], [4]] });
    toCards(upset, {}, '6z');
    use(upset, 1, 'loser');
    lay(upset, 30, 4);
    play(upset, '1 stack');
    expect(stackOf(upset)).toEqual(items(30));
    const peace = open({ powers: ['industrialist', 'pacifist'], hands: [[30], ['C']] });
    toCards(peace);
    lay(peace, 30, 'C');
    play(peace, '1 concede');
    expect(peace.table.warp).toEqual([0, 4, 0]);
    // §3.82: as somebody who has lost with a Compromise.
    expect(peace.told('log.consolation')).toHaveLength(1);
  });

  test('§15.1 the stack goes with the power: Changeling has it now', () => {
    const s = stacked(open({ powers: ['industrialist', 'changeling'], hands: [[10, 15], [20]] }), 15);
    quiet(s);
    if (step(s) === 'changeling.choose') play(s, '1 swap 0 ' + powerOf('industrialist'));
    expect([stackOf(s, 0), stackOf(s, 1)]).toEqual([[], items(15)]);
  });
});

describe('Flares of Industrialist', () => {
  test('§6.1 Super: the other’s Attack goes on the stack, if it likes that better', () => {
    const s = open({ powers: ['industrialist'], hands: [[10, 'flare industrialist'], [20]] });
    toCards(s);
    lay(s, 10, 20, 'act');
    card(s, 0, 'flare industrialist');
    quiet(s);
    s.play('1 stack');
    expect(s.ask(0)?.choice).toMatchObject({ options: items(10, 20) });
    play(s, `0 ${itemOfCard(20)}`);
    expect([stackOf(s), isDiscarded(s, 10), isDiscarded(s, 20)]).toEqual([items(20), true, false]);
  });

  test('§6.1 Super: only when the stack may grow, not when it is added; a Compromise is no Attack', () => {
    const s = stacked(open({ powers: ['industrialist'], hands: [[10, 15, 'flare industrialist'], [20]] }), 15);
    toCards(s);
    lay(s, 10, 20, 'act');
    expect(canPlay(s, 0, 'flare industrialist')).toBe(false);
    const peace = open({ powers: ['industrialist', 'pacifist'], hands: [[30, 'flare industrialist'], ['C']] });
    toCards(peace);
    lay(peace, 30, 'C', 'act');
    card(peace, 0, 'flare industrialist');
    quiet(peace);
    play(peace, '1 stack');
    expect(stackOf(peace)).toEqual(items(30));
  });

  /** The defense holds only this card when it is drawn from. */
  const wild = (left: Card, more: Opening = {}): Stage => {
    const s = open({
      ...more,
      hands: [
        [10, 'flare industrialist'],
        [20, left],
      ],
    });
    toCards(s);
    lay(s, 10, 20, '8a');
    const kept = slot(s, 1, left);
    s.arrange(({ table }) => {
      const rest = (table.hands[1] ?? []).filter((each) => each !== kept);
      table.hands[1] = [kept];
      table.hands[2]?.push(...rest);
    });
    card(s, 0, 'flare industrialist');
    return s;
  };

  test('§6.1 Wild: an Attack drawn at random is added, and discarded', () => {
    const s = wild(15);
    quiet(s);
    expect(totals(s)).toEqual([[10 + 1 + 15, 24]]);
    expect([isDiscarded(s, 15), s.table.hands[1]?.length]).toEqual([true, 0]);
  });

  test('§6.1 R108 Wild: what it drew is gone, so Chronos does not give the Flare back', () => {
    const s = wild(15, { powers: ['chronos'] });
    quiet(s, '8a');
    use(s, 0, 'chronos');
    quiet(s);
    expect((s.table.hands[0] ?? []).some((each) => itemOf(s.state, each) === itemOfCard('flare industrialist'))).toBe(
      false,
    );
  });

  test('§6.1 Wild: anything else goes back, seen by who drew it and nobody else', () => {
    const s = wild('plague');
    const [kept = -1] = s.table.hands[1] ?? [];
    expect(s.told('log.draws-none')).toHaveLength(1);
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, kept, viewer))).toEqual([true, true, false, false]);
    quiet(s);
    expect(s.table.warp).toEqual([1, 0, 0]);
  });

  test('§6.1 Wild: not without two Attacks, nor from an empty hand', () => {
    const s = open({ hands: [[10, 'flare industrialist'], ['C']] });
    toCards(s);
    lay(s, 10, 'C', '8a');
    expect(momentNow(s)).not.toBe('8a');
    const bare = open({ hands: [[10, 'flare industrialist'], [20]] });
    toCards(bare);
    bare.arrange(({ table }) => {
      const rest = table.hands[1]?.splice(0) ?? [];
      const own = rest.filter((each) => itemOf(bare.state, each) === itemOfCard(20));
      table.hands[1] = own;
      table.hands[2]?.push(...rest.filter((each) => !own.includes(each)));
    });
    lay(bare, 10, 20, '8a');
    expect(canPlay(bare, 0, 'flare industrialist')).toBe(false);
  });
});
