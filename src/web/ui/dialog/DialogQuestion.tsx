import type { ReactNode } from 'react';
import styles from './DialogQuestion.module.css';

interface DialogQuestionProps {
  /** The first is the safe or expected answer. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function DialogQuestion({ actions, children }: DialogQuestionProps) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
