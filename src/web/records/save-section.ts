import type { Answers, CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { getMember } from '../session/member.ts';
import { queue, useQueueStore } from './queue/save-queue.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import { wakeSender } from './queue/sender.ts';
import { takeHandle } from './record-acts.ts';
import { getSection, withSection } from './record-state.ts';
import { changeRecord, getRecord } from './records.ts';

/**
 * Saves a section: puts it on the queue, which outlives this page, and sends the queue. It takes the place of an
 * older save of the section that still waits. Settles when the queue has come to rest.
 */
export function saveSection(compiled: CompiledQuestionnaire, sectionId: string): Promise<void> {
  return enqueue(compiled, sectionId);
}

/** Saves the answers that the member chose where two versions clashed. */
export async function saveChoice(
  compiled: CompiledQuestionnaire,
  sectionId: string,
  answers: Answers,
): Promise<void> {
  const { id } = compiled.questionnaire;
  const { save } = getSection(getRecord(id), sectionId);
  if (save.kind !== 'conflict') return;
  changeRecord(id, (record) => {
    const edition = record.edition + 1;
    const formKey = `${edition}-${sectionId}`;
    const section = withSection(record, sectionId, { answers, initialAnswers: answers, formKey });
    return { ...section, edition };
  });
  await enqueue(compiled, sectionId, save.theirs);
}

async function enqueue(
  { questionnaire }: CompiledQuestionnaire,
  sectionId: string,
  seen?: Answers,
): Promise<void> {
  const { id: questionnaireId, version } = questionnaire;
  const email = getMember()?.email;
  const { answers, save } = getSection(getRecord(questionnaireId), sectionId);
  if (email === undefined || save.kind === 'saving') return;
  const handle = takeHandle(questionnaireId);
  const { name } = getRecord(questionnaireId);
  changeRecord(questionnaireId, (record) => withSection(record, sectionId, { save: { kind: 'saving' } }));
  const since = nextMoment();
  const older = (await queue.list(email)).filter((entry) => isOlder(entry, handle, sectionId));
  const seenBefore = older.find((entry) => entry.seen)?.seen;
  await queue.put(email, {
    id: crypto.randomUUID(),
    since: older[0]?.since ?? since,
    stage: 'save',
    questionnaireId,
    sectionId,
    handle,
    ...(name !== undefined && { name }),
    version,
    answers,
    ...((seen ?? seenBefore) && { seen: { ...seenBefore, ...seen } }),
    waited: false,
    attempts: 0,
    notBefore: 0,
  });
  await Promise.all(older.map((entry) => queue.remove(email, entry)));
  await wakeSender('save');
}

let last = 0;

/** Now, but after all that is queued: the clock may stand still, or go back. */
function nextMoment(): number {
  last = Math.max(Date.now(), last + 1, ...useQueueStore.getState().entries.map(({ since }) => since + 1));
  return last;
}

function isOlder({ stage, ...entry }: QueueEntry, handle: string, sectionId: string): boolean {
  return stage === 'save' && entry.handle === handle && entry.sectionId === sectionId;
}
