import type { Kysely } from 'kysely';

/**
 * Records and versions are written in form 2 from now on. A server of the release before does not know it: it finds no
 * column of the old name, fails with 5xx, which browsers repeat, and drops nothing.
 */
export async function renameContent(db: Kysely<unknown>): Promise<void> {
  for (const table of ['records', 'record_versions']) {
    await db.schema.alterTable(table).renameColumn('answers', 'content').execute();
  }
}
