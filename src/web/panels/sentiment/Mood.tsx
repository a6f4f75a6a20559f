import { messages, retryWait } from '../../../contracts/messages.ts';
import { maxSentiment } from '../../../contracts/sentiment.ts';
import { moodCopy as copy } from '../../copy/panels/sentiment.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { getZone } from './sentiment-zones.ts';
import { useSentiment } from './use-sentiment.ts';
import styles from './Mood.module.css';

export function Mood() {
  return (
    <FeedPanel
      title={copy.title}
      status={useSentiment()}
      skeleton={
        <p className={styles.mood}>
          <Skeleton width={140} height={20} />
        </p>
      }
      failure={{ message: messages.loadingFailed, wait: retryWait }}
    >
      {({ value, value_classification: classification }) => (
        <p className={styles.mood}>
          <span className={styles.swatch} style={{ background: getZone(value).color }} />
          <strong className={styles.word}>{classification}</strong>
          <span className={styles.value}>{copy.of(value, maxSentiment)}</span>
        </p>
      )}
    </FeedPanel>
  );
}
