import { isNamed, sentimentZones } from './sentiment-zones.ts';
import styles from './ZoneLegend.module.css';

/** The zones of the scale with their ranges; the one of the source's word is marked. */
export function ZoneLegend({ classification }: { readonly classification: string }) {
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
