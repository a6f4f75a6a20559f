import { mergeThreeWay } from '../../../../engine/three-way-merge.ts';
import { blankContent, mergeContents, type Content } from '../../../../engine/content.ts';
import { withCurrentIds } from '../../../../engine/stored.ts';
import type { CompiledQuestionnaire, Questionnaire, Section } from '../../../../engine/questionnaire.ts';
import { countAnswered, countAsked, listAskedSections } from '../../../../engine/completion.ts';
import { toUtcDay } from '../../../../lib/utc-day.ts';
import type { SentEvidence, SentFields } from '../../../../contracts/record.ts';
import type { Answers } from '../../../../engine/answers.ts';
import { ApiError } from '../../../api/api-error.ts';
import { loadRecord, loadRecordList, createRecord, updateRecord } from '../../../api/records.ts';
import { findFieldQuestion, readSentFields, toSentFields, withSentFields } from '../../../../engine/send.ts';
import type { QuestionProblem, SaveConflict } from '../../form/section-state.ts';
import { findRow } from '../find-row.ts';
import { addClaim } from '../local/queue-changes.ts';
import { confirm, confirmCreate, load, withEtag } from '../local/server-changes.ts';
import {
  toServerContent,
  withoutCreate,
  type Apply,
  type Attempt,
  type LocalRecord,
  type LocalSection,
  type ServerRecord,
  type UnansweredCreate,
} from '../local/local-record.ts';
import { newId } from '../new-id.ts';
import type { RecordParts } from '../records.ts';
import { toServerRecord } from '../server-record.ts';
import { classifyFailure, unreached, type PassingFailure } from './classify-failure.ts';
import { isDeleted, dropDeleted } from './drop-deleted.ts';
import { announceSaved } from './publish-outcome.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';
import { toOwnBase } from './own-base.ts';
import { withoutRefused } from '../refused-evidence.ts';

interface Save extends SentFields {
  readonly records: RecordParts;
  readonly entry: QueueEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly section: Section;
  readonly attempt: Attempt;
  readonly content: Content;
}

export type SendOutcome =
  | Extract<QueueOutcome, { kind: 'saved' }>
  | {
      readonly kind: 'refused';
      readonly problems?: readonly QuestionProblem[];
      readonly full?: string;
      readonly sent: Content;
      /** With the answers of another device, which were sent too; absent: nothing was merged. */
      readonly merged?: Content;
    }
  | ({ readonly kind: 'conflict'; readonly sent: Content } & SaveConflict)
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
  const { attempt } = records.documents.get(entry.localId)?.sections[entry.sectionId] ?? {};
  return attempt ? sendAttempt(records, entry, { compiled, attempt }) : { kind: 'none' };
}

async function sendAttempt(
  records: RecordParts,
  entry: QueueEntry,
  { compiled, attempt }: Pick<Save, 'compiled' | 'attempt'>,
): Promise<SendOutcome | Postponed> {
  const section = compiled.sections.find(({ id }) => id === entry.sectionId);
  if (!section) return { kind: 'refused', sent: attempt.sent };
  const { questionnaire } = compiled;
  const parts = { records, entry, compiled, section, attempt };
  const save: Save = { ...parts, ...toSent(questionnaire, section, attempt) };
  try {
    for (let step = 0; step < maxSteps; step += 1) {
      const document = records.documents.get(entry.localId);
      const own = document?.sections[entry.sectionId];
      // A log-out deletes the document, without which a second record would be created; or the member took the save back.
      if (!records.isSignedIn() || !document || !own?.attempt) return { kind: 'none' };
      const outcome = await takeStep(save, document, own);
      if (outcome) return outcome;
    }
  } catch (error) {
    const left = error instanceof ApiError && withoutRefused(attempt.evidence, error.fields);
    if (left && (await forgetCreate(save)))
      return sendAttempt(records, entry, { compiled, attempt: { ...attempt, evidence: left } });
    if (!(error instanceof ApiError) || classifyFailure(error).kind !== 'final') throw error;
    const isFull = error.code === 'RECORDS_FULL' || error.code === 'ANSWERS_FULL';
    const problems = toProblems(section, error);
    return { kind: 'refused', sent: attempt.sent, problems, ...(isFull && { full: error.message }) };
  }
  return { kind: 'postponed', failure: tooManySteps };
}

function toSent(
  questionnaire: Questionnaire,
  section: Section,
  { sent, beside = blankContent, evidence }: Attempt,
): SentFields & Pick<Save, 'content'> {
  const content = withCurrentIds(questionnaire, sent);
  const all = mergeContents([withCurrentIds(questionnaire, beside), content]);
  return { content, ...toSentFields(questionnaire, [section], all), evidence };
}

function toProblems(section: Section, { fields }: ApiError): readonly QuestionProblem[] {
  return fields.flatMap(({ path, message }) => {
    const question = findFieldQuestion(section, path);
    return question ? [{ question: question.id, message }] : [];
  });
}

/** The server stored nothing of a save with refused evidence. Returns false if the save had no evidence. */
async function forgetCreate({ records, entry, attempt }: Save): Promise<boolean> {
  const create = records.documents.get(entry.localId)?.create;
  await change({ records, entry }, withoutCreate);
  return Object.keys(attempt.evidence ?? create?.evidence ?? {}).length > 0;
}

/** Other tabs or devices save all the time. */
const tooManySteps: PassingFailure = { ...unreached, responded: true };

/** Undefined: another step is needed. */
async function change({ records, entry }: Pick<Save, 'records' | 'entry'>, apply: Apply): Promise<undefined> {
  await records.documents.change(entry.localId, apply, { strict: true });
}

/** One step of the save; undefined: the document has changed, and another step is needed. */
async function takeStep(
  save: Save,
  document: LocalRecord,
  { base }: LocalSection,
): Promise<SendOutcome | undefined> {
  const { create: unanswered, server } = document;
  if (unanswered) return sendCreate(save, unanswered);
  if (!server) return prepareCreate(save, document);
  try {
    const isKnown = server.etag !== undefined && server.whole;
    return await (isKnown ? update(save, server, base) : loadStored(save, server.id));
  } catch (error) {
    const { records, entry } = save;
    const known = { questionnaireId: entry.questionnaireId, id: server.id };
    if (!(await isDeleted(records, known, error))) throw error;
    await dropDeleted(records, known);
    return { kind: 'none' };
  }
}

/** Unless a subject may have several records, another device may have created it already. */
async function prepareCreate(save: Save, { subject, day: own }: LocalRecord): Promise<undefined> {
  const { questionnaire } = save.compiled;
  const day = questionnaire.kind === 'insights' ? (own ?? toUtcDay(save.attempt.since)) : undefined;
  if (!questionnaire.subjectRequired) {
    const rows = await loadRecordList({ module: questionnaire.id, email: save.records.member });
    const row = findRow(questionnaire.kind, rows, { subject, day: day ?? '' });
    if (row) {
      const server: ServerRecord = { id: row.id, sections: {}, whole: false };
      return change(save, (document) => load(document, server));
    }
  }
  const unanswered: UnansweredCreate = {
    idempotencyKey: newId(),
    version: questionnaire.version,
    sectionId: save.entry.sectionId,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    fields: save.fields,
    marks: save.marks,
    ...(save.evidence && { evidence: save.evidence }),
  };
  return change(save, (document) => ({ ...document, create: unanswered }));
}

/** Repeats the same call with the same key until there is a final response. */
async function sendCreate(save: Save, unanswered: UnansweredCreate): Promise<SendOutcome | undefined> {
  const { questionnaire } = save.compiled;
  const { sectionId: _, ...sent } = unanswered;
  try {
    const { body, etag } = await createRecord({
      ...sent,
      module: questionnaire.id,
      email: save.records.member,
    });
    const created = readSentFields(questionnaire, unanswered.version, unanswered);
    const isThis = unanswered.version === questionnaire.version && isSameSave(unanswered, save);
    const server = { id: body.id, etag: isThis ? findFirstRevision(etag) : undefined };
    await change(save, (document) => confirmCreate(document, server, created));
    // A page that has opened the record meanwhile may have saved other answers: the next step loads them.
    return server.etag === undefined ? undefined : await confirmSaved(save, server);
  } catch (error) {
    if (error instanceof ApiError && classifyFailure(error).kind === 'final') {
      await change(save, withoutCreate);
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

async function loadStored(save: Save, id: string): Promise<undefined> {
  const { questionnaire } = save.compiled;
  const { id: module, version } = questionnaire;
  const { body, etag } = await loadRecord({ module, email: save.records.member, id, version });
  const server = toServerRecord(questionnaire, body, etag ?? '*');
  return change(save, (document) => load(document, server));
}

async function update(save: Save, server: ServerRecord, started: Content): Promise<SendOutcome | undefined> {
  const { records, entry, compiled, section, content, attempt } = save;
  const { questionnaire } = compiled;
  const sent = section.questions.filter((question) => Object.hasOwn(save.fields, question.id));
  const theirs = withCurrentIds(questionnaire, toServerContent(server));
  const { earlier = [] } = attempt;
  const base = toOwnBase(questionnaire, sent, { base: started, mine: content, theirs, earlier });
  const { conflicts, written } = mergeThreeWay(questionnaire, sent, { base, mine: content, theirs });
  if (conflicts.length > 0) return { kind: 'conflict', sent: attempt.sent, questions: conflicts, theirs };
  const merged = {
    ...save,
    ...toSent(questionnaire, section, { ...attempt, sent: { ...content, ...written } }),
  };
  const { fields, marks } = merged;
  // Facts beside an answer that was changed elsewhere belong to the other answer.
  const evidence = merged.evidence && pickSame(merged.evidence, content.answers, merged.content.answers);
  const { subject } = entry;
  try {
    const { id: module, version } = questionnaire;
    const about = { ...(subject && { subject }), marks, evidence };
    const call = { module, email: records.member, version, ...about, fields };
    const saved = await updateRecord({ ...call, id: server.id, etag: server.etag ?? '*' });
    return await confirmSaved(merged, { id: saved.body.id, etag: saved.etag });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problems = error.code === 'INVALID_FIELD' ? toProblems(section, error) : [];
    if (problems.length > 0) return { kind: 'refused', sent: attempt.sent, merged: merged.content, problems };
    if (error.code !== 'VERSION_CONFLICT') throw error;
    return change(save, (document) =>
      document.server ? { ...document, server: withEtag(document.server, undefined) } : document,
    );
  }
}

function pickSame(evidence: SentEvidence, sent: Answers, merged: Answers): SentEvidence {
  const isSame = (id: string) => JSON.stringify(sent[id]) === JSON.stringify(merged[id]);
  return Object.fromEntries(Object.entries(evidence).filter(([id]) => isSame(id)));
}

async function confirmSaved(
  save: Save,
  { id, etag }: Pick<ServerRecord, 'id'> & { readonly etag: string | undefined },
): Promise<SendOutcome> {
  const { records, entry, section, content, compiled, fields, attempt } = save;
  const before = records.documents.get(entry.localId)?.server;
  const stored = withSentFields(before ? toServerContent(before) : blankContent, section, content, fields);
  const unseen = before?.unseen?.filter((question) => !Object.hasOwn(fields, question));
  // Answers that are not asked now are not sent, and stay in the form.
  const confirmation = { id, etag, sent: attempt.sent, merged: content, unseen };
  const pays = records.catalog.some(
    ({ id: one, reward }) => one === entry.questionnaireId && (reward ?? 0) > 0,
  );
  announceSaved(records, entry);
  await change(save, (document) => {
    const confirmed = confirm(document, section.id, confirmation);
    return pays ? addClaim(confirmed, section.id, entry.since) : confirmed;
  });
  const known = { ...stored, ...(unseen && { unseen }) };
  const answered = toAnswered(compiled, known);
  return {
    kind: 'saved',
    recordId: id,
    sections: listAskedSections(compiled.questionnaire, known),
    ...(answered && { answered }),
  };
}

function toAnswered(compiled: CompiledQuestionnaire, content: Parameters<typeof countAsked>[1]) {
  if (compiled.questionnaire.kind !== 'insights') return undefined;
  const count = countAnswered(compiled, content);
  return { count, all: count === countAsked(compiled, content) };
}
