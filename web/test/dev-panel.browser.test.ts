// The developer panel, as `npm run dev` serves it: play, jump, and change a rule under the same record.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { chromiumPath, openBrowser, visit } from './browser.ts';

const DUEL = join(root, 'kernel', 'test', 'slices', 'duel', 'index.ts');

/** §1.1 with nineteen tokens to place instead of twenty. */
const NINETEEN = `
const { ask: twenty } = game.steps.place;
game.steps.place.ask = (...told) => {
  const question = twenty(...told);
  return { ...question, choice: { ...question.choice, min: 19, max: 19 } };
};
`;

/** An editor that changes a rule without touching the file. */
function editor() {
  let edit: ((code: string) => string) | null = null;
  const plugin: Plugin = {
    name: 'editor',
    enforce: 'pre',
    transform: (code, id) => (id === DUEL && edit !== null ? edit(code) : null),
  };
  const save = async (server: ViteDevServer, change: (code: string) => string): Promise<void> => {
    edit = change;
    const [module] = server.environments.client.moduleGraph.getModulesByFile(DUEL) ?? [];
    if (module === undefined) throw new Error('the rules of duel are not loaded');
    await server.environments.client.reloadModule(module);
  };
  return { plugin, save };
}

describe.skipIf(chromiumPath === null)('developer panel', () => {
  const rules = editor();
  let browser: Browser;
  let server: ViteDevServer;
  beforeAll(async () => {
    browser = await openBrowser();
    server = await createServer({
      root: join(root, 'web'),
      configFile: join(root, 'web', 'vite.config.ts'),
      plugins: [rules.plugin],
      cacheDir: join(root, 'node_modules', '.vite', 'panel-test'),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', watch: null },
    });
    await server.listen();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('shows every moment and every secret, and plays the same rows under changed rules', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${server.resolvedUrls?.local[0]}dev`);
    await page.getByRole('combobox', { name: 'Game' }).selectOption('duel');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.getByRole('heading', { name: 'Row 0 of 0' }).waitFor();
    for (const seat of [0, 1, 2, 3]) {
      await page.getByLabel(/A row/).fill(`${seat} [4 4 4 4 4]`);
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.getByRole('heading', { name: `Row ${seat + 1} of ${seat + 1}` }).waitFor();
    }
    expect(await page.locator('.secrets tbody tr').count()).toBeGreaterThan(20);
    expect(await page.locator('.asks li').allInnerTexts()).toContainEqual(expect.stringMatching(/challenges/));

    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Row 3 of 4' }).waitFor();
    await page.getByRole('button', { name: '0 · deal' }).click();
    await page.getByRole('heading', { name: 'Row 0 of 4' }).waitFor();
    await page.getByRole('button', { name: 'Last' }).click();

    // The same rows under a rule that makes no difference to them, then under one that refuses them.
    await rules.save(server, (code) => `${code}\n`);
    await page.getByText(/^Rules reloaded at .* 4 of 4 rows played\.$/).waitFor();
    await rules.save(server, (code) => code + NINETEEN);
    await page.getByText(/0 of 4 rows played\. Row 1: "0 \[4 4 4 4 4\]" is refused: .* §1\.1/).waitFor();
    await close();
  });

  it('refuses a row that is not allowed and says why', async () => {
    await rules.save(server, (code) => code);
    const { page, close } = await visit(browser);
    await page.goto(`${server.resolvedUrls?.local[0]}dev`);
    await page.getByRole('combobox', { name: 'Game' }).selectOption('duel');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.getByLabel(/A row/).fill('0 [9 9 9 9 9]');
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByText(/is refused: .* §1\.1/).waitFor();
    await page.getByLabel('Record or scenario').fill('0 [5 5 5 5 0]\n1 [4 4 4 4 4]');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Row 2 of 2' }).waitFor();
    await close();
  });
});
