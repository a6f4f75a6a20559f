import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../../engine/questionnaire.ts';
import { countAnswered, countAsked } from '../../../engine/completion.ts';
import type { ReadRecord } from '../../../contracts/record.ts';
import { toSubject } from '../../../contracts/subject.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadLatestRecord, loadRecord, loadRecordList } from '../../api/records.ts';
import type { WithEtag } from '../../api/read-body.ts';
import { findRow } from './find-row.ts';
import { migrate } from './local/migrate.ts';
import { load } from './local/server-changes.ts';
import { blankDocument, hasWork, toServerContent, type LocalRecord } from './local/local-record.ts';
import { newId } from './new-id.ts';
import { isDeleted, dropDeleted } from './queue/drop-deleted.ts';
import { toServerRecord } from './server-record.ts';
import { getPlace, show, type PlaceParts } from './record-actions.ts';
import type { Place, RecordState } from './record-state.ts';
import { getRecord, setPlace, type RecordParts } from './records.ts';

/** False once the member has chosen another record. */
type IsWanted = () => boolean;

/**
 * Previous Analysis: opens the record saved last; all its sections then count as saved (C1). 'none' without one, after
 * a failure, or if no longer wanted.
 */
export async function openPrevious(
  records: RecordParts,
  entry: CatalogEntry,
  { questionnaire }: Pick<CompiledQuestionnaire, 'questionnaire'>,
  isWanted: IsWanted,
): Promise<'opened' | 'none'> {
  const { id: module, version } = questionnaire;
  const isCurrent = watchSaves(records);
  const found = await attempt(loadLatestRecord({ module, email: records.member, version }));
  if (!found || !isWanted()) return 'none';
  const flags = { complete: true, previous: true };
  const outcome = await open(records, entry, questionnaire, found, { flags, isWanted, isCurrent });
  return outcome === 'outdated' ? openPrevious(records, entry, { questionnaire }, isWanted) : outcome;
}

/** Returns whether a loaded record is current: false once a save was confirmed since, which may be newer. */
function watchSaves({ store }: Pick<RecordParts, 'store'>): () => boolean {
  const { changed } = store.getState();
  return () => store.getState().changed === changed;
}

/** Opens an analysis with its unsaved answers. 'none' if it is deleted, after a failure, or if no longer wanted. */
export async function openAnalysis(
  records: RecordParts,
  entry: CatalogEntry,
  { questionnaire }: Pick<CompiledQuestionnaire, 'questionnaire'>,
  { id, isWanted }: { readonly id: string; readonly isWanted: IsWanted },
): Promise<'opened' | 'none'> {
  if (getRecord(records, entry.id).id === id) return 'opened';
  const { id: module, version } = questionnaire;
  const isCurrent = watchSaves(records);
  const found = await attempt(loadRecord({ module, email: records.member, version, id }));
  if (!found || !isWanted()) return 'none';
  const { sections, asked_sections: asked } = found.body.about;
  const complete = asked.every((section) => sections.includes(section));
  const flags = { complete };
  const outcome = await open(records, entry, questionnaire, found, { flags, isWanted, isCurrent });
  return outcome === 'outdated' ? openAnalysis(records, entry, { questionnaire }, { id, isWanted }) : outcome;
}

interface Opening {
  readonly flags: Pick<Place, 'complete' | 'previous'>;
  readonly isWanted: IsWanted;
  readonly isCurrent: () => boolean;
}

async function open(
  records: PlaceParts,
  entry: CatalogEntry,
  questionnaire: Questionnaire,
  found: WithEtag<ReadRecord>,
  { flags, isWanted, isCurrent }: Opening,
): Promise<'opened' | 'none' | 'outdated'> {
  if (!isWanted()) return 'none';
  if (!isCurrent()) return 'outdated';
  const { documents } = records;
  const server = toServerRecord(questionnaire, found.body, found.etag);
  const before = documents.list().find((one) => one.server?.id === server.id);
  const document = before ?? blankDocument(newId(), entry);
  documents.open(document);
  void documents.change(document.localId, (one) => load(one, server, toAbout(found.body)));
  show(records, entry, documents.get(document.localId) ?? document, flags);
  return 'opened';
}

function toAbout({ name, about }: ReadRecord): Pick<LocalRecord, 'subject' | 'day'> {
  const subject = toSubject({ name, subject: about.subject });
  return { ...(subject && { subject }), ...(about.day !== null && { day: about.day }) };
}

/** Runs the steps of the record's phase until it is ready. */
export async function prepareRecord(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
): Promise<'ready' | 'failed'> {
  const { questionnaire } = compiled;
  const place = getPlace(records, questionnaire);
  if (place.phase.kind === 'to-migrate') {
    const { next } = place.phase;
    void records.documents.change(place.localId, (document) => migrate(document, questionnaire));
    setPlace(records, questionnaire.id, { phase: { kind: next }, formVersion: place.formVersion + 1 });
    return prepareRecord(records, compiled);
  }
  if (place.phase.kind !== 'to-load') return 'ready';
  const outcome = await loadStored(records, compiled, place);
  return outcome === 'replaced' ? prepareRecord(records, compiled) : outcome;
}

/**
 * Fills in the stored answers; unsaved ones stay. `replaced`: the member chose another subject or day while they were
 * loading, or a save made them old.
 */
async function loadStored(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
  wanted: Place,
): Promise<'ready' | 'failed' | 'replaced'> {
  const { questionnaire } = compiled;
  const { documents } = records;
  // Each record to load has a unique phase object.
  const isCurrent = watchSaves(records);
  const isReplaced = () => getPlace(records, questionnaire).phase !== wanted.phase || !isCurrent();
  const found = await findStored(records, questionnaire, getRecord(records, questionnaire.id));
  if (isReplaced()) return 'replaced';
  if (found === 'failed') return 'failed';
  if (found === 'none') {
    setPlace(records, questionnaire.id, { phase: { kind: 'ready' } });
    return 'ready';
  }
  if ('deleted' in found) {
    await dropDeleted(records, { questionnaireId: questionnaire.id, id: found.deleted });
    return 'replaced';
  }
  const server = toServerRecord(questionnaire, found.body, found.etag);
  const own = documents.get(wanted.localId);
  const known = own && hasWork(own) ? own : documents.list().find((one) => one.server?.id === server.id);
  const localId = known?.localId ?? wanted.localId;
  void documents.change(localId, (document) => load(document, server, toAbout(found.body)));
  fill(records, compiled, { localId, formVersion: wanted.formVersion + 1, wanted: undefined });
  return 'ready';
}

function fill(records: RecordParts, compiled: CompiledQuestionnaire, place: Partial<Place>): void {
  const { questionnaire } = compiled;
  const { id, kind } = questionnaire;
  setPlace(records, id, { ...place, phase: { kind: 'ready' } });
  const server = place.localId === undefined ? undefined : records.documents.get(place.localId)?.server;
  if (kind !== 'insights' || !server) return;
  const content = { ...toServerContent(server), unseen: server.unseen ?? [] };
  const count = countAnswered(compiled, content);
  records.keys.setAnswered(id, count);
  const complete = count === countAsked(compiled, content);
  setPlace(records, id, { complete });
  records.keys.setComplete(questionnaire, complete);
}

/** A record with an id must load; any other may not exist yet, or be unknown while the server cannot be reached. */
async function findStored(
  records: Pick<RecordParts, 'member' | 'now'>,
  { id: module, version, kind }: Questionnaire,
  { id, subject, day }: RecordState,
): Promise<WithEtag<ReadRecord> | Deleted | 'none' | 'failed'> {
  const { member, now } = records;
  const call = { module, email: member, version };
  if (id !== undefined) return (await attempt(loadKnown(records, { ...call, id }))) ?? 'failed';
  const rows = await attempt(loadRecordList(call));
  const row = rows && findRow(kind, rows, { subject, day: day ?? toUtcDay(now()) });
  if (!row) return 'none';
  return (await attempt(loadRecord({ ...call, id: row.id }))) ?? 'failed';
}

interface Deleted {
  readonly deleted: string;
}

type KnownCall = Parameters<typeof loadRecord>[0];

async function loadKnown(
  records: Pick<RecordParts, 'member'>,
  call: KnownCall,
): Promise<WithEtag<ReadRecord> | Deleted> {
  const { module: questionnaireId, id } = call;
  try {
    return await loadRecord(call);
  } catch (error) {
    if (await isDeleted(records, { questionnaireId, id }, error)) return { deleted: id };
    throw error;
  }
}

/** Undefined after a failure, which the client has logged. */
async function attempt<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
