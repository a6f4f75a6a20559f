import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ChartFacts.module.css';

interface ChartFactsProps {
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** What they come to, in words; a tone says which way. */
  readonly verdict: ReactNode;
  readonly tone?: 'up' | 'down';
}

/** The latest figures of a chart, below it. */
export function ChartFacts({ facts = [], verdict, tone }: ChartFactsProps) {
  return (
    <div className={styles.facts}>
      {facts.length > 0 && (
        <dl className={styles.list}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classNames(styles.verdict, tone && styles[tone])}>
        {tone && <span aria-hidden="true">{tone === 'up' ? '▲ ' : '▼ '}</span>}
        {verdict}
      </p>
    </div>
  );
}
