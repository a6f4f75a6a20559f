import { classNames } from '../class-names.ts';
import styles from './ChartFacts.module.css';

interface Verdict {
  readonly text: string;
  readonly tone?: 'up' | 'down';
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly verdict?: Verdict;
}

interface ChartFactsProps {
  readonly facts?: readonly Fact[];
  readonly verdict?: string;
}

export function ChartFacts({ facts = [], verdict }: ChartFactsProps) {
  return (
    <div className={styles.facts}>
      {facts.length > 0 && (
        <dl className={styles.list}>
          {facts.map(({ label, value, verdict: own }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {own && <FactVerdict {...own} />}
            </div>
          ))}
        </dl>
      )}
      {verdict !== undefined && <p className={styles.verdict}>{verdict}</p>}
    </div>
  );
}

function FactVerdict({ text, tone }: Verdict) {
  return (
    <dd className={classNames(styles.verdict, tone && styles[tone])}>
      {tone && <span aria-hidden="true">{tone === 'up' ? '▲ ' : '▼ '}</span>}
      {text}
    </dd>
  );
}
