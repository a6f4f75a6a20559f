import { useState } from 'react';
import { useDraftsKept, useRecords } from '../research/record/records-context.ts';
import { dropSave } from '../research/record/save-section.ts';
import { ConnectionBanner, DraftsNotice } from '../shell/ConnectionBanner.tsx';
import { ConnectionQueue } from '../shell/ConnectionQueue.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { useFreshMember } from './use-fresh-member.ts';
import { useSaveQueue } from './use-save-queue.ts';

export function MemberBanner() {
  useFreshMember();
  return (
    <>
      <LeavingNotice />
      <SaveQueue />
    </>
  );
}

function SaveQueue() {
  const { state, saves, entries } = useSaveQueue();
  const records = useRecords();
  const draftsKept = useDraftsKept();
  const [viewing, setViewing] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const drop = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) void dropSave(records, entry);
  };
  const tryNow = () => void records.wake('member');
  return (
    <>
      <ConnectionBanner state={state} onView={() => setViewing(true)} onTry={tryNow} />
      {!draftsKept && !dismissed && <DraftsNotice onDismiss={() => setDismissed(true)} />}
      <ConnectionQueue
        open={viewing}
        saves={saves}
        onClose={() => setViewing(false)}
        onTry={tryNow}
        onDrop={drop}
      />
    </>
  );
}
