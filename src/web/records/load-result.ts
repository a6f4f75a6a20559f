import { readRecord } from '../../engine/answers/record.ts';
import type { Answers, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { loadLatestRecord, loadRecordList } from '../api/records.ts';
import { getMember } from '../session/session-store.ts';

/** A record as the results page shows it. */
export interface ResultRecord {
  readonly name: string | null;
  readonly answers: Answers;
  /** ISO 8601 UTC. */
  readonly savedAt: string | undefined;
}

/** The member's record of a questionnaire that was saved last; a failed call or none is an ApiError. */
export async function loadResult(questionnaire: Questionnaire): Promise<ResultRecord> {
  const { id, version } = questionnaire;
  const call = { module: id, email: getMember()?.email ?? '' };
  const [record, list] = await Promise.all([loadLatestRecord({ ...call, version }), loadRecordList(call)]);
  return {
    name: record.name,
    answers: readRecord(questionnaire, record),
    savedAt: list.find((row) => row.id === record.id)?.saved_at,
  };
}
