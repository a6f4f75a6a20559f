import type { RecordParts } from '../records.ts';
import { toDraft } from './draft.ts';

/** Long enough to spare the device at every key, short enough to lose less than a word in a crash. */
const pause = 300;

/** Keeps drafts of what is typed on the device, and at once when the page is left; returns the way to stop. */
export function keepDrafts({ store, drafts, catalog, tabs, now }: RecordParts): () => void {
  let tab: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const written = new Map<string, unknown>();
  void tabs.getName().then((name) => (tab = name));

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { ready, records } = store.getState();
    if (tab === undefined || !ready) return;
    for (const { id, version } of catalog) {
      const record = records[id];
      if (!record || written.get(id) === record) continue;
      written.set(id, record);
      const draft = toDraft(record, version, now());
      if (draft) drafts.set(tab, id, draft);
      else drafts.remove(tab, id);
    }
  };
  const stops = [
    store.subscribe(() => {
      timer ??= setTimeout(write, pause);
    }),
    tabs.onLeaving(write),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
