import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../src/server/start-refusal.ts';
import { openReader } from '../../src/server/storage/sqlite/database.ts';
import { findDepartures, followDepartures, markRestored, type Departures } from './departures.ts';
import {
  claimFile,
  describeFile,
  fileIn,
  readNewest,
  requireOwn,
  sealFile,
  syncFolderOf,
} from './embedded.ts';

export interface RestoreOptions {
  readonly now: number;
  /** Members who were deleted since the backup come back. */
  readonly keepDeleted: boolean;
  /** What the database that is there has and the backup has not is left aside with it. */
  readonly loseNewer: boolean;
}

/**
 * Puts a backup in the place of a folder's database. One that is there is moved aside, never deleted; it is left
 * alone where it is in use or has what the backup has not. Who was deleted from it is not brought back.
 */
export function restore(dataDir: string, backupFile: string, options: RestoreOptions): readonly string[] {
  requireOwn(backupFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = fileIn(dataDir);
  const partial = `${file}.partial`;
  const old = existsSync(file) ? claimOlder(file, backupFile, options) : undefined;
  const aside = `${file}.before-${new Date(options.now).toISOString().replaceAll(':', '-')}`;
  try {
    copyFileSync(backupFile, partial);
    prepareCopy(partial, options.keepDeleted ? undefined : old?.departures);
    sealFile(partial);
    // The claim is held over the renames, so that no server opens what is being exchanged.
    if (old) renameSync(file, aside);
    renameSync(partial, file);
    syncFolderOf(file);
  } finally {
    rmSync(partial, { force: true });
    old?.claimed.close();
  }
  return [
    ...(old
      ? [...sayDepartures(old.departures, options), `The database that was there is kept as ${aside}`]
      : []),
    `${file}: ${describeFile(file)}`,
  ];
}

/** Ends all sessions, since some may have been ended after the backup, and leaves nothing of what is deleted. */
function prepareCopy(file: string, departures: Departures | undefined): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('BEGIN; DELETE FROM sessions');
    if (departures) followDepartures(copy, departures);
    markRestored(copy);
    copy.exec('COMMIT; VACUUM');
  } finally {
    copy.close();
  }
}

function sayDepartures(
  departures: Departures | undefined,
  { keepDeleted }: RestoreOptions,
): readonly string[] {
  if (!departures)
    return ['The backup is not one of the database that was there: who was deleted since is not known'];
  const { deleted, uncertain, wishes } = departures;
  return [
    ...(deleted.length === 0
      ? []
      : [
          `${deleted.length} members of the backup were deleted since, and are ${keepDeleted ? 'back' : 'deleted here too (--keep-deleted brings them back)'}`,
        ]),
    ...(uncertain === 0
      ? []
      : [
          `${uncertain} members of the backup are not in the database that was there, which was restored itself: they stay, since they may have joined later; remove those who left`,
        ]),
    ...(wishes.length === 0
      ? []
      : [
          `${wishes.length} members asked to leave since, or took that back: ${keepDeleted ? 'the backup does not say so' : 'so it is here'}`,
        ]),
  ];
}

interface Older {
  readonly claimed: DatabaseSync;
  readonly departures: Departures | undefined;
}

function claimOlder(file: string, backupFile: string, { loseNewer }: RestoreOptions): Older {
  requireOwn(file);
  const claimed = claimFile(file);
  const saved = openReader(backupFile);
  try {
    const [here, there] = [readNewest(claimed), readNewest(saved)];
    if (here <= there || loseNewer) return { claimed, departures: findDepartures(claimed, saved) };
    const toText = (at: number) => new Date(at).toISOString();
    throw new StartRefusal(
      `The database ${file} is newer (last written ${toText(here)}) than the backup (${toText(there)}): ` +
        'add --lose-newer if what came since may be left aside with it.',
    );
  } catch (error) {
    claimed.close();
    throw error;
  } finally {
    saved.close();
  }
}
