import { readContent } from '../../engine/read.ts';
import { blankContent, sectionContent, type Content, type RecordContent } from '../../engine/content.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../engine/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/completion.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { toSubject } from '../../contracts/subject.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { ApiError } from '../api/api-error.ts';
import { loadLatestRecord, loadRecord, loadRecordList } from '../api/records.ts';
import type { WithEtag } from '../api/read-body.ts';
import { findRow } from './find-row.ts';
import { isDeleted, dropDeleted } from './queue/drop-deleted.ts';
import { storeInTab } from './store-in-tab.ts';
import { migrateRecord } from './migrate-record.ts';
import type { RecordLink } from './queue/record-links.ts';
import { dropParked, show } from './record-actions.ts';
import { blankRecord, countUnsaved, isUnsaved, toSavedSections, type RecordState } from './record-state.ts';
import { getRecord, setRecord, type RecordParts } from './records.ts';

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
  readonly flags: Pick<RecordState, 'complete' | 'previous'>;
  readonly isWanted: IsWanted;
  readonly isCurrent: () => boolean;
}

async function open(
  records: Pick<RecordParts, 'links' | 'queue' | 'store' | 'keys' | 'catalog'>,
  entry: CatalogEntry,
  questionnaire: Questionnaire,
  found: WithEtag<ReadRecord>,
  { flags, isWanted, isCurrent }: Opening,
): Promise<'opened' | 'none' | 'outdated'> {
  const { body } = found;
  const content = readContent(questionnaire, body);
  const before = findUnsaved(records, entry.id, body.id) ?? blankRecord;
  const handle = await relink(records, questionnaire, before, { found, content });
  if (!isWanted()) return 'none';
  const unsaved = findUnsaved(records, entry.id, body.id);
  // Answers given since have a handle that their save will name.
  if (!isCurrent() || (unsaved && unsaved.handle !== handle)) return 'outdated';
  show(records, entry, {
    ...blankRecord,
    ...flags,
    id: body.id,
    handle,
    ...toAbout(body),
    sections: { ...toSavedSections(questionnaire, content, 0), ...(unsaved && unsavedOf(unsaved)) },
  });
  if (unsaved?.handle !== undefined) dropParked(records, unsaved.handle);
  keepContent(records, questionnaire, content, flags.previous ? undefined : content.sections);
  return 'opened';
}

function findUnsaved(
  { store }: Pick<RecordParts, 'store'>,
  questionnaireId: string,
  id: string,
): RecordState | undefined {
  const { records, parked } = store.getState();
  const own = parked.flatMap((one) => (one.questionnaireId === questionnaireId ? [one.record] : []));
  return [records[questionnaireId], ...own].find((record) => record?.id === id && countUnsaved(record) > 0);
}

function toAbout({ name, about }: ReadRecord): Pick<RecordState, 'subject' | 'day' | 'unseen'> {
  const subject = toSubject({ name, subject: about.subject });
  return {
    ...(subject && { subject }),
    ...(about.day !== null && { day: about.day }),
    unseen: about.new_questions,
  };
}

/** Runs the steps of the record's phase until it is ready. */
export async function prepareRecord(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
): Promise<'ready' | 'failed'> {
  const { questionnaire } = compiled;
  setRecord(records, questionnaire.id, (record) => migrateRecord(questionnaire, record));
  const record = getRecord(records, questionnaire.id);
  if (record.phase.kind !== 'to-load') return 'ready';
  const outcome = await loadStored(records, compiled, record);
  return outcome === 'replaced' ? prepareRecord(records, compiled) : outcome;
}

/**
 * Fills in the stored answers; unsaved ones stay. `replaced`: the member chose another subject or day while they were
 * loading, or a save made them old.
 */
async function loadStored(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
  wanted: RecordState,
): Promise<'ready' | 'failed' | 'replaced'> {
  const { questionnaire } = compiled;
  // Each record to load has a unique phase object.
  const isCurrent = watchSaves(records);
  const isReplaced = () => getRecord(records, questionnaire.id).phase !== wanted.phase || !isCurrent();
  const found = await findStored(records, questionnaire, wanted);
  if (isReplaced()) return 'replaced';
  if (found === 'failed') return 'failed';
  if (found === 'none') {
    setRecord(records, questionnaire.id, (record) => ({ ...record, phase: { kind: 'ready' } }));
    return 'ready';
  }
  if ('deleted' in found) {
    await dropDeleted(records, { questionnaireId: questionnaire.id, id: found.deleted });
    return 'replaced';
  }
  const content = readContent(questionnaire, found.body);
  const before = getRecord(records, questionnaire.id);
  const handle = await relink(records, questionnaire, before, { found, content });
  if (isReplaced()) return 'replaced';
  fill(records, compiled, handle, found.body, content);
  return 'ready';
}

function fill(
  records: Pick<RecordParts, 'keys' | 'store' | 'catalog'>,
  compiled: CompiledQuestionnaire,
  handle: string,
  body: ReadRecord,
  content: RecordContent,
): void {
  const { questionnaire } = compiled;
  setRecord(records, questionnaire.id, (record) => {
    const edition = record.edition + 1;
    return {
      ...record,
      id: body.id,
      handle,
      ...toAbout(body),
      phase: { kind: 'ready' },
      edition,
      sections: { ...toSavedSections(questionnaire, content, edition), ...unsavedOf(record) },
    };
  });
  storeInTab(records, questionnaire.id);
  keepContent(records, questionnaire, content, content.sections);
  if (questionnaire.kind === 'insights') {
    const count = countAnswered(compiled, content);
    records.keys.setAnswered(questionnaire.id, count);
    const complete = count === countAsked(compiled, content);
    setRecord(records, questionnaire.id, (record) => ({ ...record, complete }));
    records.keys.setComplete(questionnaire, complete);
  }
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

interface Loaded {
  readonly found: WithEtag<ReadRecord>;
  readonly content: Content;
}

/** Sections with unsaved answers, or with a queued save, keep the base on which these were started. */
async function relink(
  { links, queue }: Pick<RecordParts, 'links' | 'queue'>,
  questionnaire: Questionnaire,
  { handle, sections }: RecordState,
  { found: { body, etag }, content }: Loaded,
): Promise<string> {
  const before = handle === undefined ? undefined : await links.load(handle);
  // A first save without a response stays with the handle that it was sent for.
  if (handle !== undefined && before?.first) return handle;
  const queued = (await queue.list()).filter((one) => one.stage === 'save' && one.handle === handle);
  const isStarted = (id: string): boolean =>
    queued.some(({ sectionId }) => sectionId === id) || (sections[id] ? isUnsaved(sections[id]) : false);
  const base = Object.fromEntries(
    Object.entries(bySection(questionnaire, content)).map(([id, loaded]) => [
      id,
      isStarted(id) ? (before?.base[id] ?? blankContent) : loaded,
    ]),
  );
  const link = toLink(body, etag, content, base);
  if (handle === undefined) return links.add(link);
  await links.set(handle, link);
  return handle;
}

/** `base`: the saved content on which the member's answers were started. */
function toLink(
  { id, about }: ReadRecord,
  etag: string | undefined,
  { answers, notes, conditionFacts }: Content,
  base: RecordLink['base'],
): RecordLink {
  return {
    id,
    ...(etag !== undefined && { etag }),
    base,
    stored: { answers, notes, conditionFacts },
    unseen: about.new_questions,
  };
}

function unsavedOf({ sections }: RecordState): RecordState['sections'] {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => isUnsaved(section)));
}

function bySection({ sections }: Questionnaire, content: Content): Readonly<Record<string, Content>> {
  return Object.fromEntries(sections.map((section) => [section.id, sectionContent(section, content)]));
}

/** Stores content in session storage, for the sections in `saved` or for all (I6). */
function keepContent(
  { keys }: Pick<RecordParts, 'keys'>,
  questionnaire: Questionnaire,
  content: Content,
  saved?: readonly string[],
): void {
  for (const section of questionnaire.sections) {
    if (saved && !saved.includes(section.id)) continue;
    keys.setSection(questionnaire.id, section.id, sectionContent(section, content));
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
