import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PassedCheck } from './check.ts';
import { ledgerName, toLedger } from './ledger.ts';
import { lastSeal, toReleasedFile } from './released-file.ts';

/** Records the present version of every questionnaire. Returns what was newly recorded. */
export async function releaseFolders(
  root: string,
  { folders, givenUp }: Pick<PassedCheck, 'folders' | 'givenUp'>,
): Promise<readonly string[]> {
  const recorded = await Promise.all(
    folders.map(async ({ dir, source }) => {
      const released = toReleasedFile(source);
      const isNew = released !== source.released;
      if (isNew) await write(join(dir, 'released.json'), { $schema: '../meta/released.json', ...released });
      return { source, released, isNew };
    }),
  );
  const sealed = recorded.map(({ source, released }) => ({ name: source.id, seal: lastSeal(released) }));
  await write(join(root, ledgerName), toLedger(sealed, givenUp));
  return recorded
    .filter(({ isNew }) => isNew)
    .map(({ source }) => {
      const { version } = source.schema['x-questionnaire'];
      const isKnown = source.released.versions[String(version)] !== undefined;
      return `Recorded ${isKnown ? 'the wordings of ' : ''}version ${version} of ${source.id}.`;
    });
}

function write(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
