import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { getTab } from '../open-tabs.ts';
import { useRecordsStore } from '../records.ts';
import { draftStorage } from './draft-storage.ts';
import { toDraft } from './draft.ts';

/** Long enough to spare the device at every key, short enough to lose less than a word in a crash. */
const pause = 300;

/** Keeps drafts of what is typed on the device, and at once when the page is left; returns the way to stop. */
export function keepDrafts(catalog: readonly CatalogEntry[]): () => void {
  let tab: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const written = new Map<string, unknown>();
  void getTab().then((own) => (tab = own));

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { owner, ready, records } = useRecordsStore.getState();
    if (owner === undefined || tab === undefined || !ready) return;
    for (const { id, version } of catalog) {
      const record = records[id];
      if (!record || written.get(id) === record) continue;
      written.set(id, record);
      draftStorage.set(owner, tab, id, toDraft(record, version, Date.now()));
    }
  };
  const stop = useRecordsStore.subscribe(() => {
    timer ??= setTimeout(write, pause);
  });
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', write);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  };
}
