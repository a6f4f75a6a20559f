import { getSession } from '../../../contracts/account.ts';
import type { RecordList } from '../../../contracts/record-lists.ts';
import type { Stand } from '../../../contracts/stands.ts';
import { toSubject, type Subject } from '../../../contracts/subject.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { loadRecordList } from '../../api/records.ts';
import { call } from '../../api/call.ts';
import type { RecordParts } from './records.ts';

export interface Analysis {
  readonly id: string;
  /** The member's title, or else the subject's name. */
  readonly name: string | null;
  readonly subject: Subject | undefined;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** Numbers of saved sections, and of sections that have questions for it. */
  readonly sections: number;
  readonly askedSections: number;
  readonly archived: boolean;
  /** What each asked question says; undefined: not known. */
  readonly stands?: readonly Stand[] | undefined;
  /** Of its coin, when it was saved and now, in US dollars; undefined: not known. */
  readonly price?: RecordList[number]['price'];
  /** `savedAt` is that of the file it was imported from. */
  readonly imported?: boolean;
}

export function isFinished({ sections, askedSections }: Analysis): boolean {
  return sections >= askedSections;
}

/** Saved last first. Throws ApiError. */
export async function loadAnalyses(
  { member }: Pick<RecordParts, 'member'>,
  { id }: Pick<Questionnaire, 'id'>,
): Promise<readonly Analysis[]> {
  const list = await loadRecordList({ module: id, email: member });
  return list.map(toAnalysis);
}

/** Progress of the record of a questionnaire that was saved last. */
export interface RecordCounts {
  readonly id: string;
  readonly complete: boolean;
  /** Ids of the sections that have questions, and of the saved ones. */
  readonly askedSections: readonly string[];
  readonly saved: readonly string[];
  /** Numbers of answered questions, and of questions that can be answered. */
  readonly answered: number;
  readonly asked: number;
  /** The UTC day of a journal entry. */
  readonly day: string | null;
}

/** By questionnaire id; absent without a record. Throws ApiError. */
export async function loadCounts(): Promise<Readonly<Record<string, RecordCounts>>> {
  const { records } = await call(getSession, {});
  return Object.fromEntries(
    records.map(({ module, id, complete, sections, asked_sections: askedSections, answered, asked, day }) => {
      const saved = askedSections.filter((section) => sections.includes(section));
      return [module, { id, complete, askedSections, saved, answered, asked, day }];
    }),
  );
}

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
    stands: row.stands,
    price: row.price,
    imported: row.imported ?? false,
  };
}
