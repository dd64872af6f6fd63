// What whoever runs a server needs: health, figures, a description of the API, limits; and games brought from elsewhere.

import type { TableInfo, Trouble, Update } from '@orrery/protocol/tables';
import type { GameRecord } from '@orrery/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openAdmin } from '../src/index.ts';
import { details } from '../src/server/openapi-details.ts';
import { databaseOf } from './database.ts';
import { games } from './games/bids.ts';
import { brokenGames } from './games/endless.ts';
import { createGuest, freshFolder, type Guest, listen, playOut, seatAll, startHost } from './server.ts';

test('health is told at both of its addresses', async () => {
  const { address } = await startHost();
  for (const path of ['/health', '/api/health'])
    expect(await (await fetch(`${address}${path}`)).json()).toEqual({ ok: true });
});

test('figures are on a port of their own, and name nobody', async () => {
  const { address, metrics } = await startHost({ metrics: 0 });
  const { id, people } = await seatAll(address, 2);
  await playOut(people, id, 1);
  const text = await (await fetch(metrics ?? '')).text();
  expect(text).toMatch(
    /orrery_request_seconds_count\{method="POST",route="\/api\/tables\/:id\/say",status="200"\} \d+/,
  );
  expect(text).toMatch(/orrery_tables_held 1\n/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
  expect(text).not.toContain(id);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
});

describe('the description of the API', () => {
  interface Described {
    paths: { [path: string]: { [method: string]: { summary?: string; requestBody?: object; parameters: object[] } } };
  }

  test('covers every route about tables, and only routes there are', async () => {
    const { address } = await startHost();
    const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as Described;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => ({
        route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        summary,
      })),
    );
    for (const route of Object.keys(details)) expect(described.map((each) => each.route)).toContain(route);
    const bare = described.filter(
      ({ route, summary }) => summary === undefined && /\/api\/(tables|stream|games)/.test(route),
    );
    expect(bare.map(({ route }) => route)).toEqual([]);
    expect(paths['/api/tables/{id}/say']?.['post']?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { type: 'object', required: ['key', 'ask', 'answers'] } } },
    });
  });

  test('shows examples that go through the doors', () => {
    for (const [route, { body, example }] of Object.entries(details))
      if (body !== undefined) expect([route, body.safeParse(example).success]).toEqual([route, true]);
  });
});

test('who comes too often is told to wait, and nobody else', async () => {
  const { address } = await startHost({ limits: true });
  const hasty = createGuest(address);
  const patient = createGuest(address);
  for (const guest of [hasty, patient]) await guest.call('GET', '/api/me');
  const statuses = new Set<number>();
  for (let n = 0; n < 310; n++) statuses.add((await hasty.call('GET', '/api/games')).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await hasty.call<Trouble>('GET', '/api/games')).body).toEqual({
    code: 'too-fast',
    message: 'too much at once: wait a moment and try again',
  });
  expect((await patient.call('GET', '/api/games')).status).toBe(200);
});

test('structured lines say what was asked, and never by whom or where', async () => {
  const written: string[] = [];
  const { address } = await startHost({
    logger: { level: 'debug', stream: { write: (line) => void written.push(line) } },
  });
  const { id, people } = await seatAll(address, 2);
  const [ada] = people as [Guest];
  await ada.say(id, { ask: 99, answers: [0] });
  await ada.call('GET', '/api/me');
  const lines = written.map((line) => JSON.parse(line) as { route?: string; status?: number });
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', route: '/api/tables/:id/say', status: 409 }));
  const all = written.join('');
  for (const secret of [id, ada.cookie.slice('orrery='.length, 40), 'Ada']) expect(all).not.toContain(secret);
});

test('whatever goes wrong, no line tells the link of a table, or who sits there', async () => {
  const written: string[] = [];
  const data = freshFolder();
  const { address, lines, doDue, close } = await startHost({
    data,
    games: brokenGames,
    logger: { level: 'debug', stream: { write: (line) => void written.push(line) } },
    thinker: {
      think: async ({ bot }) => ({ answer: 12, bot, instead: { of: bot, because: 'threw', message: 'no idea' } }),
      close: async () => undefined,
    },
  });
  const ada = createGuest(address);
  const [me, bot] = [{ kind: 'me', name: 'Ada' } as const, { kind: 'bot', level: 'easy' } as const];
  // A bot whose answer breaks a rule, as a job; the same by a person's hand; a report; a table that cannot be shown.
  const { id } = await ada.create({ game: 'endless', seats: [bot, me] });
  await doDue();
  const { id: other, people } = await seatAll(address, 2, {}, 'endless');
  await (people[0] as Guest).say(other, { ask: 1, answers: [12] });
  await ada.call('POST', `/api/tables/${id}/report`, { text: 'What is this' });
  await close();
  const without = await startHost({ data, games });
  await listen(createGuest(without.address), [id]).then((ear) => ear.next());
  await without.doDue();
  await without.close();
  const all = [...written, ...lines, ...without.lines].join('\n');
  for (const line of ['twelve is unlucky', 'no idea', 'was reported', 'cannot be taken up'])
    expect(all).toContain(line);
  expect(all).toMatch(/job \d+ \(bot\) failed/);
  for (const secret of [id, other, ada.cookie.slice('orrery='.length, 30), 'Ada', 'What is this'])
    expect(all).not.toContain(secret);
  // Whoever runs the server finds it all the same.
  const label = /table (\w+) was reported/.exec(all)?.[1] ?? '';
  const admin = await openAdmin({ data, database: await databaseOf(data), games: brokenGames });
  onTestFinished(() => admin.close());
  expect(await admin.find(label)).toEqual([id]);
});

describe('a record', () => {
  async function finished(): Promise<{ record: GameRecord; address: string }> {
    const { address } = await startHost();
    const { id, people } = await seatAll(address, 2);
    await playOut(people, id, 1);
    return {
      address,
      record: (await people[0]?.call<GameRecord>('GET', `/api/tables/${id}/record`))?.body as GameRecord,
    };
  }

  test('brought to another server is a table that is over, to its last event', async () => {
    const { record, address } = await finished();
    const here = await createGuest(address).look(record.table);
    const other = await startHost();
    const guest = createGuest(other.address);
    const { body, status } = await guest.call<TableInfo>('POST', '/api/records', record);
    expect([status, body]).toMatchObject([200, { id: record.table, stage: 'over', you: null }]);
    const there = (await guest.call<Update>('GET', `/api/tables/${record.table}?from=0`)).body;
    expect(there.events).toEqual(here.events);
    expect(there.sight.view).toEqual(here.sight.view);
    expect((await guest.call<GameRecord>('GET', `/api/tables/${record.table}/record`)).body).toEqual(record);
    expect((await guest.call<TableInfo>('POST', '/api/records', record)).body.id).toBe(record.table);
  });

  test('that does not prove itself is refused', async () => {
    const { record } = await finished();
    const { address } = await startHost();
    const guest = createGuest(address);
    const { rows } = record;
    const bad: object[] = [
      { ...record, secret: '00' },
      { ...record, chain: '0'.repeat(16) },
      { ...record, rows: rows.slice(1) },
      { ...record, rows: rows.slice(0, -1) },
      { ...record, rows: [{ seat: 7, answer: 'x' }] },
      { ...record, rows: [{ seat: 0, answer: { to: {} } }] },
      { ...record, table: '../../etc/passwd' },
      { ...record, options: { rounds: 7 } },
      { ...record, seats: [] },
      { ...record, game: 'chess' },
      { orrery: 1, game: 'bids', secret: '' },
    ];
    for (const each of bad) {
      const { status, body } = await guest.call<Trouble>('POST', '/api/records', each);
      expect([JSON.stringify(each).slice(0, 40), status >= 400 && status < 500, typeof body.code]).toEqual([
        JSON.stringify(each).slice(0, 40),
        true,
        'string',
      ]);
    }
    expect((await guest.call('GET', `/api/tables/${record.table}`)).status).toBe(404);
  });
});
