// The bots' worker is a part of the page's own build, not a build of its own as Vite makes of workers: so the rules, which page
// and bots both need, are one file, fetched once.

import { join } from 'node:path';
import type { Plugin } from 'vite';

const BOTS = join(import.meta.dirname, '../bots/src');
const OPENS = "new URL('./browser-worker.ts', import.meta.url)";
const PRELOADS = 'deps && deps.length > 0';

export function botWorker(): Plugin {
  let worker = '';
  return {
    name: 'orrery-bots',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: join(BOTS, 'browser-worker.ts'), name: 'bots' });
    },
    transform(code, id) {
      if (id === join(BOTS, 'browser.ts')) return replaced(code, OPENS, `import.meta.ROLLUP_FILE_URL_${worker}`);
      // What comes with an import is fetched ahead by a link in the page, which a worker has not.
      if (id.endsWith('vite/preload-helper.js'))
        return replaced(code, PRELOADS, `typeof document !== 'undefined' && ${PRELOADS}`);
      return null;
    },
  };
}

function replaced(code: string, old: string, by: string): string {
  if (!code.includes(old)) throw new Error(`there is no "${old}" to be replaced`);
  return code.replace(old, () => by);
}
