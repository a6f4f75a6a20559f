import type { CatalogEntry } from '../../engine/catalog.ts';
import { catalog } from '../research/questionnaires/questionnaire-catalog.ts';
import { useQueue, type QueueEntry } from '../research/record/records-context.ts';
import type { ConnectionState } from '../shell/ConnectionBanner.tsx';
import type { QueuedSave } from '../shell/ConnectionQueue.tsx';

export function useSaveQueue() {
  const { entries, connection, progress } = useQueue();
  const queued = entries.filter(
    ({ stage, waited, stopped }) => stage === 'save' && waited && !stopped,
  ).length;
  const stopped = entries.filter((entry) => entry.stopped !== undefined).length;
  const saves = entries.filter(({ stage, waited, stopped: stop }) => stage === 'claim' || waited || stop);
  return { state: toState(), saves: saves.map(toQueuedSave), entries };

  function toState(): ConnectionState {
    if (connection === 'offline') return { kind: 'offline', queued };
    if (connection === 'failing' && queued > 0) return { kind: 'failing', queued };
    if (progress) return { kind: 'sending', ...progress };
    return stopped > 0 ? { kind: 'attention', count: stopped } : { kind: 'fine' };
  }
}

function toQueuedSave({
  id,
  questionnaireId,
  sectionId,
  subject,
  since,
  stage,
  stopped,
}: QueueEntry): QueuedSave {
  const entry: CatalogEntry | undefined = catalog.find((one) => one.id === questionnaireId);
  return {
    id,
    title: toRecordTitle(questionnaireId, subject?.name),
    section: entry?.sections.find((section) => section.id === sectionId)?.title ?? sectionId,
    since: new Date(since).toISOString(),
    state: toRowState(stage, stopped),
    ...(stopped?.kind === 'refused' && stopped.full !== undefined && { full: stopped.full }),
    path: entry?.page ?? '/',
  };
}

function toRowState(stage: QueueEntry['stage'], stopped: QueueEntry['stopped']): QueuedSave['state'] {
  if (stage === 'claim') return 'claim';
  return stopped === undefined ? 'waiting' : stopped.kind;
}

export function toRecordTitle(questionnaireId: string, name: string | undefined): string {
  const title = catalog.find(({ id }) => id === questionnaireId)?.title ?? questionnaireId;
  return name === undefined ? title : `${title}, ${name}`;
}
