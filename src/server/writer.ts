import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';

// Each thread has to ask for the cache itself.
enableCompileCache(compileCache);

// Loaded only now, so that the cache serves it.
const { runWriter } = await import('./run-writer.ts');
await runWriter();
// As in main.ts, and for this thread.
flushCompileCache();
