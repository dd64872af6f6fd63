// Whether what can be answered can be reached: pressed where it stands, after scrolling at most, with nothing lying over it.

import type { Ask, Scalar } from '@orrery/kernel';
import type { Page } from 'playwright-core';

/** Whatever stands for an answer on this page: `data-answer` on buttons, `data-thing` or `data-cell` on what a board lets one press. */
const STANDS = '[data-answer], [data-target]';

/** The answers and things that can be pressed now. */
async function inReach(page: Page): Promise<Set<string>> {
  const found = await page.locator(STANDS).evaluateAll((all) =>
    all.flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      // Something smaller may stand on the middle of it.
      const isHit = [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.15],
        [0.5, 0.85],
      ].some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (hit === each || each.contains(hit));
      });
      const mark = ['data-answer', 'data-thing', 'data-cell'].find((name) => each.hasAttribute(name));
      return isHit && mark !== undefined ? [each.getAttribute(mark) ?? ''] : [];
    }),
  );
  return new Set(found);
}

/** What is listed to choose from, whatever its kind. */
function listed(ask: Ask): readonly Scalar[] {
  const { choice } = ask;
  if (choice.kind === 'amounts') return choice.entries.map(({ id }) => id);
  return 'options' in choice ? choice.options : [];
}

/**
 * The answers to a question that can be found neither on the page as it stands nor in the list that one button opens.
 * `thingOf`: what on the board stands for an answer.
 */
export async function outOfReach(
  page: Page,
  ask: Ask,
  thingOf: (noun: string, id: Scalar) => string | null,
): Promise<readonly Scalar[]> {
  const { choice } = ask;
  const noun = 'noun' in choice ? choice.noun : '';
  const isThere = (found: ReadonlySet<string>) => (id: Scalar) =>
    found.has(String(id)) || found.has(thingOf(noun, id) ?? '');
  const here = await inReach(page);
  const missing = listed(ask).filter((id) => !isThere(here)(id));
  if (missing.length === 0) return [];
  const list = page.locator('.list-button[aria-expanded=false]');
  if ((await list.count()) > 0) await list.click();
  const parts = page.locator('.drawer :is(.tick, .steppers > li)');
  // Parts of an answer are put together in the list, all of them or none.
  if ((await parts.count()) === listed(ask).length) return [];
  const there = await inReach(page);
  return missing.filter((id) => !isThere(there)(id));
}
