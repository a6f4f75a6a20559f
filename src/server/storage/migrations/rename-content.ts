import type { Kysely } from 'kysely';

/**
 * The previous release cannot read format 2: without the old column it fails with 5xx, which browsers retry, and loses nothing.
 */
export async function renameContent(db: Kysely<unknown>): Promise<void> {
  for (const table of ['records', 'record_versions']) {
    await db.schema.alterTable(table).renameColumn('answers', 'content').execute();
  }
}
