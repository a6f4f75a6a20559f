import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { EventsPanel } from '../../panels/events/EventsPanel.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

interface CalendarScreenProps {
  readonly blocks: ReactNode;
}

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
