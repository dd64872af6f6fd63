// Powers that force a card, or play cards as something else: Laser, Visionary, Reserve; and their Flares.

import { type Ask, itemOf, knows } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { DEFENSE, now, OFFENSE } from '../rules/table.ts';
import { totalOf, totals } from '../rules/totals.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  type Card,
  card,
  challenge,
  itemOfCard,
  launch,
  lay,
  open,
  type Opening,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const sums = (s: Stage): number[] => [OFFENSE, DEFENSE].map((side) => totalOf(totals(s.state), side));
const held = (s: Stage, seat: number, name: Card): number =>
  (s.table.hands[seat] ?? []).filter((each) => itemOf(s.state, each) === itemOfCard(name)).length;
const isDiscarded = (s: Stage, name: Card): boolean => s.table.discards.includes(itemOfCard(name));
const give = (s: Stage, seat: number, name: Card): void => s.play(`${seat} ${slot(s, seat, name)}`);
const optionsOf = (ask: Ask | null): readonly unknown[] => (ask?.choice.kind === 'one' ? ask.choice.options : []);
const silence = (s: Stage, seat: number): void =>
  s.arrange(({ table }) => {
    now(table).silent = 1 << seat;
  });

/** Six cards that are no Challenge cards. */
const IDLE = ['flare mirror', 'flare virus', 'flare clone', 'flare chosen', 'flare deuce', 'keeper'] as const;

/** A card goes from a hand under the deck. */
const bury = (s: Stage, seat: number, name: Card): void => {
  const one = slot(s, seat, name);
  s.arrange(({ table }) => {
    table.hands[seat] = (table.hands[seat] ?? []).filter((each) => each !== one);
    table.under.push(one);
  });
};

tries({
  word: 'laser',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['laser'], hands: [[8], [20]] }, more));
    launch(s);
    return s;
  },
  rest(s) {
    ally(s);
    quiet(s);
  },
  effect: (s) => [step(s), optionsOf(s.ask(1)).length],
  used: ['laser.blind', 1],
  not: ['select', 7],
});

describe('Laser', () => {
  /** The card that was drawn for a seat is laid. */
  const drawn = (s: Stage, seat: number): void => {
    expect([step(s), asked(s)]).toEqual(['laser.blind', [seat]]);
    s.play(`${seat} ${String(optionsOf(s.ask(seat))[0])}`);
  };

  test('§14.8 its owner lays what was drawn, and nothing else', () => {
    const s = open({ powers: ['laser'], hands: [[8], [20, 30]] });
    toCards(s);
    const [only] = optionsOf(s.ask(1));
    const other = (s.table.hands[1] ?? []).find((each) => each !== only);
    s.refuses(`1 ${other}`, '14.8');
  });

  const blinded = (hand: readonly Card[], more: Opening = {}): Stage => {
    const s = open({ powers: ['laser'], ...more, hands: [[8], hand] });
    toCards(s);
    drawn(s, 1);
    return s;
  };

  test('§14.8 the card is one of the hand, laid unseen by all but its owner', () => {
    const s = blinded([20, 30]);
    const [laid = -1] = challenge(s).laid[DEFENSE];
    expect([0, 1, 2, 3].map((viewer) => knows(s.state, laid, viewer))).toEqual([false, true, false, false]);
    expect(s.table.hands[1]).toHaveLength(6);
    give(s, 0, 8);
    quiet(s);
    expect(s.told('log.reveal')).toHaveLength(1);
  });

  test('R132 the only Challenge card is found; nobody has seen the rest', () => {
    const s = blinded([...IDLE, 20]);
    const [laid = -1] = challenge(s).laid[DEFENSE];
    expect(itemOf(s.state, laid)).toBe(itemOfCard(20));
    expect((s.table.hands[1] ?? []).some((each) => [0, 2, 3].some((viewer) => knows(s.state, each, viewer)))).toBe(
      false,
    );
  });

  test('§14.8 after the Kickers, which the opponent chooses', () => {
    const s = open({ powers: ['laser'], options: { kickers: true }, hands: [[8], [20, 'x2']] });
    toCards(s);
    expect([step(s), asked(s), challenge(s).laid[DEFENSE]]).toEqual(['kickers', [1], []]);
    give(s, 1, 'x2');
    drawn(s, 1);
    expect(asked(s)).toEqual([0]);
  });

  test('R13 a defense without a Challenge card takes a new hand, and is blinded all the same', () => {
    const s = open({ powers: ['laser'], hands: [[8], [...IDLE, 20]] });
    launch(s);
    bury(s, 1, 20);
    ally(s);
    quiet(s);
    expect(s.told('log.fresh').map(({ args }) => args['seat'])).toEqual([1]);
    drawn(s, 1);
    expect([asked(s), challenge(s).laid[DEFENSE].length]).toEqual([[0], 1]);
  });

  test('§3.102 an offense without a Challenge card breaks off', () => {
    const s = open({ powers: [null, 'laser'], hands: [[...IDLE, 8], [20]] });
    launch(s);
    bury(s, 0, 8);
    ally(s);
    quiet(s);
    expect(s.told('log.no-card')).toHaveLength(1);
  });

  test('§14.11 an Oracle is blinded too, and sees the card of Laser', () => {
    const s = open({ powers: ['laser', 'oracle'], hands: [[8], [20]] });
    toCards(s);
    drawn(s, 1);
    expect([step(s), asked(s), challenge(s).laid[DEFENSE].length]).toEqual(['oracle.lay', [0], 1]);
  });

  test('§6.1 Super: an ally blinds either main player', () => {
    const s = open({ powers: [null, null, 'laser'], hands: [[8], [20], ['flare laser']] });
    toCards(s, { allies: { 2: ['defense', 1] } }, '6z');
    card(s, 2, 'flare laser', 0);
    quiet(s);
    drawn(s, 0);
    expect([step(s), asked(s), challenge(s).laid[OFFENSE].length]).toEqual(['select', [1], 1]);
  });

  test('§6.1 §14.8 Wild: the opponent lays Kicker and card before allies are invited', () => {
    const s = open({
      options: { kickers: true },
      hands: [
        ['flare laser', 8],
        [20, 'x2'],
      ],
    });
    launch(s);
    quiet(s, '3b');
    card(s, 0, 'flare laser');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['kickers', [1]]);
    s.play('1 pass');
    expect([step(s), asked(s)]).toEqual(['select', [1]]);
    give(s, 1, 20);
    quiet(s);
    expect([step(s), challenge(s).laid[DEFENSE].length]).toEqual(['invite', 1]);
    ally(s);
    quiet(s);
    // It has had its chance to lay a Kicker.
    expect([step(s), asked(s)]).toEqual(['select', [0]]);
    give(s, 0, 8);
    expect(told(s)).toEqual([9, 24]);
  });
});

/** Up to where the cards are about to be laid; the opponent holds 20 and 30. */
function sighted(more: Opening = {}): Stage {
  const s = open(withMore({ powers: ['visionary'], hands: [[8], [20, 30]] }, more));
  toCards(s, {}, '7b');
  return s;
}

tries({
  word: 'visionary',
  owner: 0,
  scene: sighted,
  use: (s) => use(s, 0, 'visionary'),
  rest(s) {
    quiet(s);
    if (step(s) === 'visionary.name') s.play(`0 ${itemOfCard(20)}`);
    quiet(s);
  },
  effect: (s) => optionsOf(s.ask(1)).length,
  used: 1,
  not: 7,
});

describe('Visionary', () => {
  test('§14.16 the card that was named must be laid; who does not have it lays what it likes', () => {
    const s = sighted();
    use(s, 0, 'visionary');
    quiet(s);
    s.refuses(`0 ${itemOfCard('keeper')}`, '14.16');
    s.play(`0 ${itemOfCard(20)}`);
    quiet(s);
    s.refuses(`1 ${slot(s, 1, 30)}`, '14.16');
    expect(optionsOf(s.ask(0))).toHaveLength(7);
    const wrong = sighted();
    use(wrong, 0, 'visionary');
    quiet(wrong);
    wrong.play(`0 ${itemOfCard(40)}`);
    quiet(wrong);
    expect(optionsOf(wrong.ask(1))).toHaveLength(7);
  });

  test('§14.16 after the Kickers, on which it has no power', () => {
    const s = open({ powers: ['visionary'], options: { kickers: true }, hands: [[8], [20, 'x2']] });
    toCards(s);
    expect(step(s)).toBe('kickers');
    give(s, 1, 'x2');
    quiet(s, '7b');
    expect(canUse(s, 0, 'visionary')).toBe(true);
  });

  test('§15.4 a silenced player sees nothing', () => {
    const s = open({ powers: ['visionary'], hands: [[8], [20, 30]] });
    toCards(s, {}, '6z');
    silence(s, 0);
    quiet(s, '7b');
    expect(step(s)).toBe('select');
  });

  test('§14.5 R136 a Deuce that has laid the card is free with its second', () => {
    const s = open({ powers: ['visionary', 'deuce'], hands: [[8], [8, 8, 30]] });
    toCards(s, {}, '7b');
    use(s, 0, 'visionary');
    quiet(s);
    s.play(`0 ${itemOfCard(8)}`);
    lay(s, 8, 8, '7c');
    use(s, 1, 'deuce');
    quiet(s);
    give(s, 1, 30);
    expect(told(s)).toEqual([9, 42]);
  });

  test('§6.1 R136 Super: from outside, to either main player, named after the Kickers', () => {
    const s = open({ powers: [null, null, 'visionary'], hands: [[8, 9], [20], ['flare visionary']] });
    toCards(s, {}, '6z');
    card(s, 2, 'flare visionary', 0);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['visionary.name', [2]]);
    s.play(`2 ${itemOfCard(9)}`);
    quiet(s);
    s.refuses(`0 ${slot(s, 0, 8)}`, '14.16');
    expect(optionsOf(s.ask(1))).toHaveLength(7);
  });

  test('§6.1 Wild: everybody shows the card that was named, or another, to its player alone', () => {
    const s = open({ hands: [['flare visionary', 8], [20, 'quash'], [9]] });
    toCards(s, {}, '6z');
    card(s, 0, 'flare visionary');
    quiet(s);
    s.play(`0 ${itemOfCard('quash')}`);
    expect([step(s), asked(s)]).toEqual(['visionary.show', [2, 1]]);
    s.refuses(`1 ${slot(s, 1, 20)}`, '6.1');
    give(s, 1, 'quash');
    give(s, 2, 9);
    const seen = (seat: number, viewer: number): number[] =>
      (s.table.hands[seat] ?? []).filter((each) => knows(s.state, each, viewer)).map((each) => itemOf(s.state, each));
    expect([seen(1, 0), seen(2, 0)]).toEqual([[itemOfCard('quash')], [itemOfCard(9)]]);
    expect([seen(1, 2), seen(2, 1)]).toEqual([[], []]);
  });

  test('§15.4 Wild: not by a silenced player', () => {
    const s = open({ hands: [['flare visionary', 'flare chosen']] });
    toCards(s, {}, '6z');
    expect(canPlay(s, 0, 'flare visionary')).toBe(true);
    silence(s, 0);
    expect([canPlay(s, 0, 'flare visionary'), canPlay(s, 0, 'flare chosen')]).toEqual([false, true]);
  });
});

/** Both cards are up; the Reserve attacks and holds 6, 5 and 7. */
function reserved(more: Opening = {}): Stage {
  const s = open(withMore({ powers: ['reserve'], hands: [[8, 6, 5, 7], [20]] }, more));
  toCards(s);
  lay(s, 8, 20, '8c');
  return s;
}

tries({
  word: 'reserve',
  owner: 0,
  scene: reserved,
  use: (s) => use(s, 0, 'reserve'),
  rest(s) {
    quiet(s);
    if (step(s) === 'reserve.play') s.play(`0 reinforce ${itemOfCard(6)} 0`);
    quiet(s);
  },
  effect: (s) => [told(s), isDiscarded(s, 6)],
  used: [[15, 24], true],
  not: [[9, 24], false],
});

describe('Reserve', () => {
  const reinforce = (s: Stage, seat: number, value: number, side: number): void => {
    use(s, seat, 'reserve');
    quiet(s, '8c');
    s.play(`${seat} reinforce ${itemOfCard(value)} ${side}`);
  };

  test('§6.4 R67 any number, for either side, without Reinforcements in the deck; not above 6', () => {
    const s = reserved();
    use(s, 0, 'reserve');
    quiet(s);
    s.refuses(`0 reinforce ${itemOfCard(7)} 0`, '6.4');
    s.play(`0 reinforce ${itemOfCard(6)} 0`);
    reinforce(s, 0, 5, 1);
    reinforce(s, 0, 4, 0);
    expect(sums(s)).toEqual([8 + 6 + 4 + 1, 20 + 5 + 4]);
  });

  test('R133 negative Attacks do not reinforce, 0 does', () => {
    const s = open({ powers: ['reserve'], options: { expansion: true }, hands: [[8, 0, -4, -8, 9, 10, 11], [20]] });
    toCards(s);
    lay(s, 8, 20, '8c');
    use(s, 0, 'reserve');
    quiet(s);
    expect(optionsOf(s.ask(0))).toEqual([`reinforce ${itemOfCard(0)} 0`, `reinforce ${itemOfCard(0)} 1`]);
  });

  test('§6.4 only when both are Attacks, and only by who has a part in it', () => {
    const s = open({ powers: ['reserve'], hands: [['C', 6], [20]] });
    toCards(s);
    lay(s, 'C', 20, '8c');
    expect(s.ask(0)?.step).not.toBe('moment');
    const outside = open({ powers: [null, null, 'reserve'], hands: [[8], [20], [6]] });
    toCards(outside);
    lay(outside, 8, 20, '8c');
    expect(outside.ask(2)?.step).not.toBe('moment');
    const ally = open({ powers: [null, null, 'reserve'], hands: [[8], [20], [6]] });
    toCards(ally, { allies: { 2: ['defense', 1] } });
    lay(ally, 8, 20, '8c');
    expect(canUse(ally, 2, 'reserve')).toBe(true);
  });

  const others: Opening = { options: { reinforcements: true }, hands: [[8, 'C'], [20, '+5', '+3'], []] };

  test('§6.4 for a Compromise a Reinforcement of another is cancelled', () => {
    const s = open({
      ...others,
      powers: ['reserve'],
      hands: [
        [8, 'C', 'C'],
        [20, '+5', '+3'],
      ],
    });
    toCards(s);
    lay(s, 8, 20, '8c');
    for (const name of ['+5', '+3'] as const) {
      card(s, 1, name, 1);
      use(s, 0, 'reserve');
      quiet(s, '8c');
    }
    expect([challenge(s).reinforced, held(s, 0, 'C'), isDiscarded(s, 'C')]).toEqual([[0, 0], 0, true]);
  });

  test('R133 not without a Compromise, nor from outside', () => {
    const poor = open({ ...others, powers: ['reserve'], hands: [[8], [20, '+5']] });
    toCards(poor);
    lay(poor, 8, 20, '8c');
    card(poor, 1, '+5', 1);
    expect(sums(poor)).toEqual([9, 29]);
    const outside = open({ ...others, powers: [null, null, 'reserve'], hands: [[8], [20, '+5', '+3'], ['C']] });
    toCards(outside);
    lay(outside, 8, 20, '8c');
    card(outside, 1, '+5', 1);
    expect(sums(outside)).toEqual([9, 29]);
  });

  test('§6.1 Super: an Attack of up to 9', () => {
    const s = open({ powers: ['reserve'], hands: [[8, 9, 10, 'flare reserve'], [20]] });
    toCards(s);
    lay(s, 8, 20, '8c');
    card(s, 0, 'flare reserve');
    quiet(s);
    s.refuses(`0 reinforce ${itemOfCard(10)} 0`, '6.4');
    s.play(`0 reinforce ${itemOfCard(9)} 0`);
    expect(sums(s)).toEqual([18, 24]);
  });

  test('R139 §6.1 Wild: the next Reinforcement that another discards, and only that', () => {
    const s = open({ ...others, hands: [[8, '+2'], [20, '+5', '+3'], ['flare reserve']] });
    toCards(s);
    lay(s, 8, 20, '8c');
    card(s, 1, '+5', 1);
    card(s, 1, '+3', 1);
    quiet(s, '9');
    card(s, 2, 'flare reserve');
    quiet(s);
    expect(held(s, 2, '+5') + held(s, 2, '+3')).toBe(1);
    expect(isDiscarded(s, '+5') !== isDiscarded(s, '+3')).toBe(true);
    const plain = open({ hands: [['flare reserve']] });
    expect(canPlay(plain, 0, 'flare reserve')).toBe(false);
  });
});
