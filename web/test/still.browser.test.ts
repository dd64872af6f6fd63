// The board does not move under the cursor: hints, refusals and longer questions float over it. What a hint speaks of is lit, and
// the marks of the race never cover each other.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath, openSite } from './browser.ts';
import { askHint, LANDSCAPE, SCENES, SIZES } from './scenes.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

describe.skipIf(chromiumPath === null)('a board that stays where it is', () => {
  const { visit, server } = openSite();

  const openScene = async (page: Page, scene: string): Promise<void> => {
    await page.goto(server().address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await SCENES.find(({ name }) => name === scene)?.open(page, server().address);
    await page.getByRole('application').waitFor();
  };

  it.each([...SIZES.map((size) => ({ ...size, locale: 'en-GB' })), { ...SIZES[1], locale: 'it-IT' }])(
    'has one size whatever is asked, at $width x $height, $locale',
    { timeout: 120_000 },
    async ({ locale, ...viewport }) => {
      const { page, close } = await visit({ viewport, locale, reducedMotion: 'reduce' });
      const rooms: [scene: string, room: Box | undefined][] = [];
      for (const scene of ['turn', 'fly', 'trade', 'penalty', 'rastur']) {
        await openScene(page, scene);
        rooms.push([scene, (await boxesOf(page, '.board'))[0]]);
      }
      expect(rooms).toEqual(rooms.map(([scene]) => [scene, rooms[0]?.[1]]));
      await close();
    },
  );

  it.each([...SIZES, LANDSCAPE])(
    'a hint floats, lights what it speaks of, and is a button to press, at $width x $height',
    async (viewport) => {
      const { page, close } = await visit({ viewport, reducedMotion: 'reduce' });
      await openScene(page, 'turn');
      const before = await Promise.all(
        ['.chart-frame svg', '.question', '.actions .button'].map((each) => boxesOf(page, each)),
      );
      expect(await page.locator('.chart-glow').count()).toBe(0);
      await askHint(page);
      const after = await Promise.all(
        ['.chart-frame svg', '.question', '.actions .button'].map((each) => boxesOf(page, each)),
      );
      expect(after).toEqual(before);
      expect(await page.locator('.chart-glow').count()).toBeGreaterThan(0);
      const act = page.locator('.hint').getByRole('button', { name: 'Do it' });
      const { width = 0, height = 0 } = (await act.boundingBox()) ?? {};
      expect([width >= 60, height >= 40]).toEqual([true, true]);
      expect(await act.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
      // In sight, with nothing over it.
      await act.click({ trial: true });
      await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.locator('.chart-glow').count()).toBe(0);
      await close();
    },
  );

  it.each([
    ['alone', ['.chart-controls', '.chart-dice', '.log']],
    ['bargain', ['.cosmic-zoom', '.panel-room']],
    ['everything', ['.cosmic-zoom', '.cosmic-tray', '.log']],
  ])('a bar that is full covers nothing that is to be pressed or read: %s', async (scene, parts) => {
    const { page, close } = await visit({ viewport: SIZES[1], locale: 'it-IT', reducedMotion: 'reduce' });
    await openScene(page, scene);
    // Fuller than any question makes it.
    await page.locator('.decision .actions').evaluate((actions) => Object.assign(actions.style, { height: '8rem' }));
    const [bar] = await boxesOf(page, '.bottom');
    const covered = async (): Promise<string[]> => {
      const boxes = await Promise.all(parts.map((part) => boxesOf(page, part)));
      return parts.filter((_, n) => !boxes[n]?.[0] || boxes[n][0].y + boxes[n][0].height > (bar?.y ?? 0) + 1);
    };
    await expect.poll(covered).toEqual([]);
    // What is ticked on the board is counted in one row, not over the planets.
    const drafts = await boxesOf(page, '.cosmic-draft');
    expect(drafts.map(({ height }) => height < 70)).toEqual(scene === 'everything' ? [true] : []);
    await close();
  });

  it('the marks of the race stand side by side where scores are close', async () => {
    const { page, close } = await visit({ viewport: SIZES[1], reducedMotion: 'reduce' });
    await openScene(page, 'turn');
    const marks = await boxesOf(page, '.race .mark');
    expect(marks).toHaveLength(4);
    const covered = marks.flatMap((a, n) => marks.slice(n + 1).filter((b) => overlap(a, b)));
    expect(covered).toEqual([]);
    await close();
  });

  it('the panels are widened by dragging and by arrow keys, and stay so', async () => {
    const { page, close } = await visit({ reducedMotion: 'reduce' });
    await openScene(page, 'trade');
    const widthOf = async (): Promise<number> => (await boxesOf(page, '.side'))[0]?.width ?? 0;
    const first = await widthOf();
    const edge = page.getByRole('separator', { name: /Widen/ });
    const { x = 0, y = 0, width = 0, height = 0 } = (await edge.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 140, y + height / 2, { steps: 6 });
    await page.mouse.up();
    const dragged = await widthOf();
    expect(dragged).toBeGreaterThan(first + 120);
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    expect(await widthOf()).toBeLessThan(dragged);
    const kept = await widthOf();
    await page.reload();
    await page.getByRole('application').waitFor();
    expect(await widthOf()).toBe(kept);
    await page.getByRole('separator', { name: /Widen/ }).dblclick();
    expect(await widthOf()).toBe(first);
    await close();
  });
});
