import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serveCoinIcons } from './scripts/coin-icons.ts';
import { aliases } from './scripts/vite/aliases.ts';
import { appHead } from './scripts/vite/app-head.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { plainPainter } from './scripts/vite/plain-painter.ts';
import { publicAssets } from './scripts/vite/public-pages.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const apiServer = process.env['API_SERVER'] ?? 'http://127.0.0.1:3000';
const served = ['/api', '/data', '/media', '/config.json', '/healthz', '/readyz', '/openapi.json'];

export default defineConfig({
  root: at('src/web/app'),
  base: '/',
  publicDir: false,
  cacheDir: at('node_modules/.vite/app'),
  plugins: [react(), appHead(), devPages(apiServer), publicAssets(), serveCoinIcons(), plainPainter()],
  resolve: { alias: aliases },
  build: {
    outDir: at('build/client'),
    emptyOutDir: true,
    manifest: true,
    assetsDir: 'assets',
    // The Content-Security-Policy allows pictures and fonts from the own origin only, not from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: at('src/web/app/app.html'), public: at('src/web/app/public.ts') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    fs: { allow: [at('.')] },
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiServer }])),
  },
});
