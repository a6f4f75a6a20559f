import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import type { Journal } from './use-journal.ts';

interface MoreEntriesProps {
  readonly journal: Pick<
    Journal,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

export function MoreEntries({ journal }: MoreEntriesProps) {
  const load = () => void journal.fetchNextPage();
  if (!journal.hasNextPage) return null;
  if (journal.isFetchNextPageError && !journal.isFetchingNextPage)
    return <Failed title={copy.moreFailed} retry={{ onRetry: load }} />;
  return (
    <Button variant="ghost" busy={journal.isFetchingNextPage} onClick={load}>
      {copy.more}
    </Button>
  );
}
