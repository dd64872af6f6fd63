// `npm run release`: packs what is needed to serve and to play, the client built, into dist/orrery-<version>.tgz. Whoever
// unpacks it has `npm start`, which fetches the packages and the Node that its lock file pins.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npm, strayPackages } from './install.mjs';
import { root } from './run.mjs';
import { say } from './say.mjs';
import { runMain, trouble } from './trouble.mjs';
import { ensureWebBuilt } from './web.mjs';

/** The parts whose sources the server and the command line run. */
const workspaces = ['kernel', 'games', 'protocol', 'table', 'bots', 'host', 'cli'];
const scripts = ['start', 'orrery', 'install', 'run', 'runtime', 'say', 'trouble', 'web'];
const pages = ['LICENSE', 'README.md', 'docs/hosting.md', 'docs/people.md', 'docs/security.md', 'docs/command-line.md'];
/** What only tests, contributors and the build of the client need; the kernel's small games live among its tests. */
const apart =
  /^(?!kernel)[^/]+\/(.+\/)?(test|docs)$|^kernel\/test\/(?!slices)|^games\/\w+\/(table|learn)$|^cli\/(evidence|skeleton)$|\/(node_modules|\.stamp)$|(\.test\.ts|tsconfig\.json)$/;

/** Packs a release into a folder; the client must be built. @param {string} into @returns {Promise<string>} the file */
export async function makeRelease(into) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-release-'));
  try {
    for (const part of [...workspaces, 'web/dist', ...pages, ...scripts.map((name) => `scripts/${name}.mjs`)])
      copy(part, folder);
    writeManifests(folder);
    // npm packs a lock file only by this name. It leaves out of it what the other parts of the project would need.
    cpSync(join(root, 'package-lock.json'), join(folder, 'npm-shrinkwrap.json'));
    await mustRun(['install', '--package-lock-only', '--prefer-offline'], folder);
    await mustRun(['pack'], folder);
    const { name, version } = readJson(join(folder, 'package.json'));
    const file = join(into, `${name}-${version}.tgz`);
    mkdirSync(into, { recursive: true });
    rmSync(file, { force: true });
    cpSync(join(folder, basename(file)), `${file}.new`);
    renameSync(`${file}.new`, file);
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} part @param {string} folder */
function copy(part, folder) {
  const from = join(root, part);
  const filter = (/** @type {string} */ path) => !apart.test(path.slice(root.length + 1).replaceAll('\\', '/'));
  cpSync(from, join(folder, part), { recursive: true, filter });
}

/** The manifests of a release: fewer parts, and nothing that only a full install has. @param {string} folder */
function writeManifests(folder) {
  const { scripts: commands, ...own } = readJson(join(root, 'package.json'));
  const { start, orrery } = commands;
  writeJson(join(folder, 'package.json'), { ...own, workspaces, scripts: { start, orrery } });
  for (const part of workspaces) {
    const { devDependencies: _, ...manifest } = readJson(join(root, part, 'package.json'));
    writeJson(join(folder, part, 'package.json'), manifest);
  }
}

/** @param {string[]} args @param {string} folder */
async function mustRun(args, folder) {
  const { code, output } = await npm(args, { cwd: folder });
  if (code === 0) return;
  const error = trouble('failed', `npm ${args[0]} failed while the release was packed.`);
  error.lines.push(...output.split('\n').filter((line) => line.startsWith('npm error')));
  throw error;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} path @param {object} value */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runMain(async () => {
    await ensureInstalled('prod');
    const strays = strayPackages(root);
    if (strays.length > 0)
      throw trouble('failed', `These are not the packages of the lock file: ${strays.join(', ')}.`);
    await ensureWebBuilt();
    say(`The release is ${await makeRelease(join(root, 'dist'))}`);
    return 0;
  });
