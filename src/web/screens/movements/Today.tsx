import { toUtcDay } from '../../../lib/utc-day.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useClock } from '../../ui/use-clock.ts';
import styles from './Today.module.css';

/** The current date, in UTC as every time on the page. */
export function Today() {
  const now = useClock();
  return (
    <p className={styles.today}>
      <Icon name="calendar" />
      <span>
        <time dateTime={toUtcDay(now)}>{toFullDate(now)}</time> (UTC)
      </span>
    </p>
  );
}

function toFullDate(moment: number): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
