import { enableCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';

// Each thread has to ask for the cache itself.
enableCompileCache(compileCache);

// Loaded only now, so that the cache serves it.
const { runWriter } = await import('./run-writer.ts');
await runWriter();
