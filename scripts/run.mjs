// Starting other programs, and the folders they run in.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Where Node keeps our sources without their types: each thread of the server and of the bots would take them off again, with
 * a program of its own that costs more than all they do at their start.
 */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** @typedef {{ code: number, output: string }} Outcome */
/** @typedef {{ cwd?: string, env?: Record<string, string | undefined>, log?: string, timeout?: number, shell?: boolean, hopeless?: (output: string) => boolean }} How */

/**
 * Runs a program to its end and keeps what it printed. Rejects only when it cannot be started.
 * @param {string} command
 * @param {string[]} args
 * @param {How} [how] `log`: a file that gets the output while it comes; `hopeless`: when to stop waiting for the end
 * @returns {Promise<Outcome>}
 */
export function capture(command, args, how = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: how.cwd ?? root,
      env: { ...process.env, ...how.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: how.shell ?? false,
      ...(how.timeout === undefined ? {} : { timeout: how.timeout }),
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
      if (how.log !== undefined) append(how.log, chunk);
      if (how.hopeless?.(output)) child.kill();
    };
    const stop = () => {
      child.kill();
      process.exit(143);
    };
    process.once('SIGTERM', stop);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', stop);
      resolve({ code: exitCode(code, signal), output });
    });
  });
}

/**
 * Runs a program that owns the terminal; signals sent to us alone are passed on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {How} [how]
 * @returns {Promise<number>} its exit code
 */
export function hand(command, args, how = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: how.cwd ?? root,
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...how.env },
      stdio: 'inherit',
    });
    // Ctrl-C in a terminal reaches the child by itself; twice would mean "at once".
    const interrupt = () => {
      if (!process.stdin.isTTY) child.kill('SIGINT');
    };
    const terminate = () => child.kill('SIGTERM');
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', terminate);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', terminate);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * npm starts us through a shell that dies of a signal without passing it on; when that happens we stop as well, so that
 * no server is left behind.
 */
export function followParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  timer.unref();
}

/**
 * An empty log file in `logs/`, or in the system's temporary folder when that cannot be written.
 * @param {string} name
 */
export function openLog(name) {
  for (const path of [join(root, 'logs', name), join(tmpdir(), `orrery-${name}`)]) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
      return path;
    } catch {
      // Not there; the next place may do.
    }
  }
  return undefined;
}

/** @param {string} path @param {Buffer} chunk */
function append(path, chunk) {
  try {
    appendFileSync(path, chunk);
  } catch {
    // A full disk must not hide the message about the full disk.
  }
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 1 : constants.signals[signal]);
}
