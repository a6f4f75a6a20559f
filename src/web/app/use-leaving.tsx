import { Suspense, useEffect, useState } from 'react';
import { connectionCopy as copy } from '../copy/connection.ts';
import { listUnsaved, type UnsavedWork } from '../records/list-unsaved.ts';
import { useRecords } from '../records/records-context.ts';
import { logout } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { toComponent } from '../ui/page/lazy-code.ts';
import { toRecordTitle, useSaveQueue } from './use-save-queue.ts';

// Needed only with unsaved answers: loaded after the frame, while there is still a connection.
const ConnectionLeaving = toComponent(
  async () => (await import('../shell/ConnectionLeaving.tsx')).ConnectionLeaving,
);

/** Asks before log-out while answers are unsaved, because log-out deletes them from this device. */
export function useLeaving() {
  const session = useSession();
  const records = useRecords();
  const [asked, setAsked] = useState<readonly UnsavedWork[]>([]);
  const [open, setOpen] = useState(false);
  const unfinished = useSaveQueue().entries.length;
  const leave = async () => {
    const unsaved = await listUnsaved(records);
    if (unfinished === 0 && unsaved.length === 0) return logout(session);
    setAsked(unsaved);
    setOpen(true);
  };
  const answers = { onLeave: () => void logout(session), onStay: () => setOpen(false) };
  const question = (
    <ErrorBoundary fallback={() => <PlainQuestion open={open} {...answers} />}>
      <Suspense>
        <ConnectionLeaving open={open} unfinished={unfinished} unsaved={toLost(asked)} {...answers} />
      </Suspense>
    </ErrorBoundary>
  );
  return { leave: () => void leave(), question };
}

interface PlainQuestionProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The browser's dialog, for when the code failed to load. */
function PlainQuestion({ open, onLeave, onStay }: PlainQuestionProps) {
  useEffect(() => {
    if (!open) return;
    const leaves = window.confirm(copy.leavingUnsavedTitle);
    onStay();
    if (leaves) onLeave();
  }, [open, onLeave, onStay]);
  return null;
}

/** Grouped by subject, because several tabs may have unsaved answers. */
function toLost(unsaved: readonly UnsavedWork[]) {
  const byTitle = Map.groupBy(unsaved, ({ questionnaireId, name }) => toRecordTitle(questionnaireId, name));
  return Array.from(byTitle, ([title, works]) => ({
    title,
    sections: works.reduce((sum, { sections }) => sum + sections, 0),
  }));
}
