import { dailyRewards } from '../../../contracts/rewards.ts';
import { dailyCopy as copy } from '../../copy/daily.ts';
import type { DailyState } from '../../account/check-in.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './StreakStrip.module.css';

export function StreakStrip({ day: current, collected }: DailyState) {
  return (
    <ol className={styles.strip} aria-label={copy.strip}>
      {dailyRewards.map((reward, index) => {
        const day = index + 1;
        const isCurrent = day === current;
        const isCollected = day < current || (isCurrent && collected);
        return (
          <li
            key={day}
            className={classNames(styles.day, isCurrent && styles.current, isCollected && styles.collected)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.name}>{copy.day(day)}</span>{' '}
            <span className={styles.column}>
              <span className={styles.bar} style={{ height: base + step * reward }}>
                {reward}
                <VisuallyHidden> {copy.coins(reward)}</VisuallyHidden>
              </span>
            </span>{' '}
            <span className={styles.state}>
              {isCollected && (
                <>
                  <Icon name="check" size="sm" />
                  <span>{copy.collected}</span>
                </>
              )}
              {isCurrent && !collected && copy.today}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Height of a bar in px: base, and per coin. */
const base = 18;
const step = 11.5;
