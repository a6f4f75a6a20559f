import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import type { CatalogEntry } from '../../engine/catalog.ts';
import { blankContent, type Content, type Written } from '../../engine/content.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import { keepAbout } from './keep-about.ts';
import {
  blankRecord,
  countUnsaved,
  startForms,
  toLoad,
  withSection,
  type RecordState,
} from './record-state.ts';
import { changeRecord, getRecord, type ParkedRecord, type RecordParts } from './records.ts';

/** What a change of the record that is worked on takes. */
type PlaceParts = Pick<RecordParts, 'store' | 'keys' | 'catalog'>;

/**
 * New Analysis: a blank record, and nothing of the one before in session storage. Answers of that one that are not
 * saved are parked, and its queued saves still go out.
 */
export function startNew(records: PlaceParts, entry: CatalogEntry): void {
  show(records, entry, blankRecord);
}

/**
 * Says what the record worked on is about. About another subject it is another record: the one with unsaved answers
 * about it, where this browser has one, or a blank one. A record's subject never changes under its answers.
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
  // It was known by its name alone, and is found now.
  changeRecord(records, entry.id, (record) => ({ ...record, subject }));
  keepAbout(records, entry.id);
}

/** The unsaved answers of a subject, and of today where they have a day. */
function isPlace({ record }: ParkedRecord, subject: Subject, day: string): boolean {
  return isSameSubject(record.subject, subject) && (record.day ?? day) === day;
}

/** Begins the analysis of the same subject anew; unsaved answers about it are parked. */
export function startAgain(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  show(records, entry, subject ? toBlank(entry, subject) : blankRecord);
}

/** A journal entry of a day before `day` makes room for that day's, unless something in it is not saved yet. */
export function turnDay(records: PlaceParts, entry: CatalogEntry, day: string): void {
  const record = getRecord(records, entry.id);
  if (entry.kind !== 'insights' || record.day === undefined || record.day >= day) return;
  if (countUnsaved(record) === 0) startToday(records, entry);
}

/** Today's entry of a journal, about the same subject; unsaved answers of an earlier day are parked. */
export function startToday(records: PlaceParts, entry: CatalogEntry): void {
  const { subject } = getRecord(records, entry.id);
  show(records, entry, { ...blankRecord, ...(subject && { subject }), phase: { kind: 'to-load' } });
}

/** Goes on with answers that were parked. */
export function openParked(records: PlaceParts, entry: CatalogEntry, handle: string): void {
  const found = records.store.getState().parked.find(({ record }) => record.handle === handle);
  if (!found) return;
  dropParked(records, handle);
  show(records, entry, found.record);
}

/** Lets parked answers go: what is queued of them still goes out. */
export function dropParked({ store }: Pick<RecordParts, 'store'>, handle: string): void {
  store.setState(({ parked }) => ({ parked: parked.filter(({ record }) => record.handle !== handle) }));
}

/** Works on another record from now on; what is unsaved of the one before is parked. */
export function show(records: PlaceParts, entry: CatalogEntry, next: RecordState): void {
  const { store, keys } = records;
  const before = getRecord(records, entry.id);
  if (before.handle !== undefined && before.handle !== next.handle && countUnsaved(before) > 0) {
    const parked = { questionnaireId: entry.id, record: { ...before, handle: before.handle } };
    store.setState((state) => ({ parked: [...state.parked, parked] }));
  }
  keys.clear(entry);
  // Only an evaluation begins anew with another subject; of the others the record saved last decides, whichever it is.
  const complete = entry.subjectRequired ? next.complete : before.complete;
  keys.setComplete(entry, complete);
  changeRecord(records, entry.id, ({ edition }) => ({ ...startForms(next, edition + 1), complete }));
  keepAbout(records, entry.id);
}

/** A record about something that nothing is known of here: unless evaluations of it may be many, it may be stored. */
function toBlank({ subjectRequired }: CatalogEntry, subject: Subject): RecordState {
  return { ...blankRecord, subject, phase: subjectRequired ? blankRecord.phase : toLoad(blankRecord.phase) };
}

/** An edit: the result of the last save is no longer shown; one under way goes on. */
export function changeAnswers(
  records: Pick<RecordParts, 'links' | 'catalog' | 'store' | 'now'>,
  questionnaireId: string,
  sectionId: string,
  written: Written,
): void {
  ensureHandle(records, questionnaireId);
  changeRecord(records, questionnaireId, (record) => {
    const saving = record.sections[sectionId]?.save.kind === 'saving';
    return withSection(record, sectionId, { ...written, ...(!saving && { save: { kind: 'dirty' } }) });
  });
}

/**
 * The handle of the record being worked on. One that has none gets one, with a link that remembers what was saved
 * when the member's answers were begun; an entry of a journal gets its day.
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
  changeRecord(records, questionnaireId, (before) => ({
    ...before,
    handle: added,
    ...(isJournal && { day: day ?? today(records) }),
  }));
  return added;
}

function today({ now }: Pick<RecordParts, 'now'>): string {
  return toUtcDay(now());
}

function toBase(sections: RecordState['sections']): Readonly<Record<string, Content>> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([id, { complete = false, initial }]) =>
      complete ? [[id, initial]] : [],
    ),
  );
}
