import { sameAnswers } from '../../../engine/answers/same-answers.ts';
import type { SaveState } from '../../questionnaire/section-state.ts';
import { rewardKey } from '../../../engine/rules/rewards.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { addPaid } from '../../session/open-session.ts';
import { recordKeys } from '../where-things-live.ts';
import { getSection, withSection, type RecordState } from '../record-state.ts';
import { changeRecord, getRecord } from '../records.ts';
import type { QueueEntry } from './queue-entry.ts';
import { useQueueStore } from './save-queue.ts';
import type { Settled } from './settled.ts';

/** Shows what became of a save in the section it came from, where this tab still has that record. */
export function applySettled(entry: QueueEntry, settled: Settled): void {
  if (settled.kind === 'rewarded') addPaid(rewardKey(entry.questionnaireId, entry.sectionId));
  const record = getRecord(entry.questionnaireId);
  if (record.handle !== entry.handle) return;
  switch (settled.kind) {
    case 'saved':
      return succeed(entry, settled);
    case 'rewarded': {
      const { save } = getSection(record, entry.sectionId);
      if (save.kind === 'saved') show(entry, { ...save, reward: settled.reward });
      return;
    }
    case 'waiting':
      return show(entry, settled.why === 'offline' ? { kind: 'queued' } : { kind: 'failed', again: true });
    case 'refused':
      return show(entry, { kind: 'failed' });
    case 'conflict':
      return show(entry, settled);
    case 'dropped':
      return show(entry, { kind: 'dirty' });
    default:
      return assertNever(settled);
  }
}

/** An edit since, or a newer save of the section, has its own state. */
function show(entry: QueueEntry, save: SaveState): void {
  changeRecord(entry.questionnaireId, (record) => {
    const { answers } = getSection(record, entry.sectionId);
    if (!sameAnswers(answers, entry.answers) || hasNewer(entry)) return showEdited(record, entry, save);
    return withSection(record, entry.sectionId, { save });
  });
}

function showEdited(record: RecordState, entry: QueueEntry, save: SaveState): RecordState {
  const before = getSection(record, entry.sectionId).save;
  if (hasNewer(entry) || before.kind !== 'saving') return record;
  // What was edited during the save is not in the queue; a failure is told all the same.
  return withSection(record, entry.sectionId, {
    save: save.kind === 'failed' ? { kind: 'failed' } : { kind: 'dirty' },
  });
}

function hasNewer(entry: QueueEntry): boolean {
  return useQueueStore
    .getState()
    .entries.some(
      ({ id, stage, handle, sectionId }) =>
        id !== entry.id && stage === 'save' && handle === entry.handle && sectionId === entry.sectionId,
    );
}

function succeed(entry: QueueEntry, saved: Extract<Settled, { kind: 'saved' }>): void {
  const { questionnaireId, sectionId, answers } = entry;
  changeRecord(questionnaireId, (record) => {
    const done = withSection(record, sectionId, { complete: true });
    const complete = saved.sections.every((id) => done.sections[id]?.complete === true);
    return { ...done, id: saved.recordId, complete: complete && (saved.answered?.all ?? true) };
  });
  show(entry, { kind: 'saved' });
  recordKeys.setRecordId(questionnaireId, saved.recordId);
  recordKeys.setSection(questionnaireId, sectionId, answers);
  recordKeys.setComplete(questionnaireId, getRecord(questionnaireId).complete);
  if (saved.answered) recordKeys.setAnswered(questionnaireId, saved.answered.count);
}
