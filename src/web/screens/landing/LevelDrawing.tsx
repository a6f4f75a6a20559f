import styles from './LevelDrawing.module.css';

const line =
  'M2 69.5L22 73L42 66L62 76.5L82 87L102 95.8L122 106.3L143 111.5L163 120.3L183 125.5L203 118.5L223 123.8L243 111.5' +
  'L263 101L283 106.3L303 90.5L323 80L343 85.3L364 71.3L384 59L404 52L424 55.5L444 39.8L464 27.5';

/** A drawing, not a chart: it shows no coin and no price. */
export function LevelDrawing({ label }: { readonly label: string }) {
  return (
    <div aria-hidden="true">
      <span className={styles.label}>{label}</span>
      <svg className={styles.drawing} viewBox="0 20 470 120">
        <path className={styles.level} d="M0 27.5H470" />
        {[73, 104.5, 136].map((y) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H470`} />
        ))}
        <path className={styles.line} d={line} />
        <circle className={styles.end} cx="464" cy="27.5" r="5.5" />
      </svg>
    </div>
  );
}
