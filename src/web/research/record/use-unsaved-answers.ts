import { useStore } from 'zustand';
import type { ResultRecord } from './load-result.ts';
import { useRecords } from './records-context.ts';
import { findDocument, findUnsavedAnswer, type UnsavedAnswer } from './save-answer.ts';

/** By its section and question, what this device has of an answer that the server does not have. */
export function useUnsavedAnswers({ id, answers }: ResultRecord) {
  const { documents } = useRecords();
  const document = useStore(documents.store, (all) => findDocument(Object.values(all), id));
  return (sectionId: string, questionId: string): UnsavedAnswer | undefined =>
    findUnsavedAnswer(document, sectionId, questionId, answers[questionId]);
}
