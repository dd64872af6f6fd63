// Many small questions as one: what is asked while an answer is under way is asked together when that has come. Where little is
// asked nobody waits; where much is, a statement of the database serves hundreds.

/** Asks for as many as `most` at once; gives the answers in the order of the keys. */
export function gather<K, V>(most: number, ask: (keys: readonly K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  type Asked = { readonly key: K; readonly done: (value: V) => void; readonly fail: (error: unknown) => void };
  const waiting: Asked[] = [];
  let busy = false;
  const run = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const values = await ask(batch.map(({ key }) => key));
        for (const [at, { done }] of batch.entries()) done(values[at] as V);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    busy = false;
  };
  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail });
      if (busy) return;
      busy = true;
      // What comes at the same moment goes together.
      setImmediate(() => void run());
    });
}
