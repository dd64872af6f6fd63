// `npm run format`: rewrites the sources in the house's format.
import { ensureInstalled } from './install.mjs';
import { hand } from './run.mjs';
import { runtime } from './runtime.mjs';
import { runMain } from './trouble.mjs';

await runMain(async () => {
  await ensureInstalled('all');
  return hand(await runtime(), ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.']);
});
