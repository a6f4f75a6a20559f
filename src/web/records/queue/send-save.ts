import { mergeThreeWay } from '../../../engine/three-way-merge.ts';
import {
  blankContent,
  isSameContent,
  mergeContents,
  takeQuestions,
  type AnswersAndNotes,
  type Content,
} from '../../../engine/content.ts';
import { readRecord } from '../../../engine/read.ts';
import { withCurrentIds } from '../../../engine/stored.ts';
import type { CompiledQuestionnaire, Questionnaire, Section } from '../../../engine/questionnaire.ts';
import { countAnswered, countAsked, listAskedSections } from '../../../engine/completion.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadRecord, loadRecordList, createRecord, updateRecord } from '../../api/records.ts';
import { findRow } from '../find-row.ts';
import { isDeleted, dropDeleted } from './drop-deleted.ts';
import { newId } from '../new-id.ts';
import type { RecordParts } from '../records.ts';
import { findFieldQuestion, readSentFields, toSentFields, withSentFields } from '../../../engine/send.ts';
import type { SentFields } from '../../../contracts/record.ts';
import type { QuestionProblem } from '../../questionnaire/section-state.ts';
import { withoutRefused } from './refused-evidence.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';
import { blankLink, type RecordLink, type UnansweredCreate } from './record-links.ts';
import { classifyFailure, unreached, type PassingFailure } from './classify-failure.ts';

interface Save extends SentFields {
  readonly records: RecordParts;
  readonly entry: QueueEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly section: Section;
  readonly content: Content;
}

export type SendOutcome =
  | Extract<QueueOutcome, { kind: 'saved' | 'conflict' | 'refused' }>
  /** The server has deleted its record, or the session has ended: the queue knows. */
  | { readonly kind: 'none' };

interface Postponed {
  readonly kind: 'postponed';
  readonly failure: PassingFailure;
}

/** Maximum number of steps in one attempt; after more concurrent saves it is retried later. */
const maxSteps = 5;

/**
 * Sends one save. Creates a missing record first, and checks what was saved elsewhere before writing over it. Throws
 * ApiError for a failure that may be retried.
 */
export async function sendSave(records: RecordParts, entry: QueueEntry): Promise<SendOutcome | Postponed> {
  const compiled = await records.load(entry.questionnaireId).catch(() => undefined);
  if (!compiled) return { kind: 'postponed', failure: unreached };
  const section = compiled.sections.find(({ id }) => id === entry.sectionId);
  if (!section) return { kind: 'refused' };
  const { questionnaire } = compiled;
  const save: Save = { records, entry, compiled, section, ...toSent(questionnaire, section, entry) };
  try {
    for (let step = 0; step < maxSteps; step += 1) {
      const link = (await records.links.load(entry.handle)) ?? blankLink;
      // A log-out deletes the link, without which a second record would be created.
      if (!records.isSignedIn()) return { kind: 'none' };
      const outcome = await takeStep(save, link);
      if (outcome) return outcome;
    }
  } catch (error) {
    const left = error instanceof ApiError && withoutRefused(entry.evidence, error.fields);
    if (left && (await forgetCreate(records, entry))) return sendSave(records, { ...entry, evidence: left });
    if (!(error instanceof ApiError) || classifyFailure(error).kind !== 'final') throw error;
    const isFull = error.code === 'RECORDS_FULL' || error.code === 'ANSWERS_FULL';
    return { kind: 'refused', problems: toProblems(section, error), ...(isFull && { full: error.message }) };
  }
  return { kind: 'postponed', failure: tooManySteps };
}

function toSent(
  questionnaire: Questionnaire,
  section: Section,
  entry: QueueEntry,
): SentFields & Pick<Save, 'content'> {
  const content = withCurrentIds(questionnaire, entry);
  const beside = withCurrentIds(questionnaire, entry.beside ?? blankContent);
  return {
    content,
    ...toSentFields(questionnaire, [section], mergeContents([beside, content])),
    evidence: entry.evidence,
  };
}

function toProblems(section: Section, { fields }: ApiError): readonly QuestionProblem[] {
  return fields.flatMap(({ path, message }) => {
    const question = findFieldQuestion(section, path);
    return question ? [{ question: question.id, message }] : [];
  });
}

/** The server stored nothing of a save with refused evidence. Returns false if the save had no evidence. */
async function forgetCreate({ links }: RecordParts, { handle, evidence }: QueueEntry): Promise<boolean> {
  const link = await links.load(handle);
  if (link?.first) await links.set(handle, { ...link, first: undefined });
  return Object.keys(evidence ?? link?.first?.evidence ?? {}).length > 0;
}

/** Other tabs or devices save all the time. */
const tooManySteps: PassingFailure = { ...unreached, responded: true };

/** One step of the save; undefined: the link has changed, and another step is needed. */
async function takeStep(save: Save, link: RecordLink): Promise<SendOutcome | undefined> {
  if (link.first) return create(save, link, link.first);
  const { id, etag } = link;
  if (id === undefined) return prepareCreate(save, link);
  try {
    return await (etag === undefined ? loadStored(save, link, id) : update(save, link, id, etag));
  } catch (error) {
    const { records, entry } = save;
    const known = { questionnaireId: entry.questionnaireId, id };
    if (!(await isDeleted(records, known, error))) throw error;
    await dropDeleted(records, known);
    return { kind: 'none' };
  }
}

async function storeLink({ records, entry }: Save, link: RecordLink): Promise<undefined> {
  await records.links.set(entry.handle, link);
}

/** Unless a subject may have several records, another device may have created it already. */
async function prepareCreate(save: Save, link: RecordLink): Promise<undefined> {
  const { questionnaire } = save.compiled;
  const { subject, since } = save.entry;
  const day = questionnaire.kind === 'insights' ? (save.entry.day ?? toUtcDay(since)) : undefined;
  if (!questionnaire.subjectRequired) {
    const rows = await loadRecordList({ module: questionnaire.id, email: save.records.member });
    const row = findRow(questionnaire.kind, rows, { subject, day: day ?? '' });
    if (row) return storeLink(save, { ...link, id: row.id });
  }
  const first: UnansweredCreate = {
    idempotencyKey: newId(),
    version: questionnaire.version,
    sectionId: save.entry.sectionId,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    fields: save.fields,
    marks: save.marks,
    ...(save.evidence && { evidence: save.evidence }),
  };
  return storeLink(save, { ...link, first });
}

/** Repeats the same call with the same key until there is a final response. */
async function create(
  save: Save,
  link: RecordLink,
  first: UnansweredCreate,
): Promise<SendOutcome | undefined> {
  const { questionnaire } = save.compiled;
  try {
    const { body, etag } = await createRecord({
      ...first,
      module: questionnaire.id,
      email: save.records.member,
    });
    const base = { ...link.base, ...readSentFields(questionnaire, first.version, first) };
    const created = { ...link, first: undefined, id: body.id, base };
    const isThis = first.version === questionnaire.version && isSameSave(first, save);
    if (!isThis) return await storeLink(save, created);
    return await confirmSaved(save, { ...created, etag: findFirstRevision(etag) }, body.id);
  } catch (error) {
    if (error instanceof ApiError && classifyFailure(error).kind === 'final') {
      await storeLink(save, { ...link, first: undefined });
      // Another device has created today's entry: the next step finds it.
      if (error.code === 'VERSION_CONFLICT') return undefined;
    }
    throw error;
  }
}

/** The response to a repeated call may be about a record that was changed since, whose content is not known here. */
function findFirstRevision(etag: string | undefined): string | undefined {
  return etag !== undefined && /^(?:W\/)?"1"$/.test(etag) ? etag : undefined;
}

function isSameSave(one: SentFields, other: SentFields): boolean {
  return toKey(one) === toKey(other);
}

function toKey({ fields, marks: { no = [], cant_tell: cantTell = [] } }: SentFields): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, no, cantTell]);
}

async function loadStored(save: Save, link: RecordLink, id: string): Promise<undefined> {
  const { questionnaire } = save.compiled;
  const { id: module, version } = questionnaire;
  const { body, etag = '*' } = await loadRecord({ module, email: save.records.member, id, version });
  const unseen = body.about.new_questions;
  return storeLink(save, { ...link, etag, stored: readRecord(questionnaire, body), unseen });
}

async function update(
  save: Save,
  link: RecordLink,
  id: string,
  etag: string,
): Promise<SendOutcome | undefined> {
  const { records, entry, compiled, section, content } = save;
  const { questionnaire } = compiled;
  const sent = section.questions.filter((question) => Object.hasOwn(save.fields, question.id));
  const base = toBase(questionnaire, link, entry);
  const theirs = link.stored;
  const { conflicts, written } = mergeThreeWay(questionnaire, sent, { base, mine: content, theirs });
  if (conflicts.length > 0) return { kind: 'conflict', questions: conflicts, theirs };
  const merged = { ...save, ...toSent(questionnaire, section, { ...entry, ...content, ...written }) };
  const { fields, marks, evidence } = merged;
  try {
    const { id: module, version } = questionnaire;
    const about = { ...(entry.subject && { subject: entry.subject }), marks, evidence };
    const saved = await updateRecord({ module, email: records.member, version, ...about, fields, id, etag });
    return await confirmSaved(merged, { ...link, etag: saved.etag }, saved.body.id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
    return storeLink(save, { ...link, etag: undefined });
  }
}

/** The version on which the answers were started; where the member has chosen in a conflict, the other version. */
function toBase(questionnaire: Questionnaire, link: RecordLink, { seen }: QueueEntry): AnswersAndNotes {
  const base = withCurrentIds(questionnaire, mergeContents(Object.values(link.base)));
  return seen ? takeQuestions(base, withCurrentIds(questionnaire, seen.theirs), seen.questions) : base;
}

async function confirmSaved(save: Save, link: RecordLink, recordId: string): Promise<SendOutcome> {
  const { entry, section, content: sent, compiled, fields } = save;
  const stored = withSentFields(link.stored, section, sent, fields);
  const unseen = link.unseen?.filter((id) => !Object.hasOwn(fields, id));
  // Merged answers become the base once they are shown: an edit made before that is older than they are.
  const base = { ...link.base, [section.id]: withCurrentIds(compiled.questionnaire, entry) };
  await storeLink(save, { ...link, stored, unseen, base });
  const content = { ...stored, unseen };
  const answered = toAnswered(compiled, content);
  return {
    kind: 'saved',
    recordId,
    sections: listAskedSections(compiled.questionnaire, content),
    ...(unseen && { unseen }),
    ...(answered && { answered }),
    ...(!isSameContent(sent, entry) && { merged: sent }),
  };
}

function toAnswered(compiled: CompiledQuestionnaire, content: Parameters<typeof countAsked>[1]) {
  if (compiled.questionnaire.kind !== 'insights') return undefined;
  const count = countAnswered(compiled, content);
  return { count, all: count === countAsked(compiled, content) };
}
