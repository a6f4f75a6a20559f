import { fileURLToPath } from 'node:url';

/** Where Node keeps what it has compiled, and stripped of types: beside the build. It halves the time to start. */
export const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url));
