import { toUtcDay } from '../../../lib/utc-day.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import styles from './Today.module.css';

/** The current date, in UTC as every time on the page. */
export function Today() {
  const now = useClock();
  return (
    <p className={styles.today}>
      <Icon name="calendar" />
      <span>
        <time dateTime={toUtcDay(now)}>{toFullUtcDate(now)}</time> (UTC)
      </span>
    </p>
  );
}
