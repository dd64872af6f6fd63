// Names at a table: whoever sits down, sits in or plays as a bot, no two are called the same.

import type { Handed, Trouble } from '@orrery/protocol/tables';
import { expect, test } from 'vitest';
import { createGuest, type Guest, seatAll, startHost } from './server.ts';

const OPEN = { kind: 'open' } as const;

test('who would be the second of a name is told to choose another, and does', async () => {
  const { address } = await startHost();
  const [ada, bo, cy] = [1, 2, 3].map(() => createGuest(address)) as [Guest, Guest, Guest];
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Nova' }, OPEN, OPEN] });
  // Letters that nobody sees: the look of a picture, a joiner, fillers, the blank of Braille.
  const unseen = ['\ufe0f', '\u034f', '\u3164', '\uffa0', '\u2800'].map((letter) => `No${letter}va`);
  for (const name of ['Nova', ' nova', 'NOVA', '\uff2e\uff4f\uff56\uff41', ...unseen])
    expect(await bo.join(id, { name })).toMatchObject({ status: 409, body: { code: 'name-taken' } });
  expect((await ada.look(id)).sight.seats.filter(({ kind }) => kind === 'open')).toHaveLength(2);
  expect((await bo.join(id, { name: 'Novah' })).status).toBe(200);
  expect((await cy.join(id, { name: 'novah' })).body.code).toBe('name-taken');
  expect((await cy.join(id, { name: 'Cy' })).body.stage).toBe('playing');
});

test('a name is something that can be seen', async () => {
  const { address } = await startHost();
  const [ada, bo] = [createGuest(address), createGuest(address)];
  const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, OPEN] });
  for (const name of ['\u3164', '\u2800 \u2800', '\ufe0f'])
    expect(await bo.join(id, { name })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  expect((await bo.join(id, { name: '\u2764\ufe0f' })).status).toBe(200);
});

test('two who sit down at once under one name are not both taken', async () => {
  const { address } = await startHost();
  for (let n = 0; n < 10; n++) {
    const [ada, bo, cy] = [1, 2, 3].map(() => createGuest(address)) as [Guest, Guest, Guest];
    const { id } = await ada.create({ seats: [{ kind: 'me', name: 'Ada' }, OPEN, OPEN] });
    const both = await Promise.all([bo.join(id, { name: 'Nova', seat: 1 }), cy.join(id, { name: 'nova', seat: 2 })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ada.look(id)).sight.seats.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  }
});

test('a bot is not called like a person, nor a person like a bot', async () => {
  const { address } = await startHost();
  const [vega, bo] = [createGuest(address), createGuest(address)];
  const bot = { kind: 'bot', level: 'random' } as const;
  const { id, seats } = await vega.create({ seats: [{ kind: 'me', name: 'vega' }, bot, bot, OPEN] });
  const names = seats.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(4);
  expect((await bo.join(id, { name: seats[1]?.name ?? '' })).body.code).toBe('name-taken');
});

test('a friend who sits in is not called like somebody else there', async () => {
  const { address } = await startHost();
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  const { pass } = (await ada.call<Handed>('POST', `/api/tables/${id}/hand/friend`, {})).body;
  const take = (name: string) =>
    createGuest(address).call<Trouble>('POST', `/api/tables/${id}/hand/take`, { pass, name });
  expect((await take('guest 1')).body.code).toBe('name-taken');
  expect((await take('Cy')).status).toBe(200);
});
