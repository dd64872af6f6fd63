// `npm run orrery -- <command>`: the command line on the pinned runtime, set up first if need be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { hand, root } from './run.mjs';
import { runtime, steady } from './runtime.mjs';
import { runMain, trouble } from './trouble.mjs';

/** Commands that use packages only a full install has: the peer of `bench`, the tests of `rules --bite`. */
const needAll = ['bench', 'evidence', 'rules', 'dev'];
/** Commands that work on the project itself, of which a release has not enough. */
const ofProject = [...needAll, 'new'];

await runMain(async () => {
  const args = process.argv.slice(2);
  const [command = ''] = args;
  if (ofProject.includes(command) && !existsSync(join(root, 'tools')))
    throw trouble('failed', `"${command}" is for who works on Orrery: it needs the whole project, not a release.`);
  await ensureInstalled(needAll.includes(command) ? 'all' : 'prod');
  return hand(await runtime(), [...steady, 'cli/orrery.ts', ...args]);
});
