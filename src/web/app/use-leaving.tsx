import { useState } from 'react';
import { listUnsaved, type UnsavedWork } from '../records/list-unsaved.ts';
import { useRecords } from '../records/records-context.ts';
import { logout } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { ConnectionLeaving } from '../shell/ConnectionLeaving.tsx';
import { toRecordTitle, useSaveQueue } from './use-save-queue.ts';

/** Log-out, and the question that comes first while answers are not saved: leaving takes them off this device. */
export function useLeaving() {
  const session = useSession();
  const records = useRecords();
  const [asked, setAsked] = useState<readonly UnsavedWork[]>();
  const unfinished = useSaveQueue().entries.length;
  const leave = async () => {
    const unsaved = await listUnsaved(records);
    if (unfinished > 0 || unsaved.length > 0) setAsked(unsaved);
    else await logout(session);
  };
  const question = (
    <ConnectionLeaving
      open={asked !== undefined}
      unfinished={unfinished}
      unsaved={toLost(asked ?? [])}
      onLeave={() => void logout(session)}
      onStay={() => setAsked(undefined)}
    />
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
