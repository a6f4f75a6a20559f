import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';
import { survivePipeEnd } from './closed-output.ts';
import { toRefusalLine } from './start-refusal.ts';

enableCompileCache(compileCache);
survivePipeEnd();

try {
  // Loaded only now, so that the cache serves it.
  const { start } = await import('./start.ts');
  await start();
  // At the end of a long life V8 has let go of what only a start needs, and one that is killed would leave nothing.
  flushCompileCache();
} catch (error) {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
