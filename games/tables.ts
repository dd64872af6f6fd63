// Which games bring a table of their own, and how to load it. Apart from the catalog: a server or a bot needs no board.

import type { GameTable } from './table.ts';

const TABLES: Readonly<Record<string, () => Promise<{ readonly table: unknown }>>> = {
  merchant: () => import('./merchant/table/index.tsx'),
};

/** Null: the page shows the game in words. */
export async function loadTable(id: string): Promise<GameTable | null> {
  const load = Object.hasOwn(TABLES, id) ? TABLES[id] : undefined;
  return load === undefined ? null : ((await load()).table as GameTable);
}
