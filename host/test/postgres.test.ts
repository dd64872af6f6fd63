// The suite of the host once more, on PostgreSQL.

import { usePostgres } from './database.ts';

await usePostgres();
await import('./store.test.ts');
await import('./jobs.test.ts');
await import('./hostile.test.ts');
await import('./health.test.ts');
await import('./lock.test.ts');
await import('./foreign-records.test.ts');
await import('./orders.test.ts');
await import('./curtain.test.ts');
await import('./access.test.ts');
await import('./books.test.ts');
await import('./bots.test.ts');
await import('./commands.test.ts');
await import('./pace-table.test.ts');
await import('./people.test.ts');
await import('./safety.test.ts');
await import('./networks.test.ts');
await import('./races.test.ts');
await import('./secrets.test.ts');
await import('./seats.test.ts');
await import('./stream.test.ts');
await import('./talk.test.ts');
await import('./thread.test.ts');
