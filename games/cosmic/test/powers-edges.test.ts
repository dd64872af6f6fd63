// Powers from Amoeba to Loser where a rule of the book meets them: colourless cones, Limbo, stone, a hand or a Warp that is empty,
// a part that somebody else has given them.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import {
  ally,
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
  quiet,
  slot,
  type Stage,
  step,
  takeFirst,
  toCards,
  use,
} from './stage.ts';

const totals = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];
const at = (s: Stage, place: number, seat: number): number => s.table.tokens[place]?.[seat] ?? 0;
const hands = (s: Stage): number[] => s.table.hands.map((hand) => hand.length);

/** Up to the first question after Destiny has shown this card. */
function drawn(destiny: readonly string[], opening: Opening): Stage {
  const s = open({ seats: 4, destiny, ...opening, options: { extras: true, ...opening.options } });
  quiet(s);
  return s;
}

/** Blue alone stands on a planet of the offense: the card of the intruder fits nobody else. */
const intruder: Opening['bases'] = [
  { ...home(0, 4), [planet(0, 4)]: 8 },
  { ...home(1, 4), [planet(1, 4)]: 2, [planet(0, 5)]: 6 },
];

describe('a colourless cone that fits one player has its colour', () => {
  test('§7.1 the Anomaly turns it away, and a second one stands', () => {
    const s = drawn(['left', 'blue', 'green'], { powers: [null, 'anomaly'] });
    expect([challenge(s).defense, s.told('log.redraw').length]).toEqual([1, 1]);
    const once = drawn(['left', 'green'], { powers: [null, 'anomaly'] });
    expect(challenge(once).defense).toBe(2);
  });

  test('§7.1 §7.11 the Assassin must strike that player, also where a base is meant; where it fits several it need not', () => {
    const victims = (s: Stage): unknown[] => {
      const choice = s.ask(2)?.choice;
      return choice?.kind === 'one' ? [...new Set(choice.options.map((each) => String(each).split(' ')[2]))] : [];
    };
    const powers = [null, null, 'assassin'] as const;
    expect(victims(drawn(['intruder'], { powers, bases: intruder }))).toEqual(['1']);
    expect(victims(drawn(['strongest-base'], { powers }))).toEqual([undefined, '1', '3']);
  });

  test('§7.1 the Dictator points the cone elsewhere, also where a base is meant; §10.2 the section of that system is emptied', () => {
    const s = drawn(['intruder'], {
      powers: [null, null, 'dictator'],
      bases: [...intruder, null, { [planet(3, 1)]: 16 }],
      options: { limbo: true },
      limbo: [[], [], [], [0, 0, 0, 2]],
    });
    expect(step(s)).toBe('dictator.system');
    s.play('2 3');
    quiet(s);
    expect([step(s), challenge(s).defense, challenge(s).system]).toEqual(['launch', 3, 3]);
    expect([s.table.warp[3], s.table.limbo[3]?.[3]]).toEqual([4, 0]);
    expect(step(drawn(['strongest-base'], { powers: [null, null, 'dictator'] }))).toBe('whither');
  });

  test('§7.1 the Disease spreads in the home of that player', () => {
    const bases = [...(intruder ?? []), { ...home(2, 4), [planet(1, 1)]: 4 }];
    const s = open({
      seats: 4,
      powers: [null, null, 'disease'],
      destiny: ['intruder'],
      options: { extras: true },
      bases,
    });
    use(s, 2, 'disease');
    quiet(s);
    expect(s.ask(2)?.choice).toMatchObject({ options: [2, 3, 4, 5].map((k) => planet(1, k)) });
  });
});

describe('Limbo', () => {
  /** Blue has four tokens in the Warp, and the Assassin has just killed a fifth. */
  const struck = (more: Opening): Stage => {
    const s = open({ options: { limbo: true }, bases: [null, home(1, 4)], ...more });
    quiet(s);
    s.play(`2 base ${planet(1, 1)} 1`);
    return s;
  };

  test('§10.1 R170 the Ghost calls from the Warp alone, not what was lost in this challenge', () => {
    const s = struck({ powers: [null, 'ghost', 'assassin'] });
    toCards(s, {}, '6z');
    use(s, 1, 'ghost', 1);
    quiet(s);
    s.play('1 4');
    expect([s.table.warp[1], s.table.limbo[3]?.[1], challenge(s).cone[1][1]]).toEqual([0, 1, 4]);
  });
});

describe('stone', () => {
  const beside = { ...home(2, 3), [planet(2, 4)]: 4, [planet(1, 1)]: 4 };

  test('R165 the Disease does not spread from beside the Gorgon', () => {
    const spreads = (host: 'gorgon' | 'plant'): boolean => {
      const s = open({ powers: [null, host, 'disease'], hands: [['flare disease']], bases: [null, null, beside] });
      quiet(s, '2b');
      return momentNow(s) === '2b' && canUse(s, 2, 'disease');
    };
    expect([spreads('gorgon'), spreads('plant')]).toEqual([false, true]);
  });

  test('R165 nor does the Wild Crystal move tokens that are stone', () => {
    const s = open({ powers: [null, 'gorgon'], hands: [[], [], ['flare crystal']], bases: [null, null, beside] });
    card(s, 2, 'flare crystal');
    quiet(s);
    s.refuses('2 [1 8 4 4 3]', '6.1');
    s.play('2 [5 4 4 4 3]');
    expect(at(s, planet(1, 1), 2)).toBe(5);
  });
});

describe('a part that somebody else has given', () => {
  test('§3.6 an Amoeba that a Delegator has made the main defense flows on the cone', () => {
    const s = open({ seats: 4, powers: [null, null, 'amoeba', 'delegator'], hands: [[15], [4], [8]] });
    toCards(s, { allies: { 2: ['defense', 1], 3: ['offense', 1] } }, '6z');
    use(s, 3, 'delegator');
    quiet(s);
    s.play('3 pass', '3 2');
    lay(s, 15, 8, '7c');
    use(s, 2, 'amoeba', 'add');
    quiet(s);
    s.play('2 [3 4 0 0 0]');
    quiet(s);
    expect(totals(s)).toEqual([17, 20]);
  });

  test('§3.86 a Filth that fights on its planet under another leader leaves it as foul as ever', () => {
    const s = open({ seats: 4, powers: [null, 'filth', null, 'delegator'], hands: [[40], [], [4]] });
    toCards(s, { tokens: 2, allies: { 2: ['defense', 1], 3: ['offense', 1] } }, '6z');
    use(s, 3, 'delegator');
    quiet(s);
    s.play('3 pass', '3 2');
    lay(s, 40, 4);
    takeFirst(s, 'home');
    expect(s.table.tokens[planet(1, 1)]).toEqual([0, 0, 0, 0]);
  });

  test('R240 a Boomerang that a Berserker names to lead the defense strikes no more', () => {
    const s = open({
      seats: 4,
      powers: ['berserker', null, 'boomerang'],
      bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }],
    });
    launch(s);
    quiet(s, '3b');
    use(s, 0, 'berserker');
    quiet(s);
    s.play('0 [1 2]', '0 2');
    quiet(s);
    expect([s.table.stack.length, challenge(s).defense, step(s)]).toEqual([1, 2, 'invite']);
  });
});

describe('the Wild Chronos, after the aim has made another the defense', () => {
  const crowd: Opening = { seats: 4, bases: [null, null, { ...home(2, 4), [planet(1, 1)]: 4 }] };

  test('§3.32 Berserker: whom Destiny named defends again, the others are free to ally, and it may challenge several anew', () => {
    const s = open({ ...crowd, powers: ['berserker'], hands: [[], [], [], ['flare chronos']] });
    launch(s);
    quiet(s, '3b');
    use(s, 0, 'berserker');
    quiet(s, '3b');
    s.play('0 [1 2]', '0 2');
    expect([challenge(s).defense, challenge(s).holding]).toEqual([2, 0b110]);
    card(s, 3, 'flare chronos');
    quiet(s);
    s.play(`0 ${planet(1, 2)}`);
    quiet(s);
    expect([challenge(s).defense, challenge(s).holding]).toEqual([1, 0b10]);
    expect(s.ask(0)?.choice).toMatchObject({ options: [2, 3] });
  });

  test('§3.32 so too after the Wild Delegator', () => {
    const s = open({ ...crowd, hands: [[], ['flare delegator'], [], ['flare chronos']] });
    launch(s);
    quiet(s, '3b');
    card(s, 1, 'flare delegator', 2);
    quiet(s, '3b');
    expect(challenge(s).defense).toBe(2);
    card(s, 3, 'flare chronos');
    quiet(s);
    s.play(`0 ${planet(1, 2)}`);
    quiet(s);
    expect([challenge(s).defense, challenge(s).holding]).toEqual([1, 0b10]);
  });

  test('§3.32 the Wild Gorgon: who stands where the cone is aimed in the end does not defend', () => {
    const s = open({ seats: 4, hands: [[10], ['flare gorgon', 8], [], ['flare chronos']] });
    launch(s);
    quiet(s, '3b');
    card(s, 1, 'flare gorgon', planet(1, 2));
    quiet(s, '3b');
    card(s, 3, 'flare chronos');
    quiet(s);
    s.play(`0 ${planet(1, 2)}`);
    quiet(s);
    ally(s);
    lay(s, 10, 8);
    expect([totals(s), at(s, planet(1, 2), 1)]).toEqual([[11, 8], 4]);
  });
});

describe('an empty hand', () => {
  test('§3.01 R235 a Boomerang without a Challenge card takes a new hand before its challenge', () => {
    const bare = (['virus', 'void', 'mirror', 'macron', 'mind', 'miser', 'worm'] as const).map(
      (word) => `flare ${word}` as const,
    );
    const s = open({ powers: [null, 'boomerang'], hands: [[], bare] });
    quiet(s);
    expect([s.table.stack.length, challenge(s).offense, step(s)]).toEqual([2, 1, 'launch']);
    expect(s.told('log.fresh').map(({ args }) => args['seat'])).toEqual([1]);
  });

  test('§3.82 who pays less than is due passes on no more (Wild Demon)', () => {
    const s = open({ powers: ['demon'], hands: [['C'], [4], ['flare demon']] });
    toCards(s, { tokens: 4 });
    lay(s, 'C', 4, '8f');
    s.arrange(({ table }) => {
      const all = table.hands[2] ?? [];
      table.hands[0]?.push(...all.splice(1, 5));
    });
    card(s, 2, 'flare demon');
    quiet(s);
    const taken = s.events.filter(({ key }) => key === 'log.consolation' || key === 'log.taken');
    expect(taken.map(({ args }) => args)).toEqual([
      { to: 0, from: 2, n: 1 },
      { to: 2, from: 1, n: 1 },
    ]);
  });
});

describe('consolation', () => {
  test('§14.1 the Wild Berserker turns that of a Cavalry round', () => {
    const s = open({ powers: [null, null, 'cavalry'], hands: [[40, 'flare berserker'], [4], ['C']] });
    toCards(s, { allies: { 2: ['defense', 2] } });
    lay(s, 40, 4, '7c');
    use(s, 2, 'cavalry');
    quiet(s);
    s.play(`2 ${slot(s, 2, 'C')}`);
    quiet(s, '8f');
    const before = hands(s);
    card(s, 0, 'flare berserker');
    quiet(s);
    expect(hands(s)).toEqual([(before[0] ?? 0) - 1 + 2, before[1], (before[2] ?? 0) - 2]);
  });

  test('§3.82 it cannot be played where nothing is due', () => {
    const s = open({ hands: [[40, 'flare berserker'], ['C']], bases: [null, { ...home(1, 4), [planet(1, 4)]: 8 }] });
    toCards(s, { at: planet(1, 5) });
    lay(s, 40, 'C', '8f');
    expect(canPlay(s, 0, 'flare berserker')).toBe(false);
  });
});

describe('an upset', () => {
  test('§14.9 Kickers can be laid after it was declared, and count', () => {
    const s = open({ powers: ['loser'], hands: [[4, 'x3'], [10]], options: { kickers: true } });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s);
    expect(step(s)).toBe('kickers');
    s.play(`0 ${slot(s, 0, 'x3')}`);
    lay(s, 4, 10);
    expect([totals(s), s.told('log.wins')[0]?.args['seat']]).toEqual([[13, 14], 0]);
  });

  test('§15.3 if the offense says nothing the defense that copies it may, and then the offense can do nothing', () => {
    const s = open({ powers: ['loser', 'insect'] });
    quiet(s, '2c');
    use(s, 1, 'insect', powerOf('loser'));
    toCards(s, {}, '6z');
    expect(canUse(s, 0, 'loser')).toBe(true);
    s.play('0 pass');
    use(s, 1, 'loser');
    expect(canUse(s, 0, 'loser')).toBe(false);
    quiet(s);
    expect([
      step(s),
      s.table.stack[0]?.effects.filter(({ of }) => of === `power ${powerOf('loser')} 0`).length,
    ]).toEqual(['select', 1]);
  });
});

describe('the Wild Loser', () => {
  test('§3.6 who came has not refused: Grudge has nothing against an ally', () => {
    const s = open({ powers: ['grudge'], hands: [[], ['flare loser']] });
    toCards(s, { allies: { 2: ['offense', 1] } }, '6z');
    card(s, 1, 'flare loser');
    quiet(s);
    expect([s.table.warp, s.told('log.grudge')]).toEqual([[1, 4, 1], []]);
  });

  test('R83 those whom a Ghost has called are not lost a second time', () => {
    const s = open({ powers: ['ghost', 'grief'], hands: [[], ['flare loser']], bases: [null, null, home(2, 4)] });
    toCards(s, {}, '6z');
    use(s, 0, 'ghost', 2);
    quiet(s, '6z');
    s.play('0 4');
    card(s, 1, 'flare loser');
    expect([s.table.warp, s.told('log.lost').map(({ args }) => args['seat'])]).toEqual([
      [1, 4, 4],
      [0, 1],
    ]);
  });
});
