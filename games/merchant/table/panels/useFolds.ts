// Which groups of a panel are folded so that the rest fits its room. When a question comes they fold from the last one up, and
// those that still fit open again; never under the reader's hand. What he opens or closes himself stays so.

import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Folds<G> {
  readonly folded: readonly G[];
  turn(group: G, open: boolean): void;
}

interface Fitting {
  readonly question: unknown;
  readonly size: string;
  readonly folded: readonly string[];
  /** Folded groups that were opened again to see whether they fit; the last one is being tried. */
  readonly tried: readonly string[];
}

export function useFolds<G extends string>(
  room: RefObject<HTMLElement | null>,
  foldable: readonly G[],
  question: unknown,
): Folds<G> {
  const [size, setSize] = useState('');
  const [fitting, setFitting] = useState<Fitting>({ question, size, folded: [], tried: [] });
  const [turned, setTurned] = useState<Readonly<Partial<Record<string, boolean>>>>({});
  const isNow = fitting.question === question && fitting.size === size;
  const now = isNow ? fitting : { question, size, folded: [], tried: [] };
  const all = foldable.join(' ');
  useLayoutEffect(() => {
    const scroller = scrollerOf(room.current);
    if (scroller === null) return;
    const next = nextOf(now, all.split(' '), scroller.scrollHeight > scroller.clientHeight + 1);
    if (next !== null) setFitting(next);
    // `now` is made anew by every render; these decide whether there is something to do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [room, question, size, fitting, all]);
  useLayoutEffect(() => {
    const scroller = scrollerOf(room.current);
    if (scroller === null) return undefined;
    const measure = (): void => setSize(`${scroller.clientWidth} ${scroller.clientHeight}`);
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [room]);
  const folded = foldable.filter((group) => !(turned[group] ?? !now.folded.includes(group)));
  const turn = (group: G, open: boolean): void => {
    // A fold that was turned by us says so too.
    if (open === folded.includes(group)) setTurned((old) => ({ ...old, [group]: open }));
  };
  return { folded, turn };
}

/** The next step of fitting; null: it fits as well as it can. */
function nextOf(now: Fitting, all: readonly string[], tooHigh: boolean): Fitting | null {
  const { folded, tried } = now;
  const last = tried.at(-1);
  if (tooHigh && last !== undefined && !folded.includes(last)) return { ...now, folded: [...folded, last] };
  const open = all.findLast((group) => !folded.includes(group) && !tried.includes(group));
  if (tooHigh) return open === undefined || open === '' ? null : { ...now, folded: [...folded, open] };
  const again = all.find((group) => folded.includes(group) && !tried.includes(group));
  if (again === undefined) return null;
  return { ...now, folded: folded.filter((group) => group !== again), tried: [...tried, again] };
}

const scrollerOf = (element: HTMLElement | null): HTMLElement | null => element?.closest('[role=tabpanel]') ?? null;
