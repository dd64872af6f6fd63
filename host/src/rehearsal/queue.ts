// Who brings long work waits in a queue that is short: for each caller, so that nobody takes the others' turn, and for all,
// so that what waits does not fill the memory.

import { fault } from '@orrery/kernel';
import type { Thread } from './thread.ts';
import type { Work } from './works.ts';

interface Queue {
  run<V>(from: string, work: Work): Promise<V>;
}

export function createQueue(thread: Thread, most: { readonly each: number; readonly all: number }): Queue {
  const waiting = new Map<string, number>();
  let all = 0;
  return {
    async run(from, work) {
      const own = waiting.get(from) ?? 0;
      if (own >= most.each) throw fault('too-fast', 'one game at a time: wait until the last one was read');
      if (all >= most.all) throw fault('too-busy', 'many games are being read; try again in a minute');
      waiting.set(from, own + 1);
      all++;
      try {
        return await thread.run(work);
      } finally {
        all--;
        // Others of the same caller may have come or gone meanwhile.
        const left = (waiting.get(from) ?? 1) - 1;
        if (left === 0) waiting.delete(from);
        else waiting.set(from, left);
      }
    },
  };
}
