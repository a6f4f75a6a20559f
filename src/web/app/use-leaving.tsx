import { Suspense, useEffect, useState } from 'react';
import { connectionCopy as copy } from '../copy/connection.ts';
import { listUnsaved, type UnsavedWork } from '../records/list-unsaved.ts';
import { useRecords } from '../records/records-context.ts';
import { logout } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { toComponent } from '../ui/page/lazy-code.ts';
import { toRecordTitle, useSaveQueue } from './use-save-queue.ts';

// Asked only of who leaves answers behind: its code comes once the frame is drawn, and so before the network can go.
const ConnectionLeaving = toComponent(
  async () => (await import('../shell/ConnectionLeaving.tsx')).ConnectionLeaving,
);

/** Log-out, and the question that comes first while answers are not saved: leaving takes them off this device. */
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

/** The same in the browser's own words and buttons, where the dialog's code never came. */
function PlainQuestion({ open, onLeave, onStay }: PlainQuestionProps) {
  useEffect(() => {
    if (!open) return;
    const leaves = window.confirm(copy.leavingUnsavedTitle);
    onStay();
    if (leaves) onLeave();
  }, [open, onLeave, onStay]);
  return null;
}

/** By what the answers are about: several tabs may hold some. */
function toLost(unsaved: readonly UnsavedWork[]) {
  const byTitle = Map.groupBy(unsaved, ({ questionnaireId, name }) => toRecordTitle(questionnaireId, name));
  return Array.from(byTitle, ([title, works]) => ({
    title,
    sections: works.reduce((sum, { sections }) => sum + sections, 0),
  }));
}
