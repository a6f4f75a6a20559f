import { useState } from 'react';
import type { CalendarEvent } from '../../../contracts/events.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { useEvents, type EventCollection } from './use-events.ts';
import { EventMonth } from './EventMonth.tsx';
import { EventProgress } from './EventProgress.tsx';
import { EventTools } from './EventTools.tsx';
import { groupByMonth } from './event-text.ts';
import { useEventFilter } from './use-event-filter.ts';
import styles from './EventsPanel.module.css';
import cardStyles from '../../feeds/source-card.module.css';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function EventsPanel() {
  const status = useEvents();
  return (
    <FeedPanel title={copy.title} status={status} skeleton={<EventsSkeleton />} failure={failure}>
      {(collection, { source }) => <EventList collection={collection} source={source} />}
    </FeedPanel>
  );
}

/** Number of events shown at first: the page's questions are soon after them on a phone. */
const first = 12;

/** Number of events added by each 'Show more'. */
const more = 48;

interface EventListProps {
  readonly collection: EventCollection;
  readonly source: string;
}

function EventList({ collection, source }: EventListProps) {
  const { events, progress, retry } = collection;
  const filter = useEventFilter(events);
  const { type, coin, matching } = filter;
  if (events.length === 0 && progress === 'loading') return <EventsSkeleton />;
  if (events.length === 0 && progress === 'complete') return <NoEvents source={source} />;
  return (
    <>
      <div className={styles.tools}>
        <EventProgress collection={collection} matching={matching.length} />
        <EventTools filter={filter} />
      </div>
      <div aria-busy={progress === 'loading'}>
        {events.length > 0 && matching.length === 0 ? (
          <NoMatch onShowAll={filter.chooseAll} />
        ) : (
          <Months key={`${type} ${coin}`} events={matching} />
        )}
      </div>
      {progress === 'failed' && (
        <div className={styles.failure}>
          <FeedFailure message={messages.loadingFailed} wait={retryWait} onRetry={retry} />
        </div>
      )}
    </>
  );
}

function Months({ events }: { readonly events: readonly CalendarEvent[] }) {
  const [shown, setShown] = useState(first);
  return (
    <>
      {groupByMonth(events.slice(0, shown)).map((group) => (
        <EventMonth key={group.title} group={group} />
      ))}
      <ShowMore shown={shown} of={events.length} page={first} onMore={() => setShown(shown + more)} />
    </>
  );
}

/** Where only sources without a key responded, one with a free key may have more. */
function NoEvents({ source }: Pick<EventListProps, 'source'>) {
  return (
    <Blank title={messages.noEvents}>{source.includes(copy.keyedSource) ? undefined : copy.noneHint}</Blank>
  );
}

function NoMatch({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Blank title={copy.noMatch} actions={<Button onClick={onShowAll}>{copy.showAll}</Button>}>
      {copy.noMatchHint}
    </Blank>
  );
}

const widths = [82, 64, 91, 73, 58, 86, 69, 77, 61] as const;

// As many as are shown, so that nothing below jumps when the events load.
const cards = Array.from({ length: first }, (_, index) => ({ index, width: widths[index % widths.length] }));

function EventsSkeleton() {
  return (
    <div className={styles.month}>
      <div className={styles.heading}>
        <Skeleton width={120} height={14} />
      </div>
      <div className={styles.cards}>
        {cards.map(({ index, width }) => (
          <div key={index} className={cardStyles.beside}>
            <div className={cardStyles.picture} />
            <div className={cardStyles.bars}>
              <Skeleton width={96} />
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
