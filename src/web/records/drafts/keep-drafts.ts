import type { RecordParts, RecordsState } from '../records.ts';
import type { RecordState } from '../record-state.ts';
import { toDraft } from './draft.ts';

/** In ms: long enough to spare the device at every key, short enough to lose less than a word in a crash. */
const pause = 300;

/** Stores drafts while the member types, and at once when a save starts or the page is left; returns the stop function. */
export function keepDrafts({ store, drafts, catalog, tabs, now }: RecordParts): () => void {
  let tab: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Stored drafts by key, with the record that each was made from. */
  let written = new Map<string, RecordState | undefined>();
  const begin = async () => {
    const name = await tabs.getName();
    written = new Map(drafts.list().flatMap((one) => (one.tab === name ? [[one.key, undefined]] : [])));
    tab = name;
  };
  void begin();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { ready, records, parked } = store.getState();
    if (tab === undefined || !ready) return;
    const before = written;
    written = new Map();
    for (const { id, version } of catalog) {
      const own = parked.filter(({ questionnaireId }) => questionnaireId === id).map(({ record }) => record);
      const current = records[id];
      for (const record of current ? [...own, current] : own) {
        const draft = toDraft(record, version, now());
        if (!draft) continue;
        const key = drafts.keyOf(tab, id, draft);
        written.set(key, record);
        if (before.get(key) !== record) drafts.set(key, { ...draft, parked: record !== current });
      }
    }
    for (const key of before.keys()) if (!written.has(key)) drafts.remove(key);
  };
  const stops = [
    store.subscribe((state, former) => {
      // What is queued now must not be newer than the draft: after a crash the page shows the draft.
      if (countSaving(state) > countSaving(former)) write();
      else timer ??= setTimeout(write, pause);
    }),
    tabs.onLeaving(write),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

function countSaving({ records }: RecordsState): number {
  const sections = Object.values(records).flatMap((record) => Object.values(record.sections));
  return sections.filter(({ save }) => save.kind === 'saving').length;
}
