import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCopy as copy } from '../../copy/account.ts';
import { leavingCopy } from '../../copy/leaving.ts';
import { changeLeaving, exportOwnData } from '../../session/own-data.ts';
import { useMember, useSession } from '../../session/session-context.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toLongUtcDate } from '../../ui/text/moments.ts';
import { ActNews, type ActState } from './ActNews.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { sessionsKey } from './Sessions.tsx';
import styles from './OwnData.module.css';

interface OwnDataProps {
  /** How long data is kept after the membership's end, such as '12 months'; undefined: not shown. */
  readonly retention?: string | undefined;
}

export function OwnData({ retention }: OwnDataProps) {
  const member = useMember();
  const [asking, setAsking] = useState(false);
  const [taking, setTaking] = useState<ActState>('ready');
  const { leaving, change } = useLeavingChange();
  if (!member) return null;
  const take = async () => {
    setTaking('busy');
    setTaking(await exportOwnData((file) => saveFile(copy.exportFile, file)));
  };
  return (
    <Panel title={copy.ownData}>
      <div className={styles.part}>
        <p className={styles.words}>{copy.exportText}</p>
        <Button busy={taking === 'busy'} onClick={() => void take()}>
          {copy.export}
        </Button>
        <ActNews state={taking} />
      </div>
      <div className={styles.part}>
        {member.leavesAt === undefined ? (
          <>
            <p className={styles.words}>{copy.leaveText}</p>
            <Button onClick={() => setAsking(true)}>{copy.leave}</Button>
          </>
        ) : (
          <>
            <p className={styles.words}>{leavingCopy.until(toLongUtcDate(member.leavesAt))}</p>
            <Button onClick={() => void change('stay')}>{leavingCopy.stay}</Button>
          </>
        )}
        <ActNews state={leaving} />
      </div>
      {retention !== undefined && (
        <div className={styles.part}>
          <p className={styles.words}>{copy.retention(retention)}</p>
        </div>
      )}
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

function useLeavingChange() {
  const session = useSession();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<ActState>('ready');
  const change = async (wanted: 'leave' | 'stay') => {
    setLeaving(await changeLeaving(session, wanted));
    // Requesting deletion ends the member's sessions on all other devices.
    if (wanted === 'leave') void client.invalidateQueries({ queryKey: sessionsKey });
  };
  return { leaving, change };
}
