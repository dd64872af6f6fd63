// Whether the words of a page can be read: how large they are drawn, whether they are cut, whether one lies on another.
// Measured in the browser, because a board scales its letters.

import type { Page } from 'playwright-core';

/** No letter is drawn smaller, in pixels of the page. */
const LEAST = 11;

/** What is wrong with the words on the page as it stands, a line each. */
export function illegible(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const onBoard: { readonly words: string; readonly box: DOMRect }[] = [];
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (words === '' || holder === null || !isDrawn(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || isOut(box, holder)) continue;
      const told = `"${words.slice(0, 40)}" (${holder.tagName.toLowerCase()}.${holder.getAttribute('class') ?? ''})`;
      const size = sizeOf(holder);
      if (size < least - 0.05) faults.add(`${size.toFixed(1)} px: ${told}`);
      const edge = cutBy(box, holder);
      if (edge !== null) faults.add(`cut by ${edge}: ${told}`);
      const svg = holder.closest('.board svg text');
      if (svg !== null && svg.closest('[data-may-touch]') === null) onBoard.push({ words, box });
    }
    onBoard.forEach(({ words, box }, i) => {
      for (const other of onBoard.slice(i + 1)) {
        const [wide, high] = [
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
        ];
        // The boxes of letters are higher than the letters.
        if (wide > 2 && high > Math.min(box.height, other.box.height) * 0.45)
          faults.add(`on another: "${words}" and "${other.words}"`);
      }
    });
    return [...faults];

    /** The size of its letters as drawn. */
    function sizeOf(element: Element): number {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
    }

    /** Drawn at all, and not only read aloud. */
    function isDrawn(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return false;
        if (at instanceof HTMLOptionElement || at instanceof HTMLSelectElement) return false;
      }
      return true;
    }

    /** Scrolled away, or panned away. */
    function isOut(box: DOMRect, element: Element): boolean {
      if (box.bottom < 1 || box.top > innerHeight - 1 || box.right < 1 || box.left > innerWidth - 1) return true;
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const room = at.getBoundingClientRect();
        if (box.bottom < room.top + 1 || box.top > room.bottom - 1 || box.right < room.left + 1) return true;
        if (box.left > room.right - 1) return true;
      }
      return false;
    }

    /** What hides a part of the words for good: a room that does not scroll that way. A board is panned. */
    function cutBy(box: DOMRect, element: Element): string | null {
      if (element.closest('.board svg') !== null) return null;
      if (box.left < -1 || box.right > innerWidth + 1) return 'the page';
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const room = at.getBoundingClientRect();
        const name = `${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`;
        const sideways = style.overflowX === 'hidden' || style.overflowX === 'clip';
        if (sideways && (box.left < room.left - 1 || box.right > room.right + 1)) return name;
        const upright = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (upright && (box.top < room.top - 3 || box.bottom > room.bottom + 3)) return name;
        // Whatever scrolls shows it in the end.
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') return null;
      }
      return null;
    }
  }, LEAST);
}
