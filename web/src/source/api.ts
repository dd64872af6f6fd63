// The server's API, as the wire types describe it. Every failure is a fault with a code.

import type {
  AwayWish,
  Catalog,
  Done,
  Handed,
  Join,
  Late,
  LogPart,
  Me,
  NewTable,
  Note,
  Say,
  TableInfo,
  Talk,
  Trouble,
  Undo,
  Update,
  Wish,
} from '@orrery/protocol/tables';
import type { Order } from '@orrery/table';
import { serverHeard, serverSilent } from './serverBack.ts';
import { type Fault, fault, type Json, type GameRecord, type Refusal } from '@orrery/kernel';

export const api = {
  catalog: () => call<Catalog>('games'),
  me: () => call<Me>('me'),
  create: (table: NewTable) => call<TableInfo>('tables', table),
  /** With the last part of its log. */
  table: (id: string) => call<Update>(`tables/${encodeURIComponent(id)}`),
  log: (id: string, from: number, to: number) =>
    call<LogPart>(`tables/${encodeURIComponent(id)}/log?from=${from}&to=${to}`),
  join: (id: string, join: Join) => call<TableInfo>(`tables/${encodeURIComponent(id)}/join`, join),
  say: (id: string, say: Say) => call<Done | Late>(`tables/${encodeURIComponent(id)}/say`, say),
  /** The standing orders of one's own seat: one more, or none. */
  order: (id: string, order: Order) => call(`tables/${encodeURIComponent(id)}/orders`, order),
  clearOrders: (id: string) => call(`tables/${encodeURIComponent(id)}/orders/clear`, {}),
  undo: (id: string, undo: Undo) => call<Done>(`tables/${encodeURIComponent(id)}/undo`, undo),
  handToBot: (id: string, level: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/hand/bot`, { level }),
  handToFriend: (id: string) => call<Handed>(`tables/${encodeURIComponent(id)}/hand/friend`, {}),
  takeSeat: (id: string, pass: string, name: string) =>
    call<TableInfo>(`tables/${encodeURIComponent(id)}/hand/take`, { pass, name }),
  takeSeatBack: (id: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/hand/back`, {}),
  resign: (id: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/resign`, {}),
  askBack: (id: string) => call<{ wish: Wish | null }>(`tables/${encodeURIComponent(id)}/back`, {}),
  askAway: (id: string, wish: AwayWish) => call<{ wish: Wish | null }>(`tables/${encodeURIComponent(id)}/away`, wish),
  vote: (id: string, yes: boolean) => call<{ wish: Wish | null }>(`tables/${encodeURIComponent(id)}/vote`, { yes }),
  again: (id: string) => call<TableInfo>(`tables/${encodeURIComponent(id)}/again`, {}),
  note: (id: string) => call<Note>(`tables/${encodeURIComponent(id)}/note`),
  keepNote: (id: string, text: string) => call<Note>(`tables/${encodeURIComponent(id)}/note`, { text }),
  talk: (id: string, from: number) => call<readonly Talk[]>(`tables/${encodeURIComponent(id)}/talk?from=${from}`),
  speak: (id: string, text: string) => call<Talk>(`tables/${encodeURIComponent(id)}/talk`, { text }),
  record: (id: string) => call<GameRecord>(`tables/${encodeURIComponent(id)}/record`),
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
  const response = await fetch(`/api/${path}`, body === undefined ? {} : post).catch(() => null);
  const reply: unknown = (await response?.json().catch(() => null)) ?? null;
  // Without a server behind it, a static page answers everything with itself.
  if (response === null || reply === null) {
    serverSilent();
    throw fault('no-answer', 'the server does not answer');
  }
  serverHeard();
  if (response.ok) return reply as Reply;
  const { code = 'no-answer', message = `the server answers ${response.status}` } = reply as Partial<Trouble>;
  throw fault(code, message, reply as Json);
}
