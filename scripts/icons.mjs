// Draws the icons of the installed page from web/public/orrery.svg: `node scripts/icons.mjs`, after a change of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { root } from './run.mjs';

const folder = join(root, 'web', 'public');
const drawing = readFileSync(join(folder, 'orrery.svg'), 'utf8');
// A mask may cut off all but the inner four fifths: the plate fills the whole, the instrument keeps within.
const masked = drawing
  .replace('rx="14"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-2 -2 68 68" style="background: #0f1731"');

const executablePath = process.env.ORRERY_CHROMIUM ?? (await findChromium());
if (executablePath === null) throw new Error('there is no Chromium to draw with');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, size, svg] of /** @type {const} */ ([
  ['orrery-180', 180, masked],
  ['orrery-192', 192, drawing],
  ['orrery-512', 512, drawing],
  ['orrery-mask-512', 512, masked],
])) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; line-height: 0">${svg.replace('<svg ', `<svg width="${size}" height="${size}" `)}</body>`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
