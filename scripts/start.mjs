// `npm start`: set everything up, then run the server.
import { ensureInstalled } from './install.mjs';
import { hand } from './run.mjs';
import { runtime, steady } from './runtime.mjs';
import { runMain } from './trouble.mjs';
import { ensureWebBuilt } from './web.mjs';

await runMain(async () => {
  await ensureInstalled('prod');
  await ensureWebBuilt();
  return hand(await runtime(), [...steady, 'cli/orrery.ts', 'serve', ...process.argv.slice(2)]);
});
