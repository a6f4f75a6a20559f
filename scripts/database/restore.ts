import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal, toRefusalLine } from '../../src/server/config/start-refusal.ts';
import { openReader } from '../../src/server/storage/sqlite/database.ts';
import { canLeave, findDepartures, followDepartures, markRestored, type Departures } from './departures.ts';
import {
  claimFile,
  describeFile,
  fileIn,
  readNewest,
  requireOwn,
  sealFile,
  syncFolderOf,
} from './embedded.ts';
import { endSignIns, readUsedUp, type KnownSignIns } from './end-logins.ts';

interface RestoreOptions {
  readonly now: number;
  /** Members who were deleted since the backup come back. */
  readonly keepDeleted: boolean;
  /** Accepts that newer data of the replaced database is set aside with it. */
  readonly loseNewer: boolean;
}

/**
 * Replaces a folder's database by a backup. An existing database is moved aside, never deleted; the restore refuses if
 * it is in use or has data that the backup lacks. The copy keeps the tables of the release that made the backup, so
 * that the older program can open it too. Members deleted since are not brought back, nor anything that lets somebody
 * sign in.
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
    const lines = prepareCopy(partial, old?.known, options);
    sealFile(partial);
    // The claim is held over the renames, so that no server opens a file that is being exchanged.
    if (old) renameSync(file, aside);
    renameSync(partial, file);
    syncFolderOf(file);
    return [
      ...sayUncompared(old),
      ...lines,
      ...(old ? [`The database that was there is kept as ${aside}`] : []),
      `${file}: ${describeFile(file)}`,
    ];
  } finally {
    rmSync(partial, { force: true });
    old?.claimed.close();
  }
}

/**
 * Applies to the copy what happened since the backup, and overwrites what is deleted. Returns lines for the operator.
 */
function prepareCopy(file: string, known: Known | undefined, options: RestoreOptions): readonly string[] {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('BEGIN');
    endSignIns(copy, known, options.now);
    if (known && !options.keepDeleted) followDepartures(copy, known);
    markRestored(copy);
    copy.exec('COMMIT; VACUUM');
    return known ? sayDepartures(known, options, canLeave(copy)) : sayUnknown;
  } finally {
    copy.close();
  }
}

function sayUncompared(old: Older | undefined): readonly string[] {
  if (old === undefined) return ['There was no database to compare the backup with'];
  return old.known ? [] : ['The backup is not one of the database that was there'];
}

const sayUnknown = [
  'Nothing is known of what was taken away after the backup. These may be valid again: members who were deleted, ' +
    'passkeys that were removed, memberships that were ended. Who asked to leave since is not leaving',
  'Not valid any more: all sessions, codes that wait, and browsers that members logged in with before',
];

function sayDepartures(
  { deleted, uncertain, wishes, removedPasskeys, ended }: Departures,
  { keepDeleted }: RestoreOptions,
  canNoteWishes: boolean,
): readonly string[] {
  const lines: readonly (readonly [number, string])[] = [
    [
      deleted.length,
      `${deleted.length} members of the backup were deleted since, and are ${keepDeleted ? 'back' : 'deleted here too (--keep-deleted brings them back)'}`,
    ],
    [
      uncertain,
      `${uncertain} members of the backup are not in the database that was there, which was restored itself: they stay, since they may have joined later; remove those who left`,
    ],
    [wishes.length, sayWishes(wishes, keepDeleted, canNoteWishes)],
    [
      removedPasskeys.length,
      `${removedPasskeys.length} passkeys of the backup were removed since, and are removed here too`,
    ],
    [ended.length, `${ended.length} memberships of the backup were ended earlier since, and end here too`],
  ];
  return lines.flatMap(([count, line]) => (count === 0 ? [] : [line]));
}

function sayWishes(wishes: Departures['wishes'], keepDeleted: boolean, canNote: boolean): string {
  const said = `${wishes.length} members asked to leave since, or took that back: `;
  if (keepDeleted) return `${said}the backup does not say so`;
  if (canNote) return `${said}so it is here`;
  const emails = wishes.map(({ email }) => email).join(', ');
  return `${said}the backup is of a release that cannot note it; remove them yourself: ${emails}`;
}

type Known = Departures & KnownSignIns;

interface Older {
  readonly claimed: DatabaseSync;
  /** Undefined: the backup was made of another database. */
  readonly known: Known | undefined;
}

function claimOlder(file: string, backupFile: string, { loseNewer }: RestoreOptions): Older {
  requirePresent(file);
  const claimed = claimFile(file);
  const saved = openReader(backupFile);
  try {
    const [here, there] = [readNewest(claimed), readNewest(saved)];
    if (here <= there || loseNewer) {
      const departures = findDepartures(claimed, saved);
      return { claimed, known: departures && { ...departures, used: readUsedUp(claimed) } };
    }
    const toText = (at: number) => new Date(at).toISOString();
    throw new StartRefusal(
      `The database ${file} is newer (last written ${toText(here)}) than the backup (${toText(there)}): ` +
        'add --lose-newer to restore it anyway; the newer database is moved aside.',
    );
  } catch (error) {
    claimed.close();
    throw error;
  } finally {
    saved.close();
  }
}

/** An operator moves an unreadable database away by hand: whether a server still uses it is not known. */
function requirePresent(file: string): void {
  try {
    requireOwn(file);
  } catch (cause) {
    const line = toRefusalLine(cause);
    if (line === undefined) throw cause;
    throw new StartRefusal(
      `${line} To restore without it, stop the server, move that file out of the folder and restore again: ` +
        'members who were deleted and passkeys that were removed since the backup may then be valid again.',
      { cause },
    );
  }
}
