// The odds of all declarations, worked out while the page has nothing else to do.

import type { Game, View } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { Dot } from '../../rules/board.ts';
import type { Table } from '../../rules/table.ts';
import { bestOdds, type Odds, oddsOf } from './odds.ts';

export interface Chances {
  /** By declared dot, as far as they are known yet. */
  readonly by: ReadonlyMap<Dot, Odds>;
  /** The best of them; null: none known yet. */
  readonly best: Odds | null;
}

const UNKNOWN: Chances = { by: new Map(), best: null };
/** Milliseconds of work before the page gets its turn. */
const SLICE = 6;

export function useOdds(game: Game<Table>, view: View<Table>, declare: ReadonlyMap<Dot, string>): Chances {
  const [known, setKnown] = useState({ declare, chances: UNKNOWN });
  useEffect(() => {
    if (declare.size === 0) return undefined;
    const work = workAll(game, view, declare);
    let timer: ReturnType<typeof setTimeout>;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      let next = work.next();
      while (next.done !== true && performance.now() < until) next = work.next();
      if (next.done === true) {
        const by = next.value;
        setKnown({ declare, chances: { by, best: bestOdds([...by.values()]) } });
      } else timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [game, view, declare]);
  // What is known of an earlier decision does not count for this one.
  return known.declare === declare ? known.chances : UNKNOWN;
}

function* workAll(
  game: Game<Table>,
  view: View<Table>,
  declare: ReadonlyMap<Dot, string>,
): Generator<void, Map<Dot, Odds>> {
  const by = new Map<Dot, Odds>();
  for (const [dot, option] of declare) by.set(dot, yield* oddsOf(game, view, option));
  return by;
}
