import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { Answers } from '../../engine/registry/questionnaire.ts';
import { dropOrphans } from './drafts/take-up-drafts.ts';
import { blankRecord, withSection, type RecordState } from './record-state.ts';
import { changeRecord, getRecord, type RecordParts } from './records.ts';

/** New Analysis: nothing of the record is left, neither here nor in session storage. Queued saves still go out. */
export function startNew(records: RecordParts, entry: CatalogEntry): void {
  changeRecord(records, entry.id, ({ edition }) => ({ ...blankRecord, edition: edition + 1 }));
  records.keys.clear(entry);
  void dropOrphans(records, entry.id);
}

/**
 * Names what the record is about. Once something is saved, another name starts a new record with blank
 * sections: a record's name never changes under its answers.
 */
export function nameRecord(records: RecordParts, entry: CatalogEntry, name: string): void {
  const { id, name: before } = getRecord(records, entry.id);
  const isSaved = id !== undefined || isQueued(records, getRecord(records, entry.id));
  if (isSaved && before?.toLowerCase() === name.toLowerCase()) return;
  if (isSaved) startNew(records, entry);
  changeRecord(records, entry.id, (record) => ({
    ...record,
    name,
    // What a lost first save made belongs to the name it was sent with.
    handle: before === name ? record.handle : undefined,
  }));
  if (entry.subject) records.keys.setName(entry.subject, name);
}

function isQueued({ queue }: RecordParts, { handle, sections }: RecordState): boolean {
  if (Object.values(sections).some(({ save }) => save.kind === 'saving')) return true;
  return queue.store.getState().entries.some((entry) => entry.handle === handle);
}

/** An edit: the result of the last save is no longer shown; one under way goes on. */
export function changeAnswers(
  records: RecordParts,
  questionnaireId: string,
  sectionId: string,
  answers: Answers,
): void {
  ensureHandle(records, questionnaireId);
  changeRecord(records, questionnaireId, (record) => {
    const saving = record.sections[sectionId]?.save.kind === 'saving';
    return withSection(record, sectionId, { answers, ...(!saving && { save: { kind: 'dirty' } }) });
  });
}

/**
 * The handle of the record being worked on. One that has none gets one, with a link that remembers what was saved
 * when the member's answers were begun.
 */
export function ensureHandle(records: RecordParts, questionnaireId: string): string {
  const { id, handle, sections } = getRecord(records, questionnaireId);
  if (handle !== undefined) return handle;
  const added = records.links.add({ ...(id !== undefined && { id }), base: toBase(sections), stored: {} });
  changeRecord(records, questionnaireId, (before) => ({ ...before, handle: added }));
  return added;
}

function toBase(sections: RecordState['sections']): Readonly<Record<string, Answers>> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([id, { complete = false, initialAnswers }]) =>
      complete ? [[id, initialAnswers]] : [],
    ),
  );
}
