import type { DatabaseSync } from 'node:sqlite';
import { markLife } from '../../src/server/domain/sessions.ts';
import { toMarksKey } from '../../src/server/resources/sessions.ts';
import { passingTables } from '../../src/server/ports/tables.ts';
import type { EndedMembership } from './departures.ts';
import { hasTable } from './embedded.ts';

export interface KnownSignIns {
  readonly removedPasskeys: readonly string[];
  readonly ended: readonly EndedMembership[];
  readonly used: readonly UsedUp[];
}

interface UsedUp {
  readonly hash: string;
  readonly expiresAt: number;
}

export function readUsedUp(database: DatabaseSync): readonly UsedUp[] {
  if (!hasTable(database, 'used_challenges')) return [];
  const rows = database.prepare('SELECT hash, expires_at FROM used_challenges').all();
  return rows.map(({ hash, expires_at: expiresAt }) => ({
    hash: String(hash),
    expiresAt: Number(expiresAt),
  }));
}

/**
 * Deletes all sessions, codes and limits from a copy of a backup, and every means of sign-in that was removed since.
 * Without knowledge of the replaced database, every browser counts as signed out.
 */
export function endSignIns(copy: DatabaseSync, known: KnownSignIns | undefined, now: number): void {
  for (const table of passingTables.filter((name) => hasTable(copy, name))) copy.exec(`DELETE FROM ${table}`);
  if (known && hasTable(copy, 'passkeys')) {
    const remove = copy.prepare('DELETE FROM passkeys WHERE id = ?');
    for (const id of known.removedPasskeys) remove.run(id);
  }
  const end = copy.prepare('UPDATE members SET sub_expiry = ? WHERE id = ?');
  for (const { id, subExpiry } of known?.ended ?? []) end.run(subExpiry, id);
  if (!hasTable(copy, 'used_challenges')) return;
  const add = copy.prepare(
    `INSERT INTO used_challenges (hash, expires_at) VALUES (?, ?)
      ON CONFLICT (hash) DO UPDATE SET expires_at = max(expires_at, excluded.expires_at)`,
  );
  for (const { hash, expiresAt } of known?.used ?? allMarks(copy, now)) add.run(hash, expiresAt);
}

function allMarks(copy: DatabaseSync, now: number): readonly UsedUp[] {
  const members = copy.prepare('SELECT id FROM members').all();
  return members.map(({ id }) => ({ hash: toMarksKey(String(id)), expiresAt: now + markLife }));
}
