import { useId } from 'react';
import { dailyRewards } from '../../../contracts/rewards.ts';
import { dailyCopy as copy, toBalanceAfter, toTomorrow } from '../../copy/daily.ts';
import type { DailyState } from '../../records/check-in.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './MyCoins.module.css';

interface MyCoinsProps {
  readonly coins: number;
  readonly state: DailyState;
}

export function MyCoins({ coins, state: { collected, day } }: MyCoinsProps) {
  const titleId = useId();
  const next = (day % dailyRewards.length) + 1;
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {copy.myCoins}
      </h2>
      <p className={styles.coins}>
        <Icon name="coins" size="lg" className={styles.icon} />
        {coins}
      </p>
      <p className={styles.hint}>
        {collected ? toTomorrow(next, rewardOf(next)) : toBalanceAfter(rewardOf(day), coins + rewardOf(day))}
      </p>
    </section>
  );
}

function rewardOf(day: number): number {
  return dailyRewards[day - 1] ?? 0;
}
