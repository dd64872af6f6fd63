// Tables on the server, set up and joined the way a browser does it, without the clicks that other tests make.

import type { NewTable, TableInfo } from '@orrery/protocol/tables';
import type { Page } from 'playwright-core';

/** Posts with the cookie of this page; whoever has none yet gets one. */
async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  return (await (await page.request.post(`/api/${path}`, { data })).json()) as Reply;
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
