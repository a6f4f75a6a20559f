import { classNames } from '../class-names.ts';
import styles from './ChartLegend.module.css';

type Mark = 'hollow' | 'solid' | 'bars' | 'line' | 'dashed' | 'dashdot';

const paths: Readonly<Record<Mark, string>> = {
  hollow: 'M3 2h9v10H3z',
  solid: 'M3 2h9v10H3z',
  bars: 'M1.5 2h5v5h-5z',
  line: 'M0 7h16',
  dashed: 'M0 7h16',
  dashdot: 'M0 7h16',
};

export interface ChartLegendProps {
  /** Hollow: up. Solid: down. Bars: both. The lines are the first three series. */
  readonly entries: readonly { readonly mark: Mark; readonly label: string }[];
}

export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ mark, label }) => (
        <li key={label} className={styles.entry}>
          <svg className={classNames(styles[mark])} width="16" height="14" aria-hidden="true">
            <path d={paths[mark]} />
            {mark === 'bars' && <path className={classNames(styles.solid)} d="M9.5 7h5v5h-5z" />}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
