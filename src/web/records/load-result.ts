import { readRecord } from '../../engine/answers/record.ts';
import type { Answers, Questionnaire } from '../../engine/registry/questionnaire.ts';
import type { RecordList } from '../../contracts/record.ts';
import { loadLatestRecord, loadRecord, loadRecordList } from '../api/records.ts';
import { loadSession } from '../api/user.ts';
import type { RecordParts } from './records.ts';

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
export async function loadResult({ member }: RecordParts, questionnaire: Questionnaire): Promise<Result> {
  const { id, version } = questionnaire;
  const call = { module: id, email: member };
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
  { member }: RecordParts,
  questionnaire: Questionnaire,
  { id, savedAt }: Analysis,
): Promise<ResultRecord> {
  const { id: module, version } = questionnaire;
  const { body } = await loadRecord({ module, email: member, id, version });
  return { id, name: body.name, answers: readRecord(questionnaire, body), savedAt };
}

/** How far the record of a questionnaire that was saved last has come. */
export interface RecordCounts {
  readonly complete: boolean;
  /** Sections saved. */
  readonly saved: number;
  /** Questions answered, and questions that can be. */
  readonly answered: number;
  readonly asked: number;
}

/** The server's counts by questionnaire id; one without a record is absent. A failed call is an ApiError. */
export async function loadCounts(): Promise<Readonly<Record<string, RecordCounts>>> {
  const { records } = await loadSession();
  return Object.fromEntries(
    records.map(({ module, complete, sections, answered, asked }) => [
      module,
      { complete, saved: sections.length, answered, asked },
    ]),
  );
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
