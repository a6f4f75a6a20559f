import type { ReactNode } from 'react';
import styles from './CoinFacts.module.css';

interface FactProps {
  readonly term: string;
  /** Nothing or a blank text: the source does not know. */
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.unknown}>Unknown</span>}</dd>
    </div>
  );
}
