import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { dailyRewards } from '../../../contracts/rewards.ts';
import { rewardOfDay } from '../../../engine/rewards.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { getDailyState } from '../../account/check-in.ts';
import { useMember } from '../../session/session-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { toCount } from '../../../lib/number-format.ts';
import styles from './Desk.module.css';

export function DailyPanel() {
  const member = useMember();
  const now = useClock();
  if (!member) return null;
  const { collected, day } = getDailyState(member, now);
  return (
    <Panel
      title={copy.dailyTitle}
      actions={
        <Link className={styles.more} to={pages.rewards.path}>
          {copy.balance(toCount(member.coins))}
        </Link>
      }
    >
      <ol className={styles.strip} aria-label={copy.streak(day, dailyRewards.length)}>
        {dailyRewards.map((reward, index) => (
          <Day
            key={index + 1}
            reward={reward}
            isPaid={index + 1 < day + Number(collected)}
            isToday={index + 1 === day}
          />
        ))}
      </ol>
      <div className={styles.row}>
        <span className={styles.words}>{collected ? copy.collected : copy.due(day, rewardOfDay(day))}</span>
        {!collected && (
          <Link className={toButtonClass({})} to={pages.daily.path}>
            {copy.collect}
          </Link>
        )}
      </div>
    </Panel>
  );
}

interface DayProps {
  readonly reward: number;
  readonly isPaid: boolean;
  readonly isToday: boolean;
}

function Day({ reward, isPaid, isToday }: DayProps) {
  return (
    <li
      className={classNames(isPaid && styles.paid, isToday && styles.current)}
      aria-current={isToday ? 'step' : undefined}
    >
      {reward}
    </li>
  );
}
