import type { ReactNode } from 'react';
import type { Decision } from '../../records/load-decisions.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import styles from './CoinScreen.module.css';

interface CoinDecisionProps {
  readonly decision: Decision | undefined;
  /** Today's decision. */
  readonly form: ReactNode;
}

/** The form of today's decision, and the decision that stands until it is saved. */
export function CoinDecision({ decision, form }: CoinDecisionProps) {
  const today = useToday();
  return (
    <div className={styles.column}>
      {decision && decision.record.day !== today && <ResultCard {...decision} />}
      {form}
    </div>
  );
}
