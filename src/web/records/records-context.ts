import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Subject } from '../../contracts/subject.ts';
import type { QueueState } from './queue/save-queue.ts';
import { blankRecord, countUnsaved, countUnsavedAnswers, type RecordState } from './record-state.ts';
import type { ParkedRecord, Records, RecordsState } from './records.ts';

export type { QueueEntry } from './queue/queue-entry.ts';

/** The records of the member who is logged in. */
export const RecordsContext = createContext<Records | undefined>(undefined);

export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records) throw new Error('No records are provided here');
  return records;
}

/** Follows a questionnaire's record. */
export function useRecord(questionnaireId: string): RecordState {
  return useShown(({ records }) => records[questionnaireId] ?? blankRecord);
}

/** Follows what a questionnaire's record is about. */
export function useSubject(questionnaireId: string): Subject | undefined {
  return useShown(({ records }) => records[questionnaireId]?.subject);
}

/** Follows what the records of some questionnaires are about; those about nothing in particular are left out. */
export function useSubjects(questionnaireIds: readonly string[]): readonly Subject[] {
  return useShown(useShallow(({ records }) => questionnaireIds.flatMap((id) => records[id]?.subject ?? [])));
}

/** What a questionnaire's record is known by: at the server, and here; both change with the record worked on. */
export function useRecordPlace(questionnaireId: string) {
  const id = useShown(({ records }) => records[questionnaireId]?.id);
  const handle = useShown(({ records }) => records[questionnaireId]?.handle);
  return { id, handle };
}

/** Whether nothing of a questionnaire's record is saved, nor answered and not saved. */
export function useUntouched(questionnaireId: string): boolean {
  return useShown(({ records }) => {
    const record = records[questionnaireId] ?? blankRecord;
    return record.id === undefined && record.handle === undefined;
  });
}

/** Another one whenever more of a questionnaire's record is saved, or another record is worked on. */
export function useSavedMark(questionnaireId: string): string {
  return useShown(({ records }) => {
    const { id = '', sections = {} } = records[questionnaireId] ?? {};
    const saved = Object.values(sections).filter(({ complete }) => complete);
    return [id, ...saved.map(({ save }) => save.kind === 'saved')].join(' ');
  });
}

/** Follows the other records of a questionnaire that have answers not saved yet. */
export function useParked(questionnaireId: string): readonly ParkedRecord[] {
  return useShown(
    useShallow(({ parked }) => parked.filter((one) => one.questionnaireId === questionnaireId)),
  );
}

/** How many answers of one of the server's records are not saved here. */
export function useUnsavedOf(questionnaireId: string, id: string | undefined): number {
  return useShown(({ records, parked }) => {
    const own = parked.flatMap((one) => (one.questionnaireId === questionnaireId ? [one.record] : []));
    const unsaved = [records[questionnaireId] ?? blankRecord, ...own].filter(
      (record) => id !== undefined && record.id === id && countUnsaved(record) > 0,
    );
    return unsaved.reduce((sum, record) => sum + countUnsavedAnswers(record), 0);
  });
}

/** Every record with answers that are not saved: those worked on, and those parked. */
export function useUnsaved(): readonly { readonly questionnaireId: string; readonly record: RecordState }[] {
  const { store } = useRecords();
  const parked = useStore(store, (state) => state.parked);
  const worked = useStore(store, (state) => state.records);
  const open = Object.entries(worked).map(([questionnaireId, record]) => ({ questionnaireId, record }));
  return [...open, ...parked].filter(({ record }) => countUnsaved(record) > 0);
}

/** The ids of the questionnaires whose record is complete; the same list until another one is. */
export function useCompleted(): readonly string[] {
  return useShown(useShallow(toCompleted));
}

function toCompleted({ records }: RecordsState): readonly string[] {
  return Object.keys(records).filter((id) => records[id]?.complete);
}

/** Whether the records may be shown: what was typed before must not come in after a page has been. */
export function useRecordsReady(): boolean {
  return useStore(useRecords().store, ({ ready }) => ready);
}

/** The saves that wait, how the way to the server is, and which of them is being sent. */
export function useQueue(): QueueState {
  return useStore(useRecords().queue.store);
}

/** Whether this browser keeps what is typed. */
export function useDraftsKept(): boolean {
  return useStore(useRecords().device.local.refusal, ({ refused }) => !refused);
}

/** Follows the records once the next frame is painted. */
function useShown<Value>(select: (state: RecordsState) => Value): Value {
  const { store, onPainted } = useRecords();
  return useSyncExternalStore(onPainted, () => select(store.getState()));
}
