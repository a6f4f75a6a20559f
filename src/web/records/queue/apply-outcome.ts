import { applyEdits, isSameContent, type Content } from '../../../engine/content.ts';
import { toContent, type SaveState } from '../../questionnaire/section-state.ts';
import { rewardKey } from '../../../engine/rewards.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { addToList } from '../../session/session-lists.ts';
import { addPaid, addRecorded } from '../../session/open-session.ts';
import { newId } from '../new-id.ts';
import { getSection, isUnsaved, toSavedSection, withSection } from '../record-state.ts';
import { storeInTab } from '../store-in-tab.ts';
import { findByHandle, getRecord, setByHandle, setRecord, type RecordParts } from '../records.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';

/** Shows the outcome of a save, in this tab and in the others. */
export function publishOutcome(records: RecordParts, entry: QueueEntry, outcome: QueueOutcome): void {
  applyOutcome(records, entry, outcome);
  records.tabs.post({ kind: 'settled', entry, settled: outcome });
}

/** Shows the outcome in the save's section, if this tab still has that record. */
export function applyOutcome(records: RecordParts, entry: QueueEntry, outcome: QueueOutcome): void {
  const section = rewardKey(entry.questionnaireId, entry.sectionId);
  if (outcome.kind === 'rewarded') addPaid(records.session, section);
  if (outcome.kind === 'saved') {
    addRecorded(records.session, entry.questionnaireId);
    records.store.setState(({ changed }) => ({ changed: changed + 1 }));
    showSaveOfOtherHandle(records, entry, outcome);
  }
  const record = findByHandle(records, entry.questionnaireId, entry.handle);
  if (!record) return;
  switch (outcome.kind) {
    case 'saved':
      return showSaved(records, entry, outcome);
    case 'rewarded': {
      const { save } = getSection(record, entry.sectionId);
      // A section paid before is announced once per session (I3).
      if (outcome.reward.kind === 'already' && !addToList(records.session.storage, 'paidBefore', section))
        return;
      if (save.kind === 'saved') showState(records, entry, { ...save, reward: outcome.reward });
      return;
    }
    case 'waiting':
      return showState(records, entry, toWaiting(outcome));
    case 'refused':
      return showState(records, entry, toFailed(outcome));
    case 'conflict':
      return showState(records, entry, outcome);
    case 'dropped':
      return showState(records, entry, { kind: 'dirty' });
    default:
      return assertNever(outcome);
  }
}

type Waiting = Extract<QueueOutcome, { kind: 'waiting' }>;

function toWaiting({ why }: Waiting): SaveState {
  return why === 'offline' ? { kind: 'queued' } : { kind: 'failed', again: true };
}

export function toFailed({ problems = [], full }: Extract<QueueOutcome, { kind: 'refused' }>): SaveState {
  return { kind: 'failed', ...(problems.length > 0 && { problems }), ...(full !== undefined && { full }) };
}

/** Skipped after a later edit, or with a newer save of the section: these have a state already. */
function showState(records: Pick<RecordParts, 'queue' | 'store'>, entry: QueueEntry, save: SaveState): void {
  const isOld = hasNewer(records, entry);
  setByHandle(records, entry.questionnaireId, entry.handle, (record) => {
    const section = getSection(record, entry.sectionId);
    if (!isOld && isSameContent(section, entry)) {
      return withSection(record, entry.sectionId, { save });
    }
    if (isOld || section.save.kind !== 'saving') return record;
    // Edits made during the save are not in the queue; the failure is shown all the same.
    return withSection(record, entry.sectionId, {
      save:
        save.kind === 'failed'
          ? toFailed({ kind: 'refused', ...(save.full !== undefined && { full: save.full }) })
          : { kind: 'dirty' },
    });
  });
}

function hasNewer({ queue }: Pick<RecordParts, 'queue'>, entry: QueueEntry): boolean {
  return queue.store
    .getState()
    .entries.some(
      ({ id, stage, handle, sectionId }) =>
        id !== entry.id && stage === 'save' && handle === entry.handle && sectionId === entry.sectionId,
    );
}

/** Shows changes made elsewhere, and keeps edits made since the save started. */
function showMerged(records: Pick<RecordParts, 'store'>, entry: QueueEntry, merged: Content): void {
  const { questionnaireId, sectionId, handle } = entry;
  setByHandle(records, questionnaireId, handle, (record) => {
    const section = getSection(record, sectionId);
    return withSection(record, sectionId, { ...applyEdits(entry, section, merged), formKey: newId() });
  });
}

/**
 * Shows a save of another handle, such as another tab's, in sections of the same record without edits here. An edited
 * section is merged when it is saved.
 */
function showSaveOfOtherHandle(
  records: Pick<RecordParts, 'keys' | 'store' | 'links' | 'catalog'>,
  { questionnaireId, sectionId, handle, ...entry }: QueueEntry,
  { recordId, merged }: Extract<QueueOutcome, { kind: 'saved' }>,
): void {
  const record = getRecord(records, questionnaireId);
  if (record.id !== recordId || record.handle === handle || record.phase.kind !== 'ready') return;
  const section = getSection(record, sectionId);
  const content = toContent(merged ?? entry);
  if (isUnsaved(section) || isSameContent(section, content)) return;
  setRecord(records, questionnaireId, (before) =>
    withSection(before, sectionId, { ...toSavedSection(content, 0), formKey: newId() }),
  );
  if (record.handle !== undefined) void refreshBase(records, record.handle, sectionId, content);
  storeInTab(records, questionnaireId);
  records.keys.setSection(questionnaireId, sectionId, content);
}

/** Makes the next save of this handle load the record first. */
async function refreshBase(
  { links }: Pick<RecordParts, 'links'>,
  handle: string,
  sectionId: string,
  content: Content,
) {
  const link = await links.load(handle);
  if (link)
    await links.set(handle, { ...link, etag: undefined, base: { ...link.base, [sectionId]: content } });
}

function showSaved(
  records: Pick<RecordParts, 'keys' | 'catalog' | 'store' | 'queue'>,
  entry: QueueEntry,
  saved: Extract<QueueOutcome, { kind: 'saved' }>,
): void {
  const { questionnaireId, sectionId, handle } = entry;
  const { keys } = records;
  setByHandle(records, questionnaireId, handle, (record) => {
    const done = withSection(record, sectionId, { complete: true });
    const all = record.previous || saved.sections.every((id) => done.sections[id]?.complete === true);
    return {
      ...done,
      id: saved.recordId,
      unseen: saved.unseen,
      complete: all && (saved.answered?.all ?? true),
    };
  });
  showState(records, entry, { kind: 'saved' });
  if (saved.merged) showMerged(records, entry, saved.merged);
  const current = getRecord(records, questionnaireId);
  if (current.handle !== handle) return;
  storeInTab(records, questionnaireId);
  keys.setSection(questionnaireId, sectionId, toContent(saved.merged ?? entry));
  const questionnaire = records.catalog.find(({ id }) => id === questionnaireId);
  if (questionnaire) keys.setComplete(questionnaire, current.complete);
  if (saved.answered) keys.setAnswered(questionnaireId, saved.answered.count);
}
