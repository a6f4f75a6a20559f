import type { RecordList } from '../../contracts/record.ts';
import { toSubject, type Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { loadRecordList } from '../api/records.ts';
import { loadSession } from '../api/user.ts';
import type { RecordParts } from './records.ts';

/** One of the member's records of a questionnaire, in brief. */
export interface Analysis {
  readonly id: string;
  /** What the member calls it, or else what it is about. */
  readonly name: string | null;
  readonly subject: Subject | undefined;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** How many of the sections that have something to ask it has saved, and how many they are. */
  readonly sections: number;
  readonly askedSections: number;
  readonly archived: boolean;
}

/** Whether every section that has something to ask is saved. */
export function isFinished({ sections, askedSections }: Analysis): boolean {
  return sections >= askedSections;
}

/** The member's analyses of a questionnaire, saved last first; a failed call is an ApiError. */
export async function loadAnalyses(
  { member }: Pick<RecordParts, 'member'>,
  { id }: Pick<Questionnaire, 'id'>,
): Promise<readonly Analysis[]> {
  const list = await loadRecordList({ module: id, email: member });
  return list.map(toAnalysis);
}

/** How far the record of a questionnaire that was saved last has come. */
export interface RecordCounts {
  /** The record's id. */
  readonly id: string;
  readonly complete: boolean;
  /** The ids of the sections that have something to ask, and of those of them that are saved. */
  readonly askedSections: readonly string[];
  readonly saved: readonly string[];
  /** Questions answered, and questions that can be. */
  readonly answered: number;
  readonly asked: number;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
}

/** The server's counts by questionnaire id; one without a record is absent. A failed call is an ApiError. */
export async function loadCounts(): Promise<Readonly<Record<string, RecordCounts>>> {
  const { records } = await loadSession();
  return Object.fromEntries(
    records.map(({ module, id, complete, sections, asked_sections: askedSections, answered, asked, day }) => {
      const saved = askedSections.filter((section) => sections.includes(section));
      return [module, { id, complete, askedSections, saved, answered, asked, day }];
    }),
  );
}

/** A row of the list as it is shown. */
function toAnalysis(row: RecordList[number]): Analysis {
  return {
    id: row.id,
    name: row.title ?? row.name,
    subject: toSubject(row),
    day: row.day,
    savedAt: row.saved_at,
    sections: row.asked_sections.filter((section) => row.sections.includes(section)).length,
    askedSections: row.asked_sections.length,
    archived: row.archived,
  };
}
