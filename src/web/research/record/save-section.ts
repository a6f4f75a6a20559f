import type { CompiledQuestionnaire, Questionnaire } from '../../../engine/questionnaire.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import type { Content, Written } from '../../../engine/content.ts';
import { choose, unqueue } from './local/changes.ts';
import { removeClaim } from './local/queue-changes.ts';
import { toApply, type KeptChange } from './local/kept-changes.ts';
import { shownOtherSections, type LocalRecord } from './local/local-record.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import { getPlace, toMoment, type Moment } from './record-actions.ts';
import { type RecordParts, type Records } from './records.ts';

/** Saves a section of the record that the page shows. */
export async function saveSection(
  records: Records,
  compiled: CompiledQuestionnaire,
  sectionId: string,
): Promise<void> {
  const { localId, shown } = getPlace(records, compiled.questionnaire);
  const moment = toMoment(records, compiled.questionnaire.id);
  await saveIn(records, compiled, { localId, sectionId, evidence: shown?.[sectionId], moment });
}

export interface SectionSave {
  readonly localId: string;
  readonly sectionId: string;
  readonly evidence: SentEvidence | undefined;
  readonly moment: Moment;
}

/**
 * Queues the save of a section, which survives this page, and sends the queue. Replaces an older queued save of the
 * section. Resolves when nothing more can be sent now.
 */
export async function saveIn(
  records: Records,
  { questionnaire }: CompiledQuestionnaire,
  { localId, sectionId, evidence, moment }: SectionSave,
): Promise<void> {
  const { documents, queue, isSignedIn } = records;
  const { version } = questionnaire;
  const document = documents.get(localId);
  if (!isSignedIn() || !document || isSaving(document, sectionId)) return;
  const beside = findOtherSections(questionnaire, sectionId, document);
  const request = { since: queue.nextMoment(), version, evidence, beside };
  const kept: KeptChange = { kind: 'save', sectionId, request, ...moment };
  await documents.change(localId, toApply(kept), { kept, strict: true });
  await records.wake('save');
}

function isSaving({ sections }: LocalRecord, sectionId: string): boolean {
  const state = sections[sectionId]?.state;
  return state?.kind === 'queued' && state.waited === undefined;
}

/** Content of the other sections that conditions in this section may depend on; undefined: no conditions. */
function findOtherSections(
  { sections }: Questionnaire,
  sectionId: string,
  document: LocalRecord,
): Content | undefined {
  const own = sections.find(({ id }) => id === sectionId);
  const isConditional = own?.questions.some(({ conditions }) => conditions.length > 0) ?? false;
  return isConditional ? shownOtherSections(document, sectionId) : undefined;
}

/** Saves the answers that the member has chosen in a conflict, over those saved elsewhere. */
export async function resolveConflict(
  records: Records,
  compiled: CompiledQuestionnaire,
  sectionId: string,
  written: Written,
): Promise<void> {
  const { localId } = getPlace(records, compiled.questionnaire);
  void records.documents.change(localId, (document) => choose(document, sectionId, written));
  await saveSection(records, compiled, sectionId);
}

/** Removes a save from the queue; its answers stay in their section, unsaved. */
export async function dropSave({ documents, isSignedIn }: RecordParts, entry: QueueEntry): Promise<void> {
  if (!isSignedIn()) return;
  const { localId, sectionId, stage } = entry;
  const drop = stage === 'claim' ? removeClaim : unqueue;
  await documents.change(localId, (document) => drop(document, sectionId), { strict: true });
}
