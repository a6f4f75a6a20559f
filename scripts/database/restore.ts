import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../src/server/start-refusal.ts';
import {
  claimFile,
  describeFile,
  endSessions,
  fileIn,
  readNewest,
  requireOwn,
  sealFile,
  syncFolderOf,
} from './embedded.ts';

/**
 * Puts a backup in the place of a folder's database. One that is there is moved aside, never deleted; it is left
 * alone where it is in use or has what the backup has not.
 */
export function restore(dataDir: string, backupFile: string, now: number): readonly string[] {
  requireOwn(backupFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  const partial = `${file}.partial`;
  const old = existsSync(file) ? claimOlder(file, backupFile) : undefined;
  const aside = `${file}.before-${new Date(now).toISOString().replaceAll(':', '-')}`;
  try {
    copyFileSync(backupFile, partial);
    endSessions(partial);
    sealFile(partial);
    // The claim is held over the renames, so that no server opens what is being exchanged.
    if (old) renameSync(file, aside);
    renameSync(partial, file);
    syncFolderOf(file);
  } finally {
    rmSync(partial, { force: true });
    old?.close();
  }
  return [
    ...(old ? [`The database that was there is kept as ${aside}`] : []),
    `${file}: ${describeFile(file)}`,
  ];
}

function claimOlder(file: string, backupFile: string): DatabaseSync {
  requireOwn(file);
  const claimed = claimFile(file);
  const saved = new DatabaseSync(backupFile, { readOnly: true });
  try {
    const [here, there] = [readNewest(claimed), readNewest(saved)];
    if (here <= there) return claimed;
    const toText = (at: number) => new Date(at).toISOString();
    throw new StartRefusal(
      `The database ${file} is newer (last written ${toText(here)}) than the backup (${toText(there)}): ` +
        'move it away first if what came since may be lost.',
    );
  } catch (error) {
    claimed.close();
    throw error;
  } finally {
    saved.close();
  }
}
