import { pages } from '../../../contracts/pages.ts';
import { formerCopy as copy } from '../../copy/account.ts';
import { useMember } from '../../session/session-context.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { toLongUtcDate } from '../../ui/text/moments.ts';
import { OwnData } from './OwnData.tsx';
import styles from './AccountScreen.module.css';

interface FormerScreenProps {
  readonly contactEmail: string | undefined;
}

export function FormerScreen({ contactEmail }: FormerScreenProps) {
  const member = useMember();
  if (!member?.former) return null;
  const { endedAt, keptUntil } = member.former;
  return (
    <>
      <PageHeader {...pages.account} />
      <div className={styles.stack}>
        <Panel title={copy.title(toLongUtcDate(endedAt))}>
          <div className={styles.words}>
            <p>{copy.kept(member.email, toLongUtcDate(keptUntil))}</p>
            {contactEmail !== undefined && (
              <p>
                {copy.renew} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </p>
            )}
          </div>
        </Panel>
        <OwnData />
      </div>
    </>
  );
}
