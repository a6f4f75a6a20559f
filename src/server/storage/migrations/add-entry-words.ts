import type { Kysely } from 'kysely';

/** What a search compares of a journal entry, with the record's revision and a mark of the questions that these words are of. */
export async function addEntryWords(db: Kysely<unknown>): Promise<void> {
  for (const column of ['words', 'words_mark'])
    await db.schema.alterTable('records').addColumn(column, 'text').execute();
  await db.schema.alterTable('records').addColumn('words_revision', 'integer').execute();
}
