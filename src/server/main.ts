import { enableCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';
import { toRefusalLine } from './start-refusal.ts';

enableCompileCache(compileCache);

try {
  // Loaded only now, so that the cache serves it.
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
