import { useRef, useState } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { dailyRewards } from '../../../contracts/rewards.ts';
import { rewardOfDay } from '../../../engine/rewards.ts';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import { dailyCopy as copy, toDayOf, toDue, toGain, toNewDay } from '../../copy/daily.ts';
import { collectDaily, type CollectOutcome, type DailyState } from '../../account/check-in.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { StreakStrip } from './StreakStrip.tsx';
import styles from './CheckInPanel.module.css';

interface CheckInPanelProps {
  readonly state: DailyState;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Collecting = { readonly kind: 'idle' | 'collecting' } | CollectOutcome;

export function CheckInPanel({ state, now }: CheckInPanelProps) {
  const records = useRecords();
  const [collecting, setCollecting] = useState<Collecting>({ kind: 'idle' });
  const title = useRef<HTMLSpanElement>(null);
  const { collected, day } = state;
  const collect = async () => {
    setCollecting({ kind: 'collecting' });
    const outcome = await collectDaily(records);
    setCollecting(outcome);
    // The focused button is disabled now.
    if (outcome.kind !== 'failed' && document.activeElement === document.body) title.current?.focus();
  };
  const heading = (
    <span ref={title} tabIndex={-1} className={styles.title}>
      {toDayOf(day, dailyRewards.length)}
    </span>
  );
  return (
    <Panel title={heading} actions={<Head collecting={collecting} now={now} />}>
      <StreakStrip {...state} />
      <div className={styles.footer}>
        <Button
          variant="primary"
          size="lg"
          icon="coins"
          className={styles.button}
          busy={collecting.kind === 'collecting'}
          disabled={collected}
          onClick={() => void collect()}
        >
          {copy.collect}
        </Button>
        <output className={styles.line}>
          {collecting.kind === 'collecting' && copy.collecting}
          {collecting.kind !== 'collecting' && collected && messages.dailyCollected}
        </output>
        {collecting.kind === 'failed' && !collected && <Message tone="error">{messages.dailyFailed}</Message>}
        {collecting.kind !== 'collecting' && collecting.kind !== 'failed' && !collected && (
          <span className={styles.line}>{toDue(rewardOfDay(day))}</span>
        )}
      </div>
    </Panel>
  );
}

function Head({ collecting, now }: { readonly collecting: Collecting; readonly now: number }) {
  return (
    <>
      <output className={styles.gained}>
        {collecting.kind === 'collected' && (
          <>
            <Icon name="check" />
            {toGain(collecting.gained)}
          </>
        )}
      </output>
      {collecting.kind !== 'collected' && (
        <Chip className={styles.clock}>
          <Icon name="clock" size="sm" />
          {toNewDay(toNextMidnight(now) - now)}
        </Chip>
      )}
    </>
  );
}
