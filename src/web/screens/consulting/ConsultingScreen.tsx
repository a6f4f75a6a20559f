import { consulting } from '../../copy/public/consulting.ts';
import { Disclosure } from '../../ui/blocks/Disclosure.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DocumentHeader } from '../../ui/page/DocumentHeader.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import styles from './ConsultingScreen.module.css';

interface ConsultingScreenProps {
  /** A web page or a mail link. */
  readonly scheduleHref: string;
  readonly pressUrl: string | null;
}

export function ConsultingScreen({ scheduleHref, pressUrl }: ConsultingScreenProps) {
  return (
    <div className={styles.columns}>
      <div>
        <DocumentHeader title={consulting.title} intro={consulting.intro} />
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="lg" icon="calendar" href={scheduleHref}>
            {consulting.scheduleButton}
          </ButtonLink>
          {pressUrl !== null && <PressLink href={pressUrl} />}
        </div>
      </div>
      <div className={styles.groups}>
        {consulting.groups.map((group, index) => (
          <ServiceGroup key={group.title} group={group} open={index === 0} />
        ))}
      </div>
    </div>
  );
}

function PressLink({ href }: { readonly href: string }) {
  return (
    <ExternalLink className={styles.press} href={href}>
      <span className={styles.logo}>
        <Icon name="news" size="lg" />
      </span>
      <span>
        <span className={styles.title}>{consulting.pressTitle}</span>
        <span className={styles.link}>{consulting.pressLink}</span>
      </span>
    </ExternalLink>
  );
}

interface ServiceGroupProps {
  readonly group: {
    readonly title: string;
    readonly services: readonly { readonly title: string; readonly text: string }[];
  };
  readonly open: boolean;
}

function ServiceGroup({ group, open }: ServiceGroupProps) {
  return (
    <Disclosure title={group.title} open={open}>
      <dl>
        {group.services.map(({ title, text }) => (
          <div key={title} className={styles.service}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
