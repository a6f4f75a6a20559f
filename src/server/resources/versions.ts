import { versionHeader } from '../../contracts/record.ts';
import { getVersion, getVersions, postRestore, type VersionList } from '../../contracts/record-lists.ts';
import { blankContent, type Content } from '../../engine/content.ts';
import {
  allQuestions,
  currentSections,
  type Question,
  type Questionnaire,
} from '../../engine/questionnaire.ts';
import { toAnswerText, withOwnTexts } from '../../engine/results.ts';
import { recalculate } from '../../engine/save.ts';
import { withCurrentIds, type StoredAnswers } from '../../engine/stored.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { findQuestionnaire } from '../domain/find-questionnaire.ts';
import { isImported } from '../domain/read-record.ts';
import { toRead } from './to-read.ts';
import { findStoredAnswers, recordDamaged } from '../domain/stored.ts';
import type { RecordVersion } from '../ports/entities.ts';
import { done, route } from './route.ts';
import { beginUpdate, readRevisions, stale, toSaved, type UpdateArgs } from './save-start.ts';
import { findRecord } from './stored-records.ts';
import { findVersion, readVersions } from './stored-versions.ts';
import { writeAnswers } from './write-answers.ts';
import { writeWithoutMember } from './write.ts';

export const routes = [
  route(getVersions, async ({ storage, questionnaires }, { caller, params: { module, id } }) => {
    const { reads: db } = storage;
    const questionnaire = questionnaires.get(module)?.questionnaire;
    const record = await findRecord(db, caller.memberId, id);
    if (!questionnaire || record?.module !== module || record.deletedAt !== null)
      return { kind: 'no-such-record' };
    const list: VersionList[number][] = [];
    let after = findStoredAnswers(record);
    for await (const version of readVersions(db, record)) {
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
    return done(list);
  }),

  route(getVersion, async ({ storage, questionnaires }, { caller, params, headers }) => {
    const { reads: db } = storage;
    const { module, id, revision } = params;
    const record = await findRecord(db, caller.memberId, id);
    const version = await findVersion(db, caller.memberId, id, Number(revision));
    const isThere = record?.module === module && record.deletedAt === null;
    const then = isThere && version ? { ...record, ...toVersionFields(version) } : undefined;
    return toRead(questionnaires.get(module)?.questionnaire, then, headers[versionHeader]);
  }),

  route(
    postRestore,
    async ({ storage, questionnaires, clock }, { caller: { memberId }, params, headers }) => {
      const { module, id, revision } = params;
      if (!questionnaires.has(module)) return { kind: 'no-such-record' };
      const outcome = await storage.run(restoreVersion, {
        memberId,
        module,
        id,
        revision: Number(revision),
        revisions: readRevisions(headers['If-Match']),
        now: clock.now(),
      });
      return outcome.kind === 'saved' ? toSaved(outcome) : outcome;
    },
  ),
];

interface RestoreVersionArgs extends UpdateArgs {
  readonly revision: number;
}

/** The current answers become a version too. */
export const restoreVersion = writeWithoutMember(
  'restoreVersion',
  async (tx, args: RestoreVersionArgs, questionnaires) => {
    const { memberId, module, id, revision, revisions, now } = args;
    const [start, version] = await Promise.all([
      beginUpdate(tx, args),
      findVersion(tx, memberId, id, revision),
    ]);
    if (start.kind !== 'begun') return start;
    if (!version) return { kind: 'no-such-record' } as const;
    const { record } = start;
    if (revisions && !revisions.includes(record.revision)) return stale;
    const stored = findStoredAnswers(version);
    if (!stored) return recordDamaged(id);
    const { questionnaire } = findQuestionnaire(questionnaires, module);
    const restored = recalculate(questionnaire, stored, toUtcDay(now));
    return writeAnswers(tx, questionnaire, { ...start, now }, record, restored);
  },
);

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
