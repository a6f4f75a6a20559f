import { fileURLToPath } from 'node:url';

export const schemasDir = fileURLToPath(new URL('../../schemas', import.meta.url));

export const buildDir = fileURLToPath(new URL('../../build/questionnaires', import.meta.url));
