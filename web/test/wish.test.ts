import { findFront, getGame } from '@orrery/games';
import { checkOptions } from '@orrery/games/read';
import { describe, expect, it, vi } from 'vitest';
import { bots, botsOf, eveningWish, firstWish, namesOf, presetWish, seated, serverSeats } from '../src/home/wish.ts';
import { ago } from '../src/home/ago.ts';
import { madeUpName } from '../src/home/madeUpName.ts';
import { hasTwins, plainName } from '../src/home/name.ts';
import { localeOf } from '../src/words/when.ts';

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

  it('throws the options of an evening, and only such as the game takes', async () => {
    const [game, front] = [await getGame('cosmic'), await findFront('cosmic')];
    const evening = front?.evening ?? {};
    const wish = firstWish(game, 'Nova', 'easy');
    const throws = Array.from({ length: 12 }, (_, i) => eveningWish(wish, evening, (n) => i % n).options);
    for (const options of throws)
      for (const seats of [2, 4, 6]) expect(() => checkOptions(game, options, seats)).not.toThrow();
    expect(Object.keys(throws[0] ?? {})).toEqual(Object.keys(evening));
    expect(new Set(throws.map((options) => JSON.stringify(options))).size).toBeGreaterThan(5);
    for (const [name, values] of Object.entries(evening))
      for (const value of values) expect(game.options[name] ?? game.picks?.[name]?.words, name).toContain(value);
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

describe('days and times', () => {
  it('are written as where the reader lives, in the language that is spoken', () => {
    vi.stubGlobal('navigator', { languages: ['de-AT', 'en-GB', 'en-US', 'it-CH'] });
    expect([localeOf('en'), localeOf('it')]).toEqual(['en-GB', 'it-CH']);
    vi.stubGlobal('navigator', { languages: ['de-AT'] });
    expect(localeOf('it')).toBe('it');
    vi.unstubAllGlobals();
  });
});

describe('a name for who has told none', () => {
  const all = (lang: string): Set<string> => {
    const names = new Set<string>();
    for (let first = 0; first < 30; first++)
      for (let second = 0; second < 30; second++) {
        const dice = [first, second].values();
        names.add(madeUpName(lang, (n) => (dice.next().value ?? 0) % n));
      }
    return names;
  };

  it.each(['en', 'it'])('is one of hundreds, and short enough (%s)', (lang) => {
    const names = all(lang);
    expect(names.size).toBeGreaterThan(400);
    expect([...names].filter((name) => name.length > 24)).toEqual([]);
  });

  it('agrees with itself in Italian', () => {
    const names = [...all('it')];
    expect(names).toContain('Cometa Quieta');
    expect(names).toContain('Falco Quieto');
    expect(names.filter((name) => /^(Cometa|Luna|Stella|Lontra) \w+o$/.test(name))).toEqual([]);
  });

  it('a name with joined pictures or turned letters becomes one that the server takes', () => {
    expect(plainName('Ana \u{1F469}\u200D\u{1F680}')).toBe('Ana \u{1F469}\u{1F680}');
    expect(plainName('No\u202Eva\n\uD83D')).toBe('Nova');
    expect(plainName('Zoë Ñandú 星')).toBe('Zoë Ñandú 星');
  });

  it('two of one name are noticed, in whatever letters', () => {
    expect(hasTwins(['Nova', 'Vela', ' NOVA '])).toBe(true);
    expect(hasTwins(['Nova', 'Vela', 'Novah'])).toBe(false);
  });
});
