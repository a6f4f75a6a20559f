import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { Edit } from '../../../engine/content.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { dropUnsaved, setFacts } from './local/changes.ts';
import { toApply, type KeptChange } from './local/kept-changes.ts';
import { blankDocument, hasWork, sectionKey, without, type LocalRecord } from './local/local-record.ts';
import { newId } from './new-id.ts';
import { countUnsaved, type Place, type RecordPhase } from './record-state.ts';
import { getRecord, setPlace, type UnsavedRecord, type RecordParts } from './records.ts';

export type PlaceParts = Pick<
  RecordParts,
  'store' | 'tab' | 'documents' | 'keys' | 'catalog' | 'now' | 'tabs'
>;

/** New Analysis. Unsaved answers of the previous record stay on this device, and its queued saves are still sent. */
export function startNew(records: PlaceParts, entry: CatalogEntry): void {
  show(records, entry, blankDocument(newId(), entry));
}

/** Closes a deleted record, which no longer counts as complete. */
export function closeRecord(records: PlaceParts, entry: CatalogEntry): void {
  startNew(records, entry);
  setPlace(records, entry.id, { complete: false });
  records.keys.setComplete(entry, false);
}

/**
 * Sets the record's subject. Another subject shows another record, with its unsaved answers if this browser has any: a
 * record's subject never changes under its answers.
 */
export function setSubject(records: PlaceParts, entry: CatalogEntry, subject: Subject): void {
  const { subject: before, localId: known } = getRecord(records, entry.id);
  if (!isSameSubject(before, subject)) {
    const { otherUnsaved } = records.store.getState();
    const day = toUtcDay(records.now());
    const own = otherUnsaved.find((one) => one.questionnaireId === entry.id && isPlace(one, subject, day));
    if (own) return openUnsaved(records, entry, own.record.localId);
    return showBlank(records, entry, subject);
  }
  if (before?.id !== undefined || subject.id === undefined) return;
  // The subject was known by name only, and is found now.
  const localId = known ?? getPlace(records, entry).localId;
  void records.documents.change(localId, (document) => ({ ...document, subject }));
}

/** Unsaved answers about the subject, and of today if they have a day. */
function isPlace({ record }: UnsavedRecord, subject: Subject, day: string): boolean {
  return isSameSubject(record.subject, subject) && (record.day ?? day) === day;
}

/** Another analysis about the same subject. */
export function startAgain(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  const blank: LocalRecord = { ...blankDocument(newId(), entry, subject && { subject }), separate: true };
  show(records, entry, blank);
}

/**
 * Replaces a journal entry of a day before `day`, unless it has unsaved answers. `since`: the day of an entry without
 * any; another device may have written the one of `day`.
 */
export function turnDay(records: PlaceParts, entry: CatalogEntry, day: string, since = day): void {
  const record = getRecord(records, entry.id);
  if (entry.kind !== 'insights' || (record.day ?? since) >= day) return;
  if (countUnsaved(record) === 0) startToday(records, entry);
}

/** Shows today's entry about the same subject; unsaved answers of an earlier day stay on this device. */
export function startToday(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  show(records, entry, blankDocument(newId(), entry, subject && { subject }), { phase: { kind: 'to-load' } });
}

export function openUnsaved(records: PlaceParts, entry: CatalogEntry, localId: string): void {
  const document = records.documents.get(localId);
  if (document) show(records, entry, document);
}

/** Drops unsaved answers; queued saves are still sent. */
export function discardUnsaved({ documents }: Pick<RecordParts, 'documents'>, localId: string): void {
  // At once: a page that is left must not bring them back.
  void documents.change(localId, dropUnsaved, { strict: true });
}

/** Loads a record about the subject if one may be stored; an evaluation always starts blank. */
function showBlank(records: PlaceParts, entry: CatalogEntry, subject: Subject): void {
  const kind = entry.subjectRequired ? 'ready' : 'to-load';
  show(records, entry, blankDocument(newId(), entry, { subject }), { phase: { kind } });
}

/** Shows another record; unsaved answers of the previous one stay on this device. */
export function show(
  records: PlaceParts,
  entry: CatalogEntry,
  document: LocalRecord,
  next: Partial<Pick<Place, 'complete' | 'previous' | 'phase' | 'wanted'>> = {},
): void {
  const { documents, keys, tab } = records;
  const before = tab.getState().places[entry.id];
  if (before && documents.toCurrent(before.localId) !== document.localId) leave(records, before);
  documents.open(document);
  keys.clear(entry);
  // Only an evaluation restarts with another subject; for others the record saved last decides, whatever its subject.
  const complete = entry.subjectRequired ? (next.complete ?? false) : (before?.complete ?? false);
  keys.setComplete(entry, complete);
  const phase: RecordPhase = next.phase ?? toPhase(entry, document);
  const formVersion = (before?.formVersion ?? 0) + 1;
  const place: Place = { ...next, localId: document.localId, complete, formVersion, phase };
  tab.setState(({ places }) => ({ places: { ...places, [entry.id]: place } }));
  if (hasWork(document)) void documents.change(document.localId, toOwner(records));
}

/** The tab shows it now: another page of the browser leaves it to this one. */
function toOwner({ tabs }: Pick<RecordParts, 'tabs'>) {
  const name = tabs.getKnownName();
  return (document: LocalRecord): LocalRecord =>
    name === undefined || document.tab === name ? document : { ...document, tab: name };
}

function leave({ documents }: Pick<RecordParts, 'documents'>, { localId }: Place): void {
  void documents.change(localId, (document) => {
    const { tab, ...left } = document;
    return tab === undefined ? document : left;
  });
}

/** A record of the server of which this browser has only unsaved answers is loaded. */
export function toPhase({ version }: CatalogEntry, document: LocalRecord): RecordPhase {
  const isBare = document.server !== undefined && !document.server.whole;
  const next = isBare ? 'to-load' : 'ready';
  const isOlder = document.version !== version && Object.keys(document.sections).length > 0;
  return isOlder ? { kind: 'to-migrate', next } : { kind: next };
}

export function getPlace({ tab }: Pick<RecordParts, 'tab'>, { id }: Pick<CatalogEntry, 'id'>): Place {
  const place = tab.getState().places[id];
  if (!place) throw new Error(`The page shows no record of ${id}`);
  return place;
}

/**
 * Changes only what was edited: the section may have answers of another device that its form does not show yet. An edit
 * hides the result of the last save; a save in progress continues.
 */
export function changeAnswers(
  records: Pick<RecordParts, 'documents' | 'tab' | 'catalog' | 'tabs' | 'now'>,
  questionnaireId: string,
  sectionId: string,
  edit: Edit,
): void {
  const { localId } = getPlace(records, { id: questionnaireId });
  forgetNews(records, localId, sectionId);
  const kept: KeptChange = { kind: 'edit', sectionId, edit, ...toMoment(records, questionnaireId) };
  void records.documents.change(localId, toApply(kept), { kept });
}

/** When and where a change is made. */
export type Moment = Pick<KeptChange, 'now' | 'tab' | 'day'>;

export function toMoment(
  { catalog, tabs, now }: Pick<RecordParts, 'catalog' | 'tabs' | 'now'>,
  questionnaireId: string,
): Moment {
  const isJournal = catalog.some(({ id, kind }) => id === questionnaireId && kind === 'insights');
  return { now: now(), tab: tabs.getKnownName(), day: isJournal ? toUtcDay(now()) : undefined };
}

/** An edit hides what became of the section before. */
function forgetNews({ tab }: Pick<RecordParts, 'tab'>, localId: string, sectionId: string): void {
  const key = sectionKey(localId, sectionId);
  const { saved, changedElsewhere } = tab.getState();
  if (saved[key] ?? changedElsewhere[key])
    tab.setState({ saved: without(saved, key), changedElsewhere: without(changedElsewhere, key) });
}

/** Another tab has changed sections. */
export function showChangedElsewhere(
  { tab }: Pick<RecordParts, 'tab'>,
  localId: string,
  sectionIds: readonly string[],
): void {
  const changed = sectionIds.map((id) => [sectionKey(localId, id), true] as const);
  tab.setState(({ changedElsewhere }) => ({
    changedElsewhere: { ...changedElsewhere, ...Object.fromEntries(changed) },
  }));
}

/** Sets facts of a section that was never saved: no answers, so not unsaved work. */
export function adoptSectionFacts(
  records: Pick<RecordParts, 'documents' | 'tab'>,
  questionnaireId: string,
  sectionId: string,
  facts: Readonly<Record<string, string>>,
): void {
  const { localId } = getPlace(records, { id: questionnaireId });
  void records.documents.change(localId, (document) => setFacts(document, sectionId, facts));
}

/** Sets the facts shown under the questions, which a save contains. */
export function setShown(
  records: Pick<RecordParts, 'tab'>,
  questionnaireId: string,
  shown: Readonly<Record<string, SentEvidence | undefined>>,
): void {
  setPlace(records, questionnaireId, { shown });
}
