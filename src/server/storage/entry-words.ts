import { sql } from 'kysely';
import type { Reads, Tx } from '../ports/storage.ts';
import { prepare } from './prepare.ts';
import type { Queries } from './queries.ts';

export function entryWordReads(db: Queries) {
  const others = prepare<{ memberId: string; module: string; mark: string; pattern: string }>(db)((arg) =>
    db
      .selectFrom('records')
      .select('id')
      .where('member_id', '=', arg('memberId'))
      .where('module', '=', arg('module'))
      .whereRef('words_revision', '=', 'revision')
      .where('words_mark', '=', arg('mark'))
      .where(sql<boolean>`words not like ${arg('pattern')} escape '\\'`),
  );
  return {
    async listEntriesWithout(memberId, module, { mark, words }) {
      const pattern = `%${toText(words).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return (await others.all({ memberId, module, mark, pattern })).map(({ id }) => id);
    },
  } satisfies Partial<Reads>;
}

export function entryWordWrites(db: Queries) {
  const keep = prepare<{ memberId: string; id: string; revision: number; mark: string; words: string }>(db)(
    (arg) =>
      db
        .updateTable('records')
        .set({ words: arg('words'), words_revision: arg('revision'), words_mark: arg('mark') })
        .where('member_id', '=', arg('memberId'))
        .where('id', '=', arg('id'))
        .where('revision', '=', arg('revision')),
  );
  return {
    async keepEntryWords({ words, ...of }) {
      await keep.run({ ...of, words: toText(words) });
    },
  } satisfies Partial<Tx>;
}

/** No database stores U+0000 in a text. */
const toText = (words: string) => words.replaceAll('\0', '\ufffd');
