import { useState } from 'react';
import { logout } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { ConnectionLeaving } from '../shell/ConnectionLeaving.tsx';
import { useSaveQueue } from './use-save-queue.ts';

/** Log-out, and the question that comes first while saves wait: leaving takes them off this device. */
export function useLeaving() {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const unfinished = useSaveQueue().entries.length;
  const leave = () => (unfinished > 0 ? setAsking(true) : void logout(session));
  const question = (
    <ConnectionLeaving
      open={asking}
      unfinished={unfinished}
      onLeave={() => void logout(session)}
      onStay={() => setAsking(false)}
    />
  );
  return { leave, question };
}
