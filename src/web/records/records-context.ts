import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { QueueState } from './queue/save-queue.ts';
import { blankRecord, type RecordState } from './record-state.ts';
import type { Records, RecordsState } from './records.ts';

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
  return useStore(useRecords().store, ({ records }) => records[questionnaireId] ?? blankRecord);
}

/** The completion flags of all questionnaires that have a record. */
export function useCompletion(): RecordsState['records'] {
  return useStore(useRecords().store, ({ records }) => records);
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
