import type { WireValue, SentFields } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { isSaveMoment } from '../../../engine/kept-evidence.ts';
import { namesOf } from '../../../engine/questionnaire.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isTextList } from '../../../lib/is-text-list.ts';

export interface ImportedRecord extends SentFields {
  readonly entry: CatalogEntry;
  readonly version: number;
  /** The exported id; one of other characters is encoded, since the server takes visible ASCII. */
  readonly id: string;
  /** The member's title, or else the subject's name. */
  readonly name: string | null;
  /** ISO 8601; absent: the file has none that can be true. */
  readonly savedAt?: string;
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

/** Reads a file of `toResultsJson`, saved last first; undefined for any other file. The server validates the answers. */
export function readResultsJson(
  text: string,
  catalog: readonly CatalogEntry[],
  now = new Date().toISOString(),
): ReadFile | undefined {
  const file = parse(text.replace(/^\uFEFF/, ''));
  if (!isRecord(file) || !Array.isArray(file['parts'])) return undefined;
  const parts: readonly unknown[] = file['parts'];
  const records = parts.flatMap((part) => readPart(part, catalog, now) ?? []);
  return { records: withDistinctMoments(records), unknown: parts.length - records.length };
}

/** Earlier files have seconds: the order of saves within one is that of the file. */
function withDistinctMoments(records: readonly ImportedRecord[]): readonly ImportedRecord[] {
  return records.map((record, at) => {
    if (record.savedAt === undefined) return record;
    const moment = Date.parse(record.savedAt);
    const isLater = (other: ImportedRecord) =>
      other.entry === record.entry && Date.parse(other.savedAt ?? '') === moment;
    const earlier = records.slice(at + 1).filter(isLater).length;
    return { ...record, savedAt: new Date(moment + earlier).toISOString() };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPart(part: unknown, catalog: readonly CatalogEntry[], now: string): ImportedRecord | undefined {
  if (!isRecord(part) || !isRecord(part['save'])) return undefined;
  const { questionnaire, version, id, name, subject, subject_id: subjectId, day, archived } = part;
  const { saved_at: savedAt } = part;
  const { fields, about } = part['save'];
  const entry = catalog.find((one) => namesOf(one).some((known) => known === questionnaire));
  if (!entry || typeof version !== 'number' || !isRecord(fields)) return undefined;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    entry,
    version,
    id: toPlainId(id),
    ...(isSaveMoment(savedAt, now) && { savedAt }),
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

function toPlainId(id: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(id)) return id;
  return encodeURIComponent(id.replaceAll(/\p{Cs}/gu, '\uFFFD')).slice(0, 255);
}

function isField(field: [string, unknown]): field is [string, WireValue] {
  return typeof field[1] === 'string' || typeof field[1] === 'boolean';
}

function readIds(ids: unknown): string[] {
  return isTextList(ids) ? [...ids] : [];
}
