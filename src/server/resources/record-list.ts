import { getRecords, patchRecord, recordPage, type RecordChange } from '../../contracts/record-lists.ts';
import { toSubject } from '../../contracts/subject.ts';
import { hasConditionalSections } from '../../engine/asked-questions.ts';
import { currentContent } from '../../engine/read.ts';
import { findQuestionnaire } from '../domain/find-questionnaire.ts';
import { findEntry, toDay } from '../domain/journal.ts';
import { toRow } from '../domain/read-record.ts';
import { readName } from '../domain/read-request.ts';
import { findStoredAnswers, isPastRestoring } from '../domain/stored.ts';
import type { StoredRecord } from '../ports/entities.ts';
import { done, route } from './route.ts';
import { findRecord, listBriefRecords, listRecords, replaceRecord } from './stored-records.ts';
import { write } from './write.ts';

export const routes = [
  route(getRecords, async ({ storage, questionnaires }, { caller: { memberId }, params, query }) => {
    const { reads: db } = storage;
    const { module } = params;
    const questionnaire = questionnaires.get(module)?.questionnaire;
    if (!questionnaire) return { kind: 'no-such-record' };
    const range = { skip: Number(query.skip ?? '0'), limit: recordPage };
    const page = await listRecords(db, memberId, module, range);
    // Reads the long answers only where conditions decide which sections are asked.
    const isDecided = !hasConditionalSections(questionnaire) && !questionnaire.askedByVersion;
    if (isDecided) return done(page.map((record) => toRow(questionnaire, record)));
    const rows = page.map(async (record) => {
      const whole = await findRecord(db, memberId, record.id);
      const stored = whole && findStoredAnswers(whole);
      return toRow(questionnaire, record, stored && currentContent(questionnaire, stored));
    });
    return done(await Promise.all(rows));
  }),

  route(patchRecord, async ({ storage, questionnaires, clock }, { caller, params: { module, id }, body }) => {
    const questionnaire = questionnaires.get(module)?.questionnaire;
    if (!questionnaire) return { kind: 'no-such-record' };
    const read = readChange(body);
    if (read.kind === 'refused') return read;
    const args = { memberId: caller.memberId, module, id, change: read.change, now: clock.now() };
    const outcome = await storage.run(changeRecordDetails, args);
    if (outcome.kind !== 'changed') return outcome;
    const { record } = outcome;
    const stored = findStoredAnswers(record);
    return done(toRow(questionnaire, record, stored && currentContent(questionnaire, stored)));
  }),
];

function readChange(change: RecordChange) {
  if (typeof change.title !== 'string') return { kind: 'read', change } as const;
  const title = readName('title', change.title);
  if (title.kind === 'refused') return title;
  return { kind: 'read', change: { ...change, title: title.name } } as const;
}

interface ChangeRecordDetailsArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly change: RecordChange;
  readonly now: number;
}

/** Answers and order stay. A deleted journal entry comes back only if no other has its day and subject. */
export const changeRecordDetails = write(
  'changeRecordDetails',
  async (tx, { memberId, module, id, change, now }: ChangeRecordDetailsArgs, { questionnaires }) => {
    const before = await findRecord(tx, memberId, id);
    if (before?.module !== module || isPastRestoring(before, now)) return { kind: 'no-such-record' } as const;
    const { questionnaire } = findQuestionnaire(questionnaires, module);
    const day = toDay(questionnaire, before);
    if (change.deleted === false && before.deletedAt !== null && day !== null) {
      const records = await listBriefRecords(tx, memberId, module);
      if (findEntry(questionnaire, records, { day, subject: toSubject(before) }))
        return { kind: 'entry-exists' } as const;
    }
    const record: StoredRecord = {
      ...before,
      ...(change.title !== undefined && { title: change.title }),
      ...(change.archived !== undefined && { archivedAt: change.archived ? now : null }),
      ...(change.deleted !== undefined && { deletedAt: change.deleted ? now : null }),
    };
    await replaceRecord(tx, record);
    return { kind: 'changed', record } as const;
  },
);
