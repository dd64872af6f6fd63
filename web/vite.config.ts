import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { botWorker } from './vite.bots.ts';
import { compressed } from './vite.compressed.ts';
import { offline } from './vite.offline.ts';

/** The developer panel is a page of its own, served at /dev and in no build: it shows every secret. */
const devPanel: Plugin = {
  name: 'orrery-dev-panel',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (/^\/dev\/?(\?|$)/.test(request.url ?? '')) request.url = '/dev.html';
      next();
    });
  },
};

/** What is measured for long is measured elsewhere: it is left out of a build. */
const withoutEvidence: Plugin = {
  name: 'orrery-without-evidence',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './evidence.ts' && /\/games\/[^/]+\/front\.ts$/.test(importer) ? 'left-out' : null,
  load: (id) => (id === 'left-out' ? 'export const evidence = undefined;' : null),
};

/** The page is written for React and runs on Preact, which does the same for us in a tenth of the size. */
const preact = {
  'react-dom/client': `${import.meta.dirname}/src/preact.ts`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
};

/** Of the modules `games/<id>/<file>`: the group `<name>-<id>`. */
const partOf =
  (file: string, name = file) =>
  (id: string): string | null => {
    const [, game, part] = /[\\/]games[\\/](\w+)[\\/]([\w/\\-]+)\.tsx?$/.exec(id) ?? [];
    return part === file ? `${name}-${game}` : null;
  };

/**
 * What is always fetched together is one file, with all that it imports: a hundred small ones take longer, and compress worse.
 * What page and bots both need stands first, so that it is in no file of the page's own.
 */
const GROUPS = [
  {
    name: 'engine',
    test: /[\\/](kernel|table)[\\/]src[\\/]|[\\/]games[\\/](index|options|words)\.ts$|[\\/]bots[\\/]src[\\/](answers|bot|budgets|decided|edition)\.ts$/,
    priority: 4,
  },
  // What thinks is for the worker alone; all else of the bots a page names.
  {
    name: 'thinking',
    test: /[\\/]bots[\\/]src[\\/](?!(answers|bot|browser|browser-worker|budgets|decided|edition|messages|thinker)\.ts$)/,
    priority: 4,
  },
  { name: 'fronts', test: /[\\/]games[\\/]\w+[\\/]front\.ts$/, priority: 3 },
  { name: partOf('rules'), priority: 3 },
  // Of a power that is not plain, but every bot asks it.
  { name: partOf('powers/seeker-questions', 'rules'), priority: 3 },
  { name: partOf('bot/index', 'bots'), priority: 2 },
  { name: 'page', test: /[\\/]web[\\/]src[\\/]App\.tsx$/, priority: 2 },
  // What no plain table needs, nor a bot at one; and what no usual one needs.
  { name: partOf('usual-rules'), priority: 1 },
  { name: partOf('all-rules', 'more-rules'), priority: 0 },
  { name: 'table', test: /[\\/]web[\\/]src[\\/]table[\\/]LocalTablePage\.tsx$/, priority: 1 },
  { name: partOf('table/index', 'board'), priority: 0 },
  { name: 'new-game', test: /[\\/]web[\\/]src[\\/]home[\\/]NewGame\.tsx$/, priority: 0 },
];

// Nothing is inlined: the server's content policy allows neither inline scripts nor data in place of files.
export default defineConfig(({ command }) => ({
  plugins: [react(), devPanel, withoutEvidence, botWorker(), offline(), compressed()],
  resolve: { alias: command === 'build' ? preact : {} },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
}));
