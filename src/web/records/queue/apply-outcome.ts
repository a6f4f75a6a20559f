import {
  applyEdits,
  isSameContent,
  listChanged,
  takeQuestions,
  type Content,
} from '../../../engine/content.ts';
import { toContent, type SaveState, type SectionState } from '../../questionnaire/section-state.ts';
import { rewardKey } from '../../../engine/rewards.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { addToList } from '../../session/session-lists.ts';
import { addPaid, addRecorded } from '../../session/open-session.ts';
import { newId } from '../new-id.ts';
import { getSection, isUnsaved, toSavedSection, withSection } from '../record-state.ts';
import { storeInTab } from '../store-in-tab.ts';
import { findByHandle, getRecord, setByHandle, setRecord, type RecordParts } from '../records.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';
import type { RecordLink } from './record-links.ts';

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
  setByHandle(records, entry.questionnaireId, entry.handle, (record) => {
    const section = getSection(record, entry.sectionId);
    if (hasNewer(records, section, entry)) return record;
    if (isSameContent(section, entry)) return withSection(record, entry.sectionId, { save });
    if (section.save.kind !== 'saving') return record;
    // Edits made during the save are not in the queue; the failure is shown all the same.
    return withSection(record, entry.sectionId, {
      save:
        save.kind === 'failed'
          ? toFailed({ kind: 'refused', ...(save.full !== undefined && { full: save.full }) })
          : { kind: 'dirty' },
    });
  });
}

/** Whether the section has a newer save, which may not be in the queue yet. */
function hasNewer(
  { queue }: Pick<RecordParts, 'queue'>,
  { save }: SectionState,
  { id, handle, sectionId }: QueueEntry,
): boolean {
  if (save.kind === 'saving' && save.by !== undefined) return save.by !== id;
  return queue.store
    .getState()
    .entries.some(
      (one) => one.id !== id && one.stage === 'save' && one.handle === handle && one.sectionId === sectionId,
    );
}

/**
 * Shows changes made elsewhere, and keeps edits made since the save started. A question that was edited meanwhile keeps
 * its old base: the member has not seen the other answer.
 */
function showMerged(
  records: Pick<RecordParts, 'links' | 'queue' | 'store'>,
  entry: QueueEntry,
  section: SectionState,
  merged: Content,
): void {
  const { questionnaireId, sectionId, handle } = entry;
  const written = applyEdits(entry, section, merged);
  const isShown = isSameContent({ ...section, ...written }, merged);
  const isOld = hasNewer(records, section, entry);
  setByHandle(records, questionnaireId, handle, (record) =>
    withSection(record, sectionId, {
      ...written,
      formKey: newId(),
      ...(isShown && !isOld && { save: { kind: 'saved' } }),
    }),
  );
  if (isOld) return;
  const others = listChanged(section, merged);
  const edited = listChanged(entry, section).filter((id) => others.includes(id));
  const base = { ...merged, ...takeQuestions(merged, entry, edited) };
  void changeBase(records, handle, sectionId, { base });
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
  // The next save of this handle loads the record first.
  if (record.handle !== undefined)
    void changeBase(records, record.handle, sectionId, { base: content, etag: undefined });
  storeInTab(records, questionnaireId);
  records.keys.setSection(questionnaireId, sectionId, content);
}

async function changeBase(
  { links }: Pick<RecordParts, 'links'>,
  handle: string,
  sectionId: string,
  { base, ...change }: { readonly base: Content } & Partial<Pick<RecordLink, 'etag'>>,
): Promise<void> {
  const link = await links.load(handle);
  if (link) await links.set(handle, { ...link, ...change, base: { ...link.base, [sectionId]: base } });
}

function showSaved(
  records: Pick<RecordParts, 'keys' | 'catalog' | 'store' | 'queue' | 'links'>,
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
  const record = findByHandle(records, questionnaireId, handle);
  showState(records, entry, { kind: 'saved' });
  if (record && saved.merged) showMerged(records, entry, getSection(record, sectionId), saved.merged);
  const current = getRecord(records, questionnaireId);
  if (current.handle !== handle) return;
  storeInTab(records, questionnaireId);
  keys.setSection(questionnaireId, sectionId, toContent(saved.merged ?? entry));
  const questionnaire = records.catalog.find(({ id }) => id === questionnaireId);
  if (questionnaire) keys.setComplete(questionnaire, current.complete);
  if (saved.answered) keys.setAnswered(questionnaireId, saved.answered.count);
}
