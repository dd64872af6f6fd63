// Who looks at the house right now, on whatever node their tab is: whoever is here needs no letter. Each node tells the
// others who comes and goes, and says it again from time to time; a node that is not heard of any more is forgotten.

import type { Bus } from '../bus.ts';

export interface Here {
  came(guest: string): void;
  left(guest: string): void;
  isHere(guest: string): boolean;
  close(): void;
}

/** Milliseconds: how often a node says again who is there, and after how long it is no longer believed. */
const AGAIN = 20_000;
const BELIEVED = 50_000;

export function createHere(bus: Bus): Here {
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
    isHere: (guest) => own.has(guest) || others.has(guest),
    close: () => clearInterval(timer),
  };
}
