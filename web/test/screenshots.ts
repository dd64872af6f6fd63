// Makes the pictures of all scenes at four sizes, in the folder named by ORRERY_ALBUM; `npm run screenshots` runs it.
// Words after it choose scenes, `--lang it` the language; `--readme` makes the pictures of the README instead.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { openBrowser, openServer, visit } from './browser.ts';
import { FRIENDS } from './friendScenes.ts';
import { LANDSCAPE, SCENES, SIZES } from './scenes.ts';

interface Shot {
  readonly scene: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly lang: 'en' | 'it';
  readonly path: string;
}

const [DESK] = SIZES;
/** By file in docs/pictures: one of each game, one in the other language, one with friends. */
const README: readonly (readonly [file: string, scene: string, lang: 'en' | 'it'])[] = [
  ['merchant', 'fly', 'en'],
  ['merchant-it', 'trade', 'it'],
  ['cosmic', 'everything', 'en'],
  ['interspace', 'map', 'en'],
  ['friends', 'lobby', 'en'],
  ['ending', 'ending', 'en'],
];

const scenes = [...SCENES, ...FRIENDS];
const words = process.argv.slice(2);

/** Every scene that was asked for, at every size. */
function albumShots(): Shot[] {
  const album = process.env.ORRERY_ALBUM ?? join(root, 'screenshots');
  mkdirSync(album, { recursive: true });
  const lang = words.includes('it') ? 'it' : 'en';
  const wanted = words.filter((word) => !['--lang', 'it', 'en'].includes(word));
  const ending = lang === 'it' ? '-it.png' : '.png';
  return scenes
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap(({ name }) =>
      [...SIZES, LANDSCAPE].map((viewport) => ({
        scene: name,
        viewport,
        lang,
        path: join(album, `${name}-${viewport.width}${ending}`),
      })),
    );
}

const readmeShots = (): Shot[] =>
  README.map(([file, scene, lang]) => ({
    scene,
    viewport: DESK,
    lang,
    path: join(root, 'docs/pictures', `${file}.jpg`),
  }));

const shots = words.includes('--readme') ? readmeShots() : albumShots();
const [browser, server] = await Promise.all([openBrowser(), openServer(['--patience', '1'])]);
try {
  for (const { scene, viewport, lang, path } of shots) {
    const locale = lang === 'it' ? 'it-IT' : 'en-GB';
    const { page, close } = await visit(browser, { viewport, locale, baseURL: server.address });
    await page.goto(server.address);
    await scenes.find(({ name }) => name === scene)?.open(page, server.address);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    // Let things that move come to rest.
    await page.waitForTimeout(700);
    await page.screenshot(path.endsWith('.jpg') ? { path, type: 'jpeg', quality: 88 } : { path });
    process.stdout.write(`${path}\n`);
    await close();
  }
} finally {
  await browser.close();
  await server.close();
}
