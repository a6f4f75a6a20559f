import { useState } from 'react';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import type { RecordWithHistory } from './history/History.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';

interface HistoryButtonProps {
  readonly entry: CatalogEntry;
  readonly record: RecordWithHistory & Pick<Analysis, 'name'>;
}

export function HistoryButton({ entry, record }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  const called = record.name ?? entry.title;
  const name = record.day === null ? called : `${called}, ${toUtcDate(record.day)}`;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {copy.history} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <HistoryDialog
        entry={entry}
        record={open ? record : undefined}
        name={name}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
