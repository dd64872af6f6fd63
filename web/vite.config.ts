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

/**
 * Parts of a game that a build has no use for are left out of it: the page does not think, the bots, in a worker with a
 * build of its own, neither draw nor teach, and what is measured for long is measured elsewhere.
 */
const without = (...parts: readonly string[]): Plugin => ({
  name: 'orrery-without',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    parts.includes(source) && /\/games\/[^/]+\/(index|front)\.ts$/.test(importer) ? 'left-out' : null,
  load: (id) => (id === 'left-out' ? 'export const brain = undefined; export const brainOf = () => undefined;' : null),
});
const forPage = without('./bot/index.ts', './evidence.ts');
const forBots = without('./table/index.tsx', './learn/index.ts', './evidence.ts');

/** The page is written for React and runs on Preact, which does the same for us in a tenth of the size. */
const preact = {
  'react-dom/client': `${import.meta.dirname}/src/preact.ts`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

// Nothing is inlined: the server's content policy allows neither inline scripts nor data in place of files.
export default defineConfig(({ command }) => ({
  plugins: [react(), devPanel, forPage, offline()],
  resolve: { alias: command === 'build' ? preact : {} },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Bots think in a worker with a build of its own; its files are told apart by name.
  worker: {
    format: 'es',
    plugins: () => [forBots],
    rollupOptions: {
      output: { entryFileNames: 'assets/bot-[name]-[hash].js', chunkFileNames: 'assets/bot-[name]-[hash].js' },
    },
  },
}));
