// The server's API, as the wire types describe it. Every failure is a fault with a code.

import type { Catalog, Done, Join, Me, NewTable, Say, TableInfo, Trouble, Undo, Update } from '@orrery/games/wire';
import { type Fault, fault, type Json, type Record, type Refusal } from '@orrery/kernel';

export const api = {
  catalog: () => call<Catalog>('games'),
  me: () => call<Me>('me'),
  create: (table: NewTable) => call<TableInfo>('tables', table),
  table: (id: string, from = 0) => call<Update>(`tables/${encodeURIComponent(id)}?from=${from}`),
  join: (id: string, join: Join) => call<TableInfo>(`tables/${encodeURIComponent(id)}/join`, join),
  say: (id: string, say: Say) => call<Done>(`tables/${encodeURIComponent(id)}/say`, say),
  undo: (id: string, undo: Undo) => call<Done>(`tables/${encodeURIComponent(id)}/undo`, undo),
  handToBot: (id: string, level: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/hand/bot`, { level }),
  takeSeatBack: (id: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/hand/back`, {}),
  resign: (id: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/resign`, {}),
  record: (id: string) => call<Record>(`tables/${encodeURIComponent(id)}/record`),
};

/** The refusal inside a fault that the rules gave; undefined: it is another kind of trouble. */
export function refusalIn(error: Fault): Refusal | undefined {
  const { detail } = error;
  if (typeof detail !== 'object' || detail === null || !('refusal' in detail)) return undefined;
  return detail.refusal as Refusal | undefined;
}

export async function call<Reply>(path: string, body?: unknown): Promise<Reply> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/api/${path}`, body === undefined ? {} : post).catch(() => {
    throw fault('no-answer', 'the server does not answer');
  });
  const reply: unknown = await response.json().catch(() => null);
  // Without a server behind it, a static page answers everything with itself.
  if (response.ok && reply !== null) return reply as Reply;
  const trouble = reply as Trouble | null;
  throw fault(trouble?.code ?? 'no-answer', trouble?.message ?? `the server answers ${response.status}`, reply as Json);
}
