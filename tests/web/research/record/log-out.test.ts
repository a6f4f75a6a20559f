import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { memberPrefixes } from '../../../../src/web/research/record/storage-keys.ts';
import { openWebStorage } from '../../../../src/web/session/web-storage.ts';
import { openTab, type Tab } from './open-tab.ts';
import { serveRecords, type RecordServer } from './record-server.ts';

const all = [everything];

let tab: Tab;
let server: RecordServer;

beforeEach(async () => {
  server = serveRecords(all);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  tab = await openTab(all);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
});

const write = (to: Tab, story: string) => to.answer('everything', 'basics', { story });
const storedOf = async (of: Tab) => [...((await of.records().device.shared.list('work/')) ?? [])];
/** The removal of the device's data, which a log-out begins. */
const removed = () => vi.waitUntil(() => localStorage.getItem('leaving') === null);

describe('a log-out', () => {
  it.each([
    ['write', 'readwrite'],
    ['read', 'readonly'],
  ])('during a %s leaves no answers in the page', async (_, mode) => {
    write(tab, 'Mine.');
    await tab.records().documents.flush();
    write(tab, 'Mine, longer.');
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the database it was called on
    const usual = IDBDatabase.prototype.transaction;
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      const begun = usual.apply(this, args);
      if (args[1] === mode && tab.member() !== undefined) tab.endSession('logout');
      return begun;
    });
    onTestFinished(() => spy.mockRestore());
    const { documents } = tab.records();
    await (mode === 'readwrite' ? documents.flush() : documents.refreshAll());
    await removed();
    expect(tab.member()).toBeUndefined();
    expect(documents.list()).toEqual([]);
    expect(tab.otherUnsaved()).toEqual([]);
  });

  it('during a save that fails afterwards leaves nothing on the device', async () => {
    server.faults.push(async () => {
      tab.endSession('logout');
      await removed();
      throw new TypeError('Failed to fetch');
    });
    write(tab, 'Mine.');
    await tab.save('everything', 'basics');
    const { shared } = tab.records().device;
    await vi.waitUntil(() => server.faults.length === 0);
    await removed();
    await storedOf(tab);
    const kept = await Promise.all(memberPrefixes.map((prefix) => shared.list(prefix)));
    expect(kept.flatMap((found) => [...(found?.keys() ?? [])])).toEqual([]);
  });

  it('ends the writes of a tab that has not heard of it', async () => {
    class DelayedChannel extends EventTarget {
      postMessage = () => undefined;
      close = () => undefined;
    }
    vi.stubGlobal('BroadcastChannel', DelayedChannel);
    const other = await openTab(all, { storage: newStorage() });
    await other.restore();
    await tab.logout();
    await removed();
    other.name('everything', 'Tidal Forms');
    write(other, 'Mine.');
    await other.records().documents.flush();
    expect(await storedOf(other)).toEqual([]);
  });

  it.each([
    ['getAllKeys', memberPrefixes.length],
    ['delete', 1],
  ] as const)(
    'that the database hinders (%s) is finished by the next page, which loses nothing',
    async (method, times) => {
      write(tab, 'Mine.');
      await tab.records().documents.flush();
      const spy = vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(fail);
      await tab.logout();
      await vi.waitUntil(() => spy.mock.calls.length >= times);
      await storedOf(tab);
      tab.leave();
      spy.mockRestore();
      const next = await openTab(all);
      await next.login();
      expect(next.section('everything', 'basics')).toBeUndefined();
      expect(next.otherUnsaved()).toEqual([]);
      next.name('everything', 'Tidal Forms');
      write(next, 'Next.');
      next.leave();
      const last = await openTab(all);
      expect(last.section('everything', 'basics')?.answers).toEqual({ story: 'Next.' });
    },
  );

  it('that the next page cannot finish either removes nothing that the member writes then', async () => {
    write(tab, 'Mine.');
    await tab.records().documents.flush();
    const spy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(fail);
    await tab.logout();
    await vi.waitUntil(() => spy.mock.calls.length > 0);
    await storedOf(tab);
    tab.leave();
    const next = await openTab(all);
    await next.login();
    spy.mockRestore();
    next.name('everything', 'Next Forms');
    write(next, 'Next.');
    next.leave();
    const last = await openTab(all);
    expect(last.section('everything', 'basics')?.answers).toEqual({ story: 'Next.' });
  });
});

function fail(): never {
  throw new DOMException('The disk failed', 'UnknownError');
}

function newStorage() {
  const kept = new Map<string, string>();
  return openWebStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }));
}
