// The suite of the host once more, on PostgreSQL. Each file by itself: the clock that one of them turns is not that of the others.

import { describe } from 'vitest';
import { usePostgres } from './database.ts';

await usePostgres();
describe('store', async () => void (await import('./store.test.ts')));
describe('jobs', async () => void (await import('./jobs.test.ts')));
describe('bounds', async () => void (await import('./bounds.test.ts')));
describe('hostile', async () => void (await import('./hostile.test.ts')));
describe('health', async () => void (await import('./health.test.ts')));
describe('lock', async () => void (await import('./lock.test.ts')));
describe('foreign-records', async () => void (await import('./foreign-records.test.ts')));
describe('orders', async () => void (await import('./orders.test.ts')));
describe('curtain', async () => void (await import('./curtain.test.ts')));
describe('absences', async () => void (await import('./absences.test.ts')));
describe('access', async () => void (await import('./access.test.ts')));
describe('books', async () => void (await import('./books.test.ts')));
describe('bots', async () => void (await import('./bots.test.ts')));
describe('identities', async () => void (await import('./identities.test.ts')));
describe('commands', async () => void (await import('./commands.test.ts')));
describe('pace-table', async () => void (await import('./pace-table.test.ts')));
describe('people', async () => void (await import('./people.test.ts')));
describe('owner', async () => void (await import('./owner.test.ts')));
describe('safety', async () => void (await import('./safety.test.ts')));
describe('names', async () => void (await import('./names.test.ts')));
describe('networks', async () => void (await import('./networks.test.ts')));
describe('profile', async () => void (await import('./profile.test.ts')));
describe('races', async () => void (await import('./races.test.ts')));
describe('secrets', async () => void (await import('./secrets.test.ts')));
describe('seats', async () => void (await import('./seats.test.ts')));
describe('stream', async () => void (await import('./stream.test.ts')));
describe('talk', async () => void (await import('./talk.test.ts')));
describe('thread', async () => void (await import('./thread.test.ts')));
