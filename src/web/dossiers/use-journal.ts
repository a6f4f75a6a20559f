import { useInfiniteQuery } from '@tanstack/react-query';
import { journalPage } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import { eachOnce } from '../../lib/each-once.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { setApart, type Loaded, type LoadedOf } from '../records/load-everything.ts';
import { loadEntries } from '../records/load-result.ts';
import { useRecords } from '../records/records-context.ts';

export type JournalState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | (Loaded & {
      readonly kind: 'ready';
      /** Absent: these are all. */
      readonly more?: More;
    });

/** Further entries than those that have come. */
export interface More {
  readonly kind: 'waiting' | 'loading' | 'failed';
  readonly load: () => void;
}

interface Asked {
  /** Only entries about it; absent: about anything. */
  readonly subject?: Subject | undefined;
  /** Only entries whose answers have these words; blank: all. */
  readonly words?: string;
}

/** The entries of a journal, the newest day first; those of the words before stay until others have come. */
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
    // A full page may have more after it.
    getNextPageParam: (last, pages) => (last.length < journalPage ? undefined : pages.length * journalPage),
    // Never those about something else.
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
    // What was saved meanwhile has moved the others down: they come twice.
    ...setApart(eachOnce(data.pages.flat(), ({ record }) => record.id)),
    ...(journal.hasNextPage && { more }),
  };
}
