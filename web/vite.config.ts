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

// Nothing is inlined: the server's content policy allows neither inline scripts nor data in place of files.
export default defineConfig({
  plugins: [react(), devPanel, offline()],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
