import type { ReactNode } from 'react';
import type { Decision } from '../../research/record/load-decisions.ts';
import { ResultCard } from '../../research/results/ResultCard.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import styles from './CoinScreen.module.css';

interface CoinDecisionProps {
  readonly decision: Decision | undefined;
  readonly form: ReactNode;
}

export function CoinDecision({ decision, form }: CoinDecisionProps) {
  const today = useToday();
  return (
    <div className={styles.column}>
      {decision && decision.record.day !== today && <ResultCard {...decision} />}
      {form}
    </div>
  );
}
