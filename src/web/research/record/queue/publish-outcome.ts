import { sectionKey } from '../local/local-record.ts';
import { rewardKey } from '../../../../engine/rewards.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { addPaid, addRecorded } from '../../../session/open-session.ts';
import { addToList } from '../../../session/session-lists.ts';
import type { SaveReward } from '../../form/section-state.ts';
import { setPlace, type RecordParts } from '../records.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';

/** Shows the outcome of a save, in this tab and in the others. */
export function publishOutcome(records: RecordParts, entry: QueueEntry, outcome: QueueOutcome): void {
  applyOutcome(records, entry, outcome);
  records.tabs.post({ kind: 'settled', entry, settled: outcome });
}

/** What the documents do not say: that a section was saved just now, the coins, the completion flag. */
export function applyOutcome(records: RecordParts, entry: QueueEntry, outcome: QueueOutcome): void {
  const { session, store } = records;
  const { questionnaireId, sectionId } = entry;
  const section = rewardKey(questionnaireId, sectionId);
  switch (outcome.kind) {
    case 'saved':
      addRecorded(session, questionnaireId);
      store.setState(({ changed }) => ({ changed: changed + 1 }));
      return showSaved(records, entry, outcome);
    case 'rewarded':
      addPaid(session, section);
      // A section paid before is announced once per session (I3).
      if (outcome.reward.kind === 'already' && !addToList(session.storage, 'paidBefore', section)) return;
      return announceReward(records, entry, outcome.reward);
    default:
      return assertNever(outcome);
  }
}

function showSaved(
  records: RecordParts,
  entry: QueueEntry,
  { sections, answered }: Extract<QueueOutcome, { kind: 'saved' }>,
): void {
  const { documents, keys, catalog, tab } = records;
  const { questionnaireId, sectionId, localId } = entry;
  const place = tab.getState().places[questionnaireId];
  if (!place || documents.toCurrent(place.localId) !== documents.toCurrent(localId)) return;
  announceSaved(records, entry);
  const saved = documents.get(localId)?.server?.sections ?? {};
  const all = place.previous || sections.every((id) => id === sectionId || saved[id] !== undefined);
  const complete = all && (answered?.all ?? true);
  setPlace(records, questionnaireId, { complete });
  const questionnaire = catalog.find(({ id }) => id === questionnaireId);
  if (questionnaire) keys.setComplete(questionnaire, complete);
  if (answered) keys.setAnswered(questionnaireId, answered.count);
}

/** A section that leaves its document is shown as saved just now, until its next edit. */
export function announceSaved({ tab, documents }: RecordParts, { localId, sectionId }: QueueEntry): void {
  const key = sectionKey(documents.toCurrent(localId), sectionId);
  tab.setState(({ saved }) => ({ saved: { ...saved, [key]: { kind: 'saved' } } }));
}

/** A section that was edited since shows no coins. */
function announceReward(
  { tab, documents }: RecordParts,
  { localId, sectionId }: QueueEntry,
  reward: SaveReward,
): void {
  const key = sectionKey(documents.toCurrent(localId), sectionId);
  tab.setState(({ saved }) => (saved[key] ? { saved: { ...saved, [key]: { kind: 'saved', reward } } } : {}));
}
