import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type Plugin } from 'vite';
import { findFreePort } from '../../product/server.ts';

export interface ServedPages {
  readonly url: string;
  stop(): Promise<void>;
}

export async function servePages(folder: URL, plugins: readonly Plugin[] = []): Promise<ServedPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'take-profits-bench-page-'));
  const settings = {
    configFile: false,
    root: fileURLToPath(folder),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build({ ...settings, plugins: [...plugins] });
  const port = await findFreePort();
  const server = await preview({
    ...settings,
    plugins: [...plugins],
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
