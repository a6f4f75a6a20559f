import { useState } from 'react';
import { exportPath } from '../../../contracts/user.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { changeLeaving } from '../../session/session-acts.ts';
import { useMember, useSession } from '../../session/session-context.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toLongUtcDate } from '../../ui/text/moments.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './OwnData.module.css';

/** Everything that is kept of the member: to take along, and to have deleted. */
export function OwnData() {
  const session = useSession();
  const member = useMember();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!member) return null;
  const change = async (wanted: 'leave' | 'stay') => {
    const outcome = await changeLeaving(session, wanted);
    setFailed(outcome === 'failed');
    return outcome;
  };
  return (
    <Panel title={copy.ownData}>
      <div className={styles.part}>
        <p className={styles.words}>{copy.exportText}</p>
        <a className={toButtonClass({})} href={exportPath} download>
          {copy.export}
        </a>
      </div>
      <div className={styles.part}>
        {member.leavesAt === undefined ? (
          <>
            <p className={styles.words}>{copy.leaveText}</p>
            <Button onClick={() => setAsking(true)}>{copy.leave}</Button>
          </>
        ) : (
          <>
            <p className={styles.words}>{copy.leaving(toLongUtcDate(member.leavesAt))}</p>
            <Button onClick={() => void change('stay')}>{copy.stay}</Button>
          </>
        )}
        {failed && <Message tone="error">{copy.leaveFailed}</Message>}
      </div>
      <LeaveDialog
        open={asking}
        email={member.email}
        onStay={() => setAsking(false)}
        onLeave={async () => {
          await change('leave');
          setAsking(false);
        }}
      />
    </Panel>
  );
}
