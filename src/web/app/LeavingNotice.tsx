import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minute } from '../../lib/durations.ts';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving } from '../session/own-data.ts';
import { refreshMember } from '../session/session-actions.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

export function LeavingNotice() {
  const session = useSession();
  const leavesAt = useMember()?.leavesAt;
  const [failed, setFailed] = useState(false);
  useFreshMember();
  if (leavesAt === undefined) return null;
  const stay = async () => setFailed((await changeLeaving(session, 'stay')) === 'failed');
  return (
    <Banner tone="warn" action={<Button onClick={() => void stay()}>{copy.stay}</Button>}>
      <strong>{copy.banner}</strong> {failed ? copy.failed : copy.until(toLongUtcDate(leavesAt))}
    </Banner>
  );
}

/** Asks for the member's balance, check-in and deletion: after a reload, and when the window gets the focus. */
function useFreshMember(): void {
  const session = useSession();
  useQuery({
    queryKey: ['member'],
    queryFn: () => refreshMember(session),
    initialData: session.begun && true,
    staleTime: minute,
  });
}
