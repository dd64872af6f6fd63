// The data folder, made where it is missing, for its owner alone.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Node's own recursive mkdir never comes back from a place where nothing can be made, such as /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
