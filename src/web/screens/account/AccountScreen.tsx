import { pages } from '../../../contracts/pages.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { useMember } from '../../session/session-context.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { OwnData } from './OwnData.tsx';
import { Statement } from './Statement.tsx';
import styles from './AccountScreen.module.css';

export function AccountScreen() {
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
          </dl>
        </Panel>
        <Statement />
        <OwnData />
      </div>
    </>
  );
}
