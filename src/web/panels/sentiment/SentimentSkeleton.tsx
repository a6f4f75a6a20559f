import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { drawing, tickValues, toTick } from './gauge-lines.ts';
import { sentimentZones } from './sentiment-zones.ts';
import gaugeStyles from './Gauge.module.css';
import styles from './SentimentSkeleton.module.css';

const { left, top, width, height } = drawing;

/** The gauge without a value while it is on its way. */
export function SentimentSkeleton() {
  return (
    <div className={styles.content}>
      <div className={gaugeStyles.gauge}>
        <svg className={gaugeStyles.drawing} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {tickValues.map((tick) => (
            <line key={tick} className={gaugeStyles.tick} stroke="var(--surface-3)" {...toTick(tick)} />
          ))}
        </svg>
        <div className={gaugeStyles.reading}>
          <div className={styles.reading}>
            <Skeleton width={72} height={44} />
            <Skeleton width={56} height={16} />
          </div>
        </div>
      </div>
      <div className={styles.zones}>
        {sentimentZones.map(({ name }) => (
          <Skeleton key={name} height={40} />
        ))}
      </div>
      <Skeleton width="60%" />
    </div>
  );
}
