// A Chromium or Chrome for the browser tests: one that is there, or one fetched for them.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { capture, openLog, root } from './run.mjs';
import { runtime } from './runtime.mjs';
import { say, withProgress } from './say.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium.exe',
  'chrome.exe',
];

/** The path of a browser that is there and starts, or null. */
export async function findChromium() {
  for (const path of candidates()) if (existsSync(path) && (await starts(path))) return path;
  return null;
}

/** Finds a browser or installs one, says which, and gives its path; null when neither can be done. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) {
    say(`Browser tests use ${found}`);
    return found;
  }
  const log = openLog('chromium.log');
  for (const way of [fromPlaywright, fromDebian]) {
    const path = await way(log);
    if (path === null) continue;
    say(`Browser tests use ${path}, installed just now`);
    return path;
  }
  say('No Chromium or Chrome was found and none could be installed.');
  say('Install one, or name one in the environment variable ORRERY_CHROMIUM, and run the tests again.');
  if (log !== undefined) say(`What was tried is in ${log}`);
  return null;
}

/** @param {string | undefined} log */
async function fromPlaywright(log) {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  if (!existsSync(cli)) return null;
  return attempt("Fetching Playwright's Chromium", async () => {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' };
    await capture(await runtime(), [cli, 'install', 'chromium'], { env, timeout: 600_000, ...logTo(log) });
  });
}

/** @param {string | undefined} log */
async function fromDebian(log) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null;
  return attempt("Installing Debian's chromium package", async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update'], { env, timeout: 300_000, ...logTo(log) });
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
    await capture('apt-get', install, { env, timeout: 900_000, ...logTo(log) });
  });
}

/**
 * One way to get a browser, judged by whether a browser is there afterwards.
 * @param {string} label
 * @param {() => Promise<void>} work
 */
async function attempt(label, work) {
  try {
    return await withProgress(label, async () => {
      await work();
      const path = await findChromium();
      if (path === null) throw new Error('no browser came of it');
      return path;
    });
  } catch {
    return null;
  }
}

/** @returns {string[]} the likeliest first */
function candidates() {
  const named = process.env.ORRERY_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    ...(named === undefined || named === '' ? [] : [named]),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...usualPlaces(),
    ...playwrightCache(),
  ];
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(homedir(), 'Applications')];
    const inside = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
    return apps.flatMap((folder) => inside.map((path) => join(folder, path)));
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const inside = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
    return roots.flatMap((folder) => (folder === undefined ? [] : inside.map((path) => join(folder, path))));
  }
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

function playwrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? usualCache();
  if (!existsSync(cache)) return [];
  const browsers = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    ...['mac', 'mac-arm64', 'mac-x64'].flatMap((kind) => [
      `chrome-${kind}/Chromium.app/Contents/MacOS/Chromium`,
      `chrome-${kind}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ]),
  ];
  return browsers
    .sort()
    .reverse()
    .flatMap((name) => inside.map((path) => join(cache, name, path)));
}

function usualCache() {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** Some systems keep a stub that only tells how to install the browser. @param {string} path */
async function starts(path) {
  if (process.platform === 'win32') return true; // There `--version` opens a window.
  try {
    const { code, output } = await capture(path, ['--version'], { timeout: 20_000 });
    return code === 0 && /chrom/i.test(output);
  } catch {
    return false;
  }
}

/** @param {string | undefined} log */
function logTo(log) {
  return log === undefined ? {} : { log };
}
