// A rule that never ends must not take the server with it: what the rules do with a new answer is tried once under a
// deadline, on a copy, before anything else runs it. A thread of its own watches the clock, so this costs some 0.1 ms.

import { Script } from 'node:vm';
import { fault } from '@orrery/kernel';

/** Milliseconds: a thousand times what the slowest answer takes. */
const DEADLINE = 2000;

const NAME = Symbol.for('orrery.work');
const script = new Script(`globalThis[Symbol.for('orrery.work')]()`);
const house = globalThis as unknown as { [NAME]?: (() => unknown) | undefined };

/** Nothing may wait inside: it is one piece of work without a pause. */
export function within<V>(work: () => V): V {
  house[NAME] = work;
  try {
    return script.runInThisContext({ timeout: DEADLINE }) as V;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw fault('endless', `a rule did not come to an end within ${DEADLINE} ms; the table stands as it was`);
    throw error;
  } finally {
    house[NAME] = undefined;
  }
}
