// Who is looking, on whatever node their tab is: at a table (presence, shown to everybody there), and at any page of ours
// (online: whoever is needs no letter). Each node tells the others what it sees, and says it again from time to time; what
// a node has told is forgotten when nothing is heard of it any more.

import type { Presence } from '@orrery/protocol/tables';
import type { Seat } from '@orrery/kernel';
import type { Bus } from '../bus.ts';

/** Who looks at a table; who of its people is away, and since when, absences.ts adds. */
type Looking = Omit<Presence, 'away'>;

/** What one node sees at a table. */
export interface SeenHere {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

export interface Presences {
  /** What this node sees at a table now. */
  set(table: string, here: SeenHere): void;
  at(table: string): Looking;
  /** `when`: the moment it changed, by the node that saw it: the same on every node. */
  listen(changed: (looking: Looking, when: number) => void): void;
  close(): void;
}

/** What a node has said of a table, and since when it has been so. */
interface Told extends SeenHere {
  readonly when: number;
}

/** Milliseconds: how often a node says again what it sees, and after how long it is no longer believed. */
const AGAIN = 20_000;
const BELIEVED = 50_000;

export function createPresences(bus: Bus): Presences {
  const own = new Map<string, Told>();
  const others = new Map<string, Map<string, SeenHere & { heard: number }>>();
  const listeners: ((looking: Looking, when: number) => void)[] = [];

  const at = (table: string): Looking => {
    const all = [own.get(table), ...(others.get(table)?.values() ?? [])].filter((here) => here !== undefined);
    const seats = [...new Set(all.flatMap((here) => here.seats))].toSorted((a, b) => a - b);
    return { table, seats, watchers: all.reduce((sum, here) => sum + here.watchers, 0) };
  };
  const changed = (table: string, when: number): void => listeners.forEach((listener) => listener(at(table), when));
  const isNobody = ({ seats, watchers }: SeenHere): boolean => seats.length === 0 && watchers === 0;
  const tell = (table: string, { seats, watchers, when }: Told): void =>
    bus.tell({ about: 'presence', table, what: { seats, watchers, when } });

  bus.hear('presence', ({ table, what }, node) => {
    const { when, ...here } = what as unknown as Told;
    const there = others.get(table) ?? new Map<string, SeenHere & { heard: number }>();
    const before = JSON.stringify(at(table));
    if (isNobody(here)) there.delete(node);
    else there.set(node, { ...here, heard: Date.now() });
    if (there.size === 0) others.delete(table);
    else others.set(table, there);
    if (JSON.stringify(at(table)) !== before) changed(table, when);
  });

  const timer = setInterval(() => {
    for (const [table, here] of own) tell(table, here);
    for (const [table, there] of others)
      for (const [node, { heard }] of there)
        if (Date.now() - heard > BELIEVED) {
          there.delete(node);
          if (there.size === 0) others.delete(table);
          changed(table, heard + BELIEVED);
        }
  }, AGAIN).unref();

  return {
    set(table, here) {
      const { seats, watchers } = own.get(table) ?? { seats: [], watchers: 0 };
      if (JSON.stringify({ seats, watchers }) === JSON.stringify(here)) return;
      const told = { ...here, when: Date.now() };
      if (isNobody(here)) own.delete(table);
      else own.set(table, told);
      tell(table, told);
      changed(table, told.when);
    },
    at,
    listen: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

export interface Online {
  came(guest: string): void;
  left(guest: string): void;
  isOnline(guest: string): boolean;
  close(): void;
}

export function createOnline(bus: Bus): Online {
  /** How many streams each has on this node. */
  const own = new Map<string, number>();
  /** By guest and node: when that was last heard. */
  const others = new Map<string, Map<string, number>>();
  const tell = (guest: string, isHere: boolean): void => bus.tell({ about: 'here', table: '', what: [guest, isHere] });
  const forget = (guest: string, node: string): void => {
    const nodes = others.get(guest);
    nodes?.delete(node);
    if (nodes?.size === 0) others.delete(guest);
  };

  bus.hear('here', ({ what }, node) => {
    const [guest, isHere] = what as [string, boolean];
    if (isHere) others.set(guest, (others.get(guest) ?? new Map<string, number>()).set(node, Date.now()));
    else forget(guest, node);
  });
  const timer = setInterval(() => {
    for (const guest of own.keys()) tell(guest, true);
    const oldest = Date.now() - BELIEVED;
    for (const [guest, nodes] of others) for (const [node, heard] of nodes) if (heard < oldest) forget(guest, node);
  }, AGAIN).unref();

  return {
    came(guest) {
      const before = own.get(guest) ?? 0;
      own.set(guest, before + 1);
      if (before === 0) tell(guest, true);
    },
    left(guest) {
      const left = (own.get(guest) ?? 0) - 1;
      if (left > 0) return void own.set(guest, left);
      own.delete(guest);
      tell(guest, false);
    },
    isOnline: (guest) => own.has(guest) || others.has(guest),
    close: () => clearInterval(timer),
  };
}
