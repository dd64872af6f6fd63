// Several seats at one screen: who is in front of it, and when it is passed on.

import { ourEdition } from '@orrery/bots';
import { fullOptions, getGame } from '@orrery/games';
import { commitment, type Seat } from '@orrery/kernel';
import {
  advance,
  type Happened,
  dealTable,
  NO_PACING,
  onShow,
  openAsk,
  type Pacing,
  type Setting,
  silence,
  type Sitter,
} from '@orrery/table';
import { describe, expect, it } from 'vitest';
import { type AtScreen, firstAtScreen, nextAtScreen } from '../src/source/screen.ts';

const SECRET = 'a'.repeat(64);

/** A table of one screen, with these seats played by people at it. */
async function open(id: string, seats: number, people: readonly Seat[]) {
  const game = await getGame(id);
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const head = { game: id, rules: game.rules, options: fullOptions(game), seats: names, table: 't', salts: [] };
  const table = dealTable(ourEdition(game), { ...head, commitment: commitment(SECRET) }, SECRET);
  const sitters = names.map(
    (_, seat): Sitter =>
      people.includes(seat) ? { kind: 'person', bot: null, resigned: false } : { kind: 'bot', level: 'easy' },
  );
  const setting: Setting = { sitters, windows: { lasts: null, look: 1000, hold: 0 } };
  let pacing: Pacing = NO_PACING;
  const go = (happened: Happened, now = 0): void => {
    const done = advance(table, pacing, happened, setting, now);
    if (!done.ok) throw new Error(done.refusal.key);
    pacing = done.pacing;
  };
  return {
    table,
    go,
    first: () => firstAtScreen(table, onShow(table, pacing), sitters),
    next: (viewer: Seat): AtScreen => nextAtScreen(table, onShow(table, pacing), sitters, { viewer }),
    isWindow: () => pacing.window !== null,
    answer(seat: Seat): void {
      const ask = openAsk(table, seat);
      if (ask === null) throw new Error(`seat ${seat} is not asked`);
      go({ rows: [{ seat, answer: silence(ask) }] });
    },
  };
}

describe('the seats at one screen', () => {
  it('take turns without a word while they know the same', async () => {
    const { table, first, next, answer } = await open('merchant', 2, [0, 1]);
    const asked = [0, 1].find((seat) => openAsk(table, seat) !== null) ?? 0;
    expect(first()).toEqual({ viewer: asked, passTo: null });
    answer(asked);
    expect(next(asked)).toEqual({ viewer: 1 - asked, passTo: null });
  });

  it('pass it on where one has a secret draft, in the order of the seats', async () => {
    const { table, first, next, answer } = await open('duel', 4, [1, 3]);
    expect([0, 1, 2, 3].every((seat) => openAsk(table, seat) !== null)).toBe(true);
    answer(1);
    expect(next(1)).toEqual({ viewer: 1, passTo: 3 });
    // Whoever opens the table now has not said who they are.
    expect(first()).toEqual({ viewer: 4, passTo: 3 });
    answer(3);
    expect(next(3)).toEqual({ viewer: 3, passTo: null });
  });

  it('stay with one person alone, asked or not', async () => {
    const { first, next, answer } = await open('duel', 4, [2]);
    expect(first()).toEqual({ viewer: 2, passTo: null });
    answer(2);
    expect(next(2)).toEqual({ viewer: 2, passTo: null });
  });

  it('have it in turn in a window, asked or not, until each has nodded', async () => {
    const { table, go, next, answer, isWindow } = await open('duel', 4, [1, 3]);
    for (let answers = 0; !isWindow(); answers++) {
      expect(answers).toBeLessThan(40);
      const seat = [0, 1, 2, 3].find((each) => openAsk(table, each) !== null) ?? 0;
      answer(seat);
    }
    const holds = (viewer: Seat): Seat => next(viewer).passTo ?? next(viewer).viewer;
    const one = holds(1);
    go({ nod: one });
    const other = holds(one);
    expect(new Set([one, other])).toEqual(new Set([1, 3]));
    expect(isWindow()).toBe(true);
  });
});
