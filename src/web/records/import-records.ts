import type { ImportedRecord } from '../questionnaire/import-results.ts';
import { ApiError } from '../api/api-error.ts';
import { changeRecord, createRecord } from '../api/records.ts';
import { loadAnalyses } from './load-analyses.ts';
import type { RecordParts } from './records.ts';

/** What became of the records of a file, by their names. */
export interface Imported {
  readonly imported: readonly string[];
  /** The member has them already, or an entry of the same day. */
  readonly present: readonly string[];
  readonly failed: readonly string[];
}

/** Saves the records of a file as the member's own, one after another. Imported twice, a record is there once. */
export async function importRecords(
  records: Pick<RecordParts, 'member'>,
  found: readonly ImportedRecord[],
): Promise<Imported> {
  const known = new Set<string>();
  for (const entry of new Set(found.map((one) => one.entry))) {
    const analyses = await loadAnalyses(records, entry).catch(toNone);
    for (const { id } of analyses) known.add(id);
  }
  const outcomes: Record<keyof Imported, string[]> = { imported: [], present: [], failed: [] };
  for (const one of found) {
    const outcome = known.has(one.id) ? 'present' : await importOne(records, one).catch(toOutcome);
    outcomes[outcome].push(one.name ?? one.day ?? one.entry.title);
  }
  return outcomes;
}

async function importOne(
  { member }: Pick<RecordParts, 'member'>,
  one: ImportedRecord,
): Promise<keyof Imported> {
  const { entry, version, id, name, subject, day, archived, fields, marks } = one;
  const call = { module: entry.id, email: member };
  const { body } = await createRecord({
    ...call,
    version,
    fields,
    marks,
    // The same for every import of this record.
    idempotencyKey: id,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
  });
  const title = name !== null && name !== subject?.name ? name : undefined;
  if (title !== undefined || archived) {
    const change = { ...(title !== undefined && { title }), ...(archived && { archived }) };
    await changeRecord({ ...call, id: body.id, change });
  }
  return 'imported';
}

function toOutcome(error: unknown): 'present' | 'failed' {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'VERSION_CONFLICT' ? 'present' : 'failed';
}

function toNone(error: unknown): readonly [] {
  if (error instanceof ApiError) return [];
  throw error;
}
