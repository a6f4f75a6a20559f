import { useInfiniteQuery } from '@tanstack/react-query';
import { journalPage } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import { uniqueBy } from '../../lib/unique-by.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { setApart, type Loaded, type LoadedOf } from '../records/load-everything.ts';
import { loadEntries } from '../records/load-result.ts';
import { useRecords } from '../records/records-context.ts';

export type JournalState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | (Loaded & {
      readonly kind: 'ready';
      /** Absent: there are no more. */
      readonly more?: More;
    });

/** Loads further entries. */
export interface More {
  readonly kind: 'waiting' | 'loading' | 'failed';
  readonly load: () => void;
}

interface Asked {
  /** Only entries about this subject; absent: all. */
  readonly subject?: Subject | undefined;
  /** Only entries that contain these words; blank: all. */
  readonly words?: string;
}

/** The entries of a journal, newest first; the previous search stays until the next has loaded. */
export function useJournal(questionnaireId: string, { subject, words = '' }: Asked = {}): JournalState {
  const records = useRecords();
  const about = subject?.id ?? subject?.name ?? '';
  const journal = useInfiniteQuery({
    queryKey: ['journal', questionnaireId, about, words] as const,
    queryFn: async ({ pageParam: skip }): Promise<readonly LoadedOf[]> => {
      const compiled = await loadQuestionnaire(questionnaireId);
      const entries = await loadEntries(records, compiled.questionnaire, { subject, words, skip });
      return entries.map((record) => ({ compiled, record }));
    },
    initialPageParam: 0,
    // A full page may have a next one.
    getNextPageParam: (last, pages) => (last.length < journalPage ? undefined : pages.length * journalPage),
    // Never those about another subject.
    placeholderData: (before, query) =>
      query?.queryKey[1] === questionnaireId && query.queryKey[2] === about ? before : undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isError, isFetchingNextPage, isFetchNextPageError } = journal;
  if (!data) return isError ? { kind: 'failed', retry: () => void journal.refetch() } : { kind: 'loading' };
  const more: More = {
    kind: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'waiting',
    load: () => void journal.fetchNextPage(),
  };
  return {
    kind: 'ready',
    // New saves shift the pages: drop duplicates.
    ...setApart(uniqueBy(data.pages.flat(), ({ record }) => record.id)),
    ...(journal.hasNextPage && { more }),
  };
}
