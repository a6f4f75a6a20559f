import { pages } from '../../../contracts/pages.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { useMember } from '../../session/session-context.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { OwnData } from './OwnData.tsx';
import { Statement } from './Statement.tsx';
import styles from './AccountScreen.module.css';

interface AccountScreenProps {
  readonly passkeys?: boolean;
  /** How long data is kept after the membership's end; undefined: unknown. */
  readonly retention?: string | undefined;
}

export function AccountScreen({ passkeys = false, retention }: AccountScreenProps) {
  const member = useMember();
  return (
    <>
      <PageHeader {...pages.account} />
      <div className={styles.stack}>
        <Panel label={pages.account.title}>
          <dl className={styles.facts}>
            <dt>{copy.email}</dt>
            <dd>{member?.email}</dd>
            <dt>{copy.coins}</dt>
            <dd>{member?.coins}</dd>
            {member?.endsAt !== undefined && (
              <>
                <dt>{copy.endsAt}</dt>
                <dd>
                  <UtcDate iso={member.endsAt} />
                </dd>
              </>
            )}
          </dl>
        </Panel>
        {passkeys && <Passkeys />}
        <Sessions passkeys={passkeys} />
        <Statement />
        <OwnData retention={retention} />
      </div>
    </>
  );
}
