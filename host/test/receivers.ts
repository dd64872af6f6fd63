// A push service and a mail server of the test's own, on loopback.

import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

export async function pushService() {
  const messages: { path: string; body: Buffer; authorization: string }[] = [];
  let status = 201;
  let refused = '';
  const server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      messages.push({ path, body: Buffer.concat(parts), authorization: request.headers.authorization ?? '' });
      response.writeHead(path === refused ? 500 : status).end();
    });
  });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  return {
    origin,
    messages,
    answer: (next: number) => void (status = next),
    refuse: (path: string) => void (refused = path),
  };
}

/** As much of SMTP as a letter needs. */
export async function smtpServer() {
  const letters: { to: string[]; data: string }[] = [];
  const server = createServer((socket) => {
    let to: string[] = [];
    let data: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('data', (part) => {
      rest += part.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null && line !== '.') {
          data += `${line}\r\n`;
          continue;
        }
        if (data !== null) letters.push({ to, data });
        if (line.startsWith('MAIL')) to = [];
        if (line.startsWith('RCPT')) to.push(line.slice(8));
        const begins = line === 'DATA';
        data = begins ? '' : null;
        socket.write(begins ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  return { url: `smtp://127.0.0.1:${await listening(server)}?ignoreTLS=true`, letters };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  return (server.address() as AddressInfo).port;
}
