import { create } from 'zustand';
import { blankRecord, type RecordState } from './record-state.ts';

interface RecordsState {
  /** Whose records these are; absent until someone has logged in. */
  readonly owner?: string;
  readonly records: Readonly<Record<string, RecordState>>;
  /** False while what this device kept of them is taken up. */
  readonly ready: boolean;
}

export const useRecordsStore = create<RecordsState>()(() => ({ records: {}, ready: true }));

/** A questionnaire's record as it is now. */
export function getRecord(questionnaireId: string): RecordState {
  return useRecordsStore.getState().records[questionnaireId] ?? blankRecord;
}

/** Follows a questionnaire's record. */
export function useRecord(questionnaireId: string): RecordState {
  return useRecordsStore((state) => state.records[questionnaireId] ?? blankRecord);
}

/** The completion flags of all questionnaires that have a record. */
export function useCompletion(): Readonly<Record<string, RecordState>> {
  return useRecordsStore((state) => state.records);
}

/** Whether the records may be shown: what was typed before must not come in after a page has been. */
export function useRecordsReady(): boolean {
  return useRecordsStore((state) => state.ready);
}

export function changeRecord(questionnaireId: string, change: (record: RecordState) => RecordState): void {
  useRecordsStore.setState((state) => ({
    records: { ...state.records, [questionnaireId]: change(state.records[questionnaireId] ?? blankRecord) },
  }));
}
