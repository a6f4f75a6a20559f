import type { ReactNode } from 'react';
import styles from './DialogQuestion.module.css';

interface DialogQuestionProps {
  /** Buttons; the first is the safe or expected answer. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Content of a dialog that asks a question: text and answer buttons. */
export function DialogQuestion({ actions, children }: DialogQuestionProps) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
