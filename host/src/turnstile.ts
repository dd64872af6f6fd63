// Long work done by turns: whoever brings much of it waits for itself, not the others for it.

export type Turnstile = <V>(whose: string, work: () => Promise<V>) => Promise<V>;

/** So many pieces of work at once; after each the turn goes to whoever has waited longest for one. */
export function createTurnstile(lanes: number): Turnstile {
  const waiting = new Map<string, (() => void)[]>();
  let busy = 0;
  const next = (): void => {
    const [first] = waiting;
    if (busy >= lanes || first === undefined) return;
    const [whose, own] = first;
    const begin = own.shift();
    // A map keeps the order in which its keys came: to the end with whoever has had its turn.
    waiting.delete(whose);
    if (own.length > 0) waiting.set(whose, own);
    busy++;
    begin?.();
    next();
  };
  return async (whose, work) => {
    await new Promise<void>((begin) => {
      const own = waiting.get(whose);
      if (own === undefined) waiting.set(whose, [begin]);
      else own.push(begin);
      next();
    });
    try {
      return await work();
    } finally {
      busy--;
      next();
    }
  };
}
