import type { CompiledQuestionnaire, Questionnaire } from '../../engine/questionnaire.ts';
import { takeQuestions, type Content, type Written } from '../../engine/content.ts';
import { mergeSections, toContent, type SaveConflict } from '../questionnaire/section-state.ts';
import type { SentEvidence } from '../../contracts/record.ts';
import { publishOutcome } from './queue/apply-outcome.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import { newId } from './new-id.ts';
import { ensureHandle } from './record-actions.ts';
import { getSection, withSection, type RecordState } from './record-state.ts';
import { getRecord, setRecord, type RecordParts, type Records } from './records.ts';

/**
 * Queues the save of a section, which survives this page, and sends the queue. Replaces an older queued save of the
 * section. Resolves when nothing more can be sent now. `seen`: the conflict in which the member has chosen.
 */
export async function saveSection(
  records: Records,
  { questionnaire }: CompiledQuestionnaire,
  sectionId: string,
  seen?: SaveConflict,
): Promise<void> {
  const { queue, isSignedIn } = records;
  const { id: questionnaireId, version } = questionnaire;
  const section = getSection(getRecord(records, questionnaireId), sectionId);
  if (!isSignedIn() || section.save.kind === 'saving') return;
  const handle = ensureHandle(records, questionnaireId);
  const { subject, day, sections, shown } = getRecord(records, questionnaireId);
  const beside = mergeOtherSections(questionnaire, sectionId, sections);
  const id = newId();
  const saving = { save: { kind: 'saving', by: id } } as const;
  setRecord(records, questionnaireId, (record) => withSection(record, sectionId, saving));
  const since = queue.nextMoment();
  const older = (await queue.list()).filter((entry) => isOlder(entry, handle, sectionId));
  const seenBefore = older.find((entry) => entry.seen)?.seen;
  const evidence = joinEvidence(older, section, shown?.[sectionId]);
  const chosen = joinConflicts(seenBefore, seen);
  await queue.put({
    id,
    since: older[0]?.since ?? since,
    stage: 'save',
    questionnaireId,
    sectionId,
    handle,
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    version,
    ...toContent(section),
    ...(evidence && { evidence }),
    ...(beside && { beside }),
    ...(chosen && { seen: chosen }),
    waited: false,
    attempts: 0,
    notBefore: 0,
  });
  await Promise.all(older.map((entry) => queue.remove(entry)));
  await records.wake('save');
}

function joinConflicts(
  before: SaveConflict | undefined,
  next: SaveConflict | undefined,
): SaveConflict | undefined {
  if (!before || !next) return next ?? before;
  const { questions, theirs } = next;
  return {
    questions: [...new Set([...before.questions, ...questions])],
    theirs: { ...before.theirs, ...takeQuestions(before.theirs, theirs, questions) },
  };
}

/** An answer in an older queued save keeps the facts shown when it was given. */
function joinEvidence(
  older: readonly QueueEntry[],
  { answers }: Content,
  shown: SentEvidence | undefined,
): SentEvidence | undefined {
  return older.reduce((joined, entry) => {
    const waiting = Object.entries(entry.evidence ?? {}).filter(
      ([id]) => JSON.stringify(entry.answers[id]) === JSON.stringify(answers[id]),
    );
    return waiting.length > 0 ? { ...joined, ...Object.fromEntries(waiting) } : joined;
  }, shown);
}

/** Content of the other sections that conditions in this section may depend on; undefined: no conditions. */
function mergeOtherSections(
  questionnaire: Questionnaire,
  sectionId: string,
  sections: RecordState['sections'],
): Content | undefined {
  const own = questionnaire.sections.find(({ id }) => id === sectionId);
  if (!own?.questions.some(({ conditions }) => conditions.length > 0)) return undefined;
  return mergeSections(Object.fromEntries(Object.entries(sections).filter(([id]) => id !== sectionId)));
}

/** Saves the answers that the member has chosen in a conflict, over those saved elsewhere. */
export async function resolveConflict(
  records: Records,
  compiled: CompiledQuestionnaire,
  sectionId: string,
  written: Written,
): Promise<void> {
  const { id } = compiled.questionnaire;
  const before = getSection(getRecord(records, id), sectionId);
  const { save } = before;
  if (save.kind !== 'conflict') return;
  const content = takeQuestions(before, written, save.questions);
  setRecord(records, id, (record) => {
    const edition = record.edition + 1;
    const formKey = `${edition}-${sectionId}`;
    const section = withSection(record, sectionId, { ...content, formKey });
    return { ...section, edition };
  });
  await saveSection(records, compiled, sectionId, save);
}

/** Removes a save from the queue; its answers stay in their section, unsaved. */
export async function dropSave(records: RecordParts, entry: QueueEntry): Promise<void> {
  const { queue, links, isSignedIn } = records;
  if (!isSignedIn()) return;
  await queue.remove(entry);
  const link = await links.load(entry.handle);
  // The next save of the record must not send what the member removed.
  const { sectionId = entry.sectionId } = link?.first ?? {};
  if (link?.first && sectionId === entry.sectionId)
    await links.set(entry.handle, { ...link, first: undefined });
  publishOutcome(records, entry, { kind: 'dropped' });
}

/** Removes all queued saves of an analysis, and returns them. */
export async function dropSavesOf(
  records: RecordParts,
  questionnaireId: string,
  id: string,
): Promise<readonly QueueEntry[]> {
  const { queue, links } = records;
  const dropped: QueueEntry[] = [];
  for (const entry of await queue.list()) {
    if (entry.stage !== 'save' || entry.questionnaireId !== questionnaireId) continue;
    if ((await links.load(entry.handle))?.id !== id) continue;
    await dropSave(records, entry);
    dropped.push(entry);
  }
  return dropped;
}

function isOlder({ stage, ...entry }: QueueEntry, handle: string, sectionId: string): boolean {
  return stage === 'save' && entry.handle === handle && entry.sectionId === sectionId;
}
