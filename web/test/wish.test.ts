import { getGame } from '@orrery/games';
import { describe, expect, it } from 'vitest';
import { bots, botsOf, firstWish, namesOf, presetWish, seated, serverSeats } from '../src/home/wish.ts';
import { ago } from '../src/home/ago.ts';

describe('a new table', () => {
  it('seats the reader first and bots beside, named after stars that nobody took', async () => {
    const wish = firstWish(await getGame('merchant'), 'Vela', 'medium');
    expect(namesOf(wish)).toEqual(['Vela', 'Lyra', 'Altair', 'Mira']);
    expect(botsOf(wish)).toEqual([null, 'medium', 'medium', 'medium']);
  });

  it('has one reader: who takes another seat leaves the first to a bot', async () => {
    const wish = firstWish(await getGame('duel'), 'Nova', 'easy');
    const moved = seated(wish, 2, { kind: 'me', name: 'Nova' }, 'hard');
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me', 'bot']);
    expect(botsOf(moved)).toEqual(['hard', 'easy', null, 'easy']);
  });

  it('has friends at this screen, or open seats for the server', () => {
    const options = {};
    const here = { seats: [{ kind: 'me', name: 'A' } as const, { kind: 'friend', name: ' B ' } as const], options };
    expect([namesOf(here), botsOf(here)]).toEqual([
      ['A', 'B'],
      [null, null],
    ]);
    const there = {
      seats: [{ kind: 'me', name: ' A ' } as const, { kind: 'open' } as const, ...bots(1, 'easy')],
      options,
    };
    expect(serverSeats(there, 's')).toEqual([
      { kind: 'me', name: 'A', salt: 's' },
      { kind: 'open' },
      { kind: 'bot', level: 'easy' },
    ]);
  });

  it('takes a ready table from the front of a game: the reader, then its bots', () => {
    const said = { en: '', it: '' };
    const preset = { id: 'x', name: said, line: said, bots: ['easy', 'hard'], options: { goal: 5 } };
    const wish = presetWish(preset, { kind: 'me', name: 'Nova' });
    expect([botsOf(wish), wish.options]).toEqual([[null, 'easy', 'hard'], { goal: 5 }]);
  });
});

describe('a moment in words', () => {
  const now = Date.UTC(2024, 4, 20, 12);
  it.each([
    [5_000, 'now', 'ora'],
    [12 * 60_000, '12 minutes ago', '12 minuti fa'],
    [3 * 3_600_000, '3 hours ago', '3 ore fa'],
    [26 * 3_600_000, 'yesterday', 'ieri'],
    [30 * 86_400_000, 'Apr 20, 2024', '20 apr 2024'],
  ])('%d ms: %s', (past, english, italian) => {
    expect(ago(now - past, 'en', now)).toBe(english);
    expect(ago(now - past, 'it', now)).toBe(italian);
  });
});
