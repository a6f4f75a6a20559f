import type { DatabaseSync } from 'node:sqlite';
import { memberTables } from '../../src/server/storage/tables.ts';
import { readNewest } from './embedded.ts';

/** What a database says of the members of a backup that takes its place. */
export interface Departures {
  /** Ids of those it does not have any more. */
  readonly deleted: readonly string[];
  /** Those who joined when the database, itself restored from an older backup, may not have known them. */
  readonly uncertain: number;
  /** Those who have asked to leave, or took that back, after the backup. */
  readonly wishes: readonly { readonly id: string; readonly leavesAt: number | null }[];
}

/** Set in a database that was restored: what it does not have may also have come after its backup. */
const restoredMark = 1;

/** Undefined where the backup was not made of this database, nor of one that it was restored from. */
export function findDepartures(present: DatabaseSync, backup: DatabaseSync): Departures | undefined {
  if (readOrigin(present) !== readOrigin(backup)) return undefined;
  const here = readMembers(present);
  const there = [...readMembers(backup)];
  const restored = present.prepare('PRAGMA user_version').get()?.['user_version'] === restoredMark;
  const known = restored ? readNewest(present) : Infinity;
  const missing = there.filter(([id]) => !here.has(id));
  const deleted = missing.filter(([, { createdAt }]) => createdAt <= known).map(([id]) => id);
  const wishes = there.flatMap(([id, { leavesAt: before }]) => {
    const leavesAt = here.get(id)?.leavesAt;
    return leavesAt === undefined || leavesAt === before ? [] : [{ id, leavesAt }];
  });
  return { deleted, uncertain: missing.length - deleted.length, wishes };
}

/** Does in a copy of the backup what happened since. */
export function followDepartures(copy: DatabaseSync, { deleted, wishes }: Departures): void {
  const tables = copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const there = new Set(tables.map(({ name }) => String(name)));
  const ids = JSON.stringify(deleted);
  for (const table of memberTables.filter((name) => there.has(name))) {
    const column = table === 'members' ? 'id' : 'member_id';
    copy.prepare(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`).run(ids);
  }
  for (const { id, leavesAt } of wishes)
    copy.prepare('UPDATE members SET leaves_at = ? WHERE id = ?').run(leavesAt, id);
}

export function markRestored(copy: DatabaseSync): void {
  copy.exec(`PRAGMA user_version = ${restoredMark}`);
}

/** When a database was made: its backups have the same, and no other database has. */
function readOrigin(database: DatabaseSync): unknown {
  return database.prepare('SELECT min(timestamp) AS made FROM kysely_migration').get()?.['made'];
}

interface Known {
  readonly createdAt: number;
  /** Undefined in a database of before members could leave. */
  readonly leavesAt: number | null | undefined;
}

function readMembers(database: DatabaseSync): ReadonlyMap<string, Known> {
  const rows = database.prepare('SELECT * FROM members').all();
  return new Map(
    rows.map(({ id, created_at: createdAt, leaves_at: leavesAt }) => [
      String(id),
      {
        createdAt: Number(createdAt),
        leavesAt: leavesAt === undefined || leavesAt === null ? leavesAt : Number(leavesAt),
      },
    ]),
  );
}
