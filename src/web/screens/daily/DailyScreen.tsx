import { pages } from '../../../contracts/pages.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { dailyCopy as copy } from '../../copy/daily.ts';
import { getDailyState } from '../../records/check-in.ts';
import { useMember } from '../../session/session-context.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { CheckInPanel } from './CheckInPanel.tsx';
import { MyCoins } from './MyCoins.tsx';
import styles from './DailyScreen.module.css';

/** The daily check-in. A new UTC day starts the page afresh, also while it is open. */
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
