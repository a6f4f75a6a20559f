import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving, lookUpLeaving } from '../session/own-data.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

/** On every page of a member who asked for deletion. */
export function LeavingNotice() {
  const session = useSession();
  const leavesAt = useMember()?.leavesAt;
  const [failed, setFailed] = useState(false);
  useServersWord();
  if (leavesAt === undefined) return null;
  const stay = async () => setFailed((await changeLeaving(session, 'stay')) === 'failed');
  return (
    <Banner tone="warn" action={<Button onClick={() => void stay()}>{copy.stay}</Button>}>
      <strong>{copy.banner}</strong> {failed ? copy.failed : copy.until(toLongUtcDate(leavesAt))}
    </Banner>
  );
}

/** How long the server's answer is fresh when the tab becomes visible again, in ms. */
const holdsFor = 60_000;

/**
 * Asks whether the account is being deleted: where only this tab's storage says so, and when the tab becomes visible
 * again.
 */
function useServersWord(): void {
  const session = useSession();
  useQuery({
    queryKey: ['leaving'],
    queryFn: () => lookUpLeaving(session),
    initialData: session.begun && true,
    staleTime: holdsFor,
    refetchOnWindowFocus: true,
  });
}
