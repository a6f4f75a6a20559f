import { useId } from 'react';
import type { CalendarEvent } from '../../../contracts/events.ts';
import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { toUtcWeekday } from '../../ui/text/moments.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { toHost } from '../../ui/text/addresses.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { SourcePicture } from '../../feeds/SourcePicture.tsx';
import { type EventGroup, toCoinNames } from './event-text.ts';
import styles from './EventsPanel.module.css';
import cardStyles from '../../feeds/source-card.module.css';

export function EventMonth({ group: { title, events } }: { readonly group: EventGroup }) {
  const id = useId();
  return (
    <div className={styles.month}>
      <h3 className={styles.heading} id={id}>
        {title}
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

function EventCard({ event }: { readonly event: CalendarEvent }) {
  const { title, date_event: date, source, coins, categories, media } = event;
  return (
    <article className={cardStyles.beside}>
      <SourcePicture src={media} alt={copy.proofOf(title.en)} />
      <div className={cardStyles.text}>
        <time className={styles.date} dateTime={date}>
          {toUtcWeekday(date)}
        </time>
        <h4 className={cardStyles.title}>
          {source === null ? title.en : <ExternalTextLink href={source}>{title.en}</ExternalTextLink>}
        </h4>
        {coins.length > 0 && <p className={styles.coins}>{toCoinNames(coins)}</p>}
        <p className={styles.source}>{toHost(source ?? '') ?? copy.noSource}</p>
        {categories.length > 0 && (
          <ul className={styles.types}>
            {categories.map(({ name }, index) => (
              <li key={`${index} ${name}`}>
                <Chip className={styles.eventType}>{name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
