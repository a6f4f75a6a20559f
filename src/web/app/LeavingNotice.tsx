import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving, lookUpLeaving } from '../session/own-data.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

/** On every page of a member who asked to leave: until when they can stay. */
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

/** So many ms the server's word holds in a tab that is come back to: another one may have changed it. */
const holdsFor = 60_000;

/** Asks whether the member leaves, where this tab knows it by its own storage alone, and when it is come back to later. */
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
