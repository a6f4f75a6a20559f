import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { appDocument } from './scripts/vite/app-document.ts';
import { checkedEntries, chunkGroups } from './scripts/vite/chunks.ts';
import { devPages, servedByServer } from './scripts/vite/dev-pages.ts';
import { licenseFile } from './scripts/vite/license-file.ts';
import { publicAssets } from './scripts/vite/public-pages.ts';
import { sharedConfig } from './scripts/vite/shared.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const apiServer = process.env['API_SERVER'] ?? 'http://127.0.0.1:3000';

const app = defineConfig({
  root: at('src/web/app'),
  base: '/',
  publicDir: false,
  cacheDir: join(process.env['CACHE_DIR'] ?? at('node_modules/.cache'), 'app'),
  plugins: [appDocument(), devPages(apiServer), publicAssets(), checkedEntries()],
  build: {
    outDir: at('build/client'),
    emptyOutDir: true,
    manifest: true,
    license: licenseFile,
    assetsDir: 'assets',
    // The Content-Security-Policy allows pictures and fonts from our origin only, not from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // scripts/budgets.ts limits the size of chunks.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: {
        app: at('src/web/app/app.html'),
        public: at('src/web/app/public.ts'),
        ahead: at('src/web/app/ahead/ahead.ts'),
        'sign-in': at('src/web/app/sign-in/main.ts'),
      },
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
    proxy: { [servedByServer]: { target: apiServer } },
  },
});

export default mergeConfig(sharedConfig(), app);
