import {
  getRecords,
  patchRecord,
  recordPage,
  type RecordChange,
  type RecordList,
} from '../../contracts/record-lists.ts';
import { toSubject } from '../../contracts/subject.ts';
import { hasConditionalSections } from '../../engine/asked-questions.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { currentContent } from '../../engine/read.ts';
import { listRecordStands } from '../../engine/signals.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { findQuestionnaire } from '../domain/find-questionnaire.ts';
import { findEntry, toDay } from '../domain/journal.ts';
import { toRow } from '../domain/read-record.ts';
import { readName } from '../domain/read-request.ts';
import { findStoredAnswers, isPastRestoring } from '../domain/stored.ts';
import type { StoredRecord } from '../ports/entities.ts';
import type { ReadDb } from '../ports/database.ts';
import { listCoinRecords } from './baselines.ts';
import { findLatestDays } from './coin-days.ts';
import { findPriceSince, toReadOn } from './desk/price-since.ts';
import { done, route } from './route.ts';
import { readRevisions, stale, type UpdateArgs } from './save-start.ts';
import {
  findRecord,
  listBriefRecords,
  listRecords,
  listWholeRecords,
  replaceRecord,
} from './stored-records.ts';
import { write } from './write.ts';

export const routes = [
  route(getRecords, async ({ storage, questionnaires, clock }, { caller: { memberId }, params, query }) => {
    const { reads: db } = storage;
    const { module } = params;
    const questionnaire = questionnaires.get(module)?.questionnaire;
    if (!questionnaire) return { kind: 'no-such-record' };
    const range = { skip: Number(query.skip ?? '0'), limit: recordPage };
    if (!needsAnswers(questionnaire)) {
      const page = await listRecords(db, memberId, module, range);
      return done(page.map((record) => toRow(questionnaire, record)));
    }
    const page = await listWholeRecords(db, memberId, module, range);
    const prices = await loadPrices(db, memberId, questionnaire, toUtcDay(clock.now()));
    return done(
      page.map((record) => {
        const price = prices.get(record.id);
        return { ...toRowOfAnswers(questionnaire, record), ...(price && { price }) };
      }),
    );
  }),

  route(patchRecord, async ({ storage, questionnaires, clock }, { caller, params, headers, body }) => {
    const { module, id } = params;
    const questionnaire = questionnaires.get(module)?.questionnaire;
    if (!questionnaire) return { kind: 'no-such-record' };
    const read = readChange(body);
    if (read.kind === 'refused') return read;
    const revisions = readRevisions(headers['If-Match']);
    const args = { memberId: caller.memberId, module, id, change: read.change, revisions, now: clock.now() };
    const outcome = await storage.run(changeRecordDetails, args);
    if (outcome.kind !== 'changed') return outcome;
    return done(toRowOfAnswers(questionnaire, outcome.record));
  }),
];

/** Answers are long: they are read for what a checklist says, and where they decide which sections are asked. */
function needsAnswers(questionnaire: Questionnaire): boolean {
  const { kind, askedByVersion } = questionnaire;
  return kind === 'checklist' || hasConditionalSections(questionnaire) || askedByVersion !== undefined;
}

function toRowOfAnswers(questionnaire: Questionnaire, record: StoredRecord): RecordList[number] {
  const stored = findStoredAnswers(record);
  if (!stored) return toRow(questionnaire, record);
  const content = { ...currentContent(questionnaire, stored), asOf: toUtcDay(record.savedAt) };
  return {
    ...toRow(questionnaire, record, content),
    ...(questionnaire.kind === 'checklist' && { stands: listRecordStands(questionnaire, content) }),
  };
}

/** The prices of a checklist's coins, by record. */
async function loadPrices(
  db: ReadDb,
  memberId: string,
  { id, kind, subject }: Questionnaire,
  today: string,
): Promise<ReadonlyMap<string, RecordList[number]['price']>> {
  if (kind !== 'checklist' || subject !== 'coin') return new Map();
  const records = await listCoinRecords(db, memberId, id);
  const latest = await findLatestDays(db, [...new Set(records.map((one) => one.subject))], today);
  return new Map(
    records.flatMap((record) => {
      const now = latest.get(record.subject);
      const price = now && findPriceSince(record, now);
      return price ? [[record.id, { ...price, read_on: toReadOn(now) }] as const] : [];
    }),
  );
}

function readChange(change: RecordChange) {
  if (typeof change.title !== 'string') return { kind: 'read', change } as const;
  const title = readName('title', change.title);
  if (title.kind === 'refused') return title;
  return { kind: 'read', change: { ...change, title: title.name } } as const;
}

interface ChangeRecordDetailsArgs extends UpdateArgs {
  readonly change: RecordChange;
}

/** Answers and order stay. A deleted journal entry comes back only if no other has its day and subject. */
export const changeRecordDetails = write(
  'changeRecordDetails',
  async (
    tx,
    { memberId, module, id, change, revisions, now }: ChangeRecordDetailsArgs,
    { questionnaires },
  ) => {
    const before = await findRecord(tx, memberId, id);
    if (before?.module !== module || isPastRestoring(before, now)) return { kind: 'no-such-record' } as const;
    if (revisions && !revisions.includes(before.revision)) return stale;
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
