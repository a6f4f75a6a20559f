import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedFolder } from './check.ts';
import { ledgerName } from './ledger.ts';
import { lastSeal, toReleasedFile } from './released-file.ts';

/** Records the present version of every questionnaire. Says what is recorded now that was not. */
export async function releaseFolders(
  root: string,
  folders: readonly CheckedFolder[],
): Promise<readonly string[]> {
  const recorded = await Promise.all(
    folders.map(async ({ dir, source }) => {
      const released = toReleasedFile(source);
      const isNew = released !== source.released;
      if (isNew) await write(join(dir, 'released.json'), { $schema: '../meta/released.json', ...released });
      return { source, released, isNew };
    }),
  );
  const seals = Object.fromEntries(recorded.map(({ source, released }) => [source.id, lastSeal(released)]));
  await write(join(root, ledgerName), seals);
  return recorded
    .filter(({ isNew }) => isNew)
    .map(({ source }) => `Recorded version ${source.schema['x-questionnaire'].version} of ${source.id}.`);
}

function write(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
