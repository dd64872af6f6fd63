// Run by build.ts in a process of its own, so that the server never carries the bundler: writes the bundle of the game whose
// module is named to the standard output.

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { must } from '@orrery/kernel';
import { build } from 'vite';

const ENTRY = 'orrery:bundle';
const path = must(process.argv[2], 'the module of a game');
const kernel = createRequire(import.meta.url).resolve('@orrery/kernel');
const entry = `export * as kernel from ${JSON.stringify(kernel)};\nexport { game } from ${JSON.stringify(path)};\n`;

const built = await build({
  configFile: false,
  // Names inside the file are relative to the server, so that it is the same wherever the server stands.
  root: dirname(dirname(dirname(kernel))),
  logLevel: 'silent',
  build: {
    write: false,
    minify: false,
    target: 'esnext',
    lib: { entry: ENTRY, formats: ['es'], fileName: 'bundle' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
  plugins: [
    {
      name: 'orrery-bundle',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith(ENTRY) ? id : null),
      load: (id) => (id.endsWith(ENTRY) ? entry : null),
    },
  ],
});
const [made] = Array.isArray(built) ? built : [];
process.stdout.write(must(made?.output[0].code, 'a bundle'));
