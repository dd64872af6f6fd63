// Who is looking at a table, on whatever node their tab is. Each node tells the others what it sees; what a node has told is
// forgotten when nothing is heard of it any more.

import type { Presence } from '@orrery/protocol/tables';
import type { Seat } from '@orrery/kernel';
import type { Bus } from '../bus.ts';

/** What one node sees at a table. */
interface Here {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

export interface Presences {
  /** What this node sees at a table now. */
  set(table: string, here: Here): void;
  at(table: string): Presence;
  listen(changed: (presence: Presence) => void): void;
  close(): void;
}

/** Milliseconds: how often a node says again what it sees, and after how long it is no longer believed. */
const AGAIN = 20_000;
const BELIEVED = 50_000;

export function createPresences(bus: Bus): Presences {
  const own = new Map<string, Here>();
  const others = new Map<string, Map<string, Here & { heard: number }>>();
  const listeners: ((presence: Presence) => void)[] = [];

  const at = (table: string): Presence => {
    const all = [own.get(table), ...(others.get(table)?.values() ?? [])].filter((here) => here !== undefined);
    const seats = [...new Set(all.flatMap((here) => here.seats))].toSorted((a, b) => a - b);
    return { table, seats, watchers: all.reduce((sum, here) => sum + here.watchers, 0) };
  };
  const changed = (table: string): void => listeners.forEach((listener) => listener(at(table)));
  const isNobody = ({ seats, watchers }: Here): boolean => seats.length === 0 && watchers === 0;
  const tell = (table: string, here: Here): void =>
    bus.tell({ about: 'presence', table, what: { seats: here.seats, watchers: here.watchers } });

  bus.hear('presence', ({ table, what }, node) => {
    const here = what as unknown as Here;
    const there = others.get(table) ?? new Map<string, Here & { heard: number }>();
    const before = JSON.stringify(at(table));
    if (isNobody(here)) there.delete(node);
    else there.set(node, { ...here, heard: Date.now() });
    if (there.size === 0) others.delete(table);
    else others.set(table, there);
    if (JSON.stringify(at(table)) !== before) changed(table);
  });

  const timer = setInterval(() => {
    for (const [table, here] of own) tell(table, here);
    for (const [table, there] of others)
      for (const [node, { heard }] of there)
        if (Date.now() - heard > BELIEVED) {
          there.delete(node);
          if (there.size === 0) others.delete(table);
          changed(table);
        }
  }, AGAIN).unref();

  return {
    set(table, here) {
      if (JSON.stringify(own.get(table) ?? { seats: [], watchers: 0 }) === JSON.stringify(here)) return;
      if (isNobody(here)) own.delete(table);
      else own.set(table, here);
      tell(table, here);
      changed(table);
    },
    at,
    listen: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
