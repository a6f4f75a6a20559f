import type { FeedState } from '../../../contracts/feed.ts';
import { maxSentiment } from '../../../contracts/sentiment.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { drawing, tickValues, toLabelPlace, toNeedle, toTick } from './gauge-lines.ts';
import { getZone } from './sentiment-zones.ts';
import styles from './Gauge.module.css';

interface GaugeProps {
  readonly name: string;
  /** 0 to 100. */
  readonly value: number;
  readonly classification: string;
  readonly state: FeedState;
}

const { left, top, width, height } = drawing;
const labels = [
  { value: 0, side: styles.before },
  { value: 25, side: styles.before },
  { value: 50, side: styles.above },
  { value: 75, side: styles.after },
  { value: maxSentiment, side: styles.after },
] as const;

/** Screen readers read the meter element. */
export function Gauge({ name, value, classification, state }: GaugeProps) {
  const text = markFigures(state, `${value} of ${maxSentiment}, ${classification}`);
  return (
    <div className={styles.gauge}>
      <VisuallyHidden>
        <meter aria-label={name} aria-valuetext={text} min={0} max={maxSentiment} value={value}>
          {text}
        </meter>
      </VisuallyHidden>
      <svg className={styles.drawing} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {tickValues.map((tick) => (
          <line
            key={tick}
            className={classNames(styles.tick, tick > value && styles.rest)}
            stroke={getZone(tick).color}
            {...toTick(tick)}
          />
        ))}
        <line className={styles.casing} {...toNeedle(value)} />
        <line className={styles.needle} {...toNeedle(value)} />
      </svg>
      {labels.map((label) => (
        <span
          key={label.value}
          aria-hidden="true"
          className={classNames(styles.label, label.side)}
          style={toLabelPlace(label.value)}
        >
          {label.value}
        </span>
      ))}
      <div className={styles.reading} aria-hidden="true">
        <span className={styles.value}>{value}</span>
        <span className={styles.classification}>{classification}</span>
        <span className={styles.scale}>out of {maxSentiment}</span>
      </div>
    </div>
  );
}
