import type { VersionList } from '../../../contracts/record-lists.ts';
import { blankContent, type Content } from '../../../engine/content.ts';
import { withCurrentIds, type StoredAnswers } from '../../../engine/stored.ts';
import {
  allQuestions,
  currentSections,
  type Question,
  type Questionnaire,
} from '../../../engine/questionnaire.ts';
import { toAnswerText, withOwnTexts } from '../../../engine/results.ts';
import type { RecordVersion, StoredRecord } from '../../ports/entities.ts';
import type { ReadDb } from '../../ports/database.ts';
import type { Caller, Context } from '../context.ts';
import { findStoredAnswers } from '../stored.ts';
import { isImported, toOutcome, type ReadOutcome, type ReadRequest } from './records.ts';
import { findRecord } from '../../resources/stored-records.ts';
import { findVersion, listVersions as listStored } from '../../resources/stored-versions.ts';

export async function listVersions(
  { storage, questionnaires }: Context,
  { memberId }: Caller,
  { module, id }: { readonly module: string; readonly id: string },
): Promise<VersionList | undefined> {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  const record = await findRecord(storage.reads.db, memberId, id);
  if (!questionnaire || record?.module !== module || record.deletedAt !== null) return undefined;
  const list: VersionList[number][] = [];
  let after = findStoredAnswers(record);
  for await (const version of readVersions(storage.reads.db, record)) {
    const stored = findStoredAnswers(version);
    // A damaged version can be neither shown nor restored.
    if (stored) {
      list.push({
        revision: version.revision,
        saved_at: new Date(version.savedAt).toISOString(),
        ...(isImported({ ...record, revision: version.revision }) && { imported: true }),
        sections: currentSections(questionnaire, stored.sections),
        changed: findChanged(questionnaire, stored, after),
      });
    }
    after = stored;
  }
  return list;
}

/** In bytes: versions that are read together. */
const maxRead = 256_000;
const maxVersionsRead = 20;

/** Newest first, a few at a time: all of them may have 16 MB. */
export async function* readVersions(
  db: ReadDb,
  { memberId, id, revision, content }: StoredRecord,
): AsyncGenerator<RecordVersion> {
  const limit = Math.min(Math.max(Math.floor(maxRead / content.length), 1), maxVersionsRead);
  for (let before: number | undefined = revision; before !== undefined; ) {
    const page: readonly RecordVersion[] = await listStored(db, memberId, id, { before, limit });
    yield* page;
    before = page.at(-1)?.revision;
  }
}

/** In the form of the current questionnaire. */
export async function readVersionOf(
  context: Context,
  { memberId }: Caller,
  request: ReadRequest & { readonly id: string; readonly revision: number },
): Promise<ReadOutcome> {
  const { reads } = context.storage;
  const record = await findRecord(reads.db, memberId, request.id);
  const version = await findVersion(reads.db, memberId, request.id, request.revision);
  const isThere = record?.module === request.module && record.deletedAt === null;
  return toOutcome(
    context,
    request,
    isThere && version ? { ...record, ...toVersionFields(version) } : undefined,
  );
}

function toVersionFields({ revision, savedAt, content }: RecordVersion) {
  return { revision, savedAt, content, sections: findStoredAnswers({ content })?.sections ?? [] };
}

function findChanged(
  questionnaire: Questionnaire,
  before: StoredAnswers,
  after: StoredAnswers | undefined,
): string[] {
  const [one, other] = [before, after].map((stored) => withCurrentIds(questionnaire, stored ?? blankContent));
  return allQuestions(questionnaire)
    .filter((question) => !question.ownTextOf && read(question, one) !== read(question, other))
    .map(({ id }) => id);
}

function read(question: Question, { answers, notes }: Content = blankContent): string {
  const note = notes[question.id];
  const text = toAnswerText(withOwnTexts(question, answers), answers[question.id]);
  return JSON.stringify([text, note?.text, note?.source]);
}
