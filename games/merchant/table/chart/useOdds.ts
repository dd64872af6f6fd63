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
const SLICE = 8;

export function useOdds(game: Game<Table>, view: View<Table>, declare: ReadonlyMap<Dot, string>): Chances {
  const [known, setKnown] = useState({ declare, chances: UNKNOWN });
  useEffect(() => {
    if (declare.size === 0) return undefined;
    const by = new Map<Dot, Odds>();
    const todo = [...declare];
    let work = nextOf(game, view, todo);
    let timer: ReturnType<typeof setTimeout>;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      while (work !== null && performance.now() < until) {
        const next = work.odds.next();
        if (next.done !== true) continue;
        by.set(work.dot, next.value);
        work = nextOf(game, view, todo);
        setKnown({ declare, chances: { by: new Map(by), best: bestOdds([...by.values()]) } });
      }
      if (work !== null) timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [game, view, declare]);
  // What is known of an earlier decision does not count for this one.
  return known.declare === declare ? known.chances : UNKNOWN;
}

interface Work {
  readonly dot: Dot;
  readonly odds: Generator<void, Odds>;
}

/** The next declaration to work out; null: all are known. */
function nextOf(game: Game<Table>, view: View<Table>, todo: [Dot, string][]): Work | null {
  const [next] = todo.splice(0, 1);
  return next === undefined ? null : { dot: next[0], odds: oddsOf(game, view, next[1]) };
}
