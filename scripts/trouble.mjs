// A trouble is an error meant for a person: what happened, and what to do about it.
import { followParent } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {'old-node' | 'no-npm' | 'no-network' | 'no-space' | 'no-permission' | 'no-runtime' | 'failed'} Reason */
/** @typedef {Error & { lines: string[], reason: Reason }} Trouble */

/** @type {Record<Reason, (detail: string) => string[]>} */
const messages = {
  'old-node': (found) => [
    `Orrery needs Node 20 or newer to set itself up; this is Node ${found}.`,
    'Install a current Node and run the same command again.',
  ],
  'no-npm': () => [
    'npm was not found; Orrery uses it to fetch what it needs.',
    'npm comes with Node: install Node again, or put npm on the PATH, and run the same command again.',
  ],
  'no-network': () => [
    'The packages could not be fetched: the network or the package registry cannot be reached.',
    'Check the connection (and the proxy, if there is one) and run the same command again.',
  ],
  'no-space': () => [
    'The disk is full: setting up needs about 300 MB to play and 600 MB to test.',
    'Make room and run the same command again.',
  ],
  'no-permission': (where) => [
    `Orrery may not write in its own folder${where === '' ? '' : ` (${where})`}.`,
    'Give yourself the right to write there, or clone Orrery to a folder of your own.',
  ],
  'no-runtime': (detail) => [
    `The Node 24 that Orrery brings along is not there for this system, or does not start on it${detail === '' ? '' : ` (${detail})`}.`,
    'Install Node 24 or newer yourself and run the same command again: Orrery then uses that one.',
  ],
  failed: (what) => [what],
};

/**
 * @param {Reason} reason
 * @param {string} [detail]
 * @returns {Trouble}
 */
export function trouble(reason, detail = '') {
  const lines = messages[reason](detail);
  return Object.assign(new Error(lines.join(' ')), { lines, reason });
}

/**
 * The reason behind a failed install, read from what npm printed. `null`: not one of the usual ones.
 * @param {string} output
 * @returns {Reason | null}
 */
export function reasonOf(output) {
  // Space first: a full disk also makes downloads fail in the middle.
  if (/\bENOSPC\b|no space left on device/i.test(output)) return 'no-space';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) return 'no-permission';
  if (/\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)) {
    return 'no-network';
  }
  return null;
}

/** @param {string} version such as `20.11.1` */
export function isTooOld(version) {
  return Number(version.split('.')[0]) < 20;
}

/**
 * Runs a script's main function: a trouble prints its lines and nothing else, and no stack reaches a person.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  followParent();
  try {
    if (isTooOld(process.versions.node)) throw trouble('old-node', process.versions.node);
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof Error)) return say(String(error));
    const reason = 'code' in error ? reasonOf(String(error.code)) : null;
    if ('lines' in error && Array.isArray(error.lines)) for (const line of error.lines) say(line);
    else if (reason !== null) for (const line of trouble(reason).lines) say(line);
    else say(process.env.ORRERY_DEBUG ? String(error.stack) : `Orrery could not go on: ${error.message}`);
  }
}
