import { messages, retryWait } from '../../../contracts/messages.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { EventList } from './EventList.tsx';
import { EventsSkeleton } from './EventsSkeleton.tsx';
import { useEvents } from './use-events.ts';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function EventsPanel() {
  const status = useEvents();
  return (
    <FeedPanel title="Events" status={status} skeleton={<EventsSkeleton />} failure={failure}>
      {(collection) => <EventList collection={collection} />}
    </FeedPanel>
  );
}
