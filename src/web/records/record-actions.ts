import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import { applyEdits, blankContent, type Content, type Written } from '../../engine/content.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { toContent } from '../questionnaire/section-state.ts';
import { storeInTab } from './store-in-tab.ts';
import {
  blankRecord,
  countUnsaved,
  getSection,
  startForms,
  toLoad,
  withSection,
  type RecordState,
} from './record-state.ts';
import { getRecord, setRecord, type ParkedRecord, type RecordParts } from './records.ts';

type PlaceParts = Pick<RecordParts, 'store' | 'keys' | 'catalog'>;

/** New Analysis. Unsaved answers of the previous record are parked, and its queued saves are still sent. */
export function startNew(records: PlaceParts, entry: CatalogEntry): void {
  show(records, entry, blankRecord);
}

/** Closes a deleted record, which no longer counts as complete. */
export function closeRecord(records: PlaceParts, entry: CatalogEntry): void {
  startNew(records, entry);
  setRecord(records, entry.id, (record) => ({ ...record, complete: false }));
  records.keys.setComplete(entry, false);
}

/**
 * Sets the record's subject. Another subject shows another record, with its unsaved answers if this browser has any: a
 * record's subject never changes under its answers.
 */
export function setSubject(
  records: Pick<RecordParts, 'store' | 'now' | 'keys' | 'catalog'>,
  entry: CatalogEntry,
  subject: Subject,
): void {
  const { subject: before } = getRecord(records, entry.id);
  if (!isSameSubject(before, subject)) {
    const { parked } = records.store.getState();
    const own = parked.find(
      (one) => one.questionnaireId === entry.id && isPlace(one, subject, today(records)),
    );
    if (own) return openParked(records, entry, own.record.handle);
    return show(records, entry, toBlank(entry, subject));
  }
  if (before?.id !== undefined || subject.id === undefined) return;
  // The subject was known by name only, and is found now.
  setRecord(records, entry.id, (record) => ({ ...record, subject }));
  storeInTab(records, entry.id);
}

/** Unsaved answers about the subject, and of today if they have a day. */
function isPlace({ record }: ParkedRecord, subject: Subject, day: string): boolean {
  return isSameSubject(record.subject, subject) && (record.day ?? day) === day;
}

export function startAgain(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  show(records, entry, subject ? toBlank(entry, subject) : blankRecord);
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

/** Shows today's entry about the same subject; unsaved answers of an earlier day are parked. */
export function startToday(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  show(records, entry, { ...blankRecord, ...(subject && { subject }), phase: { kind: 'to-load' } });
}

export function openParked(records: PlaceParts, entry: CatalogEntry, handle: string): void {
  const found = records.store.getState().parked.find(({ record }) => record.handle === handle);
  if (!found) return;
  dropParked(records, handle);
  show(records, entry, found.record);
}

/** Drops parked answers; their queued saves are still sent. */
export function dropParked({ store }: Pick<RecordParts, 'store'>, handle: string): void {
  store.setState(({ parked }) => ({ parked: parked.filter(({ record }) => record.handle !== handle) }));
}

/** Shows another record; unsaved answers of the previous one are parked. */
export function show(records: PlaceParts, entry: CatalogEntry, next: RecordState): void {
  const { store, keys } = records;
  const before = getRecord(records, entry.id);
  if (before.handle !== undefined && before.handle !== next.handle && countUnsaved(before) > 0) {
    const parked = { questionnaireId: entry.id, record: { ...before, handle: before.handle } };
    store.setState((state) => ({ parked: [...state.parked, parked] }));
  }
  keys.clear(entry);
  // Only an evaluation restarts with another subject; for others the record saved last decides, whatever its subject.
  const complete = entry.subjectRequired ? next.complete : before.complete;
  keys.setComplete(entry, complete);
  setRecord(records, entry.id, ({ edition }) => ({ ...startForms(next, edition + 1), complete }));
  storeInTab(records, entry.id);
}

/** Loads a record about the subject if one may be stored; an evaluation always starts blank. */
function toBlank({ subjectRequired }: CatalogEntry, subject: Subject): RecordState {
  return { ...blankRecord, subject, phase: subjectRequired ? blankRecord.phase : toLoad(blankRecord.phase) };
}

interface Edit {
  readonly before: Written;
  readonly written: Written;
}

/**
 * Changes only what was edited: the section may have answers of another device that its form does not show yet. An edit
 * hides the result of the last save; a save in progress continues.
 */
export function changeAnswers(
  records: Pick<RecordParts, 'links' | 'catalog' | 'store' | 'now'>,
  questionnaireId: string,
  sectionId: string,
  { before, written }: Edit,
): void {
  ensureHandle(records, questionnaireId);
  setRecord(records, questionnaireId, (record) => {
    const section = getSection(record, sectionId);
    const saving = section.save.kind === 'saving';
    return withSection(record, sectionId, {
      ...applyEdits(before, written, section),
      ...(!saving && { save: { kind: 'dirty' } }),
    });
  });
}

/**
 * Returns the record's handle. Creates a missing one, with a link to the saved content on which the answers are
 * started; a journal entry gets its day.
 */
export function ensureHandle(
  records: Pick<RecordParts, 'links' | 'catalog' | 'store' | 'now'>,
  questionnaireId: string,
): string {
  const { id, handle, day, sections } = getRecord(records, questionnaireId);
  if (handle !== undefined) return handle;
  const added = records.links.add({
    ...(id !== undefined && { id }),
    base: toBase(sections),
    stored: blankContent,
  });
  const isJournal = records.catalog.some(
    (entry) => entry.id === questionnaireId && entry.kind === 'insights',
  );
  setRecord(records, questionnaireId, (before) => ({
    ...before,
    handle: added,
    ...(isJournal && { day: day ?? today(records) }),
  }));
  return added;
}

function today({ now }: Pick<RecordParts, 'now'>): string {
  return toUtcDay(now());
}

/** A record without a handle was not edited: its saved sections are as they were loaded. */
function toBase(sections: RecordState['sections']): Readonly<Record<string, Content>> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([id, section]) => (section.complete ? [[id, toContent(section)]] : [])),
  );
}
