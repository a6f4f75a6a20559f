import { Suspense, useState } from 'react';
import { listUnsaved, type UnsavedWork } from '../records/list-unsaved.ts';
import { useRecords } from '../records/records-context.ts';
import { logout } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { toComponent } from '../ui/page/lazy-code.ts';
import { toRecordTitle, useSaveQueue } from './use-save-queue.ts';

// Asked only of who leaves answers behind.
const ConnectionLeaving = toComponent(
  async () => (await import('../shell/ConnectionLeaving.tsx')).ConnectionLeaving,
);

/** Log-out, and the question that comes first while answers are not saved: leaving takes them off this device. */
export function useLeaving() {
  const session = useSession();
  const records = useRecords();
  const [asked, setAsked] = useState<readonly UnsavedWork[]>();
  const [open, setOpen] = useState(false);
  const unfinished = useSaveQueue().entries.length;
  const leave = async () => {
    const unsaved = await listUnsaved(records);
    if (unfinished === 0 && unsaved.length === 0) return logout(session);
    setAsked(unsaved);
    setOpen(true);
  };
  const question = asked && (
    <Suspense>
      <ConnectionLeaving
        open={open}
        unfinished={unfinished}
        unsaved={toLost(asked)}
        onLeave={() => void logout(session)}
        onStay={() => setOpen(false)}
      />
    </Suspense>
  );
  return { leave: () => void leave(), question };
}

/** By what the answers are about: several tabs may hold some. */
function toLost(unsaved: readonly UnsavedWork[]) {
  const byTitle = Map.groupBy(unsaved, ({ questionnaireId, name }) => toRecordTitle(questionnaireId, name));
  return Array.from(byTitle, ([title, works]) => ({
    title,
    sections: works.reduce((sum, { sections }) => sum + sections, 0),
  }));
}
