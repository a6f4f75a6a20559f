import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { rewardOfDay } from '../../../engine/rewards.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { getDailyState } from '../../account/check-in.ts';
import { useMember } from '../../session/session-context.ts';
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
          {copy.rewards}
        </Link>
      }
    >
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{collected ? copy.collected : copy.due(day, rewardOfDay(day))}</span>{' '}
          <span className={styles.about}>{copy.balance(toCount(member.coins))}</span>
        </span>
        {!collected && (
          <Link className={toButtonClass({})} to={pages.daily.path}>
            {copy.collect}
          </Link>
        )}
      </div>
    </Panel>
  );
}
