import { createStore } from 'zustand';
import type { Session } from '../../../contracts/account.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import {
  endSession,
  finishStart,
  getMember,
  onEnd,
  onStart,
  updateMember,
} from '../../session/open-session.ts';
import { setDaily } from '../../session/session-actions.ts';
import { closeDeleted } from './close-deleted.ts';
import { keepInTab } from './keep-in-tab.ts';
import { Documents } from './local/documents.ts';
import { toApply } from './local/kept-changes.ts';
import { hasWork } from './local/local-record.ts';
import { readStoredChanges, toStored } from './local/stored-record.ts';
import { project } from './local/view.ts';
import { finishForgetting, forgetMembers } from './open-device.ts';
import type { TabMessage } from './open-tabs.ts';
import { applyOutcome } from './queue/publish-outcome.ts';
import { openSaveQueue } from './queue/save-queue.ts';
import { startSender, type Sender } from './queue/sender.ts';
import {
  createRecordsStore,
  type RecordParts,
  type Records,
  type RecordsOptions,
  type TabState,
} from './records.ts';
import { showChangedElsewhere } from './record-actions.ts';
import { startPlaces, toFirstPlaces } from './start-places.ts';
import { deviceKeys, readTabName, toTabKeys } from './storage-keys.ts';

const blankTab: TabState = { places: {}, saved: {}, changedElsewhere: {} };

/**
 * Opens a member's records and ties them to the session. Flags are rebuilt from the server's response at sign-in and in
 * a new tab. Unsaved answers and unsent saves survive a page load and an expired session of the same member, and are
 * deleted at log-out. storage-keys.ts lists where each piece is stored.
 */
export function openRecords(options: RecordsOptions): Records {
  const { member, session, catalog, tabs } = options;
  const isSignedIn = () => getMember(session)?.email === member;
  const tab = createStore<TabState>()(() => blankTab);
  const documents = new Documents({
    ...options,
    onJoined: (from, to) => movePlaces(tab, from, to),
    onChangedElsewhere: (...changed) => showChangedElsewhere({ tab }, ...changed),
    onStored: () => forgetPending(parts),
  });
  const queue = openSaveQueue({ ...options, documents });
  const keys = toTabKeys(session.storage);
  const parts: RecordParts = { ...options, ...createRecordsStore(), isSignedIn, documents, tab, queue, keys };
  for (const [id, { document, place }] of toFirstPlaces(parts)) {
    documents.open(document);
    tab.setState(({ places }) => ({ places: { ...places, [id]: place } }));
  }
  project(parts);
  const sender = startSender(parts);
  const stops = [
    sender.stop,
    ...follow(parts, sender),
    tabs.onMessage((message) => receive(parts, sender, message)),
    onStart(session, (begun) => {
      if (begun.email === member) replaceFromServer(parts, sender, begun);
    }),
    onEnd(session, (reason) => {
      for (const entry of catalog) keys.remove(entry);
      return reason === 'logout' ? forget(parts) : undefined;
    }),
  ];
  if (session.begun) replaceFromServer(parts, sender, session.begun);
  else void restoreFromDevice(parts, sender);
  return {
    ...parts,
    wake: sender.wake,
    close: () => {
      void documents.flush();
      for (const stop of stops) stop();
    },
  };
}

/** Shows and stores what is done in this tab and in others. */
function follow(records: RecordParts, sender: Sender): readonly (() => void)[] {
  const { documents, tab, tabs, isSignedIn } = records;
  return [
    documents.store.subscribe((now, before) => project(records, (id) => now[id] !== before[id])),
    tab.subscribe(() => project(records)),
    keepInTab(records),
    tabs.onLeaving(() => {
      keepPending(records);
      void documents.flush();
    }),
    followLeaving(records, sender),
    tabs.onReturning(() => {
      if (isSignedIn()) void documents.refreshAll();
    }),
  ];
}

function movePlaces(tab: RecordParts['tab'], from: string, to: string): void {
  tab.setState(({ places }) => ({
    places: Object.fromEntries(
      Object.entries(places).map(([id, place]) => [
        id,
        place.localId === from ? { ...place, localId: to } : place,
      ]),
    ),
  }));
}

/** The session started in this page, so the server's list of records replaces the stored one. */
function replaceFromServer(records: RecordParts, sender: Sender, begun: Session): void {
  const { store, tabs } = records;
  store.setState({ ready: false });
  tabs.post({ kind: 'entered', email: begun.email });
  void restoreFromDevice(records, sender, begun);
}

/** Loads what the device has stored, then sends the queued saves. */
async function restoreFromDevice(records: RecordParts, sender: Sender, begun?: Session): Promise<void> {
  const { member, device, store, documents, isSignedIn, tabs, session } = records;
  await finishForgetting(device);
  await forgetMembers(device, member);
  await tabs.getName();
  if (!isSignedIn()) return;
  await device.shared.set(deviceKeys.member(member), true);
  // Also for calls that find the database closed.
  device.local.set(deviceKeys.member(member), true);
  await convertFormerData(records);
  await documents.refreshAll();
  await repeatPending(records);
  await startPlaces(records, begun);
  await removeUnused(records);
  if (!isSignedIn()) return;
  // Stores in the tab which records it shows.
  store.setState({ ready: true });
  if (begun) finishStart(session);
  await sender.wake('online');
}

/**
 * Few devices still have data of the build before. If the code that converts it fails to load, it stays on the device until
 * the code can be loaded.
 */
async function convertFormerData(records: RecordParts): Promise<void> {
  const { member, device } = records;
  const drafts = device.local.list(deviceKeys.formerDrafts(member));
  const saves = await device.former.list(deviceKeys.formerSaves(member));
  if (drafts.length + (saves?.size ?? 0) === 0) return;
  await import('./former/convert-former.ts').then(
    ({ convertFormer }) => convertFormer(records),
    () => undefined,
  );
}

/** Local storage is written before the page is gone; the next page stores these changes in their documents. */
function keepPending({ member, device, documents, tabs }: RecordParts): void {
  const name = tabs.getKnownName();
  const changes = documents.listPending();
  if (name !== undefined && changes.length > 0)
    device.local.set(deviceKeys.pending(member, name), toStored(changes));
}

function forgetPending({ member, device, tabs }: RecordParts): void {
  const name = tabs.getKnownName();
  if (name !== undefined) device.local.remove(deviceKeys.pending(member, name));
}

/** Of this tab before the reload, and of tabs that were closed. */
async function repeatPending(records: RecordParts): Promise<void> {
  const { member, device, tabs } = records;
  const own = await tabs.getName();
  const open = (await tabs.loadNames()) ?? new Set([own]);
  for (const key of device.local.list(deviceKeys.pendings(member))) {
    const name = readTabName(key);
    if (name === own || !open.has(name)) await repeatChanges(records, key);
  }
}

/** A change that was stored after all changes nothing when it is repeated. */
async function repeatChanges({ device, documents }: RecordParts, key: string): Promise<void> {
  for (const { start, change } of readStoredChanges(device.local.get(key))) {
    documents.open(start);
    void documents.change(start.localId, toApply(change), { kept: change });
  }
  await documents.flush();
  device.local.remove(key);
}

/** Another tab is left or hidden, and may be gone before its changes are stored. */
function followLeaving(records: RecordParts, sender: Sender): () => void {
  const stop = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const isPending = newValue !== null && key?.startsWith(deviceKeys.pendings(records.member));
    if (isPending && key !== null && records.isSignedIn())
      void repeatChanges(records, key).then(sender.watch);
  };
  window.addEventListener('storage', onStorage, stop);
  return () => stop.abort();
}

/** Documents without work that no tab shows. Another open tab may show one, and says nothing of it. */
async function removeUnused({ documents, tab, tabs }: RecordParts): Promise<void> {
  const names = await tabs.loadNames();
  if (names && names.size > 1) return;
  const shown = new Set(Object.values(tab.getState().places).map(({ localId }) => localId));
  const unused = documents.list().filter((one) => one.server && !hasWork(one) && !shown.has(one.localId));
  for (const { localId } of unused) await documents.remove(localId);
}

/** After log-out: removes all of the member's data from the page and the device. */
function forget({ member, store, tab, documents, queue, device, tabs }: RecordParts): Promise<void> {
  documents.forget();
  tab.setState(blankTab);
  store.setState({ records: {}, otherUnsaved: [], ready: true });
  queue.forget();
  const forgotten = forgetMembers(device);
  tabs.forgetName();
  tabs.post({ kind: 'left', email: member });
  return forgotten;
}

function receive(records: RecordParts, sender: Sender, message: TabMessage): void {
  const { member, session, queue, documents, isSignedIn } = records;
  switch (message.kind) {
    case 'record-changed':
      if (!isSignedIn() || message.email !== member) return;
      return void documents.refresh(message.localId).then(sender.watch);
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
