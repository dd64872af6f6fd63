// Powers that others have to bear: Anomaly, Disease, Pavlov, Wrack; and their Flares.

import { itemOf, knows, must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../rules/cards.ts';
import { tries, withMore } from './harness.ts';
import {
  ally,
  asked,
  canPlay,
  canUse,
  card,
  challenge,
  home,
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

const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;
const hand = (s: Stage, seat: number): number => s.table.hands[seat]?.length ?? 0;
const warp = (s: Stage, seat: number): number => s.table.warp[seat] ?? 0;
/** The Destiny cards on the discards. */
const turned = (s: Stage): number[] => s.table.destiny.flatMap((n, item) => new Array<number>(n).fill(item));

tries({
  word: 'anomaly',
  owner: 1,
  // Red holds something for the start, so that there is a moment before Destiny.
  scene: (more) =>
    open(withMore({ powers: [null, 'anomaly'], hands: [['flare disease']], destiny: ['blue', 'green'] }, more)),
  rest: (s) => quiet(s),
  effect: (s) => challenge(s).defense,
  used: 2,
  not: 1,
});

describe('Anomaly', () => {
  test('a second card of its colour stands', () => {
    const s = open({ powers: [null, 'anomaly'], destiny: ['blue', 'blue', 'green'] });
    quiet(s);
    expect([turned(s), challenge(s).defense]).toEqual([[1, 1], 1]);
  });

  test('once a challenge it has another card replaced; then its own colour is still turned away', () => {
    const s = open({ powers: [null, 'anomaly'], destiny: ['green', 'blue', 'green', 'wild'] });
    expect(momentNow(s)).toBe('2b');
    use(s, 1, 'anomaly');
    expect(canUse(s, 1, 'anomaly')).toBe(false);
    quiet(s);
    expect([turned(s), challenge(s).defense]).toEqual([[1, 2, 2], 2]);
  });

  test('§15.4 silenced, it replaces nothing; its own colour is turned away all the same', () => {
    const silenced = (destiny: readonly string[]): Stage => {
      const s = open({ powers: [null, 'anomaly'], hands: [['flare disease']], destiny });
      s.arrange(({ table }) => {
        must(table.stack.at(-1), 'a challenge').silent = 2;
      });
      quiet(s, '2b');
      return s;
    };
    expect(canUse(silenced(['green']), 1, 'anomaly')).toBe(false);
    const own = silenced(['blue', 'green']);
    quiet(own);
    expect(challenge(own).defense).toBe(2);
  });

  test('§6.1 Wild: anybody has another card turned', () => {
    const s = open({
      powers: [null, 'anomaly'],
      hands: [[], [], ['flare anomaly']],
      destiny: ['green', 'blue', 'green'],
    });
    card(s, 2, 'flare anomaly');
    quiet(s);
    expect(turned(s)).toEqual([1, 2, 2]);
  });

  test('§6.1 Super: of the next three it chooses one, which nobody else sees before; the others go back', () => {
    const s = open({
      powers: [null, 'anomaly'],
      hands: [[], ['flare anomaly']],
      destiny: ['green', 'blue', 'wild', 'red'],
    });
    card(s, 1, 'flare anomaly');
    expect([step(s), asked(s)]).toEqual(['anomaly.choose', [1]]);
    const choice = s.ask(1)?.choice;
    expect(choice).toMatchObject({ kind: 'one', noun: 'destiny' });
    const options = choice?.kind === 'one' ? choice.options : [];
    expect(options).toHaveLength(3);
    expect(options).toEqual(expect.arrayContaining([0, 1]));
    s.play('1 0');
    quiet(s);
    expect([challenge(s).colour, challenge(s).destiny, step(s)]).toEqual([0, 0, 'whither']);
    expect(turned(s)).toEqual([0, 2]);
  });
});

const spread: Opening = {
  powers: [null, null, 'disease'],
  bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }],
};

tries({
  word: 'disease',
  owner: 2,
  scene: (more) => open(withMore(spread, more)),
  use: (s) => use(s, 2, 'disease'),
  rest(s) {
    quiet(s);
    if (step(s) === 'disease.spread') s.play(`2 ${planet(1, 2)}`, '2 3');
    quiet(s);
  },
  effect: (s) => [at(s, planet(1, 2), 2), step(s)],
  used: [3, 'launch'],
  not: [0, 'launch'],
});

describe('Disease', () => {
  test('from one of several crowded planets, at least one stays; only where it has no base, and no Moon', () => {
    const s = open({
      powers: [null, null, 'disease'],
      bases: [null, null, { ...home(2, 3), [planet(1, 1)]: 4, [planet(1, 2)]: 3, [planet(1, 3)]: 1 }],
      moons: [[], [], []],
    });
    use(s, 2, 'disease');
    expect(s.ask(2)?.choice).toMatchObject({ options: [planet(1, 4), planet(1, 5)] });
    s.play(`2 ${planet(1, 5)}`);
    expect(s.ask(2)?.choice).toMatchObject({ options: [planet(1, 1), planet(1, 2)] });
    s.play(`2 ${planet(1, 2)}`);
    expect(s.ask(2)?.choice).toMatchObject({ kind: 'number', min: 1, max: 2 });
    s.play('2 2');
    expect([at(s, planet(1, 2), 2), at(s, planet(1, 5), 2)]).toEqual([1, 2]);
  });

  test('§3.24 on a wild only in the system the offense picks', () => {
    const wild = (system: number): Stage => {
      const s = open({ ...spread, destiny: ['wild'] });
      expect(canUse(s, 2, 'disease')).toBe(false);
      s.play(`0 system ${system}`);
      return s;
    };
    expect(canUse(wild(2), 2, 'disease')).toBe(false);
    expect(canUse(wild(1), 2, 'disease')).toBe(true);
  });

  test('a base of two does not spread', () => {
    const s = open({ ...spread, bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 2 }] });
    expect([step(s), asked(s)]).toEqual(['launch', [0]]);
  });

  test('§6.1 Wild: whose kind of card is another’s too loses three tokens', () => {
    const s = open({
      powers: [null, null, 'disease'],
      seats: 4,
      hands: [['flare disease'], [8], [8, 'C'], ['C']],
    });
    card(s, 0, 'flare disease');
    expect(asked(s)).toEqual([1, 2, 3]);
    s.play(`1 ${slot(s, 1, 8)}`, `2 ${slot(s, 2, 8)}`, `3 ${slot(s, 3, 'C')}`);
    quiet(s);
    for (let n = 0; step(s) === 'pay' && n < 2; n++) play(s, `${asked(s)[0]} [3 0 0 0 0]`);
    expect([0, 1, 2, 3].map((seat) => warp(s, seat))).toEqual([0, 3, 3, 0]);
    expect(s.table.discards.map(kindOf).toSorted()).toEqual(['attack', 'attack', 'compromise']);
  });

  test('§6.1 Super: one token from a base to another', () => {
    const s = open({ powers: ['disease'], hands: [['flare disease']] });
    card(s, 0, 'flare disease');
    s.play(`0 ${planet(0, 1)}`, `0 ${planet(0, 2)}`);
    expect([at(s, planet(0, 1), 0), at(s, planet(0, 2), 0)]).toEqual([3, 5]);
  });
});

const invited = { allies: { 2: ['offense', 1] } } as const;

tries({
  word: 'pavlov',
  owner: 2,
  scene(more) {
    const s = open(withMore({ powers: [null, null, 'pavlov'] }, more));
    launch(s);
    return s;
  },
  use: (s) => use(s, 2, 'pavlov', 'inviting'),
  rest(s) {
    ally(s, invited);
    if (step(s) === 'pavlov.give') s.play('0 0');
    ally(s, invited);
  },
  effect: (s) => [challenge(s).aside.length, hand(s, 0)],
  used: [1, 7],
  not: [0, 7],
});

describe('Pavlov', () => {
  const rung = (act: string, more: Opening = {}): Stage => {
    const s = open({
      powers: [null, null, 'pavlov'],
      hands: [
        ['C', 'C', 'C'],
        [8, 8, 8],
      ],
      ...more,
    });
    launch(s);
    use(s, 2, 'pavlov', act);
    return s;
  };

  test('what it takes nobody else learns, nor Pavlov before the end; then the rest is its own', () => {
    const s = rung('joining-defense');
    const slots = challenge(s).aside.map((each) => each.slot);
    expect(slots.map((each) => [knows(s.state, each, 0), knows(s.state, each, 1), knows(s.state, each, 2)])).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
    ally(s, invited);
    lay(s, 'C', 8);
    while (step(s) === 'home') play(s, `${asked(s)[0]} [1 0 0 0 0]`);
    expect(slots.every((each) => s.table.hands[2]?.includes(each) && knows(s.state, each, 2))).toBe(true);
  });

  test('who obeys may take the card of another', () => {
    const s = rung('a-compromise');
    const theirs = itemOf(s.state, challenge(s).aside[1]?.slot ?? -1);
    ally(s);
    lay(s, 'C', 8, '8a');
    expect([step(s), asked(s)]).toEqual(['pavlov.give', [0]]);
    s.play('0 1');
    expect(s.table.hands[0]?.some((each) => itemOf(s.state, each) === theirs)).toBe(true);
    quiet(s);
    expect([hand(s, 0), hand(s, 1), hand(s, 2)]).toEqual([7, 4, 8]);
  });

  test('an ally obeys by joining the side that was named', () => {
    const s = open({ powers: ['pavlov'], seats: 4 });
    launch(s);
    use(s, 0, 'pavlov', 'joining-defense');
    const allies = { 2: ['defense', 1], 3: ['offense', 1] } as const;
    ally(s, { allies }, '6z');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['pavlov.give', [2]]);
    s.play('2 2');
    quiet(s);
    expect([step(s), challenge(s).aside.length]).toEqual(['select', 2]);
  });

  test('§6.1 Super: it sees the cards and says who gets which', () => {
    const s = open({ powers: [null, null, 'pavlov'], hands: [['C', 'C', 'C'], [8, 8], ['flare pavlov']] });
    launch(s);
    use(s, 2, 'pavlov', 'inviting');
    card(s, 2, 'flare pavlov');
    expect(challenge(s).aside.every(({ slot: each }) => knows(s.state, each, 2))).toBe(true);
    ally(s, invited);
    expect([step(s), asked(s)]).toEqual(['pavlov.give', [2]]);
    s.play('2 1');
    expect(challenge(s).aside).toHaveLength(1);
  });

  test('§6.1 Wild: the player named loses a token for the first Edict or Flare', () => {
    const s = open({
      powers: [null, null, 'pavlov'],
      hands: [[10, 'flare macron', 'flare virus'], [4], ['flare pavlov']],
    });
    s.arrange(({ table }) => {
      table.powers[2] = [];
    });
    launch(s);
    card(s, 2, 'flare pavlov', 0);
    toCardsFrom(s);
    lay(s, 10, 4, '8a');
    card(s, 0, 'flare macron');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['pay', [0]]);
    s.play('0 [1 0 0 0 0]');
    card(s, 0, 'flare virus');
    quiet(s);
    expect(warp(s, 0)).toBe(1);
  });
});

/** From after the aim to the cards. */
function toCardsFrom(s: Stage): void {
  quiet(s);
  ally(s);
  quiet(s);
}

const offer = (s: Stage, seat: number, give: readonly unknown[], want: Readonly<Record<string, number>>): string => {
  const choice = s.ask(seat)?.choice;
  if (choice?.kind !== 'offer') throw new Error('no offer is asked for');
  const gives = choice.give.map(({ id }) => (give.includes(id) ? 1 : 0));
  const wants = choice.want.map(({ id }) => want[String(id)] ?? 0);
  return `${seat} ${JSON.stringify({ to: choice.to[0], give: gives, want: wants })}`;
};

tries({
  word: 'wrack',
  owner: 0,
  scene(more) {
    const s = open(withMore({ powers: ['wrack'], hands: [[10], [8]] }, more));
    toCards(s, { tokens: 1 }, '6z');
    return s;
  },
  use: (s) => use(s, 0, 'wrack'),
  rest(s) {
    quiet(s);
    if (step(s) === 'wrack.offer') {
      s.play(offer(s, 0, [], { cards: 1 }), '1 pass', `0 base ${planet(1, 2)} 1`);
      quiet(s);
      s.play('1 pass');
    }
    quiet(s);
  },
  effect: (s) => [step(s), warp(s, 1)],
  used: ['select', 1],
  not: ['select', 0],
});

describe('Wrack', () => {
  const ordeal = (more: Opening = {}, tokens = 2, superb = false): Stage => {
    const s = open({ powers: ['wrack'], hands: [[10, 'flare wrack'], [8]], ...more });
    toCards(s, { tokens, allies: { 2: ['offense', 1] } }, '6z');
    use(s, 0, 'wrack');
    if (superb) card(s, 0, 'flare wrack');
    quiet(s);
    return s;
  };

  test('§3.84 accepted under torture: the deal is carried out, allies go home, and it is a success', () => {
    const s = ordeal();
    s.play(offer(s, 0, [slot(s, 0, 10)], { cards: 2 }), '1 pass', '0 card');
    quiet(s);
    expect([hand(s, 1), s.table.discards.length]).toEqual([6, 1]);
    const [a, b] = s.table.hands[1] ?? [];
    s.play(`1 [${a} ${b}]`);
    quiet(s);
    while (step(s) === 'home') play(s, `${asked(s)[0]} [${asked(s)[0] === 2 ? 1 : 2} 0 0 0 0]`);
    expect([step(s), hand(s, 0), hand(s, 1)]).toEqual(['again', 8, 5]);
    expect([0, 1, 2].map((seat) => warp(s, seat))).toEqual([0, 0, 0]);
  });

  test('§3.84 a base: which one is said with the offer, and it is let in at once', () => {
    const s = ordeal();
    s.play(offer(s, 0, [], { 'a-base': 1 }), `0 base ${planet(1, 3)}`, '1 [accept]');
    quiet(s);
    while (step(s) === 'home') play(s, `${asked(s)[0]} [1 0 0 0 0]`);
    expect(step(s)).toBe('found');
    s.play('0 [2 0 0 0 0 0]');
    expect(at(s, planet(1, 3), 0)).toBe(2);
  });

  test('once begun it goes on to the last; tokens in the challenge too; then the fight goes on, the offer lapsed', () => {
    const s = ordeal();
    s.play(offer(s, 0, [slot(s, 0, 10)], { cards: 1 }), '1 pass');
    expect(() => s.play('0 pass')).toThrow();
    s.play(`0 base ${planet(1, 1)} 1`);
    quiet(s);
    s.play('1 pass', `0 base ${planet(1, 1)} 1`);
    quiet(s);
    s.play('1 pass');
    quiet(s);
    expect([step(s), warp(s, 1), hand(s, 0)]).toEqual(['select', 2, 7]);
    lay(s, 10, 8);
    expect(s.told('log.totals')[0]?.args).toMatchObject({ offense: 13, defense: 10 });
  });

  test('who has no longer what was asked for cannot accept', () => {
    const s = ordeal({ hands: [[10, 'flare wrack'], [8]] });
    s.play(offer(s, 0, [], { cards: 7 }), '1 pass', '0 card');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['wrack.torture', [0]]);
  });

  test('§15.4 a silenced opponent is offered nothing', () => {
    const s = open({ powers: ['wrack'] });
    launch(s);
    s.arrange(({ table }) => {
      must(table.stack.at(-1), 'a challenge').silent = 2;
    });
    ally(s, {}, '6z');
    quiet(s, '6z');
    expect(step(s) === 'moment' && canUse(s, 0, 'wrack')).toBe(false);
  });

  test('§6.1 Super: it may break off', () => {
    const s = ordeal({}, 2, true);
    s.play(offer(s, 0, [slot(s, 0, 10)], { cards: 1 }), '1 pass', '0 card');
    quiet(s);
    s.play('1 pass', '0 pass');
    quiet(s);
    expect([step(s), slot(s, 0, 10) >= 0]).toEqual(['select', true]);
  });

  test('§6.1 Wild: the opponent pays a token each time it uses its power', () => {
    const s = open({ powers: [null, 'sorcerer', 'wrack'], hands: [[10, 'flare wrack'], [8]] });
    quiet(s, '2c');
    expect(canPlay(s, 0, 'flare wrack')).toBe(true);
    card(s, 0, 'flare wrack');
    toCards(s);
    lay(s, 10, 8, '7c');
    use(s, 1, 'sorcerer');
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['pay', [1]]);
    s.play('1 [1 0 0 0]');
    quiet(s);
    expect(s.told('log.totals')[0]?.args).toMatchObject({ offense: 9, defense: 14 });
  });

  test('§6.1 R270 Wild: what follows from paying costs nothing more', () => {
    const s = open({ powers: [null, 'zombie', 'wrack'], hands: [[20, 'flare wrack'], [4]] });
    quiet(s, '2c');
    card(s, 0, 'flare wrack');
    toCards(s);
    lay(s, 20, 4);
    quiet(s);
    expect([step(s), asked(s)]).toEqual(['pay', [1]]);
    for (let paid = 0; step(s) === 'pay'; paid++) {
      expect(paid).toBeLessThan(2);
      s.play('1 [1 0 0 0]');
      quiet(s);
    }
  });
});
