import { journalPage } from '../../../contracts/record-lists.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { summarizeEntry, type EntrySummary } from '../../../engine/entry-summary.ts';
import { isKeptFrom } from '../../../engine/kept-entry.ts';
import { loadPages } from '../../api/load-pages.ts';
import { isDamaged, loadEntries, type ResultRecord } from './load-result.ts';
import type { RecordParts } from './records.ts';

export interface Decision {
  readonly subject: Subject;
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
  /** The earliest of the entries in a row that say the same: the decision's first day. */
  readonly first: ResultRecord;
  readonly summary: EntrySummary;
}

/** One per subject, newest first. Throws ApiError. */
export async function loadDecisions(
  records: Pick<RecordParts, 'member'>,
  compiled: CompiledQuestionnaire,
): Promise<readonly Decision[]> {
  const entries = await loadPages(journalPage, (skip) =>
    loadEntries(records, compiled.questionnaire, { skip }),
  );
  const about = entries.flatMap((record) =>
    isDamaged(record) || !record.subject ? [] : [{ record, subject: record.subject }],
  );
  return uniqueSubjects(about).map(({ record, subject }) => {
    const own = about.filter((one) => isSameSubject(one.subject, subject)).map((one) => one.record);
    const first = findFirst(compiled, own) ?? record;
    return { subject, compiled, record, first, summary: summarizeEntry(compiled, record) };
  });
}

interface About {
  readonly record: ResultRecord;
  readonly subject: Subject;
}

function uniqueSubjects(about: readonly About[]): readonly About[] {
  return about.filter(
    ({ subject }, at) => about.findIndex((one) => isSameSubject(one.subject, subject)) === at,
  );
}

/** `own`: about one subject, newest first. */
function findFirst(
  { questionnaire }: CompiledQuestionnaire,
  own: readonly ResultRecord[],
): ResultRecord | undefined {
  const other = own.findIndex((record, at) => {
    const next = own[at - 1];
    return next !== undefined && !isKeptFrom(questionnaire, next.answers, record.answers);
  });
  return own.at(other === -1 ? -1 : other - 1);
}
