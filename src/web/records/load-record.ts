import { readRecord, sectionAnswers } from '../../engine/answers/record.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { Answers, CompiledQuestionnaire, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/rules/completion.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { ApiError } from '../api/api-error.ts';
import { loadLatestRecord, loadRecord, loadRecordList, type Tagged } from '../api/records.ts';
import { getMember } from '../session/member.ts';
import { dropOrphans } from './drafts/adopt-drafts.ts';
import { useQueueStore } from './queue/save-queue.ts';
import { recordLinks } from './queue/record-links.ts';
import { linkLoaded, takeHandle } from './record-acts.ts';
import { recordKeys } from './where-things-live.ts';
import { blankRecord, isUnsaved, toSavedSections, withSection, type RecordState } from './record-state.ts';
import { changeRecord, getRecord } from './records.ts';

/** New Analysis: nothing of the record is left, neither here nor in session storage. Queued saves still go out. */
export function startNew(entry: CatalogEntry): void {
  changeRecord(entry.id, ({ edition }) => ({ ...blankRecord, edition: edition + 1 }));
  recordKeys.clear(entry);
  void dropOrphans(entry.id);
}

/**
 * Names what the record is about. Once something is saved, another name starts a new record with blank
 * sections: a record's name never changes under its answers.
 */
export function nameRecord(entry: CatalogEntry, name: string): void {
  const { id, name: before } = getRecord(entry.id);
  const isSaved = id !== undefined || isQueued(getRecord(entry.id));
  if (isSaved && before?.toLowerCase() === name.toLowerCase()) return;
  if (isSaved) startNew(entry);
  changeRecord(entry.id, (record) => ({
    ...record,
    name,
    // What a lost first save made belongs to the name it was sent with.
    handle: before === name ? record.handle : undefined,
  }));
  if (entry.subject) recordKeys.setName(entry.subject, name);
}

function isQueued({ handle, sections }: RecordState): boolean {
  if (Object.values(sections).some(({ save }) => save.kind === 'saving')) return true;
  return useQueueStore.getState().entries.some((entry) => entry.handle === handle);
}

/** An edit: the result of the last save is no longer shown; one under way goes on. */
export function changeAnswers(questionnaireId: string, sectionId: string, answers: Answers): void {
  takeHandle(questionnaireId);
  changeRecord(questionnaireId, (record) => {
    const saving = record.sections[sectionId]?.save.kind === 'saving';
    return withSection(record, sectionId, { answers, ...(!saving && { save: { kind: 'dirty' } }) });
  });
}

/** Previous Analysis: the record saved last, all its sections counted as saved (SPEC section 4). */
export async function openPrevious({ questionnaire }: CompiledQuestionnaire): Promise<'opened' | 'none'> {
  const { id: module, version } = questionnaire;
  const found = await attempt(loadLatestRecord({ module, email: getEmail(), version }));
  if (!found) return 'none';
  const { body, etag } = found;
  const edition = getRecord(questionnaire.id).edition + 1;
  const answers = readRecord(questionnaire, body);
  changeRecord(questionnaire.id, () => ({
    ...blankRecord,
    edition,
    id: body.id,
    handle: linkLoaded(body.id, etag, answers, bySection(questionnaire, answers)),
    ...(body.name !== null && { name: body.name }),
    sections: toSavedSections(questionnaire, answers, edition),
    complete: true,
    previous: true,
  }));
  keepRecord(questionnaire, body, answers);
  recordKeys.setComplete(questionnaire.id, true);
  return 'opened';
}

/** Fills in the stored answers of a record that this tab knows only by its id; what is unsaved stays. */
export async function loadStored(compiled: CompiledQuestionnaire): Promise<'loaded' | 'failed'> {
  const { questionnaire } = compiled;
  const found = await attempt(findStored(questionnaire, getRecord(questionnaire.id).id));
  if (!found) return 'failed';
  const { body, saved } = found;
  const answers = readRecord(questionnaire, body);
  const handle = await relink(questionnaire, body.id, found.etag, answers);
  changeRecord(questionnaire.id, (record) => {
    const edition = record.edition + 1;
    const loaded = Object.entries(toSavedSections(questionnaire, answers, edition)).filter(([id]) =>
      saved.has(id),
    );
    return {
      ...record,
      id: body.id,
      handle,
      stored: false,
      edition,
      sections: { ...Object.fromEntries(loaded), ...unsavedOf(record) },
    };
  });
  keepRecord(questionnaire, body, answers, saved);
  if (questionnaire.kind === 'insights') {
    const count = countAnswered(compiled, answers);
    recordKeys.setAnswered(questionnaire.id, count);
    const complete = count === countAsked(compiled, answers);
    changeRecord(questionnaire.id, (record) => ({ ...record, complete }));
  }
  return 'loaded';
}

async function findStored(
  { id: module, version }: Questionnaire,
  id: string | undefined,
): Promise<Tagged<ReadRecord> & { readonly saved: ReadonlySet<string> }> {
  const call = { module, email: getEmail(), version };
  const [record, rows] = await Promise.all([
    id === undefined ? loadLatestRecord(call) : loadRecord({ ...call, id }),
    loadRecordList(call),
  ]);
  const sections = rows.find((row) => row.id === record.body.id)?.sections ?? [];
  return { ...record, saved: new Set(sections) };
}

/** Sections with answers of the member's own keep what those were begun on. */
async function relink(
  questionnaire: Questionnaire,
  id: string,
  etag: string | undefined,
  answers: Answers,
): Promise<string> {
  const { handle, sections } = getRecord(questionnaire.id);
  const email = getEmail();
  const before = handle === undefined ? undefined : await recordLinks.get(email, handle);
  // An unanswered first save stays with the handle that it was sent for.
  if (handle !== undefined && before?.first) return handle;
  const base = Object.fromEntries(
    Object.entries(bySection(questionnaire, answers)).map(([sectionId, loaded]) => {
      const section = sections[sectionId];
      return [sectionId, section && isUnsaved(section) ? (before?.base[sectionId] ?? {}) : loaded];
    }),
  );
  if (handle === undefined) return linkLoaded(id, etag, answers, base);
  await recordLinks.set(email, handle, { id, ...(etag !== undefined && { etag }), base, stored: answers });
  return handle;
}

function unsavedOf({ sections }: RecordState): RecordState['sections'] {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => isUnsaved(section)));
}

function bySection({ sections }: Questionnaire, answers: Answers): Readonly<Record<string, Answers>> {
  return Object.fromEntries(sections.map(({ id, questions }) => [id, sectionAnswers(questions, answers)]));
}

function keepRecord(
  questionnaire: Questionnaire,
  found: ReadRecord,
  answers: Answers,
  saved?: ReadonlySet<string>,
): void {
  recordKeys.setRecordId(questionnaire.id, found.id);
  if (questionnaire.subject && found.name !== null) recordKeys.setName(questionnaire.subject, found.name);
  for (const { id, questions } of questionnaire.sections) {
    if (saved && !saved.has(id)) continue;
    recordKeys.setSection(questionnaire.id, id, sectionAnswers(questions, answers));
  }
}

function getEmail(): string {
  return getMember()?.email ?? '';
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
