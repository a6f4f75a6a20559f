import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';

// Each thread must enable the cache itself.
enableCompileCache(compileCache);

// Imported after the cache is enabled, so that the cache serves it.
const { runWriter } = await import('./run-writer.ts');
await runWriter();
// As in main.ts, for this thread.
flushCompileCache();
