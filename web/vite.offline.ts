// Writes the list of a build's files into its service worker (src/offline/worker.ts), which keeps them all.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';

/** Letters that neither English nor Italian has; a browser fetches them when a name needs them. */
const isRare = (file: string): boolean => /-(vietnamese|cyrillic|greek)[-\w]*\.woff2$/.test(file);

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'orrery-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/worker.ts', fileName: WORKER });
    },
    generateBundle: {
      // After the page itself has been written.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER && !isRare(fileName));
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        // Pictures of the icon are for whoever installs the page, not for the page.
        const fixed = readdirSync(folder).filter((name) => !/^\.|\.png$/.test(name));
        for (const name of fixed) hash.update(readFileSync(join(folder, name)));
        const files = [...built.map(({ fileName }) => fileName), ...fixed].map((name) => `/${name}`).sort();
        const list = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
        if (!worker.code.includes('__FILES__')) throw new Error('the service worker does not ask for its files');
        worker.code = worker.code.replaceAll('__FILES__', () => list);
      },
    },
  };
}
