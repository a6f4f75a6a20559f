import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';
import { survivePipeEnd } from './closed-output.ts';
import { toRefusalLine } from './config/start-refusal.ts';

enableCompileCache(compileCache);
survivePipeEnd();

try {
  // Imported after the cache is enabled, so that the cache serves it.
  const { start } = await import('./start.ts');
  await start();
  // Flushed now: later V8 has dropped what only a start needs, and a killed process would write nothing.
  flushCompileCache();
} catch (error) {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
