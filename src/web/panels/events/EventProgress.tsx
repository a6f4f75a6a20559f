import { useId } from 'react';
import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { ProgressBar } from '../../ui/blocks/ProgressBar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toEventCount, toPartCount } from './event-text.ts';
import type { EventCollection } from './use-events.ts';
import styles from './EventProgress.module.css';

interface EventProgressProps {
  readonly collection: EventCollection;
  readonly matching: number;
}

export function EventProgress({ collection: { events, total, progress }, matching }: EventProgressProps) {
  const id = useId();
  const isLoading = progress === 'loading';
  return (
    <div className={styles.progress}>
      {isLoading && (
        <div className={styles.loading}>
          <label htmlFor={id}>
            {copy.loading} {toPartCount(events.length, total)}
          </label>
          <ProgressBar id={id} done={events.length} of={total} />
        </div>
      )}
      {progress === 'failed' && (
        <p className={styles.gap}>
          <Icon name="alert" />
          {toPartCount(events.length, total)} {copy.incomplete}
        </p>
      )}
      <output className={styles.count}>{toCount(progress, matching, events.length)}</output>
      <p className={styles.note}>{copy.note}</p>
    </div>
  );
}

function toCount(progress: EventCollection['progress'], matching: number, loaded: number): string {
  if (matching < loaded) return toPartCount(matching, loaded);
  return progress === 'complete' ? toEventCount(loaded) : '';
}
