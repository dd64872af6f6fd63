// The server under load, as a process of its own: it says where it is, and how much memory it uses when asked.

import { serve } from '@orrery/host';

const [data = ''] = process.argv.slice(2);
const database = process.env['ORRERY_DATABASE_URL'];
const usual = { port: 0, host: '127.0.0.1', data, web: data, limits: false };
const { address, close } = await serve({ ...usual, database });
process.on('message', (word) => {
  if (word === 'end') return void close().then(() => process.exit(0));
  if (word === 'memory') globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: heapUsed, rss, cpu: user + system });
});
process.send?.(address);
