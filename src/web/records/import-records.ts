import type { ImportedRecord } from '../questionnaire/import-results.ts';
import { ApiError } from '../api/api-error.ts';
import { changeRecordDetails, createRecord, loadRecord } from '../api/records.ts';
import type { SentEvidence } from '../../contracts/record.ts';
import { withoutRefused } from './queue/refused-evidence.ts';
import { loadAnalyses } from './load-analyses.ts';
import type { RecordParts } from './records.ts';

export interface Imported {
  readonly imported: readonly string[];
  /** The member has the same record, or an entry of the same day. */
  readonly present: readonly string[];
  readonly failed: readonly string[];
}

/** One record after another. A second import of the same file creates no records. */
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
    const outcome = known.has(one.id) ? 'present' : await importOne(records, one, known).catch(toOutcome);
    outcomes[outcome].push(one.name ?? one.day ?? one.entry.title);
  }
  return outcomes;
}

async function importOne(
  { member }: Pick<RecordParts, 'member'>,
  one: ImportedRecord,
  known: ReadonlySet<string>,
): Promise<keyof Imported> {
  const { entry, version, id, name, subject, day, archived, fields, marks, evidence } = one;
  const call = { module: entry.id, email: member };
  const create = async (idempotencyKey: string): Promise<string> => {
    const { body } = await createWith(evidence, (kept) =>
      createRecord({
        ...call,
        version,
        fields,
        marks,
        evidence: kept,
        idempotencyKey,
        ...(subject && { subject }),
        ...(day !== undefined && { day }),
      }),
    );
    if (known.has(body.id) || (await isThere({ ...call, version, id: body.id }))) return body.id;
    return create(body.id);
  };
  // The server answers a repeated import with the record of the first one, also if that was deleted since.
  const created = await create(id);
  if (known.has(created)) return 'present';
  const title = name !== null && name !== subject?.name ? name : undefined;
  if (title !== undefined || archived) {
    const change = { ...(title !== undefined && { title }), ...(archived && { archived }) };
    await changeRecordDetails({ ...call, id: created, change });
  }
  return 'imported';
}

async function isThere(call: Parameters<typeof loadRecord>[0]): Promise<boolean> {
  try {
    await loadRecord(call);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Imports answers even if the questionnaire no longer has a fact that was shown with them. */
async function createWith(
  evidence: SentEvidence | undefined,
  create: (evidence: SentEvidence | undefined) => ReturnType<typeof createRecord>,
): ReturnType<typeof createRecord> {
  try {
    return await create(evidence);
  } catch (error) {
    const left = error instanceof ApiError ? withoutRefused(evidence, error.fields) : undefined;
    if (!evidence || !left) throw error;
    return createWith(Object.keys(left).length > 0 ? left : undefined, create);
  }
}

function toOutcome(error: unknown): 'present' | 'failed' {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'VERSION_CONFLICT' ? 'present' : 'failed';
}

function toNone(error: unknown): readonly [] {
  if (error instanceof ApiError) return [];
  throw error;
}
