// Whoever asks and does not read fills no memory: what has been written and not taken is bounded for all lines together, be it a
// stream or the reply to a request.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes. */
const MOST = 256_000_000;
/** Milliseconds between two looks. */
const LOOK = 500;

export function boundUnread(server: Server, most = MOST): void {
  const lines = new Set<Socket>();
  server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  const timer = setInterval(() => dropSlowest(lines, most), LOOK).unref();
  server.once('close', () => clearInterval(timer));
}

/** Ends the lines that leave most unread, until all together leave no more than this. Who is there comes back. */
function dropSlowest(lines: Iterable<Socket>, most: number): void {
  const slow = [...lines].filter(({ writableLength }) => writableLength > 0);
  let unread = slow.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (unread <= most) return;
  for (const line of slow.toSorted((one, other) => other.writableLength - one.writableLength)) {
    if (unread <= most) return;
    unread -= line.writableLength;
    line.destroy();
  }
}
