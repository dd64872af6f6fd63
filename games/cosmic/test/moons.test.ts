// §13: what each Moon does.

import { describe, expect, test } from 'vitest';
import { itemOf, type Seat } from '@orrery/kernel';
import type { MoonWord } from '../data/moons.ts';
import { FIRST_ATTACK } from '../data/cards.ts';
import { isReverse } from '../rules/live.ts';
import { occupantOf } from '../rules/moons.ts';
import { externalBases } from '../rules/tokens.ts';
import {
  ally,
  asked,
  type Card,
  challenge,
  home,
  launch,
  lay,
  momentNow,
  moon,
  onMoon,
  open,
  type Opening,
  planet,
  play,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
} from './stage.ts';

const byNumber = (a: number, b: number): number => a - b;
const told = (s: Stage): unknown => s.told('log.totals').map(({ args }) => [args['offense'], args['defense']])[0];

/** Four at a table with these Moons in the last system, turned up, the first occupied by seat 2, the second by seat 3. */
function under(words: readonly MoonWord[], more: Opening = {}, n = 1): Stage {
  const s = open({ seats: 4, moons: [[], [], ['mine', 'exodus'], words], ...more });
  words.forEach((_, k) => onMoon(s, 2 + k, moon(3, 1 + k), { n }));
  return s;
}

/** A table where seat 0 is about to land on this Moon; then it does. */
function landOn(word: MoonWord, more: Opening = {}): Stage {
  const s = open({ moons: [[], [word]], ...more });
  launch(s, { tokens: 2, at: moon(1) });
  return s;
}

describe('quarters: allies', () => {
  const fought = (words: readonly MoonWord[]): unknown => {
    const s = under(words, { hands: [[10], [10]] });
    toCards(s, { tokens: 2, allies: { 2: ['offense', 3], 3: ['defense', 1] } });
    lay(s, 10, 10);
    return told(s);
  };

  test('§13.2 Ally Double: tokens of allies count double', () => {
    expect(fought(['echo'])).toEqual([15, 15]);
    expect(fought(['ally-double'])).toEqual([18, 16]);
  });

  test('§13.2 Ally One-Half: they count half, rounded down; both Moons together undo each other', () => {
    expect(fought(['ally-one-half'])).toEqual([13, 14]);
    expect(fought(['ally-double', 'ally-one-half'])).toEqual([15, 15]);
  });
});

describe('quarters: the turn and the cone', () => {
  test('§13.2 Challenge Extension: three in a turn; Challenge Limitation: one; together two as ever', () => {
    /** How many challenges seat 0 makes, on empty Moons, until it may not go on. */
    const turn = (...words: readonly MoonWord[]): number => {
      const s = open({
        seats: 4,
        moons: [[], ['echo', 'mirror'], ['shipyard', 'bribery'], words],
        destiny: ['blue', 'blue', 'green', 'yellow'],
      });
      words.forEach((_, k) => onMoon(s, 2 + k, moon(3, 1 + k)));
      const targets = [moon(1), moon(1, 2), moon(2)];
      for (let n = 1; ; n++) {
        launch(s, { at: targets[n - 1] ?? -1 });
        quiet(s);
        if (step(s) !== 'again') return n;
        s.play('0 again');
      }
    };
    expect(turn('mine')).toBe(2);
    expect(turn('challenge-limitation')).toBe(1);
    expect(turn('challenge-extension')).toBe(3);
    expect(turn('challenge-extension', 'challenge-limitation')).toBe(2);
  });

  const limit = (words: readonly MoonWord[], power: 'macron' | null = null, n = 1): unknown => {
    const s = under(words, { powers: [power] }, n);
    quiet(s);
    const { choice } = s.ask(0) ?? {};
    return choice?.kind === 'amounts' ? choice.max : null;
  };

  test('§13.2 Cone Size 3 and 5: so many tokens at most, together four as ever; Macron has one', () => {
    expect([limit(['echo']), limit(['cone-size-3']), limit(['cone-size-5'])]).toEqual([4, 3, 5]);
    expect(limit(['cone-size-3', 'cone-size-5'])).toBe(4);
    expect([limit(['cone-size-5'], 'macron'), limit(['cone-size-3'], 'macron')]).toEqual([1, 1]);
  });

  test('§13.2 Cone Size Variable: as many as stand on it, whatever the others say; Macron has one', () => {
    expect([limit(['cone-size-variable'], null, 1), limit(['cone-size-variable'], null, 3)]).toEqual([1, 3]);
    expect(limit(['cone-size-5', 'cone-size-variable'], null, 2)).toBe(2);
    expect(limit(['cone-size-variable', 'cone-size-3'], null, 2)).toBe(2);
    expect(limit(['cone-size-variable'], 'macron', 3)).toBe(1);
  });

  test('§13.2 allies are bound by the size of the cone too', () => {
    const s = under(['cone-size-3']);
    launch(s);
    play(s, '0 [2]', '1 []', '2 offense');
    expect(s.ask(2)?.choice).toMatchObject({ min: 1, max: 3 });
  });
});

describe('quarters: cards', () => {
  const shown = (s: Stage): unknown => s.told('log.shows').map(({ args }) => [args['seat'], args['card']]);
  const attack = (s: Stage, seat: Seat, card: Card): [number, number] => [seat, itemOf(s.state, slot(s, seat, card))];
  const none = ['quash', 'plague', 'plague', 'sanity', 'force-field', 'force-field', 'finder'] as const;
  const hands: readonly (readonly Card[])[] = [[40, 4, 10], [8, 1, 12, 'C'], none];

  test('§13.2 Confession: everybody shows the highest Attack; who has none says so', () => {
    const s = landOn('confession', { hands });
    expect(shown(s)).toEqual([attack(s, 0, 40), expect.any(Array)]);
    expect(s.told('log.no-attack').map(({ args }) => args['seat'])).toEqual([2]);
    expect(itemOf(s.view(3), slot(s, 0, 40))).toBeGreaterThanOrEqual(FIRST_ATTACK);
    expect(itemOf(s.view(3), slot(s, 0, 4))).toBe(-1);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  test('§13.2 Attack Revelation: the lowest', () => {
    const s = landOn('attack-revelation', { hands });
    expect(shown(s)).toEqual([attack(s, 0, 4), attack(s, 1, 1)]);
  });

  /** Seat 2 shows seat 0 a card before the invitations. */
  const bribed = (): Stage => {
    const s = under(['bribery'], { hands: [[], [], [40]] });
    launch(s);
    quiet(s, '3b');
    expect(asked(s)).toContain(2);
    s.play('2 moon-seat 3 0 0');
    s.play(`2 ${slot(s, 2, 40)}`);
    return s;
  };

  test('§13.2 Bribery: a card is shown to a main player, who may take it having invited', () => {
    const s = bribed();
    const card = s.told('log.bribe')[0]?.args['card'] as { slot: number } | undefined;
    const known = [0, 1, 2, 3].map((viewer) => itemOf(s.view(viewer), card?.slot ?? -1) >= 0);
    expect(known).toEqual([true, false, true, false]);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 6, 7]);
    play(s, '0 [2]', '1 []');
    expect(step(s)).toBe('bribery.take');
    s.play('0 yes');
    expect(slot(s, 0, 40)).toBeGreaterThanOrEqual(0);
    expect(step(s)).toBe('join');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([8, 7, 6, 7]);
  });

  test('§13.2 Bribery: not invited, or not taken, it goes back; R113 once a challenge; not by main players', () => {
    const not = bribed();
    expect(momentNow(not)).not.toBe('3b');
    play(not, '0 [3]', '1 [2]');
    expect(slot(not, 2, 40)).toBeGreaterThanOrEqual(0);
    const refused = bribed();
    play(refused, '0 [2]', '1 []', '0 no');
    expect(slot(refused, 2, 40)).toBeGreaterThanOrEqual(0);
    expect(challenge(refused).aside).toEqual([]);
    const main = open({ moons: [[], ['bribery']] });
    onMoon(main, 0, moon(1));
    launch(main);
    quiet(main);
    expect(step(main)).toBe('invite');
  });

  test('§15.4 a silenced player bribes nobody', () => {
    const s = under(['bribery']);
    launch(s);
    const before = asked(s).includes(2);
    s.arrange(({ table }) => void ((table.stack[0] ?? { silent: 0 }).silent = 1 << 2));
    expect([before, s.ask(2)]).toEqual([true, null]);
  });
});

describe('quarters: Cold Revenge', () => {
  test('§13.2 one token of anybody leaves the game for good, from a base or from the Warp; or none', () => {
    const s = landOn('cold-revenge', { bases: [null, home(1, 4)] });
    s.refuses(`0 base ${planet(1, 5)} 1`, '13.2');
    s.play(`0 base ${planet(2, 1)} 2`);
    expect([s.table.gone, s.table.tokens[planet(2, 1)], s.table.warp]).toEqual([
      [0, 0, 1],
      [0, 0, 3],
      [0, 4, 0],
    ]);
    const warp = landOn('cold-revenge', { bases: [null, home(1, 4)] });
    warp.play('0 base -4 1');
    expect([warp.table.gone, warp.table.warp]).toEqual([
      [0, 1, 0],
      [0, 3, 0],
    ]);
    const none = landOn('cold-revenge');
    none.play('0 pass');
    expect(none.table.gone).toEqual([0, 0, 0]);
  });
});

describe('halves', () => {
  test('§13.2 Fortress: 5 more for its occupant as defense, wherever; Secret, it can be turned up when the cards are', () => {
    const s = open({ moons: [[], ['fortress']], hands: [[10], [8]] });
    onMoon(s, 1, moon(1), { up: false });
    toCards(s);
    lay(s, 10, 8, '8a');
    s.play(`1 turn-up ${moon(1)}`);
    quiet(s);
    expect(told(s)).toEqual([11, 8 + 3 + 5]);
    const offense = open({ moons: [[], ['fortress']], hands: [[10], [8]] });
    onMoon(offense, 0, moon(1));
    toCards(offense);
    lay(offense, 10, 8);
    expect(told(offense)).toEqual([11, 12]);
  });

  test('§13.2 Mine: a card at the start of its occupant’s turn, and not in the second challenge', () => {
    const s = open({
      moons: [['mine'], ['echo', 'mirror'], ['shipyard', 'bribery']],
      destiny: ['blue', 'green', 'green'],
    });
    onMoon(s, 1, moon(0));
    launch(s, { at: moon(1) });
    play(s, '0 stop');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 8, 7]);
    launch(s, { at: moon(2) });
    play(s, '1 again');
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 8, 7]);
  });

  test('§13.2 Mine: with Lucre, 2 of it instead', () => {
    const s = open({ moons: [['mine'], ['echo', 'mirror']], options: { lucre: true }, destiny: ['blue', 'green'] });
    onMoon(s, 1, moon(0));
    launch(s, { at: moon(1) });
    play(s, '0 stop');
    const before = s.table.lucre[1] ?? 0;
    expect(step(s)).toBe('mine.take');
    s.play('1 lucre');
    expect(s.table.lucre[1]).toBe(before + 2);
    expect(s.table.hands[1]).toHaveLength(7);
  });

  test('§13.2 Mirror: the cone on its other side', () => {
    const side = (words: readonly MoonWord[], card: string): boolean => {
      const s = under(words, { destiny: [card] });
      launch(s);
      return isReverse(s.state);
    };
    expect([side(['mirror'], 'blue'), side(['mirror'], 'blue reverse')]).toEqual([true, false]);
    expect([side(['echo'], 'blue'), side(['echo'], 'blue reverse')]).toEqual([false, true]);
  });

  test('§13.2 Shipyard: two tokens out of the Warp instead of one', () => {
    const s = open({ moons: [[], ['shipyard']], bases: [home(0, 4)] });
    onMoon(s, 0, moon(1));
    play(s, `0 ${planet(0, 2)}`, `0 ${planet(0, 2)}`);
    expect(s.table.warp[0]).toBe(2);
    expect(step(s)).toBe('launch');
    const other = open({ moons: [[], ['shipyard']], bases: [home(0, 4)] });
    onMoon(other, 1, moon(1));
    play(other, `0 ${planet(0, 2)}`);
    expect(step(other)).toBe('launch');
  });

  test('§13.2 Spy: its occupant looks at a hand, and nobody else does', () => {
    const s = landOn('spy', { hands: [[], [], [40]] });
    s.play('0 turn-up');
    s.refuses('0 0', '13.2');
    s.play('0 2');
    const seen = (viewer: Seat): boolean => itemOf(s.view(viewer), slot(s, 2, 40)) >= 0;
    expect([seen(0), seen(1), seen(3)]).toEqual([true, false, false]);
  });
});

describe('full Moons', () => {
  test('§13.2 Exodus: all leave the Warp', () => {
    const s = landOn('exodus', { bases: [null, home(1, 3), home(2, 4)] });
    play(s, '2 [4 0 0 0]', '1 [8 0 0]');
    expect(s.table.warp).toEqual([0, 0, 0]);
  });

  test('§14.12 Moon Base Omega: an external base, as long as it is outside the own system', () => {
    const s = landOn('moon-base-omega');
    quiet(s);
    expect(externalBases(s.state, 0)).toEqual([moon(1)]);
    const own = open({ moons: [['moon-base-omega']] });
    onMoon(own, 0, moon(0));
    expect(externalBases(own.state, 0)).toEqual([]);
  });

  test('§13.2 Nova: everything on a planet of choice goes to the Warp, and the Moon leaves', () => {
    const s = landOn('nova', { bases: [{ ...home(0, 4), [planet(1, 1)]: 2 }] });
    s.refuses(`0 ${moon(1)}`, '13.2');
    s.play(`0 ${planet(1, 1)}`);
    quiet(s);
    expect(s.table.warp).toEqual([4, 4, 0]);
    expect(occupantOf(s.table, planet(1, 1))).toBe(-1);
    expect(step(s)).toBe('home');
  });

  test('§13.2 Upheaval: all hands are mixed and dealt again, to each as many as before', () => {
    const s = open({ moons: [[], ['upheaval']], hands: [[40], [30], [20]] });
    const before = [0, 1, 2].flatMap((seat) => (s.table.hands[seat] ?? []).map((each) => itemOf(s.state, each)));
    launch(s, { at: moon(1) });
    const after = [0, 1, 2].map((seat) => (s.table.hands[seat] ?? []).map((each) => itemOf(s.state, each)));
    expect(after.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(after.flat().toSorted(byNumber)).toEqual(before.toSorted(byNumber));
    expect(after.flat()).not.toEqual(before);
    const view = s.view(0);
    expect([0, 1].map((seat) => (s.table.hands[seat] ?? []).every((each) => itemOf(view, each) >= 0))).toEqual([
      true,
      false,
    ]);
  });
});

describe('cheese', () => {
  test('§13.2 Echo: invitations are said twice, and nothing else happens', () => {
    const s = under(['echo']);
    launch(s);
    play(s, '0 [2 3]');
    s.play('1 []');
    expect(s.told('log.echo').map(({ args }) => [args['seat'], args['invited']])).toEqual([[0, [2, 3]]]);
    expect(step(s)).toBe('join');
    const none = under(['echo']);
    launch(none);
    play(none, '0 []');
    none.play('1 []');
    expect(none.told('log.echo')).toEqual([]);
  });

  test('§13.2 Green Cheese: who has a base in the system passes a card to the left, all at once', () => {
    const s = landOn('green-cheese', { hands: [[40], [30], [20]] });
    expect(asked(s)).toEqual([0, 1]);
    s.play(`0 ${slot(s, 0, 40)}`);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    s.play(`1 ${slot(s, 1, 30)}`);
    expect([slot(s, 1, 40), slot(s, 2, 30)].every((each) => each >= 0)).toBe(true);
    expect(s.table.hands.map((hand) => hand.length)).toEqual([6, 7, 8]);
    expect(itemOf(s.view(2), slot(s, 1, 40))).toBe(-1);
    ally(s);
    expect(step(s)).toBe('again');
  });
});
