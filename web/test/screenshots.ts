// Makes the pictures of all scenes at three sizes, in the folder named by ORRERY_ALBUM; `npm run screenshots` runs it.
// Words after it choose scenes, `--lang it` the language.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { openBrowser, openServer, visit } from './browser.ts';
import { SCENES, SIZES } from './scenes.ts';

const album = process.env.ORRERY_ALBUM ?? join(root, 'screenshots');
const words = process.argv.slice(2);
const italian = words.includes('it');
const wanted = words.filter((word) => word !== '--lang' && word !== 'it' && word !== 'en');

mkdirSync(album, { recursive: true });
const [browser, server] = await Promise.all([openBrowser(), openServer()]);
try {
  for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const viewport of SIZES) {
      const { page, close } = await visit(browser, { viewport, locale: italian ? 'it-IT' : 'en-GB' });
      await page.goto(server.address);
      await scene.open(page, server.address);
      await page.evaluate(() => document.fonts.ready.then(() => null));
      const path = join(album, `${scene.name}-${viewport.width}${italian ? '-it' : ''}.png`);
      // Let things that move come to rest.
      await page.waitForTimeout(700);
      await page.screenshot({ path });
      process.stdout.write(`${path}\n`);
      await close();
    }
} finally {
  await browser.close();
  await server.close();
}
