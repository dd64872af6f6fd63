// What a file brings along: for tests of what is fetched together.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The texts of these files and of all that they import by a relative path, by path; what is fetched by an `import()` of its own is
 *  not among them. */
export function withImports(...paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';$/gm))
      add(join(dirname(path), from));
  };
  paths.forEach(add);
  return found;
}
