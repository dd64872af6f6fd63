// The units in a hex, owner by owner and kind by kind.

import { type Hex, type Owner, type Table } from '../../rules/table.ts';
import { kindOf, ownersAt, unitsIn } from '../../rules/units.ts';

export interface Stack {
  readonly owner: Owner;
  readonly count: number;
  /** Kinds and how many of each. */
  readonly kinds: readonly (readonly [kind: number, count: number])[];
}

export function stacksAt(table: Table, hex: Hex): Stack[] {
  return ownersAt(table, hex).map((owner) => {
    const kinds = new Map<number, number>();
    const bag = unitsIn(table, hex, owner);
    for (let at = 0; at < bag.length; at += 2) {
      const kind = kindOf(bag[at] ?? 0);
      kinds.set(kind, (kinds.get(kind) ?? 0) + (bag[at + 1] ?? 0));
    }
    return { owner, count: [...kinds.values()].reduce((sum, n) => sum + n, 0), kinds: [...kinds] };
  });
}
