import { Suspense, useEffect, useState } from 'react';
import { connectionCopy } from '../copy/connection.ts';
import { failuresCopy } from '../copy/failures.ts';
import { CodeBoundary } from '../ui/page/CodeBoundary.tsx';
import { toComponent, toOptional } from '../ui/page/lazy-code.ts';
import { useDraftsKept, useRecords } from '../research/record/records-context.ts';
import { dropSave } from '../research/record/save-section.ts';
import { ConnectionBanner, DraftsNotice } from '../shell/ConnectionBanner.tsx';
import { ErrorBoundary } from '../ui/blocks/ErrorBoundary.tsx';
import { useFreshMember } from './use-fresh-member.ts';
import { useSaveQueue } from './use-save-queue.ts';

// Rarely shown: loaded after the frame.
const LeavingNotice = toOptional(async () => (await import('./LeavingNotice.tsx')).LeavingNotice);

export function MemberBanner() {
  useFreshMember();
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <LeavingNotice />
        </Suspense>
      </ErrorBoundary>
      <SaveQueue />
    </>
  );
}

const ConnectionQueue = toComponent(
  async () => (await import('../shell/ConnectionQueue.tsx')).ConnectionQueue,
);

function SaveQueue() {
  const { state, saves, entries } = useSaveQueue();
  const records = useRecords();
  const draftsKept = useDraftsKept();
  const [viewing, setViewing] = useState(false);
  const [hasViewed, setViewed] = useState(false);
  if (viewing && !hasViewed) setViewed(true);
  useEffect(() => {
    // Loaded after the frame, while there is still a connection; a failure shows when the queue is opened.
    ConnectionQueue.fetch().catch(() => undefined);
  }, []);
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
      {hasViewed && (
        <ErrorBoundary fallback={() => null}>
          <CodeBoundary title={failuresCopy.block(connectionCopy.queueTitle)}>
            <Suspense>
              <ConnectionQueue
                open={viewing}
                saves={saves}
                onClose={() => setViewing(false)}
                onTry={tryNow}
                onDrop={drop}
              />
            </Suspense>
          </CodeBoundary>
        </ErrorBoundary>
      )}
    </>
  );
}
