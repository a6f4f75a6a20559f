import { Suspense } from 'react';
import { toComponent } from '../ui/page/lazy-code.ts';
import { SaveQueue } from './SaveQueue.tsx';

// Hardly anybody leaves, so it does not weigh on every page.
const LeavingNotice = toComponent(async () => (await import('./LeavingNotice.tsx')).LeavingNotice);

/** What stands above every page: until when a member who asked to leave can stay, and how saves stand. */
export function MemberBanner({ leavesAt }: { readonly leavesAt: string | undefined }) {
  return (
    <>
      {leavesAt !== undefined && (
        <Suspense>
          <LeavingNotice leavesAt={leavesAt} />
        </Suspense>
      )}
      <SaveQueue />
    </>
  );
}
