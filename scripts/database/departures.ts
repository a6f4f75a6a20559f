import type { DatabaseSync } from 'node:sqlite';
import { fileMarks, readMark } from '../../src/server/storage/sqlite/database.ts';
import { toMarksKey } from '../../src/server/resources/sessions.ts';
import { memberTables } from '../../src/server/ports/tables.ts';
import { hasColumn, hasTable, readNewest } from './embedded.ts';

export interface Departures {
  readonly deleted: readonly string[];
  /**
   * The number of members who joined when the database, itself restored from an older backup, may not have known them.
   */
  readonly uncertain: number;
  readonly wishes: readonly Wish[];
  readonly removedPasskeys: readonly string[];
  /** Memberships that end earlier than the backup says. */
  readonly ended: readonly EndedMembership[];
}

export interface EndedMembership {
  readonly id: string;
  readonly subExpiry: number;
}

interface Wish {
  readonly id: string;
  readonly email: string;
  readonly leavesAt: number | null;
}

/** Undefined if the backup was made neither of this database nor of one that it was restored from. */
export function findDepartures(present: DatabaseSync, backup: DatabaseSync): Departures | undefined {
  if (readOrigin(present) !== readOrigin(backup)) return undefined;
  const here = readMembers(present);
  const there = [...readMembers(backup)];
  const restored = readMark(present) === fileMarks.restored;
  const known = restored ? readNewest(present) : Infinity;
  const missing = there.filter(([id]) => !here.has(id));
  const deleted = missing.filter(([, { createdAt }]) => createdAt <= known).map(([id]) => id);
  const wishes = there.flatMap(([id, { leavesAt: before }]) => {
    const member = here.get(id);
    if (member === undefined || member.leavesAt === before) return [];
    return [{ id, email: member.email, leavesAt: member.leavesAt }];
  });
  const kept = new Set(readPasskeys(present).map(({ id }) => id));
  const removedPasskeys = readPasskeys(backup)
    .filter(({ id, memberId }) => here.has(memberId) && !kept.has(id))
    .map(({ id }) => id);
  const ended = there.flatMap(([id, { subExpiry: before }]) => {
    const subExpiry = here.get(id)?.subExpiry ?? before;
    return subExpiry < before ? [{ id, subExpiry }] : [];
  });
  return { deleted, uncertain: missing.length - deleted.length, wishes, removedPasskeys, ended };
}

/** Deletes from a copy of the backup the members deleted since; those who asked to leave leave there too. */
export function followDepartures(
  copy: DatabaseSync,
  { deleted, wishes }: Pick<Departures, 'deleted' | 'wishes'>,
): void {
  const ids = JSON.stringify(deleted);
  for (const table of memberTables.filter((name) => hasTable(copy, name))) {
    const column = table === 'members' ? 'id' : 'member_id';
    copy.prepare(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`).run(ids);
  }
  if (hasTable(copy, 'used_challenges')) {
    const forget = copy.prepare('DELETE FROM used_challenges WHERE hash = ?');
    for (const id of deleted) forget.run(toMarksKey(id));
  }
  if (!canLeave(copy)) return;
  const change = copy.prepare('UPDATE members SET leaves_at = ? WHERE id = ?');
  for (const { id, leavesAt } of wishes) change.run(leavesAt, id);
}

export function canLeave(database: DatabaseSync): boolean {
  return hasColumn(database, 'members', 'leaves_at');
}

export function markRestored(copy: DatabaseSync): void {
  copy.exec(`PRAGMA user_version = ${fileMarks.restored}`);
}

/** When a database was made: its backups have the same value, and no other database has it. */
function readOrigin(database: DatabaseSync): unknown {
  return database.prepare('SELECT min(timestamp) AS made FROM kysely_migration').get()?.['made'];
}

interface Known {
  readonly email: string;
  readonly subExpiry: number;
  readonly createdAt: number;
  /** Also null in a database of a release without leaving. */
  readonly leavesAt: number | null;
}

function readMembers(database: DatabaseSync): ReadonlyMap<string, Known> {
  const rows = database.prepare('SELECT * FROM members').all();
  return new Map(
    rows.map(({ id, email, sub_expiry: subExpiry, created_at: createdAt, leaves_at: leavesAt = null }) => [
      String(id),
      {
        email: String(email),
        subExpiry: Number(subExpiry),
        createdAt: Number(createdAt),
        leavesAt: leavesAt === null ? null : Number(leavesAt),
      },
    ]),
  );
}

function readPasskeys(database: DatabaseSync) {
  if (!hasTable(database, 'passkeys')) return [];
  const rows = database.prepare('SELECT id, member_id FROM passkeys').all();
  return rows.map(({ id, member_id: memberId }) => ({ id: String(id), memberId: String(memberId) }));
}
