import { useId } from 'react';
import { EventCard } from './EventCard.tsx';
import { toEventCount, type EventGroup } from './event-text.ts';
import styles from './EventList.module.css';

export function EventMonth({ group: { title, events } }: { readonly group: EventGroup }) {
  const id = useId();
  return (
    <div className={styles.month}>
      <h3 className={styles.heading} id={id}>
        {title} <span className={styles.count}>{toEventCount(events.length)}</span>
      </h3>
      <ul className={styles.cards} aria-labelledby={id}>
        {events.map((event, index) => (
          <li key={`${index} ${event.date_event} ${event.title.en}`}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </div>
  );
}
