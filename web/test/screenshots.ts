// Makes the pictures of all scenes at four sizes in both languages, in the folder named by ORRERY_ALBUM; `npm run screenshots`
// runs it. Words after it choose scenes, `--lang it` one language, `--size 1024` one width, `--theme light` the day, `--text 1.5` larger
// letters; `--readme` makes the pictures of the README instead.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string', default: 'dark' },
    text: { type: 'string', default: '1' },
    readme: { type: 'boolean', default: false },
  },
});

/** Every scene that was asked for, at every size. */
function albumShots(): Shot[] {
  const album = process.env.ORRERY_ALBUM ?? join(root, 'screenshots');
  mkdirSync(album, { recursive: true });
  const langs = (['en', 'it'] as const).filter((lang) => values.lang === undefined || values.lang === lang);
  const sizes = [...SIZES, LANDSCAPE].filter(({ width }) => values.size === undefined || values.size === `${width}`);
  const day = `${values.theme === 'light' ? '-light' : ''}${values.text === '1' ? '' : `-x${values.text}`}`;
  return scenes
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap(({ name: scene }) =>
      langs.flatMap((lang) =>
        sizes.map((viewport) => ({
          scene,
          viewport,
          lang,
          path: join(album, `${scene}-${viewport.width}${lang === 'it' ? '-it' : ''}${day}.png`),
        })),
      ),
    );
}

const readmeShots = (): Shot[] =>
  README.map(([file, scene, lang]) => ({
    scene,
    viewport: DESK,
    lang,
    path: join(root, 'docs/pictures', `${file}.jpg`),
  }));

const shots = values.readme ? readmeShots() : albumShots();
const [browser, server] = await Promise.all([openBrowser(), openServer(['--patience', '1'])]);

async function take({ scene, viewport, lang, path }: Shot): Promise<void> {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB';
  const { page, close } = await visit(browser, { viewport, locale, baseURL: server.address });
  const settings = JSON.stringify({ motion: 'off', theme: values.theme, text: Number(values.text) });
  await page.addInitScript((kept) => localStorage.setItem('orrery.settings', kept), settings);
  await page.goto(server.address);
  await scenes.find(({ name }) => name === scene)?.open(page, server.address);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  // Let things that move come to rest.
  await page.waitForTimeout(700);
  await page.screenshot(path.endsWith('.jpg') ? { path, type: 'jpeg', quality: 88 } : { path });
  process.stdout.write(`${path}\n`);
  await close();
}

try {
  for (const shot of shots)
    await take(shot).catch((error: unknown) => {
      // The others are worth having all the same.
      process.stderr.write(`${shot.path}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
} finally {
  await browser.close();
  await server.close();
}
