import { historyCopy as copy } from '../../copy/research/history.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import type { RecordWithHistory } from './history/History.tsx';

// Rarely opened: loaded separately.
const History = toComponent(async () => (await import('./history/History.tsx')).History);

interface HistoryDialogProps {
  readonly entry: CatalogEntry;
  readonly record: RecordWithHistory | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

export function HistoryDialog({ entry, record, name, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={record !== undefined} title={copy.title(name)} size="wide" onClose={onClose}>
      {record && (
        <ErrorBoundary fallback={<Failed title={copy.failed} />}>
          <CodeBoundary title={copy.failed}>
            <QueryBoundary loading={<Message tone="wait">{copy.loading}</Message>} failed={copy.failed}>
              <History entry={entry} record={record} />
            </QueryBoundary>
          </CodeBoundary>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
