import { messages, retryWait } from '../../../contracts/messages.ts';
import { maxSentiment } from '../../../contracts/sentiment.ts';
import { moodCopy as copy } from '../../copy/panels/sentiment.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { sentimentZones } from './sentiment-zones.ts';
import { useSentiment } from './use-sentiment.ts';
import styles from './Mood.module.css';

export function Mood() {
  return (
    <FeedPanel
      title={copy.title}
      status={useSentiment()}
      skeleton={
        <div className={styles.mood}>
          <Skeleton width={140} height={28} />
        </div>
      }
      failure={{ message: messages.loadingFailed, wait: retryWait }}
    >
      {({ value, value_classification: classification }) => (
        <div className={styles.mood}>
          <p className={styles.words}>
            <b className={styles.value}>{value}</b> <strong className={styles.word}>{classification}</strong>{' '}
            <span className={styles.of}>{copy.of(maxSentiment)}</span>
          </p>
          <div className={styles.bar} aria-hidden="true">
            {sentimentZones.map(({ name, from, to, color }) => (
              <i key={name} style={{ flexGrow: to - from, background: color }} />
            ))}
            <b style={{ insetInlineStart: `${(value / maxSentiment) * 100}%` }} />
          </div>
        </div>
      )}
    </FeedPanel>
  );
}
