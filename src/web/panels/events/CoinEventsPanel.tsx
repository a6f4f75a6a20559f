import { messages, retryWait } from '../../../contracts/messages.ts';
import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { groupByMonth, isAbout, type EventCoin } from './event-text.ts';
import { EventMonth } from './EventMonth.tsx';
import { useEvents, type EventCollection } from './use-events.ts';
import styles from './EventsPanel.module.css';

const failure = { message: messages.loadingFailed, wait: retryWait };

const skeleton = (
  <div className={styles.month}>
    <Skeleton width={120} height={14} />
  </div>
);

export function CoinEventsPanel(coin: EventCoin) {
  return (
    <FeedPanel title={copy.title} status={useEvents()} skeleton={skeleton} failure={failure}>
      {(collection) => <OwnEvents coin={coin} collection={collection} />}
    </FeedPanel>
  );
}

interface OwnEventsProps {
  readonly coin: EventCoin;
  readonly collection: EventCollection;
}

function OwnEvents({ coin, collection: { events, progress, retry } }: OwnEventsProps) {
  const own = events.filter((event) => isAbout(event, coin));
  return (
    <div aria-busy={progress === 'loading'}>
      {groupByMonth(own).map((group) => (
        <EventMonth key={group.title} group={group} />
      ))}
      {progress === 'loading' && skeleton}
      {progress === 'complete' && own.length === 0 && <Blank title={copy.noneOf(coin.name)} />}
      {progress === 'failed' && <FeedFailure {...failure} onRetry={retry} />}
    </div>
  );
}
