import { readRecord } from '../../engine/answers/record.ts';
import type { Answers, Questionnaire } from '../../engine/registry/questionnaire.ts';
import type { RecordList } from '../../contracts/record.ts';
import { loadLatestRecord, loadRecord, loadRecordList } from '../api/records.ts';
import { getMember } from '../session/member.ts';

/** A record as the results page shows it. */
export interface ResultRecord {
  readonly id: string;
  readonly name: string | null;
  readonly answers: Answers;
  /** ISO 8601 UTC. */
  readonly savedAt: string | undefined;
}

/** One of the member's records of a questionnaire, in brief. */
export interface Analysis {
  readonly id: string;
  readonly name: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** How many sections it has saved. */
  readonly sections: number;
}

/** The record of a questionnaire that was saved last, and all there are, saved last first. */
export interface Result {
  readonly record: ResultRecord;
  readonly analyses: readonly Analysis[];
}

/** The member's results of a questionnaire; a failed call or none is an ApiError. */
export async function loadResult(questionnaire: Questionnaire): Promise<Result> {
  const { id, version } = questionnaire;
  const call = { module: id, email: getMember()?.email ?? '' };
  const [{ body: record }, list] = await Promise.all([
    loadLatestRecord({ ...call, version }),
    loadRecordList(call),
  ]);
  const analyses = list.map((row) => toAnalysis(questionnaire, row));
  return {
    record: {
      id: record.id,
      name: record.name,
      answers: readRecord(questionnaire, record),
      savedAt: analyses.find((row) => row.id === record.id)?.savedAt,
    },
    analyses,
  };
}

/** One of the analyses with its answers; a failed call is an ApiError. */
export async function loadAnalysis(
  questionnaire: Questionnaire,
  { id, savedAt }: Analysis,
): Promise<ResultRecord> {
  const { id: module, version } = questionnaire;
  const { body } = await loadRecord({ module, email: getMember()?.email ?? '', id, version });
  return { id, name: body.name, answers: readRecord(questionnaire, body), savedAt };
}

function toAnalysis(
  { sections: offered }: Questionnaire,
  { id, name, saved_at, sections }: RecordList[number],
): Analysis {
  return {
    id,
    name,
    savedAt: saved_at,
    sections: offered.filter((section) => sections.includes(section.id)).length,
  };
}
