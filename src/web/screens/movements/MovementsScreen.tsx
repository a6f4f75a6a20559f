import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { movementsCopy } from '../../copy/movements.ts';
import { MovementsPanel } from '../../panels/movements/MovementsPanel.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import styles from './MovementsScreen.module.css';

interface MovementsScreenProps {
  readonly blocks: ReactNode;
}

export function MovementsScreen({ blocks }: MovementsScreenProps) {
  return (
    <>
      <PageHeader {...pages.movements}>
        <Today />
      </PageHeader>
      <PageColumns place="end" side={blocks}>
        <MovementsPanel words={movementsCopy.panel} />
      </PageColumns>
    </>
  );
}

function Today() {
  const now = useClock();
  return (
    <p className={styles.today}>
      <Icon name="calendar" />
      <span>
        <time dateTime={toUtcDay(now)}>{toFullUtcDate(now)}</time> (UTC)
      </span>
    </p>
  );
}
