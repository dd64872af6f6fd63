// Brings node_modules to what package-lock.json says, and says what is in the way when that fails.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture, openLog, root } from './run.mjs';
import { startsHere } from './runtime.mjs';
import { say, withProgress } from './say.mjs';
import { reasonOf, trouble } from './trouble.mjs';

/** `prod` is enough to play, `all` adds what tests need. @typedef {'prod' | 'all'} Mode */

const asking = ['name', 'workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/** A release has its lock file by the name under which npm packs one. */
const RELEASED = 'npm-shrinkwrap.json';

/** Installs what is missing; does nothing, quickly, when all is there. @param {Mode} mode */
export async function ensureInstalled(mode) {
  const wanted = manifestHash(root);
  const stamp = readStamp(root);
  const stamped = stampSatisfies(stamp, wanted, mode);
  if (stamped && missingPackages(root).length === 0 && (await startsHere())) return;
  if (stamped) say('The last install is no longer whole; installing again.');
  // Never take away from a developer what the tests need.
  const target = stamp?.endsWith(' all') ? 'all' : mode;
  await install(target);
  writeFileSync(join(root, 'node_modules', '.orrery'), `${wanted} ${target}`);
}

/** What the install depends on: the lock file, and what each workspace's manifest asks for. @param {string} folder */
export function manifestHash(folder) {
  const hash = createHash('sha256').update(readFileSync(lockOf(folder)));
  for (const path of manifests(folder)) {
    const manifest = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    for (const field of asking) hash.update(JSON.stringify(manifest[field] ?? null));
  }
  return hash.digest('hex');
}

/**
 * @param {string | null} stamp
 * @param {string} wanted
 * @param {Mode} mode
 */
export function stampSatisfies(stamp, wanted, mode) {
  return stamp === `${wanted} all` || stamp === `${wanted} ${mode}`;
}

/** @param {string} folder */
export function readStamp(folder) {
  const path = join(folder, 'node_modules', '.orrery');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Packages that npm once installed and that are gone now. @param {string} folder */
export function missingPackages(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return ['node_modules'];
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return Object.keys(packages).filter((path) => {
    // The house's own parts are git's business.
    if (!path.startsWith('node_modules/') || packages[path].link === true) return false;
    return !existsSync(join(folder, path, 'package.json'));
  });
}

/** Packages that are not the ones of the lock file: npm chose them where it could not be held to. @param {string} folder */
export function strayPackages(folder) {
  /** @param {string} path @returns {Record<string, { version?: string, integrity?: string, link?: boolean }>} */
  const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const locked = packagesIn(lockOf(folder));
  const found = Object.entries(packagesIn(join(folder, 'node_modules', '.package-lock.json')));
  return found
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .filter(([path, { integrity }]) => integrity === undefined || locked[path]?.integrity !== integrity)
    .map(([path]) => path);
}

/** @param {string} folder */
function lockOf(folder) {
  const released = join(folder, RELEASED);
  return existsSync(released) ? released : join(folder, 'package-lock.json');
}

/** @param {string} folder */
function manifests(folder) {
  /** @type {string[]} */
  const workspaces = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).workspaces ?? [];
  return ['.', ...workspaces]
    .map((place) => join(place, 'package.json'))
    .filter((path) => existsSync(join(folder, path)));
}

/** @param {Mode} mode */
async function install(mode) {
  checkWritable();
  const log = openLog('install.log');
  const dev = mode === 'all' ? '--include=dev' : '--omit=dev';
  const label = mode === 'all' ? 'Installing everything, tests included' : 'Installing what is needed to play';
  await withProgress(label, async () => {
    let outcome = await npm(['ci', dev], { log });
    if (outcome.code !== 0 && mayLeaveLock(root, outcome.output)) {
      say('The lock file does not fit here (a new package, or a mirror that lacks some); using npm install instead.');
      outcome = await npm(['install', '--no-save', dev], { log });
    }
    if (outcome.code !== 0) throw failure(outcome.output, log);
    if (!(await startsHere())) throw trouble('no-runtime');
  });
}

function checkWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw trouble('no-permission', root);
  }
}

/** Runs npm, and no script of any package. @param {string[]} args @param {{ log?: string | undefined, cwd?: string }} how */
export async function npm(args, { log, cwd = root }) {
  // With no network a person should read so in seconds: short waits, and each fetch told so that we can see it.
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const own = process.env.npm_execpath ?? '';
  const direct = basename(own) === 'npm-cli.js' && existsSync(own);
  const command = direct ? (process.env.npm_node_execpath ?? process.execPath) : 'npm';
  const all = [
    ...(direct ? [own] : []),
    ...args,
    ...patience,
    '--ignore-scripts',
    '--loglevel=http',
    '--no-audit',
    '--no-fund',
  ];
  const shell = !direct && process.platform === 'win32';
  try {
    return await capture(command, all, { cwd, shell, hopeless: isUnreachable, ...(log === undefined ? {} : { log }) });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing ? trouble('no-npm') : error;
  }
}

/** Nothing came, and what was tried again failed again. @param {string} output */
export function isUnreachable(output) {
  if (/http fetch GET [23]\d\d /.test(output)) return false;
  return /attempt 2 failed with E/.test(output) || output.split('attempt 1 failed with E').length > 40;
}

/** A fetch that failed once and then went well is not why an install failed. @param {string} output */
function withoutFetches(output) {
  return output.replace(/^npm http fetch .*$/gm, '');
}

/** Whether npm may choose: where the lock file does not fit. Whoever runs a release gets what was released, or nothing.
 *  @param {string} folder @param {string} output */
export function mayLeaveLock(folder, output) {
  if (existsSync(join(folder, RELEASED))) return false;
  return /can only install packages when|Missing: .* from lock file|EUSAGE|\bETARGET\b|\bE404\b/.test(output);
}

/** @param {string} output @param {string | undefined} log */
function failure(output, log) {
  const reason = isUnreachable(output) ? 'no-network' : reasonOf(withoutFetches(output));
  const error = reason === null ? trouble('failed', 'The install failed.') : trouble(reason);
  if (log !== undefined) error.lines.push(`npm's own words are in ${log}`);
  return error;
}
