// A live stream as a browser has it, over a bare socket: read event by event, and opened again on the next node where it broke,
// from where it was. Thousands of them fit into one thread.

import { connect, type Socket } from 'node:net';

export interface StreamHow {
  /** Where to connect now; asked again whenever a line broke. */
  address(): string;
  readonly query: string;
  readonly cookie: string;
  /** The address this person comes from, as a proxy would tell it. */
  readonly from: string;
  /** False: what this reader has is of no use any more; it comes back as somebody new. */
  onEvent(event: string, data: string): boolean;
}

export interface Stream {
  /** How often it had to be opened again. */
  opened: number;
  isOpen: boolean;
  close(): void;
}

const END = Buffer.from('\n\n');
/** Milliseconds until a broken line is tried again: not all at the same moment. */
const SOON = 200;
const SPREAD = 800;

export function openStream({ address, query, cookie, from, onEvent }: StreamHow): Stream {
  let socket: Socket;
  let last = '';
  let isClosed = false;
  const stream: Stream = {
    opened: 0,
    isOpen: false,
    close() {
      isClosed = true;
      socket.destroy();
    },
  };
  const open = (): void => {
    if (isClosed) return;
    stream.opened++;
    const { hostname, port } = new URL(address());
    let rest: Buffer = Buffer.alloc(0);
    let isRead = false;
    const own = connect({ host: hostname, port: Number(port), noDelay: true });
    socket = own;
    const resume = last === '' ? '' : `last-event-id: ${last}\r\n`;
    own.write(
      `GET /api/stream?${query} HTTP/1.1\r\nhost: soak\r\nx-forwarded-for: ${from}\r\ncookie: ${cookie}\r\n${resume}\r\n`,
    );
    own.on('error', () => undefined);
    own.on('close', () => {
      stream.isOpen = false;
      if (!isClosed) setTimeout(open, SOON + Math.random() * SPREAD);
    });
    own.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!isRead) {
        const head = rest.indexOf('\r\n\r\n');
        if (head < 0) return;
        if (!rest.toString('latin1', 0, 13).startsWith('HTTP/1.1 200')) return void own.destroy();
        isRead = true;
        stream.isOpen = true;
        rest = rest.subarray(head + 4);
      }
      let read = 0;
      for (let end = rest.indexOf(END); end >= 0; end = rest.indexOf(END, read)) {
        const text = rest.toString('utf8', read, end);
        read = end + 2;
        const event = /^event: (.*)$/m.exec(text)?.[1];
        if (event === undefined) continue;
        last = /^id: (.*)$/m.exec(text)?.[1] ?? last;
        if (onEvent(event, text.slice(text.indexOf('\ndata: ') + 7))) continue;
        last = '';
        return void own.destroy();
      }
      rest = rest.subarray(read);
    });
  };
  open();
  return stream;
}
