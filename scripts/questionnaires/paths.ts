import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectSchemas = fileURLToPath(new URL('../../schemas', import.meta.url));

/** Tests name a copy that they may edit. */
export const schemasDir = process.env['SCHEMAS_DIR'] ?? projectSchemas;

export const metaDir = join(projectSchemas, 'meta');

export const buildDir = fileURLToPath(new URL('../../build/questionnaires', import.meta.url));

/** Where `npm run dev` compiles to: an edit there changes nothing that a build, a running product or a test reads. */
export const devBuildDir = fileURLToPath(new URL('../../build/dev/questionnaires', import.meta.url));
