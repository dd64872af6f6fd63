// Who brings long work waits in a queue that is short: for each caller, so that nobody takes the others' turn, and for all,
// so that what waits does not fill the memory. And whoever has used much time gets more of it little by little: games that take
// as long as they may, one after another, do not use the machine up.

import { fault } from '@orrery/kernel';
import type { Thread } from './thread.ts';
import type { Work } from './works.ts';

interface Queue {
  run<V>(from: string, work: Work): Promise<V>;
}

interface Most {
  readonly each: number;
  readonly all: number;
  /** Milliseconds that a caller may use at once. */
  readonly time: number;
}

/** Of the time that passes, what a caller may use on and on. */
const SHARE = 1 / 4;
const MOST_CALLERS = 10_000;

export function createQueue(thread: Thread, most: Most, now: () => number = () => performance.now()): Queue {
  const waiting = new Map<string, number>();
  /** By caller: the time used that is not yet made up for, and when that was worked out. */
  const used = new Map<string, { readonly time: number; readonly at: number }>();
  const usedBy = (from: string): number => {
    const { time, at } = used.get(from) ?? { time: 0, at: 0 };
    return Math.max(0, time - (now() - at) * SHARE);
  };
  const use = (from: string, time: number): void => {
    const before = usedBy(from);
    if (used.size >= MOST_CALLERS) for (const each of used.keys()) if (usedBy(each) === 0) used.delete(each);
    used.set(from, { time: before + time, at: now() });
  };
  let all = 0;
  return {
    async run(from, work) {
      const own = waiting.get(from) ?? 0;
      if (own >= most.each) throw fault('too-fast', 'one game at a time: wait until the last one was read');
      if (all >= most.all) throw fault('too-busy', 'many games are being read; try again in a minute');
      if (usedBy(from) > most.time) throw fault('too-fast', 'your games take long to read: wait some minutes');
      waiting.set(from, own + 1);
      all++;
      // While others are read too, most of the time is theirs.
      const [began, among] = [now(), all];
      try {
        return await thread.run(work);
      } finally {
        use(from, (now() - began) / among);
        all--;
        // Others of the same caller may have come or gone meanwhile.
        const left = (waiting.get(from) ?? 1) - 1;
        if (left === 0) waiting.delete(from);
        else waiting.set(from, left);
      }
    },
  };
}
