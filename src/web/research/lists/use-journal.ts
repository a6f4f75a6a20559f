import { useInfiniteQuery } from '@tanstack/react-query';
import { journalPage } from '../../../contracts/record-lists.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import { separateDamaged, type LoadedRecords, type LoadedOf } from '../record/load-everything.ts';
import { loadEntries } from '../record/load-result.ts';
import { useRecords } from '../record/records-context.ts';

interface JournalFilter {
  /** Absent: all subjects. */
  readonly subject?: Subject | undefined;
  /** Blank: all entries. */
  readonly words?: string;
}

/** Newest first; the results of the previous search stay until the next have loaded. */
export function useJournal(questionnaireId: string, { subject, words = '' }: JournalFilter = {}) {
  const records = useRecords();
  const about = subject?.id ?? subject?.name ?? '';
  return useInfiniteQuery({
    queryKey: ['journal', questionnaireId, about, words] as const,
    queryFn: async ({ pageParam: skip }): Promise<readonly LoadedOf[]> => {
      const compiled = await loadQuestionnaire(questionnaireId);
      const entries = await loadEntries(records, compiled.questionnaire, { subject, words, skip });
      return entries.map((record) => ({ compiled, record }));
    },
    initialPageParam: 0,
    // A full page may have a next one.
    getNextPageParam: (last, pages) => (last.length < journalPage ? undefined : pages.length * journalPage),
    // Entries about another subject must never be shown.
    placeholderData: (before, query) =>
      query?.queryKey[1] === questionnaireId && query.queryKey[2] === about ? before : undefined,
    select: toEntries,
    staleTime: 0,
    gcTime: 0,
  });
}

export type Journal = ReturnType<typeof useJournal>;

/** New saves shift the pages: drops duplicates. */
function toEntries({ pages }: { readonly pages: readonly (readonly LoadedOf[])[] }): LoadedRecords {
  return separateDamaged(uniqueBy(pages.flat(), ({ record }) => record.id));
}
