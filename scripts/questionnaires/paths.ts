import { fileURLToPath } from 'node:url';

/** The folder of all questionnaires' folders. */
export const schemasDir = fileURLToPath(new URL('../../schemas', import.meta.url));

/** Where the compile step writes. */
export const buildDir = fileURLToPath(new URL('../../build/questionnaires', import.meta.url));
