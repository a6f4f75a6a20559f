import { messages, retryWait } from '../../../contracts/messages.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { Gauge } from './Gauge.tsx';
import { SentimentSkeleton } from './SentimentSkeleton.tsx';
import { useSentiment } from './use-sentiment.ts';
import { ZoneLegend } from './ZoneLegend.tsx';
import styles from './SentimentPanel.module.css';

export interface SentimentWords {
  readonly title: string;
  /** What the gauge measures. */
  readonly name: string;
  readonly note: string;
}

/** How the market feels: the index of the latest day with the source's word for it. */
export function SentimentPanel({ words }: { readonly words: SentimentWords }) {
  const status = useSentiment();
  return (
    <FeedPanel
      title={words.title}
      className={styles.panel}
      status={status}
      skeleton={<SentimentSkeleton />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
    >
      {({ value, value_classification: classification, timestamp }) => (
        <div className={styles.content}>
          <Gauge name={words.name} value={value} classification={classification} />
          <ZoneLegend classification={classification} />
          <p className={styles.note}>
            Value of <UtcDate iso={new Date(timestamp * 1000).toISOString()} /> (UTC). {words.note}
          </p>
        </div>
      )}
    </FeedPanel>
  );
}
