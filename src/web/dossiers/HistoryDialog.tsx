import { Suspense } from 'react';
import { historyCopy as copy } from '../copy/research/history.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../ui/blocks/Failed.tsx';
import { Message } from '../ui/blocks/Message.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { toComponent } from '../ui/page/lazy-code.ts';
import type { RecordWithHistory } from './history/History.tsx';

// Rarely looked at, so it does not weigh on every list of analyses.
const History = toComponent(async () => (await import('./history/History.tsx')).History);

interface HistoryDialogProps {
  readonly entry: CatalogEntry;
  /** Undefined: closed. */
  readonly record: RecordWithHistory | undefined;
  /** How it is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** What an analysis or a journal entry was before each of its saves: to compare with now, and to bring back. */
export function HistoryDialog({ entry, record, name, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={record !== undefined} title={copy.title(name)} size="wide" onClose={onClose}>
      {record && (
        <ErrorBoundary fallback={<Failed title={copy.failed} />}>
          <Suspense fallback={<Message tone="wait">{copy.loading}</Message>}>
            <History entry={entry} record={record} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
