import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRecords } from '../record/records-context.ts';

const keysOfAnalyses = [
  'analyses',
  'analysis',
  'decisions',
  'journal',
  'result',
  'counts',
  'deleted',
] as const;

/** Refetches all that shows saved analyses, of one questionnaire or of all; resolves when it has loaded. */
export async function refetchAnalyses(client: QueryClient, questionnaireId?: string): Promise<void> {
  const of = questionnaireId === undefined ? [] : [questionnaireId];
  await Promise.all([
    ...keysOfAnalyses.map((key) => client.invalidateQueries({ queryKey: [key, ...of] })),
    // What is due, and what has changed since a record was saved.
    client.invalidateQueries({ queryKey: ['desk'] }),
  ]);
}

/** Refetches after this tab has saved an analysis, or another has saved or deleted one. */
export function useChangedAnalyses(): void {
  const { store } = useRecords();
  const client = useQueryClient();
  useEffect(
    () =>
      store.subscribe(({ changed }, before) => {
        if (changed !== before.changed) void refetchAnalyses(client);
      }),
    [store, client],
  );
}
