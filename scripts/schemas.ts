/**
 * Checks the content of schemas/ and says in plain sentences, with file and line, what is wrong.
 *
 * Usage: npm run schemas                 check
 *        npm run schemas -- --release    check, then record each questionnaire's version in its released.json
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolders, type CheckedFolder } from './questionnaires/check.ts';
import { schemasDir } from './questionnaires/paths.ts';
import { releaseOf } from './questionnaires/release-problems.ts';

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const outcome = await checkFolders(schemasDir);
if (outcome.kind === 'problems') {
  console.error(outcome.report);
  process.exitCode = 1;
} else {
  console.log(`${outcome.folders.length} questionnaires are in order.`);
  if (values.release) await Promise.all(outcome.folders.map(release));
}

async function release({ dir, source }: CheckedFolder): Promise<void> {
  const { version } = source.schema['x-questionnaire'];
  if (Object.hasOwn(source.released.versions, String(version))) return;
  const versions = { ...source.released.versions, [version]: releaseOf(source) };
  const file = { $schema: '../meta/released.json', versions };
  await writeFile(join(dir, 'released.json'), `${JSON.stringify(file, null, 2)}\n`);
  console.log(`Recorded version ${version} of ${source.id}.`);
}
