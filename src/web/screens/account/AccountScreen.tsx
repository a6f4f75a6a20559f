import { accountCopy } from '../../copy/pages.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './AccountScreen.module.css';

export function AccountScreen() {
  const member = useSessionStore((session) => session.member);
  return (
    <>
      <PageHeader title={accountCopy.title} />
      <Panel label={accountCopy.title}>
        <dl className={styles.facts}>
          <dt>{accountCopy.email}</dt>
          <dd>{member?.email}</dd>
          <dt>{accountCopy.coins}</dt>
          <dd>{member?.coins}</dd>
        </dl>
      </Panel>
    </>
  );
}
