import { useState } from 'react';
import { listUnsaved, type UnsavedWork } from '../research/record/list-unsaved.ts';
import { useRecords } from '../research/record/records-context.ts';
import { logout } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';
import { ConnectionLeaving } from '../shell/ConnectionLeaving.tsx';
import { toRecordTitle, useSaveQueue } from './use-save-queue.ts';

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
  const question = (
    <ConnectionLeaving
      open={open}
      unfinished={unfinished}
      unsaved={toLost(asked)}
      onLeave={() => void logout(session)}
      onStay={() => setOpen(false)}
    />
  );
  return { leave: () => void leave(), question };
}

/** Grouped by subject, because several tabs may have unsaved answers. */
function toLost(unsaved: readonly UnsavedWork[]) {
  const byTitle = Map.groupBy(unsaved, ({ questionnaireId, name }) => toRecordTitle(questionnaireId, name));
  return Array.from(byTitle, ([title, works]) => ({
    title,
    sections: works.reduce((sum, { sections }) => sum + sections, 0),
  }));
}
