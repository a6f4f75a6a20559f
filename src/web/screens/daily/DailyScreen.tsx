import { useId } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { dailyRewards } from '../../../contracts/rewards.ts';
import { rewardOfDay } from '../../../engine/rewards.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { dailyCopy as copy, toBalanceAfter, toTomorrow } from '../../copy/daily.ts';
import { getDailyState, type DailyState } from '../../account/check-in.ts';
import { useMember } from '../../session/session-context.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CheckInPanel } from './CheckInPanel.tsx';
import styles from './DailyScreen.module.css';

/** Remounts on a new UTC day. */
export function DailyScreen() {
  const member = useMember();
  const now = useClock();
  if (member === undefined) return undefined;
  const state = getDailyState(member, now);
  return (
    <>
      <PageHeader {...pages.daily} />
      <div className={styles.columns}>
        <MyCoins coins={member.coins} state={state} />
        <CheckInPanel key={toUtcDay(now)} state={state} now={now} />
        <Panel title={copy.rulesTitle} className={styles.rules}>
          <div className={styles.text}>
            {copy.rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </div>
        </Panel>
      </div>
    </>
  );
}

interface MyCoinsProps {
  readonly coins: number;
  readonly state: DailyState;
}

function MyCoins({ coins, state: { collected, day } }: MyCoinsProps) {
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
        {collected
          ? toTomorrow(next, rewardOfDay(next))
          : toBalanceAfter(rewardOfDay(day), coins + rewardOfDay(day))}
      </p>
    </section>
  );
}
