import type { SentEvidence } from '../../../contracts/record.ts';
import type { Answer } from '../../../engine/answers.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { isSameContent, sectionContent, toWritten, type Content } from '../../../engine/content.ts';
import { isConfirming, toConfirmingEvidence } from '../../../engine/confirmed-evidence.ts';
import { findQuestion, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { SaveState } from '../form/section-state.ts';
import type { ResultRecord } from './load-result.ts';
import { blankDocument, type LocalRecord, type LocalSection } from './local/local-record.ts';
import { toApply, type KeptChange } from './local/kept-changes.ts';
import { load } from './local/server-changes.ts';
import { toSaveState } from './local/view.ts';
import { newId } from './new-id.ts';
import { toMoment, type Moment } from './record-actions.ts';
import type { RecordParts, Records } from './records.ts';
import { saveIn } from './save-section.ts';

interface GivenAnswer {
  /** As the page shows it. */
  readonly record: ResultRecord;
  readonly questionId: string;
  readonly answer: Answer;
  /** The facts to store with it. */
  readonly evidence: SentEvidence | undefined;
}

/** What this device has of an answer that is to be saved; undefined: nothing. */
export interface UnsavedAnswer {
  readonly save: SaveState;
  /** Absent: the answer is as the page shows it, and was not given again. */
  readonly given?: Answer | undefined;
}

/**
 * Saves one answer of a record, as the form of its section would; the same answer is stored again with other facts. The tab
 * shows the record that it showed before. Returns whether the save was queued: not if the section has unsaved answers, which stay
 * as they are.
 */
export async function saveAnswer(
  records: Records,
  entry: CatalogEntry,
  compiled: CompiledQuestionnaire,
  { record, questionId, answer, evidence }: GivenAnswer,
): Promise<boolean> {
  const { documents } = records;
  const section = findQuestion(compiled.questionnaire, questionId)?.section;
  if (!section) return false;
  const localId = openDocument(records, entry, record, section.id, sectionContent(section, record));
  const own = documents.get(localId)?.sections[section.id];
  if (own && !isWaiting(own)) return false;
  const moment: Moment = { ...toMoment(records, entry.id), tab: documents.get(localId)?.tab };
  const before = toWritten(own?.written ?? sectionContent(section, record));
  const written = { ...before, answers: { ...before.answers, [questionId]: answer } };
  const edit = { before, written };
  const kept: KeptChange = { kind: 'edit', sectionId: section.id, edit, ...moment };
  await documents.change(localId, toApply(kept), { kept });
  const isSame = answer === record.answers[questionId];
  const shown = isSame ? toConfirmingEvidence(evidence, questionId) : pick(evidence, questionId);
  await saveIn(records, compiled, { localId, sectionId: section.id, evidence: shown, moment });
  return true;
}

/** Its save waits for a connection, and has all that is written. */
function isWaiting({ state, attempt, written }: LocalSection): boolean {
  const isQueued = state.kind === 'queued' && state.waited !== undefined;
  return isQueued && attempt !== undefined && isSameContent(written, attempt.sent);
}

function pick(evidence: SentEvidence = {}, questionId: string): SentEvidence {
  return Object.hasOwn(evidence, questionId) ? { [questionId]: evidence[questionId] } : {};
}

/** Returns the local id of the record's document, in which the section is as the page shows it unless it is unsaved here. */
function openDocument(
  { documents }: Pick<RecordParts, 'documents'>,
  entry: CatalogEntry,
  { id, subject }: ResultRecord,
  sectionId: string,
  content: Content,
): string {
  const known = findDocument(documents.list(), id);
  const document = known ?? blankDocument(newId(), entry, { subject });
  const { localId, server } = document;
  const before = server?.sections[sectionId];
  // Saves read the server's record before they change it, if this is not all of it.
  const bare = { id, sections: { ...server?.sections, [sectionId]: content }, whole: false };
  if (!known) documents.open({ ...document, server: bare });
  else if (!document.sections[sectionId] && !(before && isSameContent(before, content)))
    void documents.change(localId, (one) => load(one, { ...server, ...bare }));
  return localId;
}

export function findDocument(documents: readonly LocalRecord[], id: string): LocalRecord | undefined {
  return documents.find(({ server }) => server?.id === id);
}

/** An answer's state on this device. */
export function findUnsavedAnswer(
  document: LocalRecord | undefined,
  sectionId: string,
  questionId: string,
  seen: Answer | undefined,
): UnsavedAnswer | undefined {
  const own = document?.sections[sectionId];
  if (!own) return undefined;
  const written = own.written.answers[questionId];
  const isGiven = written !== seen || isConfirming(own.attempt?.evidence?.[questionId]);
  return { save: toSaveState(own), ...(isGiven && { given: written }) };
}
