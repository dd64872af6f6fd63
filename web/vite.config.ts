import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

/** Bots think in a worker, which has a build of its own: the page leaves the games' brains out. */
const withoutBrains: Plugin = {
  name: 'orrery-without-brains',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './bot/index.ts' && /\/games\/\w+\/index\.ts$/.test(importer) ? 'no-brain' : null,
  load: (id) => (id === 'no-brain' ? 'export const brain = undefined;' : null),
};

/** The page is written for React and runs on Preact, which does the same for us in a tenth of the size. */
const preact = {
  'react-dom/client': `${import.meta.dirname}/src/preact.ts`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

// Nothing is inlined: the server's content policy allows neither inline scripts nor data in place of files.
export default defineConfig(({ command }) => ({
  plugins: [react(), devPanel, withoutBrains, offline()],
  resolve: { alias: command === 'build' ? preact : {} },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Bots think in a worker with a build of its own; its files are told apart by name.
  worker: {
    format: 'es',
    rollupOptions: {
      output: { entryFileNames: 'assets/bot-[name]-[hash].js', chunkFileNames: 'assets/bot-[name]-[hash].js' },
    },
  },
}));
