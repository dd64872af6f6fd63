// Tables on the server, set up and joined the way a browser does it, without the clicks that other tests make.

import type { NewTable, TableInfo } from '@orrery/games/wire';
import type { Page } from 'playwright-core';

/** Posts from this page, with its cookie. */
const post = <Reply>(page: Page, path: string, body: unknown): Promise<Reply> =>
  page.evaluate(
    async ([to, text]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
      return (await (await fetch(`/api/${to}`, init)).json()) as Reply;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Known here from now on. Whoever is new gets a cookie at the first request: several at once would be several people. */
export async function comeIn(page: Page, address: string): Promise<void> {
  await page.request.get(`${address}/api/me`);
  await page.goto(address);
}

/** A table of people: this page has the first seat, the others are open. */
export async function setUp(page: Page, game: string, seats: number, more: Partial<NewTable> = {}): Promise<string> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
  const wish = { game, seats: [{ kind: 'me', name: 'Ada' }, ...open], ...more };
  return (await post<TableInfo>(page, 'tables', wish)).id;
}

export const sitDown = (page: Page, id: string, name: string): Promise<TableInfo> =>
  post<TableInfo>(page, `tables/${id}/join`, { name });

/** A table that only bots play. */
export async function botsAlone(page: Page, game: string): Promise<string> {
  const bot = { kind: 'bot', level: 'random' };
  return (await post<TableInfo>(page, 'tables', { game, seats: [bot, bot, bot, bot], options: { rounds: 20 } })).id;
}
