import { journalPage } from '../../../contracts/record-lists.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { summarizeEntry, type EntrySummary } from '../../../engine/entry-summary.ts';
import { loadPages } from '../../api/load-pages.ts';
import { isDamaged, loadEntries, type ResultRecord } from './load-result.ts';
import type { RecordParts } from './records.ts';

export interface Decision {
  readonly subject: Subject;
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
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
  return entries.reduce<readonly Decision[]>((found, record) => {
    if (isDamaged(record) || !record.subject) return found;
    const { subject } = record;
    if (found.some((decision) => isSameSubject(decision.subject, subject))) return found;
    return [...found, { subject, compiled, record, summary: summarizeEntry(compiled, record) }];
  }, []);
}
