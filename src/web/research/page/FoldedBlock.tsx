import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isSameSubject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { useSessionState } from '../../session/session-context.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { getSectionId } from '../form/field-ids.ts';
import { toAnalysesQuery } from '../lists/use-analyses.ts';
import { countUnsaved } from '../record/record-state.ts';
import { useOtherUnsaved, useRecord, useRecords } from '../record/records-context.ts';
import { usePageChoice } from '../subjects/page-subject.tsx';

interface FoldedBlockProps {
  readonly entry: CatalogEntry;
  readonly children: ReactNode;
}

/** One line until the member opens it or has written something, or the address leads into it; then it stays open. */
export function FoldedBlock({ entry, children }: FoldedBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();
  const isLinked = entry.sections.some(({ id }) => hash === `#${getSectionId(entry.id, id)}`);
  const isUnsaved = countUnsaved(useRecord(entry.id)) + useOtherUnsaved(entry.id).length > 0;
  const isWritten = useWrittenToday(entry, !isOpen);
  if (!isOpen && (isLinked || isUnsaved || isWritten)) setOpen(true);
  if (isOpen) return children;
  return (
    <Panel
      title={entry.title}
      actions={
        <Button onClick={() => setOpen(true)}>
          {copy.write} <VisuallyHidden>{entry.title}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** Whether the server has today's entry about the page's subject. */
function useWrittenToday(entry: CatalogEntry, isWanted: boolean): boolean {
  const records = useRecords();
  const subject = usePageChoice(entry)?.subject;
  const today = useToday();
  const hasRecords = useSessionState(({ recorded }) => recorded?.includes(entry.id) ?? true);
  const { data = [] } = useQuery({
    ...toAnalysesQuery(records, entry),
    enabled: isWanted && hasRecords && subject !== undefined,
  });
  return data.some((one) => one.day === today && isSameSubject(one.subject, subject));
}
