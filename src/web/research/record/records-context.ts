import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { QueueState } from './queue/save-queue.ts';
import { blankRecord, countUnsaved, countUnsavedAnswers, type RecordState } from './record-state.ts';
import type { UnsavedRecord, Records, RecordsState } from './records.ts';

export type { QueueEntry } from './queue/queue-entry.ts';

export const RecordsContext = createContext<Records | undefined>(undefined);

export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records) throw new Error('No records are provided here');
  return records;
}

export function useRecord(questionnaireId: string): RecordState {
  return useAfterPaint(({ records }) => records[questionnaireId] ?? blankRecord);
}

export function useSubject(questionnaireId: string): Subject | undefined {
  return useAfterPaint(({ records }) => records[questionnaireId]?.subject);
}

/** Omits records without a subject. */
export function useSubjects(questionnaireIds: readonly string[]): readonly Subject[] {
  return useAfterPaint(
    useShallow(({ records }) => questionnaireIds.flatMap((id) => records[id]?.subject ?? [])),
  );
}

/** The record's id at the server and its local id; both change with the record. */
export function useRecordPlace(questionnaireId: string) {
  const id = useAfterPaint(({ records }) => records[questionnaireId]?.id);
  const localId = useAfterPaint(({ records }) => records[questionnaireId]?.localId);
  return { id, localId };
}

export function useUntouched(questionnaireId: string): boolean {
  return useAfterPaint(({ records }) => {
    const record = records[questionnaireId] ?? blankRecord;
    return record.id === undefined && record.localId === undefined;
  });
}

/** A string that changes whenever more of the record is saved, or another record is shown. */
export function useSavedMark(questionnaireId: string): string {
  return useAfterPaint(({ records }) => {
    const { id = '', sections = {} } = records[questionnaireId] ?? {};
    const saved = Object.values(sections).filter(({ complete }) => complete);
    return [id, ...saved.map(({ save }) => save.kind === 'saved')].join(' ');
  });
}

/** With a subject, only records about it. */
export function useOtherUnsaved(questionnaireId: string, about?: Subject): readonly UnsavedRecord[] {
  return useAfterPaint(
    useShallow(({ otherUnsaved }) =>
      otherUnsaved.filter(
        (one) =>
          one.questionnaireId === questionnaireId && (!about || isSameSubject(one.record.subject, about)),
      ),
    ),
  );
}

/** Number of unsaved answers of a record of the server. */
export function useUnsavedOf(questionnaireId: string, id: string | undefined): number {
  return useAfterPaint(({ records, otherUnsaved }) => {
    const own = otherUnsaved.flatMap((one) => (one.questionnaireId === questionnaireId ? [one.record] : []));
    const unsaved = [records[questionnaireId] ?? blankRecord, ...own].filter(
      (record) => id !== undefined && record.id === id && countUnsaved(record) > 0,
    );
    return unsaved.reduce((sum, record) => sum + countUnsavedAnswers(record), 0);
  });
}

export function useUnsaved(): readonly { readonly questionnaireId: string; readonly record: RecordState }[] {
  const { store } = useRecords();
  const otherUnsaved = useStore(store, (state) => state.otherUnsaved);
  const worked = useStore(store, (state) => state.records);
  const open = Object.entries(worked).map(([questionnaireId, record]) => ({ questionnaireId, record }));
  return [...open, ...otherUnsaved].filter(({ record }) => countUnsaved(record) > 0);
}

/** Ids of the questionnaires whose record is complete; the same array until this changes. */
export function useCompleted(): readonly string[] {
  return useAfterPaint(useShallow(toCompleted));
}

function toCompleted({ records }: RecordsState): readonly string[] {
  return Object.keys(records).filter((id) => records[id]?.complete);
}

/** False until stored drafts are restored: a page must not be shown before. */
export function useRecordsReady(): boolean {
  return useStore(useRecords().store, ({ ready }) => ready);
}

export function useQueue(): QueueState {
  return useStore(useRecords().queue.store);
}

export function useDraftsKept(): boolean {
  return useStore(useRecords().device.local.refusal, ({ refused }) => !refused);
}

/** Renders after the next frame is painted. */
function useAfterPaint<Value>(select: (state: RecordsState) => Value): Value {
  const { store, onPainted } = useRecords();
  return useSyncExternalStore(onPainted, () => select(store.getState()));
}
