import { sql } from 'kysely';
import type { Argument, Db, ReadDb } from '../ports/database.ts';
import { write } from './write.ts';

/** What a search compares of a journal entry. */
export interface EntryWords {
  readonly id: string;
  readonly revision: number;
  /** Identifies the questions and the program that read them. */
  readonly mark: string;
  /** Folded (lib/fold.ts), with a line break between texts. */
  readonly words: string;
}

interface Search {
  readonly memberId: string;
  readonly module: string;
  readonly mark: string;
  readonly pattern: string;
}

const others = (db: ReadDb, arg: Argument<Search>) =>
  db
    .selectFrom('records')
    .select('id')
    .where('memberId', '=', arg('memberId'))
    .where('module', '=', arg('module'))
    .whereRef('wordsRevision', '=', 'revision')
    .where('wordsMark', '=', arg('mark'))
    .where(sql<boolean>`words not like ${arg('pattern')} escape '\\'`);

/**
 * Ids of records whose stored words do not include these. Omits records without words of their present revision and of
 * the questions with that mark.
 */
export async function listEntriesWithout(
  db: ReadDb,
  memberId: string,
  module: string,
  { mark, words }: Pick<EntryWords, 'mark' | 'words'>,
): Promise<readonly string[]> {
  const pattern = `%${toText(words).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return (await db.all(others, { memberId, module, mark, pattern })).map(({ id }) => id);
}

type OwnWords = EntryWords & { readonly memberId: string };

const replacement = (db: Db, arg: Argument<OwnWords>) =>
  db
    .updateTable('records')
    .set({ words: arg('words'), wordsRevision: arg('revision'), wordsMark: arg('mark') })
    .where('memberId', '=', arg('memberId'))
    .where('id', '=', arg('id'))
    .where('revision', '=', arg('revision'));

/** Skips records that have another revision by now. */
export const keepEntryWords = write(
  'keepEntryWords',
  async (
    tx,
    { memberId, entries }: { readonly memberId: string; readonly entries: readonly EntryWords[] },
  ) => {
    await Promise.all(
      entries.map(({ words, ...of }) => tx.run(replacement, { memberId, ...of, words: toText(words) })),
    );
    return { kind: 'kept' } as const;
  },
);

/** No database stores U+0000 in a text. */
const toText = (words: string) => words.replaceAll('\0', '\ufffd');
