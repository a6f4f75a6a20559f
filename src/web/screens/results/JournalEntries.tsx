import { useEffect, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { journalPage } from '../../../contracts/record.ts';
import { resultsCopy as copy } from '../../copy/research/results.ts';
import { uiCopy } from '../../copy/ui.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import { loadEntries } from '../../records/load-result.ts';
import { useRecords } from '../../records/records-context.ts';
import type { Records } from '../../records/records.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './JournalEntries.module.css';

/** Every entry of a journal, the newest day first, to read only. */
export function JournalEntries({ entry }: { readonly entry: CatalogEntry }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEntries(entry);
  const pages = data?.pages ?? [];
  const isEmpty = pages[0]?.entries.length === 0;
  return (
    <div className={styles.journal}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {copy.entriesOf(entry.title)}
      </h2>
      {!data && !isError && <Message tone="wait">{copy.entriesLoading}</Message>}
      {isError && <Failed title={copy.entriesFailed} retry={{ onRetry: () => void refetch() }} />}
      {isEmpty && (
        <Panel label={entry.title}>
          <Blank title={copy.entriesNone} />
        </Panel>
      )}
      {pages.flatMap(({ compiled, entries }) =>
        entries.map((record) => (
          <ResultCard key={record.id} compiled={compiled} record={record} headingLevel={3} />
        )),
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {uiCopy.showMore}
        </Button>
      )}
    </div>
  );
}

function useEntries({ id }: CatalogEntry) {
  const records = useRecords();
  return useInfiniteQuery({
    queryKey: ['journal', id],
    queryFn: ({ pageParam }) => load(records, id, pageParam),
    initialPageParam: 0,
    // A full page may have more after it.
    getNextPageParam: ({ entries }, all) =>
      entries.length < journalPage ? undefined : all.length * journalPage,
    staleTime: 0,
    gcTime: 0,
  });
}

async function load(records: Records, id: string, skip: number) {
  const compiled = await loadQuestionnaire(id);
  return { compiled, entries: await loadEntries(records, compiled.questionnaire, { skip }) };
}
