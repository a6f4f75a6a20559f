import { readContent } from '../../engine/read.ts';
import { blankContent, sectionContent, type Content, type RecordContent } from '../../engine/content.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../engine/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/completion.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { toSubject } from '../../contracts/subject.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { ApiError } from '../api/api-error.ts';
import { loadLatestRecord, loadRecord, loadRecordList, type Tagged } from '../api/records.ts';
import { findRow } from './find-row.ts';
import { isDeleted, loseDeleted } from './queue/lose-deleted.ts';
import { keepAbout } from './keep-about.ts';
import { migrate } from './migrate-record.ts';
import type { RecordLink } from './queue/record-links.ts';
import { dropParked, show } from './record-actions.ts';
import { blankRecord, countUnsaved, isUnsaved, toSavedSections, type RecordState } from './record-state.ts';
import { changeRecord, getRecord, type RecordParts } from './records.ts';

/** Whether a record that was asked for is still wanted once it has come. */
type IsWanted = () => boolean;

/**
 * Previous Analysis: the record saved last; all its sections count as saved then (C1). None where there
 * is none, the call failed, or it is wanted no more.
 */
export async function openPrevious(
  records: RecordParts,
  entry: CatalogEntry,
  { questionnaire }: CompiledQuestionnaire,
  isWanted: IsWanted,
): Promise<'opened' | 'none'> {
  const { id: module, version } = questionnaire;
  const found = await attempt(loadLatestRecord({ module, email: records.member, version }));
  if (!found || !isWanted()) return 'none';
  open(records, entry, questionnaire, found, { complete: true, previous: true });
  return 'opened';
}

/**
 * Opens one of the member's analyses, with what is unsaved of it. None where it is gone, the call failed, or it is
 * wanted no more.
 */
export async function openAnalysis(
  records: RecordParts,
  entry: CatalogEntry,
  { questionnaire }: CompiledQuestionnaire,
  { id, isWanted }: { readonly id: string; readonly isWanted: IsWanted },
): Promise<'opened' | 'none'> {
  if (getRecord(records, entry.id).id === id) return 'opened';
  const { id: module, version } = questionnaire;
  const found = await attempt(loadRecord({ module, email: records.member, version, id }));
  if (!found || !isWanted()) return 'none';
  const { sections, asked_sections: asked } = found.body.about;
  const complete = asked.every((section) => sections.includes(section));
  open(records, entry, questionnaire, found, { complete });
  return 'opened';
}

function open(
  records: Pick<RecordParts, 'links' | 'store' | 'keys' | 'catalog'>,
  entry: CatalogEntry,
  questionnaire: Questionnaire,
  { body, etag }: Tagged<ReadRecord>,
  flags: Pick<RecordState, 'complete' | 'previous'>,
): void {
  const content = readContent(questionnaire, body);
  const unsaved = findUnsaved(records, entry.id, body.id);
  const link = toLink(body, etag, content, bySection(questionnaire, content));
  show(records, entry, {
    ...blankRecord,
    ...flags,
    id: body.id,
    handle: unsaved?.handle ?? records.links.add(link),
    ...toAbout(body),
    sections: { ...toSavedSections(questionnaire, content, 0), ...(unsaved && unsavedOf(unsaved)) },
  });
  if (unsaved?.handle !== undefined) dropParked(records, unsaved.handle);
  keepContent(records, questionnaire, content, flags.previous ? undefined : content.sections);
}

/** Unsaved answers of a record, where this page has any. */
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

/** Does what a record's phase calls for, until the record is ready. */
export async function prepareRecord(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
): Promise<'ready' | 'failed'> {
  const { questionnaire } = compiled;
  changeRecord(records, questionnaire.id, (record) => migrate(questionnaire, record));
  const record = getRecord(records, questionnaire.id);
  if (record.phase.kind !== 'to-load') return 'ready';
  const outcome = await loadStored(records, compiled, record);
  return outcome === 'replaced' ? prepareRecord(records, compiled) : outcome;
}

/**
 * Fills in the stored answers of a record, where there is one; what is unsaved stays. `replaced`: another subject or
 * day was chosen while they were on their way, and they are none of that record's.
 */
async function loadStored(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
  wanted: RecordState,
): Promise<'ready' | 'failed' | 'replaced'> {
  const { questionnaire } = compiled;
  // Every record that has to be loaded has a phase of its own.
  const isReplaced = () => getRecord(records, questionnaire.id).phase !== wanted.phase;
  const found = await findStored(records, questionnaire, wanted);
  if (isReplaced()) return 'replaced';
  if (found === 'failed') return 'failed';
  if (found === 'none') {
    changeRecord(records, questionnaire.id, (record) => ({ ...record, phase: { kind: 'ready' } }));
    return 'ready';
  }
  if ('deleted' in found) {
    await loseDeleted(records, { questionnaireId: questionnaire.id, id: found.deleted });
    return 'replaced';
  }
  const content = readContent(questionnaire, found.body);
  const handle = await relink(records, questionnaire, found, content);
  if (isReplaced()) return 'replaced';
  fill(records, compiled, handle, found.body, content);
  return 'ready';
}

/** Puts the stored answers into the record that they belong to. */
function fill(
  records: Pick<RecordParts, 'keys' | 'store' | 'catalog'>,
  compiled: CompiledQuestionnaire,
  handle: string,
  body: ReadRecord,
  content: RecordContent,
): void {
  const { questionnaire } = compiled;
  changeRecord(records, questionnaire.id, (record) => {
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
  keepAbout(records, questionnaire.id);
  keepContent(records, questionnaire, content, content.sections);
  if (questionnaire.kind === 'insights') {
    const count = countAnswered(compiled, content);
    records.keys.setAnswered(questionnaire.id, count);
    const complete = count === countAsked(compiled, content);
    changeRecord(records, questionnaire.id, (record) => ({ ...record, complete }));
    records.keys.setComplete(questionnaire, complete);
  }
}

/** A record known by its id must come; another one may not be there, nor be known while the server cannot be reached. */
async function findStored(
  records: Pick<RecordParts, 'member' | 'now'>,
  { id: module, version, kind }: Questionnaire,
  { id, subject, day }: RecordState,
): Promise<Tagged<ReadRecord> | Deleted | 'none' | 'failed'> {
  const { member, now } = records;
  const call = { module, email: member, version };
  if (id !== undefined) return (await attempt(loadKnown(records, { ...call, id }))) ?? 'failed';
  const rows = await attempt(loadRecordList(call));
  const row = rows && findRow(kind, rows, { subject, day: day ?? toUtcDay(now()) });
  if (!row) return 'none';
  return (await attempt(loadRecord({ ...call, id: row.id }))) ?? 'failed';
}

/** The id of an analysis that is the server's no more. */
interface Deleted {
  readonly deleted: string;
}

type KnownCall = Parameters<typeof loadRecord>[0];

async function loadKnown(
  records: Pick<RecordParts, 'member'>,
  call: KnownCall,
): Promise<Tagged<ReadRecord> | Deleted> {
  const { module: questionnaireId, id } = call;
  try {
    return await loadRecord(call);
  } catch (error) {
    if (await isDeleted(records, { questionnaireId, id }, error)) return { deleted: id };
    throw error;
  }
}

/** Sections with answers of the member's own keep what those were begun on. */
async function relink(
  records: Pick<RecordParts, 'links' | 'store'>,
  questionnaire: Questionnaire,
  { body, etag }: Tagged<ReadRecord>,
  content: Content,
): Promise<string> {
  const { handle, sections } = getRecord(records, questionnaire.id);
  const { links } = records;
  const before = handle === undefined ? undefined : await links.load(handle);
  // A first save without a response stays with the handle that it was sent for.
  if (handle !== undefined && before?.first) return handle;
  const base = Object.fromEntries(
    Object.entries(bySection(questionnaire, content)).map(([sectionId, loaded]) => {
      const section = sections[sectionId];
      return [sectionId, section && isUnsaved(section) ? (before?.base[sectionId] ?? blankContent) : loaded];
    }),
  );
  const link = toLink(body, etag, content, base);
  if (handle === undefined) return links.add(link);
  await links.set(handle, link);
  return handle;
}

/** `base` says what the member's own answers were begun on. */
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

/** Keeps content in session storage, of all sections where `saved` does not name them (I6). */
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

/** Undefined when a call failed, which the client has logged. */
async function attempt<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
