// A throw-away PostgreSQL: its own folder, its own socket, gone with the tests. It is made from the binaries that are there;
// where there are none, Debian's package is installed.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

export interface Postgres {
  /** A new empty database; gives its address. */
  create(): Promise<string>;
  /** Ends it at once, as a crash would, and starts it again on the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

const run = promisify(execFile);

/** SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, its log is played again at the next start. */
const UNTIL_PIPE_ENDS = '"$@" </dev/null & cat >/dev/null; kill -QUIT $!; wait';

/** `durable`: a commit waits for the disk, as it does where people play. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const bin = await findBinaries();
  const who = await ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  const data = join(folder, 'data');
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-sync'], who);
  const addressOf = (name: string): string => `postgres://orrery@localhost/${name}?host=${encodeURIComponent(folder)}`;

  let server: ChildProcess;
  const start = async (): Promise<void> => {
    // No network: the socket in its folder is the only way in. Nobody pulls the plug here, so the disk need not keep up.
    const disk = `fsync=${durable ? 'on' : 'off'}`;
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, disk, 'max_connections=100'];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    // The shell holds the other end of a pipe of ours: however this process ends, PostgreSQL ends with it.
    const command = ['-c', UNTIL_PIPE_ENDS, 'sh', join(bin, 'postgres'), ...args];
    server = spawn('sh', command, { ...who, stdio: ['pipe', 'ignore', 'ignore'] });
    while (!(await answers(addressOf('postgres'))))
      if (server.exitCode !== null) throw new Error('PostgreSQL does not start');
  };
  const end = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.stdin?.end();
    await once(server, 'exit');
  };
  await start();
  return {
    async create() {
      const name = `t${randomBytes(6).toString('hex')}`;
      const client = new Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    async restart() {
      await end();
      await start();
    },
    async end() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function findBinaries(): Promise<string> {
  const found = binaries();
  if (found !== undefined) return found;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  const installed = binaries();
  if (installed === undefined)
    throw new Error('PostgreSQL is not here and cannot be installed: install it for the tests');
  return installed;
}

function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

const path = (): string[] => (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');

/** PostgreSQL refuses to run as root: it becomes somebody else then. */
async function ordinaryUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((what) => run('id', [what, name])));
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
    } catch {
      // No such user; the next one may do.
    }
  return {};
}
