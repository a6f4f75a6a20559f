import { useState } from 'react';
import { messages, retryWait } from '../../../contracts/messages.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { EventMonth } from './EventMonth.tsx';
import { EventProgress } from './EventProgress.tsx';
import { EventsSkeleton } from './EventsSkeleton.tsx';
import { groupByMonth, hasType, toTypes } from './event-text.ts';
import type { EventCollection } from './use-events.ts';
import styles from './EventList.module.css';

/** Events that are shown at first, and that each 'Show more' adds. */
const page = 48;

const allTypes = '';

export function EventList({ collection }: { readonly collection: EventCollection }) {
  const { events, progress, retry } = collection;
  const [wanted, setWanted] = useState(allTypes);
  const [shown, setShown] = useState(page);
  const types = toTypes(events);
  const type = types.includes(wanted) ? wanted : allTypes;
  const matching = type === allTypes ? events : events.filter((event) => hasType(event, type));
  if (events.length === 0 && progress === 'loading') return <EventsSkeleton />;
  if (events.length === 0 && progress === 'complete') return <Blank title={messages.noEvents} />;
  return (
    <>
      <div className={styles.tools}>
        <EventProgress collection={collection} matching={matching.length} />
        {types.length > 1 && (
          <SelectField
            className={styles.type}
            label="Event type"
            hideLabel
            options={[allTypes, ...types].map((name) => ({ value: name, label: name || 'All types' }))}
            value={type}
            onChange={({ target }) => {
              setWanted(target.value);
              setShown(page);
            }}
          />
        )}
      </div>
      <div aria-busy={progress === 'loading'}>
        {groupByMonth(matching.slice(0, shown)).map((group) => (
          <EventMonth key={group.title} group={group} />
        ))}
      </div>
      <ShowMore shown={shown} of={matching.length} page={page} onMore={() => setShown(shown + page)} />
      {progress === 'failed' && (
        <div className={styles.failure}>
          <FeedFailure message={messages.loadingFailed} wait={retryWait} onRetry={retry} />
        </div>
      )}
    </>
  );
}
