import { messages, retryWait } from '../../../contracts/messages.ts';
import { toIso } from '../../ui/text/moments.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Gauge } from './Gauge.tsx';
import { isNamed, sentimentZones } from './sentiment-zones.ts';
import { drawing, tickValues, toTick } from './gauge-lines.ts';
import { useSentiment } from './use-sentiment.ts';
import styles from './SentimentPanel.module.css';
import gaugeStyles from './Gauge.module.css';

interface SentimentWords {
  readonly title: string;
  readonly name: string;
  readonly note: string;
}

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
      {({ value, value_classification: classification, timestamp }, { state }) => (
        <div className={styles.content}>
          <Gauge name={words.name} value={value} classification={classification} state={state} />
          <ZoneLegend classification={classification} />
          <p className={styles.note}>
            Value of <UtcDate iso={toIso(timestamp)} /> (UTC). {words.note}
          </p>
        </div>
      )}
    </FeedPanel>
  );
}

function ZoneLegend({ classification }: { readonly classification: string }) {
  return (
    <ul className={styles.zones}>
      {sentimentZones.map((zone) => (
        <li
          key={zone.name}
          className={styles.zone}
          aria-current={isNamed(zone, classification) ? 'true' : undefined}
        >
          <span className={styles.swatch} style={{ background: zone.color }} />
          <span>{zone.name}</span>
          <span className={styles.range}>
            {zone.from}–{zone.to}
          </span>
        </li>
      ))}
    </ul>
  );
}

const { left, top, width, height } = drawing;

function SentimentSkeleton() {
  return (
    <div className={styles.waiting}>
      <div className={gaugeStyles.gauge}>
        <svg className={gaugeStyles.drawing} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {tickValues.map((tick) => (
            <line key={tick} className={gaugeStyles.tick} stroke="var(--surface-3)" {...toTick(tick)} />
          ))}
        </svg>
        <div className={gaugeStyles.reading}>
          <div className={styles.waitingReading}>
            <Skeleton width={72} height={44} />
            <Skeleton width={56} height={16} />
          </div>
        </div>
      </div>
      <div className={styles.waitingZones}>
        {sentimentZones.map(({ name }) => (
          <Skeleton key={name} height={40} />
        ))}
      </div>
      <Skeleton width="60%" />
    </div>
  );
}
