// Arranged starts at the door: each is for its own seats and options, and a record of one can be read.

import { fullOptions, getGame } from '@orrery/games';
import { checkOptions, readRecord } from '@orrery/games/read';
import type { Game, Options } from '@orrery/kernel';
import { playRandom } from '@orrery/kernel/testkit';
import { beforeAll, expect, test } from 'vitest';

let cosmic: Game;
beforeAll(async () => {
  cosmic = await getGame('cosmic');
});

const situated = (situation: string) => fullOptions(cosmic, { situation });

test('every situation can be opened with the seats and options it is for', () => {
  const all = Object.entries(cosmic.situations ?? {});
  expect(all.length).toBeGreaterThan(90);
  for (const [name, { seats }] of all) expect(() => checkOptions(cosmic, situated(name), seats)).not.toThrow();
  expect(() => checkOptions(cosmic, { situation: 'amoeba' }, 3)).not.toThrow();
});

test('with others it is refused in words, and so is one that is not there', () => {
  expect(() => checkOptions(cosmic, situated('amoeba'), 4)).toThrow(/is for 3 seats, not 4/);
  expect(() => checkOptions(cosmic, { ...situated('amoeba'), powers: 'dealt' }, 3)).toThrow(/"powers" is "none"/);
  expect(() => checkOptions(cosmic, { situation: 'nothing' }, 3)).toThrow(/has no situation "nothing"/);
  expect(() => checkOptions(cosmic, { situation: 'toString' }, 3)).toThrow(/has no situation/);
});

test('what is picked are words of the list, each once', () => {
  const pick = (barred: unknown) => () => checkOptions(cosmic, { barred } as Options, 4);
  for (const barred of ['', 'virus', 'virus zombie']) expect(pick(barred)).not.toThrow();
  for (const barred of ['virus virus', 'nobody', 'constructor', true, 7]) expect(pick(barred)).toThrow(/can be any of/);
  expect(fullOptions(cosmic, { barred: 'virus' })).toMatchObject({ barred: 'virus', powers: 'dealt' });
});

test('a game without any has none', async () => {
  const duel = await getGame('duel');
  expect(() => checkOptions(duel, { situation: 'amoeba' }, 2)).toThrow(/has no situation "amoeba"/);
});

test('a record says which it began with', () => {
  const { record } = playRandom(cosmic, { seats: 3, options: situated('virus'), seed: 3, most: 20 });
  expect(readRecord(JSON.stringify(record), () => cosmic).record.options['situation']).toBe('virus');
});
