// Powers that change hands (§15.1): Changeling, what comes along with a power, and its Flares.

import { itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { PowerWord } from '../data/powers.ts';
import { livePowers } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Table } from '../rules/table.ts';
import { tries, withMore } from './harness.ts';
import { asked, card, home, launch, lay, open, planet, quiet, type Stage, step, toCards, use } from './stage.ts';

/** Which power each has in front of it. */
const cards = ({ table }: { table: Table }): number[][] => table.powers.map((row) => row.map(({ power }) => power));
const words = (...all: readonly (readonly PowerWord[])[]): number[][] => all.map((row) => row.map(powerOf));
const options = (s: Stage, seat: number): unknown => {
  const choice = s.ask(seat)?.choice;
  return choice?.kind === 'one' ? choice.options : null;
};
const swapFor = (seat: number, word: PowerWord): string => `swap ${seat} ${powerOf(word)}`;

tries({
  word: 'changeling',
  owner: 0,
  zapper: 1,
  scene: (more) => open(withMore({ powers: ['changeling', 'macron'] }, more)),
  rest(s) {
    quiet(s);
    if (step(s) === 'changeling.choose') s.play(`${asked(s)[0]} ${swapFor(1, 'macron')}`);
    quiet(s);
  },
  effect: (s) => [0, 1].map((seat) => livePowers(s.state, seat).includes(powerOf('macron'))),
  used: [true, false],
  not: [false, true],
  declined() {
    const s = open({ powers: ['changeling', 'macron'] });
    quiet(s);
    s.refuses('0 pass');
    s.play('0 draw');
    expect(cards(s)).toEqual(words(['changeling'], ['macron'], []));
    expect(s.table.hands[0]).toHaveLength(8);
  },
  copied() {
    // R80: who only borrows it swaps the card it has in front of it.
    const bases = [{ ...home(0, 4), [planet(2, 1)]: 4 }];
    const s = open({ powers: ['plant', 'macron', 'changeling'], bases });
    use(s, 0, 'plant', powerOf('changeling'));
    quiet(s);
    s.play(`0 ${swapFor(1, 'macron')}`);
    expect(cards(s)).toEqual(words(['macron'], ['plant'], ['changeling']));
  },
  exchanged: 'who gets it in this challenge does not use it again in it',
});

describe('Changeling', () => {
  test('§15.1 the swap is for good, and happens once in a challenge, whoever has the power then', () => {
    const s = open({ powers: ['changeling', 'macron'], hands: [[20], [4]], destiny: ['blue', 'blue'] });
    quiet(s);
    s.play(`0 ${swapFor(1, 'macron')}`);
    quiet(s);
    expect(step(s)).toBe('launch');
    expect(cards(s)).toEqual(words(['macron'], ['changeling'], []));
    toCards(s);
    lay(s, 20, 4);
    s.play('0 again');
    quiet(s);
    // A new challenge: now it is the other's turn to swap back.
    expect([step(s), asked(s)]).toEqual(['changeling.choose', [1]]);
    s.play(`1 ${swapFor(0, 'macron')}`);
    expect(cards(s)).toEqual(words(['changeling'], ['macron'], []));
  });

  test('§15.1 the Terrorist’s list of bombs goes along, and works for the new owner', () => {
    const s = open({ powers: ['changeling', 'terrorist'], hands: [[20], [4]] });
    s.play(`1 ${planet(0, 1)}`, `1 ${planet(1, 1)}`, `1 ${planet(2, 1)}`);
    const list = s.table.powers[1]?.[0]?.slots ?? [];
    expect(list.map((slot) => knows(s.state, slot, 0))).toEqual([false, false, false]);
    quiet(s);
    s.play(`0 ${swapFor(1, 'terrorist')}`);
    expect(cards(s)).toEqual(words(['terrorist'], ['changeling'], []));
    expect(s.table.powers[0]?.[0]?.slots).toEqual(list);
    expect(list.map((slot) => itemOf(s.view(0), slot))).toEqual([planet(0, 1), planet(1, 1), planet(2, 1)]);
    expect(list.map((slot) => itemOf(s.view(2), slot))).toEqual([-1, -1, -1]);
    toCards(s);
    lay(s, 20, 4);
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 0]);
    expect(s.table.powers[0]?.[0]?.slots).toHaveLength(2);
  });

  test('§15.1 so does the Schizoid’s secret aim: the new owner reads it, nobody else', () => {
    const s = open({ powers: ['changeling', 'schizoid'] });
    s.play('1 bases 4', '1 warp');
    quiet(s);
    s.play(`0 ${swapFor(1, 'schizoid')}`);
    const [aim = -1] = s.table.powers[0]?.[0]?.slots ?? [];
    expect([0, 1, 2].map((seat) => knows(s.state, aim, seat))).toEqual([true, true, false]);
  });

  test('§15.1 so do the stages of a Pentaform, as far as it has come', () => {
    const s = open({ powers: ['changeling', 'macron'] });
    const stages = words(['virus', 'zombie']).flatMap((row) => row.map((power) => ({ power })));
    s.arrange(({ table }) => {
      table.powers[1] = [{ power: powerOf('pentaform'), stages, at: 1 }];
    });
    quiet(s);
    s.play(`0 ${swapFor(1, 'pentaform')}`);
    expect(livePowers(s.state, 0)).toEqual([powerOf('pentaform'), powerOf('zombie')]);
    expect(livePowers(s.state, 1)).toEqual([powerOf('changeling')]);
  });

  test('§15.1 §4.2 a power that is lost cannot be had: only the draw is left', () => {
    const s = open({ powers: ['changeling', 'macron'], bases: [null, home(1, 2)] });
    quiet(s);
    expect(options(s, 0)).toEqual(['draw']);
    s.refuses(`0 ${swapFor(1, 'macron')}`, '15.1');
  });

  test('§15.1 a player with no power has none to swap, and Symbiote is never swapped', () => {
    const s = open({ powers: ['changeling'] });
    quiet(s);
    expect(options(s, 0)).toEqual(['draw']);
    const other = open({ powers: ['changeling', 'macron'] });
    other.arrange(({ table }) => {
      table.powers[1] = [{ power: powerOf('symbiote') }, { power: powerOf('macron') }];
    });
    quiet(other);
    expect(options(other, 0)).toEqual(['draw', swapFor(1, 'macron')]);
  });

  test('R80 one card for one card, which takes its place', () => {
    const s = open({ powers: ['changeling', 'macron'] });
    s.arrange(({ table }) => {
      table.powers[1]?.push({ power: powerOf('virus'), data: [7] });
    });
    quiet(s);
    expect(options(s, 0)).toEqual(['draw', swapFor(1, 'macron'), swapFor(1, 'virus')]);
    s.play(`0 ${swapFor(1, 'virus')}`);
    expect(cards(s)).toEqual(words(['virus'], ['macron', 'changeling'], []));
    expect(s.table.powers[0]?.[0]?.data).toEqual([7]);
  });

  test('it works as defense too', () => {
    const s = open({ powers: ['macron', 'changeling'] });
    quiet(s);
    s.play(`1 ${swapFor(0, 'macron')}`);
    expect(cards(s)).toEqual(words(['changeling'], ['macron'], []));
  });
});

describe('Flares of Changeling', () => {
  test('§6.1 Super: with anybody', () => {
    const s = open({ powers: ['changeling', 'macron', 'virus'], hands: [['flare changeling']] });
    quiet(s, 'act');
    card(s, 0, 'flare changeling');
    quiet(s);
    expect(options(s, 0)).toEqual(['draw', swapFor(1, 'macron'), swapFor(2, 'virus')]);
    s.play(`0 ${swapFor(2, 'virus')}`);
    expect(cards(s)).toEqual(words(['virus'], ['macron'], ['changeling']));
  });

  test('§6.1 Wild: a card from the player on the left, blind', () => {
    const s = open({ powers: [null, null, 'changeling'], hands: [['flare changeling']] });
    launch(s);
    quiet(s, '3b');
    card(s, 0, 'flare changeling');
    quiet(s);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 6, 7]);
    const last = open({ hands: [[], [], ['flare changeling']] });
    launch(last);
    quiet(last, '3b');
    card(last, 2, 'flare changeling');
    quiet(last);
    expect(last.table.hands.map((hand) => hand.length)).toEqual([6, 7, 7]);
  });
});
