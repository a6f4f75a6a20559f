import type { Session } from '../../../contracts/account.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { blankDocument, hasWork, type LocalRecord } from './local/local-record.ts';
import { newId } from './new-id.ts';
import { toPhase } from './record-actions.ts';
import type { Place, RecordPhase } from './record-state.ts';
import type { RecordParts } from './records.ts';

interface Started {
  readonly document: LocalRecord;
  readonly place: Place;
}

/** Until the device's documents are loaded: the flags, which the page shows meanwhile. */
export function toFirstPlaces(records: Pick<RecordParts, 'catalog' | 'keys'>): ReadonlyMap<string, Started> {
  return new Map(
    records.catalog.map((entry) => {
      const document = blankDocument(newId(), entry);
      const complete = records.keys.isComplete(entry.id);
      return [
        entry.id,
        {
          document,
          place: { localId: document.localId, complete, formVersion: 0, phase: { kind: 'ready' } },
        },
      ];
    }),
  );
}

/** What the tab, or the server at the session's start, knows of the record to show. */
interface Known {
  readonly localId?: string | undefined;
  readonly id?: string | undefined;
  readonly subject?: Subject | undefined;
  readonly day?: string | undefined;
  readonly complete: boolean;
}

/**
 * Shows in each questionnaire the tab's document, or else unsaved answers of a tab that was closed, or else the record of the
 * server. At the session's start the server's newest record continues, a journal with its entry of today.
 */
export async function startPlaces(records: RecordParts, begun: Session | undefined): Promise<void> {
  const { catalog, documents, tab, tabs, keys } = records;
  const own = await tabs.getName();
  const open = (await tabs.loadNames()) ?? new Set([own]);
  const isFree = ({ tab: name }: LocalRecord) => name !== undefined && (name === own || !open.has(name));
  const left = documents
    .list()
    .filter((document) => hasWork(document) && isFree(document))
    .toSorted((one, other) => other.touchedAt - one.touchedAt);
  for (const entry of catalog) {
    const before = tab.getState().places[entry.id];
    const known = toKnown(records, entry, before, begun);
    const today = toUtcDay(records.now());
    const shown = known.localId === undefined ? undefined : documents.get(known.localId);
    const found = shown ?? left.find((one) => isKnownRecord(entry, known, one, today));
    const document = found ?? blankDocument(newId(), entry, known);
    documents.open(document);
    const place: Place = {
      localId: document.localId,
      ...(document.server === undefined && { wanted: known.id }),
      complete: known.complete,
      formVersion: (before?.formVersion ?? 0) + 1,
      phase: toStartPhase(entry, known, document, begun !== undefined || found !== shown),
    };
    tab.setState(({ places }) => ({ places: { ...places, [entry.id]: place } }));
    if (hasWork(document) && document.tab !== own)
      void documents.change(document.localId, (one) => ({ ...one, tab: own }));
    keys.setComplete(entry, known.complete);
  }
}

function toKnown(
  { keys, now, documents }: RecordParts,
  entry: CatalogEntry,
  place: Place | undefined,
  begun: Session | undefined,
): Known {
  const { id, kind, subject: asksSubject } = entry;
  const today = toUtcDay(now());
  const about = keys.getAbout(entry);
  const latest = begun?.records.find(({ module }) => module === id);
  const complete = begun ? (latest?.complete ?? false) : keys.isComplete(id);
  if (begun && kind === 'insights' && latest) keys.setAnswered(id, latest.answered);
  // After a session was renewed without leaving the page, its record is still here.
  const open = place && documents.get(place.localId);
  if (begun && open && (open.server ?? (hasWork(open) || open.subject)))
    return { localId: open.localId, id: open.server?.id, complete };
  if (kind === 'insights' && about.day !== undefined && about.day !== today)
    return { subject: about.subject, complete };
  const { localId, subject, day } = about;
  const recordId = keys.getRecordId(id);
  const isCurrent = !asksSubject && (kind !== 'insights' || latest?.day === today);
  if (recordId === undefined && latest && isCurrent)
    return { localId, id: latest.id, subject, complete, ...(latest.day !== null && { day: latest.day }) };
  return { localId, id: recordId, subject, day, complete };
}

/** Whether unsaved answers are of the record: by its id, or else of the same subject and day. */
function isKnownRecord(
  { id, kind }: CatalogEntry,
  known: Known,
  document: LocalRecord,
  today: string,
): boolean {
  if (document.questionnaireId !== id) return false;
  if (known.id !== undefined && document.server) return document.server.id === known.id;
  if (kind === 'insights' && (document.day ?? today) !== (known.day ?? today)) return false;
  return known.subject === undefined || isSameSubject(known.subject, document.subject);
}

function toStartPhase(entry: CatalogEntry, known: Known, document: LocalRecord, isNew: boolean): RecordPhase {
  const phase = toPhase(entry, document);
  const isLoaded = document.server?.whole === true && !isNew;
  const id = known.id ?? document.server?.id;
  const mayExist = known.subject !== undefined && !entry.subjectRequired && !hasWork(document);
  if (isLoaded || (id === undefined && !mayExist)) return phase;
  return phase.kind === 'to-migrate' ? { kind: 'to-migrate', next: 'to-load' } : { kind: 'to-load' };
}
