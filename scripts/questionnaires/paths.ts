import { fileURLToPath } from 'node:url';

export const schemasDir = fileURLToPath(new URL('../../schemas', import.meta.url));

export const buildDir = fileURLToPath(new URL('../../build/questionnaires', import.meta.url));

/** Where `npm run dev` compiles to: an edit there changes nothing that a build, a running product or a test reads. */
export const devBuildDir = fileURLToPath(new URL('../../build/dev/questionnaires', import.meta.url));
