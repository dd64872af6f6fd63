// Waits until the disk has what was written so far, without stopping the thread: one wait serves all who ask during the one
// before it.

import { type FileHandle, open } from 'node:fs/promises';

export interface Flush {
  /** When all that was written before this call is on the disk. */
  now(): Promise<void>;
  close(): Promise<void>;
}

/** SQLite keeps the file as long as the database is open; it is there from the first write on. */
export function createFlush(path: string): Flush {
  let file: Promise<FileHandle> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    next = null;
    file ??= open(path, 'r+');
    await (await file).datasync();
  };
  return {
    now() {
      // What is under way may have begun before the caller's bytes were there: the next one counts.
      next ??= running = running.then(flush, flush);
      return next;
    },
    async close() {
      await running.catch(() => undefined);
      await (await file)?.close();
    },
  };
}
