import type { Session } from '../../contracts/account.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { endSession, getMember, onEnd, onStart, updateMember } from '../session/open-session.ts';
import { setDaily } from '../session/session-actions.ts';
import { openDraftStorage } from './drafts/draft.ts';
import { keepDrafts } from './drafts/keep-drafts.ts';
import { restoreDrafts } from './drafts/restore-drafts.ts';
import { closeDeleted } from './close-deleted.ts';
import { finishForgetting, forgetMembers } from './open-device.ts';
import type { TabMessage } from './open-tabs.ts';
import { applyOutcome } from './queue/apply-outcome.ts';
import { openRecordLinks } from './queue/record-links.ts';
import { openSaveQueue } from './queue/save-queue.ts';
import { startSender, type Sender } from './queue/sender.ts';
import { blankRecord, toLoad, toSavedSection, type RecordPhase, type RecordState } from './record-state.ts';
import {
  createRecordsStore,
  getRecord,
  type RecordParts,
  type Records,
  type RecordsOptions,
} from './records.ts';
import { toTabKeys, type TabKeys } from './storage-keys.ts';

/**
 * Opens a member's records and ties them to the session. Flags are rebuilt from the server's response at sign-in and in
 * a new tab. Unsaved answers and unsent saves survive a page load and an expired session of the same member, and are
 * deleted at log-out. storage-keys.ts lists where each piece is stored.
 */
export function openRecords(options: RecordsOptions): Records {
  const { member, session, catalog, device, tabs } = options;
  const isSignedIn = () => getMember(session)?.email === member;
  const keys = toTabKeys(session.storage);
  const parts: RecordParts = {
    ...options,
    isSignedIn,
    keys,
    ...createRecordsStore(
      Object.fromEntries(
        catalog.map((entry) => [entry.id, readTabRecord(keys, entry, toUtcDay(options.now()))]),
      ),
    ),
    queue: openSaveQueue({ member, device, tabs, isSignedIn, now: options.now }),
    links: openRecordLinks(member, device),
    drafts: openDraftStorage(member, device),
  };
  const sender = startSender(parts);
  const stops = [
    sender.stop,
    keepDrafts(parts),
    tabs.onMessage((message) => receive(parts, sender, message)),
    onStart(session, (begun) => {
      if (begun.email === member) replaceFromServer(parts, sender, begun);
    }),
    onEnd(session, (reason) => {
      for (const entry of catalog) keys.remove(entry);
      if (reason === 'logout') forget(parts);
    }),
  ];
  if (session.begun) replaceFromServer(parts, sender, session.begun);
  else void restoreFromDevice(parts, sender);
  return {
    ...parts,
    wake: sender.wake,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The session started in this page, so the server's list of records replaces the stored one. */
function replaceFromServer(records: RecordParts, sender: Sender, begun: Session): void {
  const { catalog, store, tabs } = records;
  store.setState({
    ready: false,
    records: Object.fromEntries(catalog.map((entry) => [entry.id, withLatest(records, entry, begun)])),
  });
  tabs.post({ kind: 'entered', email: begun.email });
  void restoreFromDevice(records, sender);
}

/** Loads what the device has stored, then sends the queued saves. */
async function restoreFromDevice(records: RecordParts, sender: Sender): Promise<void> {
  const { member, device, store, queue, isSignedIn } = records;
  await finishForgetting(device);
  await forgetMembers(device, member);
  if (records.catalog.some(({ renamed }) => renamed)) await renameFormerNames(records);
  await restoreDrafts(records);
  if (!isSignedIn()) return;
  await queue.refresh();
  store.setState({ ready: true });
  await sender.wake('online');
}

/** If the code fails to load, data under former names stays on the device until it can be loaded. */
async function renameFormerNames(records: RecordParts): Promise<void> {
  await import('./drafts/rename-stored-data.ts').then(
    ({ renameStoredData }) => renameStoredData(records),
    () => undefined,
  );
}

/** After log-out: removes all of the member's data from the page and the device. */
function forget({ member, store, queue, device, tabs }: RecordParts): void {
  store.setState({ records: {}, parked: [], ready: true });
  queue.forget();
  void forgetMembers(device);
  tabs.forgetName();
  tabs.post({ kind: 'left', email: member });
}

function receive(records: RecordParts, sender: Sender, message: TabMessage): void {
  const { member, session, queue, isSignedIn } = records;
  switch (message.kind) {
    case 'queue-changed':
      if (!isSignedIn()) return;
      void queue.refresh();
      return void sender.watch();
    case 'sending':
      return queue.store.setState({ connection: message.connection, progress: message.progress });
    case 'settled':
      return applyOutcome(records, message.entry, message.settled);
    case 'balance':
      if (isSignedIn() && message.email === member) updateMember(session, { coins: message.coins });
      return;
    case 'checked-in':
      if (isSignedIn() && message.email === member) setDaily(session, message.daily);
      return;
    case 'deleted':
      if (isSignedIn() && message.email === member) closeDeleted(records, message);
      return;
    case 'entered':
      if (isSignedIn() && message.email !== member) endSession(session, 'logout');
      return;
    case 'left':
      if (isSignedIn() && message.email === member) endSession(session, 'logout');
      return;
    default:
      return assertNever(message);
  }
}

/** After a reload: this tab's session storage, except a journal entry of an earlier day. */
function readTabRecord(keys: TabKeys, entry: CatalogEntry, today: string): RecordState {
  const { id, kind, sections } = entry;
  const recordId = keys.getRecordId(id);
  const { subject, day, sections: savedIds } = keys.getAbout(entry);
  const complete = keys.isComplete(id);
  const about = subject && { subject };
  if (kind === 'insights' && day !== undefined && day !== today) {
    const phase: RecordPhase = { kind: subject ? 'to-load' : 'ready' };
    return { ...blankRecord, ...about, complete, phase };
  }
  const saved = sections.flatMap((section) => {
    const answers = savedIds.includes(section.id) ? keys.getSection(id, section.id) : undefined;
    return answers === undefined ? [] : [[section.id, toSavedSection(answers, 0)] as const];
  });
  // A record that was parked in between has only the sections that were saved since.
  const isWhole = saved.length > 0 && saved.length === savedIds.length;
  return {
    ...blankRecord,
    ...(recordId !== undefined && { id: recordId }),
    ...about,
    ...(day !== undefined && { day }),
    sections: Object.fromEntries(saved),
    complete,
    phase: { kind: recordId === undefined || isWhole ? 'ready' : 'to-load' },
  };
}

/**
 * Adds the server's data about the record saved last. The member opens evaluations, and chooses the subject of records
 * that have one; other records continue at once, a journal with its entry of today.
 */
function withLatest(
  records: Pick<RecordParts, 'keys' | 'now' | 'store'>,
  entry: CatalogEntry,
  begun: Session,
): RecordState {
  const { keys, now } = records;
  const { id, kind, subject } = entry;
  const before = getRecord(records, id);
  const latest = begun.records.find(({ module }) => module === id);
  const complete = latest?.complete ?? false;
  const isCurrent = !subject && (kind !== 'insights' || latest?.day === toUtcDay(now()));
  const record: RecordState =
    !isCurrent || !latest || before.id !== undefined
      ? { ...before, complete }
      : {
          ...before,
          complete,
          id: latest.id,
          ...(latest.day !== null && { day: latest.day }),
          phase: toLoad(before.phase),
        };
  keys.setComplete(entry, complete);
  if (record.id !== undefined) keys.setRecordId(id, record.id);
  if (kind === 'insights' && latest) keys.setAnswered(id, latest.answered);
  return record;
}
