import { consulting } from '../../copy/consulting.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { PressLink } from './PressLink.tsx';
import { ServiceGroup } from './ServiceGroup.tsx';
import { DocumentHeader } from '../../ui/page/DocumentHeader.tsx';
import styles from './ConsultingScreen.module.css';

interface ConsultingScreenProps {
  /** Where a call is arranged: a web page, or a mail link. */
  readonly scheduleHref: string;
  /** An article about us; null where there is none to show. */
  readonly pressUrl: string | null;
}

export function ConsultingScreen({ scheduleHref, pressUrl }: ConsultingScreenProps) {
  return (
    <div className={styles.columns}>
      <div>
        <DocumentHeader title={consulting.title} intro={consulting.intro} />
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            size="lg"
            icon="calendar"
            href={scheduleHref}
            external={scheduleHref.startsWith('https:')}
          >
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
