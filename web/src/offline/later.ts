// What can wait until the first board stands: keeping the build for a time without a network, fetching what is only opened
// later. On a page without a table it waits a moment: whoever came to play presses the button by then.

/** Milliseconds without a table; and in which every table that can be opened is. */
const [PAUSE, LONGEST] = [5000, 15_000];

const next: (() => void)[] = [];
const waiting: (() => void)[] = [];
let isOpen = false;
let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(open, PAUSE);

/** Does it when the first board stands, and the page has a moment. */
export function later(work: () => void): void {
  if (isOpen) whenIdle(work);
  else waiting.push(work);
}

/** Does it at once when the first board stands: what somebody may want to read next. */
export function onBoard(work: () => void): void {
  if (isOpen) work();
  else next.push(work);
}

/** A table is on its way: nothing else may make it late. */
export function tableOpens(): void {
  if (isOpen) return;
  clearTimeout(timer);
  timer = setTimeout(open, LONGEST);
}

export function boardStands(): void {
  if (!isOpen) open();
}

function open(): void {
  clearTimeout(timer);
  isOpen = true;
  for (const work of next.splice(0)) work();
  waiting.splice(0).forEach(whenIdle);
}

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 200);
  else requestIdleCallback(work, { timeout: 5000 });
}
