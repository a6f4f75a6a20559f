import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import type { Session } from '../../contracts/user.ts';
import { endSession, onSessionEnd, onSessionStart, setBalance, setDaily } from '../session/session-acts.ts';
import { getMember } from '../session/member.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { hearTabs, tellTabs, type TabMessage } from './device/tab-channel.ts';
import { forgetTab } from './open-tabs.ts';
import { forgetLeft, forgetMembers } from './open-device.ts';
import { keepDrafts } from './drafts/keep-drafts.ts';
import { takeUpDrafts } from './drafts/take-up-drafts.ts';
import { applySettled } from './queue/apply-settled.ts';
import { forgetQueue, refreshQueue, useQueueStore } from './queue/save-queue.ts';
import { startSender, wakeSender, watchQueue } from './queue/sender.ts';
import { recordKeys } from './where-things-live.ts';
import { blankRecord, toSavedSection, type RecordState } from './record-state.ts';
import { useRecordsStore } from './records.ts';

type Load = (questionnaireId: string) => Promise<CompiledQuestionnaire>;

/**
 * Ties the records to the session: flags are rebuilt from what the server says at login and in a new tab;
 * answers not saved and saves not sent outlive the page and a session that ended, for the same member, and are
 * gone after log-out. Returns the way to stop.
 */
export function followSession(catalog: readonly CatalogEntry[], loadQuestionnaire: Load): () => void {
  const owner = getMember()?.email;
  if (owner !== undefined) {
    useRecordsStore.setState({ owner, records: fromSessionKeys(catalog), ready: false });
    void resume(owner, catalog);
  }
  const stops = [
    startSender(loadQuestionnaire),
    keepDrafts(catalog),
    hearTabs(hear),
    onSessionStart((session) => {
      begin(session, catalog);
      tellTabs({ kind: 'entered', email: session.email });
      void resume(session.email, catalog);
    }),
    onSessionEnd((reason, email) => {
      for (const entry of catalog) recordKeys.remove(entry);
      if (reason !== 'logout') return;
      useRecordsStore.setState({ records: {}, ready: true }, true);
      forgetQueue();
      void forgetMembers();
      forgetTab();
      tellTabs({ kind: 'left', email });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Takes up what the device kept, then sends what still waits. */
async function resume(email: string, catalog: readonly CatalogEntry[]): Promise<void> {
  await forgetLeft();
  await forgetMembers(email);
  await takeUpDrafts(email, catalog);
  if (getMember()?.email !== email) return;
  await refreshQueue(email);
  useRecordsStore.setState({ ready: true });
  await wakeSender('online');
}

function hear(message: TabMessage): void {
  const email = getMember()?.email;
  switch (message.kind) {
    case 'queue-changed':
      if (email === undefined) return;
      void refreshQueue(email);
      return void watchQueue(email);
    case 'sending':
      return useQueueStore.setState({ connection: message.connection, progress: message.progress });
    case 'settled':
      return applySettled(message.entry, message.settled);
    case 'balance':
      if (message.email === email) setBalance(message.coins);
      return;
    case 'checked-in':
      if (message.email === email) setDaily(message.daily);
      return;
    case 'entered':
      if (email !== undefined && message.email !== email) endSession('logout');
      return;
    case 'left':
      if (message.email === email) endSession('logout');
      return;
    default:
      return assertNever(message);
  }
}

function fromSessionKeys(catalog: readonly CatalogEntry[]): Readonly<Record<string, RecordState>> {
  return Object.fromEntries(catalog.map((entry) => [entry.id, fromKeys(entry)]));
}

/** A reload: what this tab kept in session storage. */
function fromKeys({ id, subject, sections }: CatalogEntry): RecordState {
  const recordId = recordKeys.getRecordId(id);
  const name = subject && recordKeys.getName(subject);
  const saved = sections.flatMap((section) => {
    const answers = recordKeys.getSection(id, section.id);
    return answers === undefined ? [] : [[section.id, toSavedSection(answers, 0)] as const];
  });
  return {
    ...blankRecord,
    ...(recordId !== undefined && { id: recordId }),
    ...(name !== undefined && { name }),
    sections: Object.fromEntries(saved),
    complete: recordKeys.isComplete(id),
    stored: recordId !== undefined && saved.length === 0,
  };
}

function begin(session: Session, catalog: readonly CatalogEntry[]): void {
  const { owner, records: before } = useRecordsStore.getState();
  const own = owner === session.email ? before : {};
  const records = Object.fromEntries(
    catalog.map((entry) => {
      const latest = session.records.find(({ module }) => module === entry.id);
      const record = withLatest(entry, own[entry.id] ?? blankRecord, latest);
      recordKeys.setComplete(entry.id, record.complete);
      if (record.id !== undefined) recordKeys.setRecordId(entry.id, record.id);
      if (entry.kind === 'insights' && latest) recordKeys.setAnswered(entry.id, latest.answered);
      return [entry.id, record];
    }),
  );
  useRecordsStore.setState({ owner: session.email, records, ready: false });
}

/** A record about a coin or NFT is opened by Previous Analysis only; the others are carried on at once. */
function withLatest(
  { subject }: CatalogEntry,
  record: RecordState,
  latest: Session['records'][number] | undefined,
): RecordState {
  const complete = latest?.complete ?? false;
  if (subject || !latest || record.id !== undefined) return { ...record, complete };
  return { ...record, complete, id: latest.id, stored: true };
}
