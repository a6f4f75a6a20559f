/** A separate file, so that a database is checked before Kysely is loaded. */
export const migrationNames = [
  '001-first',
  '002-subjects',
  '003-brief-records',
  '004-versions',
  '005-sign-in',
  '006-live-versions',
  '007-shared-memory',
  '008-version-bytes',
  '009-quiet-index',
  '010-retention-looks',
  '011-sign-in-guards',
  '012-record-content',
  '013-watched-coins',
  '014-coin-days',
  '015-alerts',
  '016-alert-states',
  '017-origins',
  '018-baselines',
  '019-entry-words',
] as const;

export type MigrationName = (typeof migrationNames)[number];

export function findUnknownMigration(applied: readonly string[]): string | undefined {
  const known: readonly string[] = migrationNames;
  return applied.find((name) => !known.includes(name));
}
