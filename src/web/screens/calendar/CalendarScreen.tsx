import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { EventsPanel } from '../../panels/events/EventsPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './CalendarScreen.module.css';

interface CalendarScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** The events ahead, then what the member makes of them. */
export function CalendarScreen({ blocks }: CalendarScreenProps) {
  return (
    <>
      <PageHeader {...pages.calendar} />
      <div className={styles.stack}>
        <EventsPanel />
        {blocks}
      </div>
    </>
  );
}
