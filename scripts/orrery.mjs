// `npm run orrery -- <command>`: the command line on the pinned runtime, set up first if need be.
import { ensureInstalled } from './install.mjs';
import { hand } from './run.mjs';
import { runtime, steady } from './runtime.mjs';
import { runMain } from './trouble.mjs';

/** Commands that use packages only a full install has: the peer of `bench`, the tests of `rules --bite`. */
const needAll = ['bench', 'evidence', 'rules', 'dev'];

await runMain(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled(needAll.includes(args[0] ?? '') ? 'all' : 'prod');
  return hand(await runtime(), [...steady, 'cli/orrery.ts', ...args]);
});
