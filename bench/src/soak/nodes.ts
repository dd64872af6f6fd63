// The nodes of the soak: processes that are killed and started again on the same port and data, and asked for their memory.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Postgres } from '../../../host/test/postgres.ts';

interface Memory {
  readonly heap: number;
  readonly rss: number;
}

export interface SoakNode {
  readonly address: string;
  /** SIGKILL, and a new start. */
  kill(): Promise<void>;
  /** Null: it is not there now. */
  memory(): Promise<Memory | null>;
  /** In words, how it ended when nobody killed it. */
  readonly broken: string[];
  end(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));
/** The last lines of trouble that a node has told. */
const MOST_SAID = 5;

export async function startNode(database: string): Promise<SoakNode> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-soak-'));
  // In place of the client: a page is all that is asked for.
  writeFileSync(join(data, 'index.html'), '<!doctype html><title>Orrery</title>');
  const said: string[] = [];
  const broken: string[] = [];
  let child: ChildProcess;
  let isUp = false;
  let address = '';
  const port = String(await freePort());
  /** Whoever has asked for the memory; null: it ended meanwhile. */
  let told: (memory: Memory | null) => void = () => undefined;
  const start = async (): Promise<void> => {
    const began = fork(PROGRAM, [data, port, database], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, '--expose-gc'],
    });
    child = began;
    began.stderr?.on('data', (chunk: Buffer) => {
      said.push(...chunk.toString().trim().split('\n'));
      said.splice(0, said.length - MOST_SAID);
    });
    address = await new Promise<string>((ready, failed) => {
      began.on('message', (word: string | Memory) => (typeof word === 'string' ? ready(word) : told(word)));
      began.on('exit', (code, signal) => {
        const how = `a node ended by itself (${String(code ?? signal)}): ${said.join('; ')}`;
        if (isUp) broken.push(how);
        isUp = false;
        told(null);
        failed(new Error(how));
      });
    });
    address = address.replace('localhost', '127.0.0.1');
    isUp = true;
  };
  const end = async (): Promise<void> => {
    isUp = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    address,
    broken,
    async kill() {
      await end();
      await start();
    },
    memory: () =>
      new Promise((done) => {
        told = done;
        if (isUp) child.send('memory', () => undefined);
        else done(null);
      }),
    async end() {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Below those that systems give to whoever calls: while a node is away, none of its thousands of callers takes its place. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => done(true));
    });
    probe.close();
    if (isFree) return port;
  }
}

/** How often what was done. */
export interface Harms {
  kills: number;
  restarts: number;
}

/** What happens to them while people play, until `isOver` says so; at the end all are there again. */
export async function harm(
  nodes: readonly SoakNode[],
  postgres: Postgres,
  every: number,
  done: Harms,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; ; n++) {
    for (let waited = 0; waited < every && !isOver(); waited += 100) await new Promise((next) => setTimeout(next, 100));
    if (isOver()) return;
    // One node, the other one, both at once, the database; and again.
    const turn = n % 4;
    if (turn === 3) {
      await postgres.restart();
      done.restarts++;
    } else {
      const killed = turn === 2 ? nodes : [nodes[turn % nodes.length]].filter((node) => node !== undefined);
      await Promise.all(killed.map((node) => node.kill()));
      done.kills += killed.length;
    }
  }
}
