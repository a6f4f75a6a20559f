import { fromArguments, type Argument, type Db, type ReadDb } from '../ports/database.ts';

interface OfModule {
  readonly memberId: string;
  readonly module: string;
}

const ofModule = (db: ReadDb, arg: Argument<OfModule>) =>
  db
    .selectFrom('savedSections')
    .select('section')
    .where('memberId', '=', arg('memberId'))
    .where('module', '=', arg('module'));

/** The sections of a questionnaire that the member has ever saved. */
export async function listSavedSections(
  db: ReadDb,
  memberId: string,
  module: string,
): Promise<readonly string[]> {
  return (await db.all(ofModule, { memberId, module })).map(({ section }) => section);
}

const insertion = (db: Db, arg: Argument<OfModule & { readonly section: string }>) =>
  db
    .insertInto('savedSections')
    .values(fromArguments(arg, ['memberId', 'module', 'section']))
    .onConflict((conflict) => conflict.columns(['memberId', 'module', 'section']).doNothing());

export async function markSectionsSaved(tx: Db, of: OfModule, sections: readonly string[]): Promise<void> {
  await Promise.all(sections.map((section) => tx.run(insertion, { ...of, section })));
}

export async function deleteOfMember(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('savedSections').where('memberId', '=', memberId).execute();
}
