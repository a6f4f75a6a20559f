import type { WireValue } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import type { SentFields } from '../../contracts/record.ts';
import { namesOf } from '../../engine/questionnaire.ts';
import type { CatalogEntry } from './questionnaire-catalog.ts';
import { isRecord } from '../../lib/is-record.ts';
import { isTextList } from '../../lib/is-text-list.ts';

export interface ImportedRecord extends SentFields {
  readonly entry: CatalogEntry;
  readonly version: number;
  /** The exported id. */
  readonly id: string;
  /** The member's title, or else the subject's name. */
  readonly name: string | null;
  readonly subject?: Subject;
  /** The UTC day of a journal entry. */
  readonly day?: string;
  readonly archived: boolean;
}

interface ReadFile {
  readonly records: readonly ImportedRecord[];
  /** Number of parts of unknown questionnaires or in an unknown format. */
  readonly unknown: number;
}

/** Reads a file of `toResultsJson`; undefined for any other file. The server validates the answers. */
export function readResultsJson(text: string, catalog: readonly CatalogEntry[]): ReadFile | undefined {
  const file = parse(text);
  if (!isRecord(file) || !Array.isArray(file['parts'])) return undefined;
  const parts: readonly unknown[] = file['parts'];
  const records = parts.flatMap((part) => readPart(part, catalog) ?? []);
  return { records, unknown: parts.length - records.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPart(part: unknown, catalog: readonly CatalogEntry[]): ImportedRecord | undefined {
  if (!isRecord(part) || !isRecord(part['save'])) return undefined;
  const { questionnaire, version, id, name, subject, subject_id: subjectId, day, archived } = part;
  const { fields, about } = part['save'];
  const entry = catalog.find((one) => namesOf(one).some((known) => known === questionnaire));
  if (!entry || typeof version !== 'number' || typeof id !== 'string' || !isRecord(fields)) return undefined;
  return {
    entry,
    version,
    id,
    name: typeof name === 'string' ? name : null,
    ...(typeof subject === 'string' && {
      subject: { name: subject, ...(typeof subjectId === 'string' && { id: subjectId }) },
    }),
    ...(typeof day === 'string' && { day }),
    archived: archived === true,
    fields: Object.fromEntries(Object.entries(fields).filter(isField)),
    marks: isRecord(about)
      ? { no: readIds(about['no']), cant_tell: readIds(about['cant_tell']) }
      : { no: [] },
    ...(isRecord(about) && isRecord(about['evidence']) && { evidence: about['evidence'] }),
  };
}

function isField(field: [string, unknown]): field is [string, WireValue] {
  return typeof field[1] === 'string' || typeof field[1] === 'boolean';
}

function readIds(ids: unknown): string[] {
  return isTextList(ids) ? [...ids] : [];
}
