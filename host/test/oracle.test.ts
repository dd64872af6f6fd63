// Nobody can tell from the wire who holds what: the curtain as a whole, compared between twin worlds. The ways that were once
// open have a scene each in curtain.test.ts. More of it: ORRERY_ORACLE=20 npm test -- oracle.

import type { Pace } from '@orrery/protocol/people';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cardNamed, cosmicHands } from './games/cosmic-hands.ts';
import { zapGames } from './games/zaps.ts';
import { compare, type Compared } from './oracle/compare.ts';
import type { Twins } from './oracle/worlds.ts';

const CALM: Pace = { kind: 'calm' };
const LIVE: Pace = { kind: 'live', decision: 15, reserve: 600 };
const TURNS: Pace = { kind: 'turns', hours: 24, pause: false };
const PACES = [
  { name: 'calm', pace: CALM, first: 1, other: 2 },
  { name: 'live', pace: LIVE, first: 1001, other: 0 },
  { name: 'by turns', pace: TURNS, first: 2001, other: 0 },
] as const;

/** How many times as much as in `npm test`. */
const MORE = Number(process.env['ORRERY_ORACLE'] ?? 1);
const ZAP = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

async function compareAll(twins: Omit<Twins, 'seed'>, first: number, seeds: number): Promise<Compared> {
  const requests = new Map<string, number>();
  const kinds = new Set<string>();
  const all = { windows: 0, used: 0, replies: 0 };
  for (let seed = first; seed < first + seeds * MORE; seed++) {
    const found = await compare({ ...twins, seed });
    all.windows += found.windows;
    all.used += found.used;
    all.replies += found.replies;
    for (const kind of found.kinds) kinds.add(kind);
    for (const [name, n] of found.requests) requests.set(name, (requests.get(name) ?? 0) + n);
  }
  if (MORE > 1)
    console.log(
      `${twins.game}, ${twins.pace.kind}: ${all.windows} windows, ${all.replies} replies, ${[...kinds].join(', ')}`,
    );
  return { ...all, kinds, requests };
}

describe('nobody else can tell', () => {
  test.each(PACES)('who holds a Zap in a duel, $name', { timeout: 90_000 * MORE }, async ({ pace, first, other }) => {
    // Seat 0 opens the windows, and has no use for a Zap itself: the rules leave them at once.
    const games = [zapGames([1]), zapGames([other])] as const;
    const twins = { game: 'duel', games, holders: [1, other], cards: [ZAP], pace, steps: 150 };
    const { windows, used, replies, requests } = await compareAll(twins, first, 2);
    expect(windows).toBeGreaterThan(15);
    expect(used).toBeGreaterThan(4);
    expect(replies).toBeGreaterThan(250);
    expect(requests.size).toBeGreaterThan(25);
  });

  /** Two cards that have their use at other moments, in a game that opens windows for both. */
  const PAIRS = [
    { cards: ['Cosmic Zap', 'Plague'], options: {}, paces: [0, 1, 2], seeds: 2, steps: 60, uses: 5 },
    {
      cards: ['Reinforcement +5', 'Quash'],
      options: { reinforcements: true, expansion: true },
      paces: [1, 2],
      seeds: 1,
      steps: 90,
      uses: 1,
    },
  ] as const;
  test.each(PAIRS)('who holds $cards in Cosmic Encounter', { timeout: 120_000 * MORE }, async (pair) => {
    const { cards, options, paces, seeds, steps, uses } = pair;
    const [first, second] = [cardNamed(cards[0]), cardNamed(cards[1])];
    const games = [cosmicHands([first, second], false), cosmicHands([first, second], true)] as const;
    const all = { windows: 0, used: 0, kinds: new Set<string>() };
    for (const at of paces) {
      const { pace, first: seed } = PACES[at];
      const twins = { game: 'cosmic', games, options, holders: [1, 2], cards: [first, second], pace, steps };
      const { windows, used, kinds } = await compareAll(twins, seed, seeds);
      all.windows += windows;
      all.used += used;
      for (const kind of kinds) all.kinds.add(kind);
    }
    expect(all.windows).toBeGreaterThan(8);
    expect(all.used).toBeGreaterThanOrEqual(uses);
    // Moments of a challenge, and what is announced in it.
    expect(all.kinds).toContain('act moment');
    expect(all.kinds.size).toBeGreaterThan(5);
  });
});
