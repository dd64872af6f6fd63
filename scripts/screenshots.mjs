// `npm run screenshots`: pictures of the main screens at four sizes in both languages, in screenshots/. Words choose scenes,
// `--lang it` one language, `--size 1024` one width, `--theme light` the day, `--text 1.5` larger letters; `--readme` those of the README.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { hand } from './run.mjs';
import { runtime } from './runtime.mjs';
import { runMain } from './trouble.mjs';

await runMain(async () => {
  await ensureInstalled('all');
  const browser = await ensureChromium();
  if (browser === null) return 1;
  process.env.ORRERY_CHROMIUM = browser;
  return hand(await runtime(), ['web/test/screenshots.ts', ...process.argv.slice(2)]);
});
