import type { FieldProblem } from '../../../contracts/errors.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import type { RecordList } from '../../../contracts/record-lists.ts';
import { isSameSubject, toSubject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { Run } from '../../../lib/run.ts';
import { ApiError } from '../../api/api-error.ts';
import { callInRun } from '../../api/call-in-run.ts';
import { importRecord, loadRecord, loadRecordList, updateRecord } from '../../api/records.ts';
import type { ImportedRecord } from './import-results.ts';
import { hasSameAnswers, readImportedContent, toReplacing } from './imported-content.ts';
import { isDamaged, loadAnalysis, type ResultRecord } from '../record/load-result.ts';
import { withoutRefused } from '../record/refused-evidence.ts';
import type { RecordParts } from '../record/records.ts';

export type ImportOutcome =
  | { readonly kind: 'imported' | 'present' }
  | { readonly kind: 'failed'; readonly reason: ImportFailure }
  | { readonly kind: 'differs'; readonly compiled: CompiledQuestionnaire; readonly here: ResultRecord };

export type ImportFailure =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: readonly FieldProblem[] };

type Row = Pick<RecordList[number], 'id' | 'origin' | 'name' | 'subject' | 'day'>;
type Parts = Pick<RecordParts, 'member' | 'load'>;

interface Importing {
  readonly parts: Parts;
  readonly run: Run;
  readonly rows: Map<string, Row[]>;
  /** Questionnaires that take no more records. */
  readonly full: Map<string, ImportFailure>;
}

/**
 * One record after another, the oldest first. Adds the outcome of each to `outcomes` and skips those that have one. Asks which
 * records the member has first: only new ones cost a save. Throws ApiError if the server cannot be used.
 */
export async function importRecords(
  parts: Parts,
  found: readonly ImportedRecord[],
  { run, outcomes }: { readonly run: Run; readonly outcomes: Map<ImportedRecord, ImportOutcome> },
): Promise<void> {
  const importing: Importing = { parts, run, rows: new Map(), full: new Map() };
  const show = () => run.onProgress({ done: outcomes.size, of: found.length });
  show();
  for (const one of found.toReversed()) {
    if (outcomes.has(one)) continue;
    outcomes.set(one, await importOne(importing, one).catch(toFailure));
    show();
  }
}

async function importOne(importing: Importing, one: ImportedRecord): Promise<ImportOutcome> {
  const { parts, run, rows, full } = importing;
  const { entry } = one;
  const here = await findHere(importing, one);
  if (here) return compare(importing, one, here);
  const reason = full.get(entry.id);
  if (reason) return { kind: 'failed', reason };
  try {
    const { body } = await callInRun(run, () => create(parts, one));
    rows.get(entry.id)?.push(toRow(one, body.id));
    return { kind: 'imported' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'RECORDS_FULL') full.set(entry.id, toReason(error));
    if (error.code !== 'VERSION_CONFLICT') throw error;
    // It arrived meanwhile: from another tab, or by a call whose response was lost.
    rows.delete(entry.id);
    const arrived = await findHere(importing, one);
    if (!arrived) throw error;
    return compare(importing, one, arrived);
  }
}

/** The record that the file's was exported from or imported as; of a journal, the entry of its day and subject. */
async function findHere(importing: Importing, one: ImportedRecord): Promise<Row | undefined> {
  const { id, day, subject, entry } = one;
  const rows = await loadRows(importing, entry);
  const isPlace = (row: Row) =>
    entry.kind === 'insights' ? row.day === day : row.id === id || row.origin === id;
  return rows.find((row) => isPlace(row) && isSameSubject(toSubject(row), subject));
}

async function loadRows({ parts, run, rows }: Importing, { id }: CatalogEntry): Promise<Row[]> {
  const known = rows.get(id);
  if (known) return known;
  const list = await callInRun(run, () => loadRecordList({ module: id, email: parts.member }));
  const loaded = [...list];
  rows.set(id, loaded);
  return loaded;
}

function toRow({ id, subject, day }: ImportedRecord, newId: string): Row {
  return {
    id: newId,
    origin: id,
    name: subject?.name ?? null,
    subject: subject?.id ?? null,
    day: day ?? null,
  };
}

async function compare({ parts, run }: Importing, one: ImportedRecord, { id }: Row): Promise<ImportOutcome> {
  const compiled = await parts.load(one.entry.id);
  const { questionnaire } = compiled;
  const here = await callInRun(run, () => loadAnalysis(parts, questionnaire, id));
  const inFile = readImportedContent(questionnaire, one);
  if (isDamaged(here) || !inFile) return { kind: 'failed', reason: { kind: 'unreadable' } };
  return hasSameAnswers(questionnaire, here, inFile)
    ? { kind: 'present' }
    : { kind: 'differs', compiled, here };
}

/** The title and the archive are in the same call: a second one would count against the rate limit. */
function create({ member }: Pick<Parts, 'member'>, one: ImportedRecord) {
  const { entry, version, id, name, savedAt, subject, day, archived, fields, marks } = one;
  const hasTitle = name !== null && name !== subject?.name;
  const imported = {
    id,
    ...(savedAt !== undefined && { saved_at: savedAt }),
    ...(hasTitle && { title: name }),
    ...(archived && { archived }),
  };
  const call = { module: entry.id, email: member, version, fields, marks, imported };
  const about = { ...(subject && { subject }), ...(day !== undefined && { day }) };
  return sendWith(one.evidence, (evidence) => importRecord({ ...call, ...about, evidence }));
}

/** Replaces the answers here by those of the file; the earlier ones become a version. */
export async function takeFromFile(
  { member }: Pick<Parts, 'member'>,
  { one, compiled, here }: { readonly one: ImportedRecord } & Extract<ImportOutcome, { kind: 'differs' }>,
  run: Run,
): Promise<ImportOutcome> {
  const { questionnaire } = compiled;
  const { id: module, version } = questionnaire;
  const call = { module, email: member, id: here.id, version };
  const inFile = readImportedContent(questionnaire, one);
  if (!inFile) return { kind: 'failed', reason: { kind: 'unreadable' } };
  try {
    const { etag = '*' } = await callInRun(run, () => loadRecord(call));
    const sent = toReplacing(questionnaire, here, inFile);
    await callInRun(run, () =>
      sendWith(one.evidence, (evidence) => updateRecord({ ...call, ...sent, etag, evidence })),
    );
    return { kind: 'imported' };
  } catch (error) {
    return toFailure(error);
  }
}

/** Sends answers even if the questionnaire no longer has a fact that was shown with them. */
async function sendWith<Result>(
  evidence: SentEvidence | undefined,
  send: (evidence: SentEvidence | undefined) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(evidence);
  } catch (error) {
    const left = error instanceof ApiError ? withoutRefused(evidence, error.fields) : undefined;
    if (!evidence || !left) throw error;
    return sendWith(Object.keys(left).length > 0 ? left : undefined, send);
  }
}

/** A record that the server refuses does not keep the others from being imported; anything else ends the run. */
function toFailure(error: unknown): ImportOutcome {
  const isRefused =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !isSessionError(error);
  if (!isRefused) throw error;
  return { kind: 'failed', reason: toReason(error) };
}

function isSessionError({ status }: ApiError): boolean {
  return status === 401 || status === 403;
}

function toReason({ message, fields }: ApiError): ImportFailure {
  return { kind: 'refused', message, fields };
}
