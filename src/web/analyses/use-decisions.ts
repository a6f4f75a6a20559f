import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { loadDecisions, type Decision } from '../records/load-decisions.ts';
import { useRecords, useSavedMark } from '../records/records-context.ts';

export type DecisionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly decisions: readonly Decision[] }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The member's decision about each subject, newest first; refetched after each save. */
export function useDecisions(entry: CatalogEntry): DecisionsState {
  const records = useRecords();
  const { data, isError, refetch } = useQuery({
    queryKey: ['journal', entry.id, 'newest'],
    queryFn: async () => loadDecisions(records, await loadQuestionnaire(entry.id)),
    staleTime: 0,
  });
  const mark = useSavedMark(entry.id);
  const loaded = useRef(mark);
  useEffect(() => {
    if (loaded.current === mark) return;
    loaded.current = mark;
    void refetch();
  }, [mark, refetch]);
  if (data) return { kind: 'ready', decisions: data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}

/** The decision about a subject; undefined: none, or it has not loaded. */
export function findDecision(state: DecisionsState, subject: Subject): Decision | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.decisions.find((decision) => isSameSubject(decision.subject, subject));
}
