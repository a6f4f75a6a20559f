import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import type { More } from './use-journal.ts';

export function MoreEntries({ more: { kind, load } }: { readonly more: More }) {
  if (kind === 'failed') return <Failed title={copy.moreFailed} retry={{ onRetry: load }} />;
  return (
    <Button variant="ghost" busy={kind === 'loading'} onClick={load}>
      {copy.more}
    </Button>
  );
}
