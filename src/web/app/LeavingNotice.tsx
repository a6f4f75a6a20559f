import { useState } from 'react';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving } from '../session/own-data.ts';
import { useMember, useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

export function LeavingNotice() {
  const session = useSession();
  const leavesAt = useMember()?.leavesAt;
  const [failed, setFailed] = useState(false);
  if (leavesAt === undefined) return null;
  const stay = async () => setFailed((await changeLeaving(session, 'stay')) === 'failed');
  return (
    <Banner tone="warn" action={<Button onClick={() => void stay()}>{copy.stay}</Button>}>
      <strong>{copy.banner}</strong> {failed ? copy.failed : copy.until(toLongUtcDate(leavesAt))}
    </Banner>
  );
}
