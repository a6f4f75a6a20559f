import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { toRefusalLine } from './start-refusal.ts';

// Halves the time to start: Node keeps what it has compiled, and stripped of types, beside the build.
enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));

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
