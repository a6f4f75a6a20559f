import { useState } from 'react';
import { leavingCopy as copy } from '../copy/leaving.ts';
import { changeLeaving } from '../session/own-data.ts';
import { useSession } from '../session/session-context.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toLongUtcDate } from '../ui/text/moments.ts';

/** On every page of a member who asked to leave: until when they can stay. */
export function LeavingNotice({ leavesAt }: { readonly leavesAt: string }) {
  const session = useSession();
  const [failed, setFailed] = useState(false);
  const stay = async () => setFailed((await changeLeaving(session, 'stay')) === 'failed');
  return (
    <Banner tone="warn" action={<Button onClick={() => void stay()}>{copy.stay}</Button>}>
      <strong>{copy.banner}</strong> {failed ? copy.failed : copy.until(toLongUtcDate(leavesAt))}
    </Banner>
  );
}
