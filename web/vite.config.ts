import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Nothing inline, nothing evaluated, nothing from elsewhere. In development the page needs vite's own inline script. */
const POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

const contentPolicy: Plugin = {
  name: 'orrery-content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

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

export default defineConfig({
  plugins: [react(), contentPolicy, devPanel],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { port: 4601, proxy: { '/api': 'http://localhost:4600' } },
});
