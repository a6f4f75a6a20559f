/** The server of npm run dev: the product's, without built pages, since Vite serves them. */
import { enableCompileCache } from 'node:module';
import { compileCache } from '../../src/server/compile-cache.ts';
import { toRefusalLine } from '../../src/server/config/start-refusal.ts';
import { buildPage } from '../../src/server/http/pages/page.ts';
import type { Pages } from '../../src/server/http/pages/pages.ts';
import { devBuildDir } from '../questionnaires/paths.ts';
import { root } from '../setup/files.mjs';

enableCompileCache(compileCache);

try {
  // Imported after the cache is enabled, so that the cache serves it.
  const { start } = await import('../../src/server/start.ts');
  await start({ load: loadNoPages, questionnairesDir: devBuildDir });
} catch (error) {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}

async function loadNoPages(): Promise<Pages> {
  const page = await buildPage('<!doctype html><title>Take Profits</title>npm run dev serves the pages.');
  return { app: page, publicPage: async () => page, warm: async () => undefined, assetsDir: `${root}assets` };
}
