import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { journalPage } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { loadEntries, type ResultRecord } from '../../records/load-result.ts';
import { useRecords } from '../../records/records-context.ts';

/** Whose entries are asked for. */
export interface EntriesProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject | undefined;
  /** The UTC day whose entry stands above. */
  readonly day: string;
}

export type EntriesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly entries: readonly ResultRecord[];
      /** Loads more; undefined: that is all. */
      readonly more: (() => void) | undefined;
    };

/** The entries of a journal about a subject, whose answers have these words, the newest day first. */
export function useEntries(
  { questionnaire }: CompiledQuestionnaire,
  subject: Subject | undefined,
  words: string,
): EntriesState {
  const records = useRecords();
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['journal', questionnaire.id, subject?.id ?? subject?.name ?? '', words],
    queryFn: ({ pageParam: skip }) => loadEntries(records, questionnaire, { subject, words, skip }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === journalPage ? pages.flat().length : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  if (data) {
    return {
      kind: 'ready',
      entries: data.pages.flat(),
      more: hasNextPage ? () => void fetchNextPage() : undefined,
    };
  }
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
