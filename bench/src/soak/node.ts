// A node of the soak, as a process of its own: `node.ts <data folder> <port> <database>`. It says where it is, and what memory it
// holds when asked. Limits are on, as everywhere: each simulated person comes from an address of its own.

import { serve } from '@orrery/host';

const [data = '', port = '0', database] = process.argv.slice(2);
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const { address } = await serve({ port: Number(port), host: '127.0.0.1', data, web: data, database, log });
// Whoever started it is gone, however that ended.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  // What is left after the garbage has gone: only that can tell a leak from a lazy collector.
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, rss });
});
process.send?.(address);
