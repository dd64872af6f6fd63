// A fresh visit in a real Chromium: from an empty browser through home and the dialog of a new game to the first board, at a table
// of this browser, against bots. Counted is every file that the page asks for until the board stands: with its question, if
// the reader begins. Where a bot begins, a question comes after the bots have answered: what their worker fetches until the
// first question counts apart.

import { gzipSync } from 'node:zlib';
import { loadFronts } from '@orrery/games';
import type { Front } from '@orrery/games/front';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

export const VIEWPORT = { width: 1440, height: 900 };
export const BOARD = '.board svg[role=application]';

export interface FetchedFile {
  readonly path: string;
  readonly kind: 'code' | 'bots' | 'font' | 'picture';
  /** As gzip makes it at its best; a font or a picture that is compressed already, as it is. */
  readonly bytes: number;
}

export interface FirstVisit {
  readonly files: readonly FetchedFile[];
  /** Bytes of code, style and text: what is called shell and game. */
  readonly code: number;
  /** Of the bots and their worker; none, where the reader begins. What page and bots both need is with the code. */
  readonly bots: number;
  readonly fonts: number;
  readonly pictures: number;
  /** Files that were fetched twice. */
  readonly twice: readonly string[];
  /** How many of these had to be waited for one after another: each was asked for after the one before it had come. */
  readonly waits: number;
  /** Milliseconds from the press on "Play" to the board. */
  readonly opening: number;
}

/** Those that home shows large. */
export const bigGames = async (): Promise<readonly Front[]> =>
  (await loadFronts()).filter(({ minutes: [, most] }) => most > 30);

/** A board, and a question to somebody in front of it. */
export const playable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (board) => document.querySelector(board) !== null && document.querySelector('[data-question]') !== null,
    BOARD,
  );

/** `game`: its name on the card; `preset`: which of its ready tables. Bots answer at once, so nobody waits to see what they do. */
export async function firstVisit(
  browser: Browser,
  address: string,
  game: string,
  locale: string,
  preset = 0,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale });
  try {
    await context.addInitScript(() => localStorage.setItem('orrery.settings', '{"motion":"off"}'));
    await context.addInitScript(markFirstQuestion, BOARD);
    const asked = listen(context);
    const page = await context.newPage();
    await page.goto(address);
    const pressed = await openTable(page, game, preset);
    const { stands, answerable } = await firstMoments(page);
    const { files, twice, waits } = await filesOf(asked, stands, answerable);
    const sum = (kind: FetchedFile['kind']): number =>
      files.reduce((bytes, file) => (file.kind === kind ? bytes + file.bytes : bytes), 0);
    const sizes = { code: sum('code'), bots: sum('bots'), fonts: sum('font'), pictures: sum('picture') };
    return { files, twice, waits, ...sizes, opening: stands - pressed };
  } finally {
    await context.close();
  }
}

/** Starts a game through its dialog, with one of its ready tables; gives the moment of the last press. */
export async function openTable(page: Page, game: string, preset = 0): Promise<number> {
  await page.locator('.large-game', { hasText: game }).getByRole('button').click();
  await page.locator('.presets button').nth(preset).click();
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.locator('.ways button').first().click();
  return pressed;
}

/** In milliseconds since 1970: when the board stood first, and when there was a question too. */
interface Moments {
  readonly stands: number;
  readonly answerable: number;
}

/** In the page: notes both. */
function markFirstQuestion(board: string): void {
  const moments = { stands: 0, answerable: 0 };
  Object.assign(window, { moments });
  const look = (): void => {
    if (document.querySelector(board) === null) return;
    const decision = document.querySelector('.decision');
    const now = performance.timeOrigin + performance.now();
    if (decision !== null && moments.stands === 0) moments.stands = now;
    if (decision?.hasAttribute('data-question') !== true) return;
    moments.answerable = now;
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['data-question'] });
}

async function firstMoments(page: Page): Promise<Moments> {
  const found = await page.waitForFunction(() => {
    const { moments } = window as unknown as { moments: Moments };
    return moments.answerable === 0 ? null : moments;
  });
  return (await found.jsonValue()) as Moments;
}

function listen(context: BrowserContext): Request[] {
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  return asked;
}

async function filesOf(
  asked: readonly Request[],
  stands: number,
  answerable: number,
): Promise<Pick<FirstVisit, 'files' | 'twice' | 'waits'>> {
  const files = new Map<string, FetchedFile>();
  const twice: string[] = [];
  const spans: Span[] = [];
  for (const request of asked) {
    const path = new URL(request.url()).pathname;
    const response = isStream(request) ? null : await request.response();
    if (response === null || request.timing().startTime > (isOfBots(path) ? answerable : stands)) continue;
    // The service worker keeps the build for later, and waits for the board; on a slow machine not long enough (later.ts).
    if (request.serviceWorker() !== null) continue;
    // What the browser took from its own cache was not fetched again.
    if (files.has(path) && (await request.sizes()).responseBodySize > 0) twice.push(path);
    else if (!files.has(path)) {
      files.set(path, fetched(path, await response.body()));
      const { startTime, responseEnd } = request.timing();
      // Nobody waits for a font.
      if (!path.endsWith('.woff2')) spans.push({ start: startTime, end: startTime + responseEnd });
    }
  }
  return { files: [...files.values()], twice, waits: longestChain(spans) };
}

/** When a file was asked for, and when it was there. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** How many of them, at most, begin each after the end of another. */
function longestChain(spans: readonly Span[]): number {
  let chain = 0;
  let last = -Infinity;
  // The one that ends first leaves most room for others.
  for (const { start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    if (start < last) continue;
    chain++;
    last = end;
  }
  return chain;
}

/** As the build names its files (web/vite.config.ts). */
const isOfBots = (path: string): boolean => /^\/assets\/(bots|thinking)-/.test(path);

function fetched(path: string, body: Buffer): FetchedFile {
  const kind = isOfBots(path)
    ? 'bots'
    : path.endsWith('.woff2')
      ? 'font'
      : /\.(png|svg)$/.test(path)
        ? 'picture'
        : 'code';
  const isPacked = /\.(woff2|png)$/.test(path);
  return { path, kind, bytes: isPacked ? body.length : gzipSync(body, { level: 9 }).length };
}

const isStream = (request: Request): boolean => request.resourceType() === 'eventsource';
