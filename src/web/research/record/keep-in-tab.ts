import type { CatalogEntry } from '../../../engine/catalog.ts';
import { blankContent } from '../../../engine/content.ts';
import { hasWork, type LocalRecord } from './local/local-record.ts';
import type { Place } from './record-state.ts';
import type { RecordParts } from './records.ts';

/**
 * Writes the keys of (I6) into the session storage of this tab: id, subject and saved answers of the shown record. Nothing
 * reads them back but the document shown, the flags and the id at a reload. Returns the stop function.
 */
export function keepInTab(records: RecordParts): () => void {
  const { catalog, documents, tab } = records;
  const written = new Map<string, readonly unknown[]>();
  const write = () => {
    if (!records.isSignedIn()) return;
    for (const entry of catalog) {
      const place = tab.getState().places[entry.id];
      const document = place && documents.get(place.localId);
      if (!document || !records.store.getState().ready || !hasContent(document, place)) continue;
      // An edit changes none of these: it waits for no storage.
      const { server, subject, day } = document;
      const parts = [place, server, subject, day];
      const before = written.get(entry.id);
      if (before && parts.every((part, index) => part === before[index])) continue;
      written.set(entry.id, parts);
      writeRecord(records, entry, document, place);
    }
  };
  const stops = [documents.store.subscribe(write), tab.subscribe(write), records.store.subscribe(write)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A reload begins another blank record, so a blank one has no keys. */
function hasContent(document: LocalRecord, { wanted }: Place): boolean {
  return (
    document.server !== undefined ||
    document.subject !== undefined ||
    wanted !== undefined ||
    hasWork(document)
  );
}

function writeRecord(
  { keys }: Pick<RecordParts, 'keys'>,
  entry: CatalogEntry,
  { localId, server, subject, day }: LocalRecord,
  { wanted, previous }: Place,
): void {
  const id = server?.id ?? wanted;
  if (id !== undefined) keys.setRecordId(entry.id, id);
  const saved = server?.sections ?? {};
  keys.setAbout(entry, { localId, subject, day, sections: Object.keys(saved) });
  for (const section of entry.sections) {
    const content = saved[section.id] ?? (previous ? blankContent : undefined);
    if (content) keys.setSection(entry.id, section.id, content);
  }
}
