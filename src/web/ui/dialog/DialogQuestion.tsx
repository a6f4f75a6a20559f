import type { ReactNode } from 'react';
import styles from './DialogQuestion.module.css';

interface DialogQuestionProps {
  /** The buttons, of which the first leaves everything as it is or is the one expected. */
  readonly actions: ReactNode;
  /** What is asked, in paragraphs. */
  readonly children: ReactNode;
}

/** What a dialog holds that asks something: words, and the buttons to answer with. */
export function DialogQuestion({ actions, children }: DialogQuestionProps) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
