import type { CalendarReview } from '../../../contracts/desk.ts';
import { isSameSubject, toSubject } from '../../../contracts/subject.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { currentContent } from '../../../engine/read.ts';
import { findReminderDay } from '../../../engine/entry-summary.ts';
import type { BriefRecord } from '../../ports/entities.ts';
import type { ReadDb } from '../../ports/database.ts';
import { toDay } from '../../domain/journal.ts';
import { readVersions } from '../stored-versions.ts';
import { toHash } from '../../domain/sessions.ts';
import { findStoredAnswers, isPastRestoring } from '../../domain/stored.ts';
import { findRecord, listBriefRecords, listDeleted } from '../stored-records.ts';

interface Moment {
  /** Ms since 1970. */
  readonly now: number;
  /** YYYY-MM-DD in UTC. */
  readonly today: string;
}

/** One per subject with a review day, or with one that was withdrawn and is not past. */
export async function listCalendarReviews(
  db: ReadDb,
  memberId: string,
  { id: module, questionnaire }: { readonly id: string; readonly questionnaire: Questionnaire },
  { now, today }: Moment,
): Promise<readonly CalendarReview[]> {
  const deleted = await listDeleted(db, memberId, module);
  const records = [
    ...(await listBriefRecords(db, memberId, module)),
    ...deleted.filter((record) => !isPastRestoring(record, now)),
  ];
  const found: CalendarReview[] = [];
  for (const own of groupBySubject(records)) {
    const review = await findReview(db, questionnaire, own, today);
    const [first] = own;
    if (!review || !first) continue;
    const subject = own.find((record) => record.subject !== null)?.subject ?? null;
    const uid = toHash(JSON.stringify([memberId, module, subject ?? first.name])).slice(0, 32);
    const changed = Math.max(...own.map(({ savedAt, deletedAt }) => deletedAt ?? savedAt));
    const name = first.name ?? subject ?? '';
    found.push({ module, uid, subject, name, ...review, changed_at: new Date(changed).toISOString() });
  }
  return found;
}

function groupBySubject(records: readonly BriefRecord[]): readonly (readonly BriefRecord[])[] {
  const groups: BriefRecord[][] = [];
  for (const record of records) {
    const group = groups.find(([one]) => one && isSameSubject(toSubject(one), toSubject(record)));
    if (group) group.push(record);
    else groups.push([record]);
  }
  return groups;
}

/** The newest decision has the review day; earlier answers are read only if it has none. */
async function findReview(
  db: ReadDb,
  questionnaire: Questionnaire,
  own: readonly BriefRecord[],
  today: string,
): Promise<Pick<CalendarReview, 'day' | 'withdrawn'> | undefined> {
  const day = (record: BriefRecord) => toDay(questionnaire, record) ?? '';
  const newest = own
    .filter(({ deletedAt }) => deletedAt === null)
    .reduce<BriefRecord | undefined>((one, next) => (one && day(one) >= day(next) ? one : next), undefined);
  const current = newest && (await findDay(db, questionnaire, newest));
  if (current !== undefined) return { day: current, withdrawn: false };
  const former: string[] = [];
  for (const record of own) former.push(...(await listFormerDays(db, questionnaire, record)));
  const last = former.toSorted().at(-1);
  return last !== undefined && last >= today ? { day: last, withdrawn: true } : undefined;
}

async function findDay(
  db: ReadDb,
  questionnaire: Questionnaire,
  { memberId, id }: BriefRecord,
): Promise<string | undefined> {
  const record = await findRecord(db, memberId, id);
  return record && toReviewDay(questionnaire, record);
}

async function listFormerDays(
  db: ReadDb,
  questionnaire: Questionnaire,
  { memberId, id }: BriefRecord,
): Promise<readonly string[]> {
  const record = await findRecord(db, memberId, id);
  if (!record) return [];
  const days = [toReviewDay(questionnaire, record)];
  if (record.revision > 1)
    for await (const version of readVersions(db, record)) days.push(toReviewDay(questionnaire, version));
  return days.filter((one) => one !== undefined);
}

/** Undefined: none, or its answers are damaged. */
function toReviewDay(questionnaire: Questionnaire, kept: { readonly content: string }): string | undefined {
  const stored = findStoredAnswers(kept);
  return stored && findReminderDay(questionnaire, currentContent(questionnaire, stored));
}
