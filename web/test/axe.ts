// What a page must be for everybody: no wider than the screen, and nothing serious for axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page must have been opened with `bypassCSP`: under its content policy no script may be added, and axe is one. */
export async function seriousIssues(page: Page, within = 'html'): Promise<string[]> {
  await page.addScriptTag({ content: axe });
  const results = await page.evaluate(async (part) => {
    const { axe: engine } = window as unknown as { axe: { run(context: string): Promise<AxeResults> } };
    return engine.run(part);
  }, within);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
