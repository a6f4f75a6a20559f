import { isSameContent } from '../../../../engine/content.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import type { SaveState, SectionState } from '../../form/section-state.ts';
import {
  hasWork,
  sectionKey,
  shownContent,
  shownSections,
  type LocalRecord,
  type LocalSection,
} from './local-record.ts';
import { blankRecord, type Place, type RecordState } from '../record-state.ts';
import { type UnsavedRecord, type RecordParts, type RecordsState, type TabState } from '../records.ts';

/**
 * Computes what the page shows from the documents and from what this tab alone knows. Sections that have not changed stay
 * the same objects, so that only changed ones render. `isChanged`: of the shown documents, only these have changed.
 */
export function project(
  { store, documents, tab }: Pick<RecordParts, 'store' | 'documents' | 'tab'>,
  isChanged: (localId: string) => boolean = () => true,
): void {
  const state = tab.getState();
  const before = store.getState();
  const records = Object.entries(state.places).map(([id, place]) => {
    const document = documents.get(place.localId);
    const former = before.records[id] ?? blankRecord;
    return [
      id,
      document && isChanged(document.localId) ? toRecordState(former, document, place, state) : former,
    ] as const;
  });
  const shown = new Set(Object.values(state.places).map(({ localId }) => documents.toCurrent(localId)));
  const otherUnsaved = documents
    .list()
    .filter((document) => !shown.has(document.localId) && Object.keys(document.sections).length > 0)
    .toSorted((one, other) => one.touchedAt - other.touchedAt)
    .map((document) => toUnsavedRecord(before.otherUnsaved, document, state));
  const isSame =
    records.every(([id, record]) => before.records[id] === record) &&
    Object.keys(before.records).length === records.length;
  const next: Partial<RecordsState> = {
    ...(!isSame && { records: Object.fromEntries(records) }),
    ...(!isSameList(otherUnsaved, before.otherUnsaved) && { otherUnsaved }),
  };
  if (Object.keys(next).length > 0) store.setState(next);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

const placeNotShown: Omit<Place, 'localId'> = { complete: false, formVersion: 0, phase: { kind: 'ready' } };

function toUnsavedRecord(
  former: readonly UnsavedRecord[],
  document: LocalRecord,
  state: TabState,
): UnsavedRecord {
  const { localId, questionnaireId } = document;
  const before = former.find(({ record }) => record.localId === localId);
  const place = { ...placeNotShown, localId };
  const record = toRecordState(before?.record ?? blankRecord, document, place, state);
  return before?.record === record ? before : { questionnaireId, record: { ...record, localId } };
}

function toRecordState(
  before: RecordState,
  document: LocalRecord,
  { complete, previous, formVersion, phase, wanted }: Place,
  state: TabState,
): RecordState {
  const { localId, server, subject, day } = document;
  const sections = Object.fromEntries(
    shownSections(document).map((id) => [id, toSection(before.sections[id], document, id, state)]),
  );
  const isKnown = server !== undefined || hasWork(document);
  const id = server?.id ?? wanted;
  const record: RecordState = {
    ...(id !== undefined && { id }),
    ...(subject && { subject }),
    ...(day !== undefined && { day }),
    ...(isKnown && { localId }),
    sections: isSameSections(before.sections, sections) ? before.sections : sections,
    complete,
    ...(server?.unseen && { unseen: server.unseen }),
    ...(previous && { previous }),
    formVersion,
    phase,
  };
  return isSameRecord(before, record) ? before : record;
}

function isSameSections(one: RecordState['sections'], other: RecordState['sections']): boolean {
  const ids = Object.keys(other);
  return ids.length === Object.keys(one).length && ids.every((id) => one[id] === other[id]);
}

function isSameRecord(one: RecordState, other: RecordState): boolean {
  return (
    one.id === other.id &&
    one.subject === other.subject &&
    one.day === other.day &&
    one.localId === other.localId &&
    one.sections === other.sections &&
    one.complete === other.complete &&
    one.unseen === other.unseen &&
    one.previous === other.previous &&
    one.formVersion === other.formVersion &&
    one.phase === other.phase
  );
}

function toSection(
  before: SectionState | undefined,
  document: LocalRecord,
  sectionId: string,
  { saved, changedElsewhere }: TabState,
): SectionState {
  const key = sectionKey(document.localId, sectionId);
  const { answers, notes, conditionFacts } = shownContent(document, sectionId);
  const local = document.sections[sectionId];
  const save = local ? toSaveState(local) : (saved[key] ?? ready);
  const complete = document.server?.sections[sectionId] !== undefined;
  const elsewhere = changedElsewhere[key];
  const isSame =
    before?.answers === answers &&
    before.notes === notes &&
    before.conditionFacts === conditionFacts &&
    before.complete === complete &&
    before.changedElsewhere === elsewhere &&
    JSON.stringify(before.save) === JSON.stringify(save);
  if (isSame) return before;
  return {
    answers,
    notes,
    conditionFacts,
    save,
    complete,
    ...(elsewhere && { changedElsewhere: elsewhere }),
  };
}

const ready: SaveState = { kind: 'ready' };

export function toSaveState({ state, written, attempt }: LocalSection): SaveState {
  switch (state.kind) {
    case 'edited':
      return { kind: 'dirty' };
    case 'queued':
      if (state.waited === undefined) return { kind: 'saving' };
      if (attempt && !isSameContent(written, attempt.sent)) return { kind: 'dirty' };
      return state.waited === 'offline' ? { kind: 'queued' } : { kind: 'failed', again: true };
    case 'refused': {
      const { problems = [], full } = state;
      return {
        kind: 'failed',
        ...(problems.length > 0 && { problems }),
        ...(full !== undefined && { full }),
      };
    }
    case 'conflict': {
      const { questions, theirs } = state;
      return { kind: 'conflict', questions, theirs };
    }
    default:
      return assertNever(state);
  }
}
