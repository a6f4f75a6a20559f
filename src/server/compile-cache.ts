import { fileURLToPath } from 'node:url';

/** Halves the time to start. */
export const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url));
