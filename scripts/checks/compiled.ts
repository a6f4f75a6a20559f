/**
 * Compiles the questionnaires of schemas/ and of the tests, and records which modules took part.
 *
 * Usage: node scripts/checks/compiled.ts
 */
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, readStamp, removeStamp, root, writeStamp } from '../setup/files.mjs';

const stamp = 'build/.compiled';
const sources = ['schemas', 'tests/fixtures/questionnaires', 'package-lock.json'];
/** `npm run dev` and the build write some of them too. */
const results = ['build/questionnaires', 'build/fixtures'];

/** Whether nothing that takes part in compiling has changed since, and neither have the results. */
export function isCompiled(): boolean {
  const [hash, ...modules] = readStamp(stamp)?.split('\n') ?? [];
  return hash === fingerprint([...sources, ...results, ...modules]);
}

if (import.meta.main) {
  removeStamp(stamp);
  const before = fingerprint(sources);
  const modules: string[] = [];
  registerHooks({
    load(url, context, load) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) {
        modules.push(relative(root, fileURLToPath(url)));
      }
      return load(url, context);
    },
  });
  const { compileAll } = await import('../questionnaires/compile.ts');
  const { compileFixtures } = await import('../questionnaires/compile-fixtures.ts');
  await compileAll();
  await compileFixtures();
  if (fingerprint(sources) === before) {
    writeStamp(stamp, [fingerprint([...sources, ...results, ...modules]), ...modules].join('\n'));
  }
}
