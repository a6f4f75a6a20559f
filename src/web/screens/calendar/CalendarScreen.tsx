import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { EventsPanel } from '../../panels/events/EventsPanel.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

interface CalendarScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** The events ahead, and what the member makes of them. */
export function CalendarScreen({ blocks }: CalendarScreenProps) {
  return (
    <>
      <PageHeader {...pages.calendar} />
      <PageColumns place="end" side={blocks}>
        <EventsPanel />
      </PageColumns>
    </>
  );
}
