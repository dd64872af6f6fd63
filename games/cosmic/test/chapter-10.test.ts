// §10 and §12: what Limbo keeps from whom, when it lets go; a turn that is skipped.

import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { warpPile } from '../rules/tokens.ts';
import {
  type Card,
  canPlay,
  card,
  home,
  lay,
  open,
  type Opening,
  planet,
  play,
  quiet,
  type Stage,
  step,
  toCards,
} from './stage.ts';

const IN_LIMBO = [
  [0, 1, 0],
  [0, 0, 0],
  [2, 0, 0],
];

/** Two tokens of red wait in the section of green, one of blue in that of red; then Destiny shows these. */
const slid = (destiny: readonly string[], { options, ...opening }: Opening = {}): Stage =>
  open({
    bases: [
      { ...home(0, 4), [planet(0, 5)]: 2 },
      { ...home(1, 4), [planet(1, 5)]: 3 },
    ],
    limbo: IN_LIMBO,
    destiny,
    options: { limbo: true, ...options },
    ...opening,
  });

describe('Limbo', () => {
  test('§10.0 neither Mobius Tubes nor Warp Break reach it, nor does the retrieval', () => {
    const held: Opening = { hands: [['mobius-tubes', 'warp-break']] };
    expect(step(slid(['blue'], held))).toBe('launch');
    const bases = [
      { ...home(0, 4), [planet(0, 5)]: 1 },
      { ...home(1, 4), [planet(1, 5)]: 3 },
    ];
    const s = slid(['blue'], { ...held, bases });
    expect([s.table.warp, canPlay(s, 0, 'warp-break')]).toEqual([[1, 0, 0], true]);
    card(s, 0, 'mobius-tubes');
    play(s, '0 [1 0 0 0 0]');
    expect([s.table.warp, s.table.limbo.slice(0, 3)]).toEqual([[0, 0, 0], IN_LIMBO]);
  });

  test('§10.2 the colour drawn empties its section, whoever’s tokens are there', () => {
    expect(slid(['green']).table.warp).toEqual([2, 0, 0]);
    expect(slid(['blue']).table.warp).toEqual([0, 0, 0]);
  });

  test('§10.2 with a reverse cone nothing moves', () => {
    expect(slid(['green reverse']).table.warp).toEqual([0, 0, 0]);
  });

  test('§10.2 with a wild it is the colour that the offense names', () => {
    const s = slid(['wild']);
    play(s, '0 system 2');
    expect(s.table.warp).toEqual([2, 0, 0]);
  });

  test('§10.2 §7.1 with a colourless cone the system of the challenge', () => {
    expect(slid(['right'], { options: { extras: true } }).table.warp).toEqual([2, 0, 0]);
  });

  test('§10.2 the own colour too, even if another card is turned then', () => {
    const s = slid(['red', 'green']);
    play(s, '0 redraw');
    expect(s.table.warp).toEqual([2, 1, 0]);
  });

  test('R170 what was lost in this challenge is not in the Warp yet: Flares take what is there', () => {
    // One of red is in the Warp, one lost in this challenge.
    const fallen = (hand: readonly Card[]): Stage => {
      const s = slid(['blue'], {
        hands: [[20, ...hand], [4]],
        bases: [{ ...home(0, 4), [planet(0, 5)]: 1 }, home(1, 5)],
      });
      toCards(s);
      lay(s, 20, 4, '8a');
      s.arrange(({ table }) => {
        const there = table.tokens[planet(0, 2)] ?? [];
        there[0] = (there[0] ?? 0) - 1;
        table.limbo[3] = [1, 0, 0];
      });
      return s;
    };
    for (const [flare, answer] of [
      ['flare vacuum', '0 [1 0 0 0 0]'],
      ['flare wraith', '0 1'],
    ] as const) {
      const s = fallen([flare]);
      card(s, 0, flare);
      quiet(s);
      s.play(answer);
      expect([s.table.warp[0], total(s.table.limbo.map(([red = 0]) => red))]).toEqual([0, 2 + 1]);
    }
  });

  test('R40 between challenges what is lost goes to the marked section at once; within one it waits for the end', () => {
    const s = slid(['blue']);
    expect(warpPile(s.state)).toBe(s.table.limbo[3]);
    s.arrange(({ table }) => void (table.stack = []));
    expect(warpPile(s.state)).toBe(s.table.limbo[s.table.marker]);
  });
});

describe('a turn that is skipped', () => {
  test('§12.0 nothing else is done: no income, no token, no card, no challenge', () => {
    const s = open({
      options: { skipping: true, lucre: true },
      hands: [['keeper', 'mobius-tubes']],
      bases: [home(0, 4)],
      destiny: [],
    });
    s.refuses('0 pass', '12.0');
    s.play('0 skip');
    expect(s.table).toMatchObject({ turn: 1, challenges: 0, warp: [4, 0, 0] });
    expect([s.table.discards.length, s.table.hands[0]?.length, s.table.lucre[0]]).toEqual([7, 7, 4]);
  });

  test('§12.0 only by option', () => {
    expect(step(open())).toBe('launch');
  });
});
