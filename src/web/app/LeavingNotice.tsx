import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving, lookUpLeaving } from '../session/own-data.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

export function LeavingNotice() {
  const session = useSession();
  const leavesAt = useMember()?.leavesAt;
  const [failed, setFailed] = useState(false);
  useLeavingState();
  if (leavesAt === undefined) return null;
  const stay = async () => setFailed((await changeLeaving(session, 'stay')) === 'failed');
  return (
    <Banner tone="warn" action={<Button onClick={() => void stay()}>{copy.stay}</Button>}>
      <strong>{copy.banner}</strong> {failed ? copy.failed : copy.until(toLongUtcDate(leavesAt))}
    </Banner>
  );
}

/** In ms: a younger response is not refetched when the tab becomes visible again. */
const holdsFor = 60_000;

/** Refetches whether the account is being deleted: after a reload, and when the tab becomes visible again. */
function useLeavingState(): void {
  const session = useSession();
  useQuery({
    queryKey: ['leaving'],
    queryFn: () => lookUpLeaving(session),
    initialData: session.begun && true,
    staleTime: holdsFor,
    refetchOnWindowFocus: true,
  });
}
